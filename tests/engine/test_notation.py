"""Notation: what was written is read back the same, and nonsense is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import GameState, legal
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.notation import (
    NotationError,
    read_board,
    read_cell,
    read_edges,
    read_kind,
    write_board,
)
from tests.engine.strategies import any_boards, states, writable_commands

COMMANDS = [
    "draw 3",
    "draw shown 1",
    "place c2:NES",
    "trade",
    "discard",
    "support c2",
    "bird c2",
    "current c2 e5:NS",
    "current c2 e5:rock",
    "fish 1 4",
    "fish 4",
    "calm",
    "return bend# c2:NE",
    "roll",
    "roll white",
    "roll black",
    "time",
    "time bird",
]


@pytest.mark.rule("1.board")
def test_a_board_is_written_row_by_row_with_its_boat() -> None:
    text = "e5:rock c2:NES d6:NESW* b1:EW#"
    assert write_board(read_board(text)) == "b1:EW# c2:NES d4:NESW e5:rock d6:NESW*"
    assert write_board(read_board("d4:W")) == "d4:W"
    assert read_board("") == read_board("d4:NESW") == START
    assert read_board("  b1:EW \t c1:EW\n") == read_board("b1:EW c1:EW")


@given(any_boards)
def test_boards_are_read_back_the_same(board: Board) -> None:
    assert read_board(write_board(board)) == board


@pytest.mark.parametrize(
    "text",
    [
        "b1",
        "b1:",
        ":EW",
        "b1:WE",
        "b1:N",
        "b1:EWX",
        "b1:ew",
        "h1:EW",
        "b8:EW",
        "b0:EW",
        "a1:ES",
        "g7:rock",
        "d4:NS",
        "d4:N*",
        "d4:NESW#",
        "d4:rock",
        "b1:EW b1:NS",
        "d4:N d4:E",
        "b1:EW*#",
        "b1:EW**",
        "b1:EW##",
        "b1:rock#",
        "b1:#",
        "b1:EW,c1:EW",
        "b1:EW c1",
    ],
)
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_board(text)


@given(st.text(max_size=30))
def test_any_text_is_a_board_or_refused(text: str) -> None:
    try:
        board = read_board(text)
    except NotationError:
        return
    assert read_board(write_board(board)) == board


@pytest.mark.parametrize("text", COMMANDS)
def test_commands_are_written_as_documented(text: str) -> None:
    assert write_command(read_command(text)) == text


@given(writable_commands)
def test_commands_are_read_back_the_same(command: Command) -> None:
    assert read_command(write_command(command)) == command


@given(states)
def test_everything_legal_can_be_written_and_read(state: GameState) -> None:
    for command in legal(state)[:200]:
        assert read_command(write_command(command)) == command


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "draw",
        "draw 0",
        "draw 100",
        "draw -1",
        "draw 1.5",
        "draw ٣",
        "draw ²",
        "draw shown",
        "draw hidden 1",
        "Draw 1",
        "place",
        "place c2",
        "place c2:",
        "place c2:NES now",
        "trade 1",
        "support",
        "support h1",
        "current c2",
        "current c2 e5",
        "fish",
        "fish 0",
        "fish 1 2 3",
        "return rock c2:rock",
        "return boat c2:NS",
        "roll red",
        "time flood",
        "time bird now",
        "place c2:NES" + " " * 80,
        "x" * 1000,
    ],
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_command(text)


@given(
    st.text(max_size=60)
    | st.sampled_from(COMMANDS).flatmap(lambda text: st.permutations(list(text)).map("".join))
)
def test_any_text_is_a_command_or_refused(text: str) -> None:
    try:
        command = read_command(text)
    except NotationError:
        return
    assert read_command(write_command(command)) == command


def test_small_words_are_refused_with_a_shortened_quotation() -> None:
    for reader in (read_cell, read_edges, read_kind):
        with pytest.raises(NotationError) as raised:
            reader("x" * 10_000)
        assert len(str(raised.value)) < 120
