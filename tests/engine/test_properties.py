"""Properties of every board and every game, whatever was played."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine import (
    GameState,
    Options,
    Phase,
    RefusedError,
    attempt,
    legal,
    new_game,
    refusal,
    step,
)
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Die,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayFishing,
    PlaySupport,
    Roll,
    TimeUp,
    Trade,
)
from flow_desktop.engine.explain import placement_refusal
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.placement import fitting, placements, spot_list
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.tiles import BIRD, Kind, kind_of, piece_of
from tests.engine.strategies import any_boards, any_commands, editions, kinds, played_games, states

SMALL_COMMANDS: list[Command] = [
    *(Draw(pile) for pile in range(-1, 7)),
    *(DrawShown(index) for index in range(-1, 5)),
    *(PlaceTile(cell, edges) for cell in range(56) for edges in range(16)),
    *(kind(cell) for kind in (PlaySupport, PlayBird) for cell in range(56)),
    *(PlayFishing(first, second) for first in range(7) for second in (None, *range(7))),
    *(Trade(), Discard(), PlayCalmWaters()),
    *(Roll(die) for die in (None, *Die)),
]


def tiles_everywhere(state: GameState) -> Counter[Kind]:
    """Every map tile, wherever it is."""
    supply = state.supply
    on_board = [kind_of(state.board.pieces[cell]) for cell in state.board.tiles()]
    held = [] if state.turn.holding is None else [state.turn.holding]
    face_down = [kind for pile in supply.piles for kind in pile]
    found = Counter([*on_board, *held, *face_down, *supply.shown, *supply.discard])
    del found[Kind.ROCK]
    return found


def cards_everywhere(state: GameState) -> Counter[Card]:
    """Every action card in the game."""
    held = [card for hand in state.hands for card in hand]
    beside = [Card.CALM_WATERS] * state.turn.calm
    return Counter([*held, *beside, *state.supply.action_pile, *state.supply.action_discard])


@settings(max_examples=300)
@given(any_boards, st.lists(st.tuples(st.integers(0, 99999), kinds, st.booleans(), editions), max_size=8))
def test_boards_made_step_by_step_equal_boards_made_afresh(
    board: Board, steps: list[tuple[int, Kind, bool, str]]
) -> None:
    for pick, kind, path, edition in steps:
        spots = spot_list(fitting(board, kind, rule_set(edition), path))
        tiles = board.tiles()
        if spots and pick % 4:
            cell, edges = spots[pick % len(spots)]
            board = board.with_piece(cell, piece_of(kind, edges, pick % 3 == 0))
        elif tiles:
            cell = tiles[pick % len(tiles)]
            board = board.with_bird(cell) if path else board.without(cell)
        assert board == Board.of(board.pieces)
    assert board.birds == sum(1 for cell in CELLS if board.pieces[cell] & BIRD)


@settings(max_examples=500)
@given(any_boards, kinds, editions, st.booleans(), st.integers(-1, 57), st.integers(0, 15))
def test_a_placement_is_refused_exactly_when_it_is_not_listed(
    board: Board, kind: Kind, edition: str, path: bool, cell: int, edges: int
) -> None:
    listed = spot_list(placements(board, kind, rule_set(edition), path))
    why = placement_refusal(board, kind, cell, edges, rule_set(edition), path)
    assert (why is None) == ((cell, edges) in listed)


@settings(max_examples=200)
@given(played_games())
@pytest.mark.rule("1.tiles", "1.cards", "R12")
def test_nothing_is_lost_and_nothing_appears(game: tuple[Options, list[Command], GameState]) -> None:
    options, _, state = game
    edition = rule_set(options.edition)
    assert tiles_everywhere(state) == Counter(edition.tiles)
    start = new_game(options).state
    assert cards_everywhere(state) == cards_everywhere(start)
    assert state.birds + state.board.birds == 3
    rocks = [cell for cell in state.board.tiles() if kind_of(state.board.pieces[cell]) is Kind.ROCK]
    assert len(rocks) <= state.rules.rocks


@given(played_games())
def test_the_same_commands_give_the_same_game(game: tuple[Options, list[Command], GameState]) -> None:
    options, commands, state = game
    again = new_game(options).state
    for command in commands:
        again = step(again, command).state
    assert again == state


@settings(max_examples=200)
@given(states, st.lists(any_commands, min_size=1, max_size=20))
@pytest.mark.rule("3.complete")
def test_legal_lists_exactly_what_is_not_refused(state: GameState, commands: list[Command]) -> None:
    listed = legal(state)
    for command in commands:
        why = refusal(state, command)
        if isinstance(command, TimeUp):
            on_the_clock = state.turn.phase in (Phase.TURN, Phase.HOLDING)
            assert command.begun is not None or (why is None) == on_the_clock
        else:
            assert (why is None) == (command in listed)


@settings(max_examples=40)
@given(states)
@pytest.mark.rule("3.complete")
def test_legal_lists_everything_that_is_not_refused(state: GameState) -> None:
    listed = {command for command in legal(state) if type(command) in set(map(type, SMALL_COMMANDS))}
    assert {command for command in SMALL_COMMANDS if refusal(state, command) is None} == listed


@settings(max_examples=60)
@given(states)
def test_every_legal_command_is_carried_out_and_listed_once(state: GameState) -> None:
    listed = legal(state)
    assert len(listed) == len(set(listed))
    assert listed or state.result is not None
    for command in listed[:: max(1, len(listed) // 60)]:
        after = step(state, command)
        assert after.events
        assert after.state != state
        assert after.state.board == Board.of(after.state.board.pieces)


@settings(max_examples=200)
@given(states, any_commands)
def test_a_refused_command_changes_nothing(state: GameState, command: Command) -> None:
    before = repr(state)
    why = refusal(state, command)
    if why is None:
        assert attempt(state, command) == step(state, command)
    else:
        assert attempt(state, command) == why
        with pytest.raises(RefusedError) as raised:
            step(state, command)
        assert raised.value.refusal == why
    assert repr(state) == before
