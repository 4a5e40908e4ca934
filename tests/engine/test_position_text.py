"""Positions as text: there and back again, and a clear reason for whatever is no position."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import GameState
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.position import Position, fault, in_order, position_of
from flow_desktop.engine.position_text import (
    MOST_TEXT,
    SECTIONS,
    PositionTextError,
    Unreadable,
    read_position,
    write_position,
)
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import MAP_KINDS, Kind
from tests.engine.strategies import any_boards, states

FULL = (
    "board b1:EW c1:SW* d4:N / piles straight:2 bend / shown cross tee / hand bird support:2 / "
    "cards fishing / scenarios obstacles:2 single_path_boat / edition italian / round 7 / calm / seed a / b"
)


def test_a_position_in_full() -> None:
    position = read_position(FULL)
    assert position.board == read_board("b1:EW c1:SW* d4:N")
    assert position.piles == (Kind.STRAIGHT, Kind.STRAIGHT, Kind.BEND)
    assert position.shown == (Kind.CROSS, Kind.TEE)
    assert position.hand == (Card.SUPPORT, Card.SUPPORT, Card.BIRD)
    assert position.action_pile == (Card.FISHING,)
    assert position.scenarios == (Scenario.OBSTACLES, Scenario.OBSTACLES, Scenario.SINGLE_PATH_BOAT)
    assert (position.edition, position.round, position.calm) == ("italian", 7, True)
    assert position.seed == "a / b"
    assert write_position(position) == FULL.replace("bird support:2", "support:2 bird")


@pytest.mark.parametrize("text", ["", " ", "board", "board d4:NESW", "d4:NESW", " / ", "board\n d4:NESW"])
def test_what_is_left_out_is_as_usual(text: str) -> None:
    assert read_position(text) == Position()
    assert write_position(read_position(text)) == "board d4:NESW"


def test_what_lies_on_the_board_is_missing_in_the_piles() -> None:
    position = read_position("b1:EW / hand bird / calm")
    assert position.piles.count(Kind.STRAIGHT) == 7
    assert position.action_pile.count(Card.BIRD) == 2
    assert position.action_pile.count(Card.CALM_WATERS) == 1
    assert fault(position) is None


def test_named_and_empty_is_empty() -> None:
    position = read_position("board / piles / cards")
    assert (position.piles, position.action_pile) == ((), ())


UNREADABLE = [
    ("x" * (MOST_TEXT + 1), Unreadable.TOO_LONG, MOST_TEXT, ""),
    ("boot b1:EW", Unreadable.SECTION, 1, "boot"),
    ("board b1:EW / tiles bend", Unreadable.SECTION, 15, "tiles"),
    ("hand bird / hand bird", Unreadable.SECTION_TWICE, 13, "hand"),
    ("board b1:EW h9:NS", Unreadable.SPACE, 13, "h9:NS"),
    ("board b1:EW b1:NS", Unreadable.SPACE_TWICE, 13, "b1:NS"),
    ("a1:ES", Unreadable.ANIMAL_SPACE, 1, "a1:ES"),
    ("board d4:NE", Unreadable.BOAT, 7, "d4:NE"),
    ("board d4:NESW*", Unreadable.BOAT, 7, "d4:NESW*"),
    ("board b1", Unreadable.TILE, 7, "b1"),
    ("board b1:WE", Unreadable.TILE, 7, "b1:WE"),
    ("board b1:*", Unreadable.TILE, 7, "b1:*"),
    ("board b1:rock#", Unreadable.TILE, 7, "b1:rock#"),
    ("piles rock", Unreadable.KIND, 7, "rock"),
    ("shown curve", Unreadable.KIND, 7, "curve"),
    ("hand bird parrot", Unreadable.CARD, 11, "parrot"),
    ("scenarios storm", Unreadable.SCENARIO, 11, "storm"),
    ("piles bend:many", Unreadable.COUNT, 7, "bend:many"),
    ("piles bend:", Unreadable.COUNT, 7, "bend:"),
    ("piles bend:-1", Unreadable.COUNT, 7, "bend:-1"),
    ("piles bend:١", Unreadable.COUNT, 7, "bend:١"),
    ("edition russian", Unreadable.EDITION, 9, "russian"),
    ("edition", Unreadable.EDITION, 1, ""),
    ("round four", Unreadable.ROUND, 7, "four"),
    ("round 1 2", Unreadable.NOTHING_MORE, 9, "2"),
    ("calm please", Unreadable.NOTHING_MORE, 6, "please"),
]


@pytest.mark.parametrize(("text", "wrong", "place", "word"), UNREADABLE)
def test_what_is_wrong_and_where(text: str, wrong: Unreadable, place: int, word: str) -> None:
    with pytest.raises(PositionTextError) as raised:
        read_position(text)
    assert (raised.value.wrong, raised.value.place, raised.value.word) == (wrong, place, word)


def test_every_reason_is_shown_by_an_example() -> None:
    assert {wrong for _, wrong, _, _ in UNREADABLE} == set(Unreadable)


_SEEDS = st.text(st.sampled_from("abc /:#0-é"), min_size=1, max_size=12).filter(
    lambda seed: seed == seed.strip()
)


def _some(items: tuple[Kind, ...]) -> st.SearchStrategy[list[Kind]]:
    return st.lists(st.sampled_from(items), max_size=12)


@st.composite
def positions(draw: st.DrawFn, boards: st.SearchStrategy[Board] = any_boards) -> Position:
    """Positions of every sort, possible or not; the usual piles now and then."""
    read = read_position(f"edition {draw(st.sampled_from(EDITIONS))}")
    cards = st.lists(st.sampled_from(Card), max_size=6).map(lambda drawn: in_order(drawn, tuple(Card)))
    scenarios = st.lists(st.sampled_from(Scenario), max_size=5)
    return Position(
        draw(boards),
        draw(st.just(read.piles) | _some(MAP_KINDS).map(lambda drawn: in_order(drawn, MAP_KINDS))),
        tuple(draw(st.lists(st.sampled_from(MAP_KINDS), max_size=3))),
        draw(cards),
        draw(st.just(read.action_pile) | cards),
        tuple(sorted(draw(scenarios), key=tuple(Scenario).index)),
        read.edition,
        draw(st.integers(0, 99)),
        draw(st.booleans()),
        draw(st.just(read.seed) | _SEEDS),
    )


@given(positions())
def test_reading_what_was_written_gives_the_same_position(position: Position) -> None:
    text = write_position(position)
    assert read_position(text) == position
    assert write_position(read_position(text)) == text


@given(states)
def test_every_game_can_be_written_down_and_read_again(state: GameState) -> None:
    position = position_of(state, state.turn.player)
    assert read_position(write_position(position)) == position


PARTS = (
    *SECTIONS,
    "/",
    " ",
    ":",
    "*",
    "#",
    "b1:EW",
    "d4:N",
    "a1",
    "bend",
    "bird",
    "9",
    "rock",
    "\n",
    "\0",
    "é",
)


def test_two_thousand_hostile_texts_are_read_or_refused_in_their_place() -> None:
    draw = random.Random(6)
    refused = 0
    for _ in range(2000):
        parts = draw.choices(PARTS, k=draw.randrange(12))
        if draw.random() < 0.5:
            parts = list(FULL)
            for _ in range(draw.randrange(1, 6)):
                parts.insert(draw.randrange(len(parts)), draw.choice(PARTS))
            parts = ["".join(parts)]
        text = draw.choice(("", " ")).join(parts)
        try:
            fault(read_position(text))
        except PositionTextError as error:
            refused += 1
            assert 1 <= error.place <= len(text) + 1
            assert error.word in text
    assert refused > 500


def test_the_document_shows_a_position_as_it_is_written() -> None:
    document = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
    (example,) = re.findall(r"```position\n(.+?)\n```", document)
    assert write_position(read_position(example)) == example
    assert fault(read_position(example)) is None
    assert [f"`{name}`" for name in SECTIONS] == re.findall(r"^\| (`[a-z]+`) \|", document, re.MULTILINE)
