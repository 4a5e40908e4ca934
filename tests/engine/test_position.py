"""Positions set up by hand: what can be, what cannot and why, and the game that begins there."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from flow_desktop.engine import GameState, Phase, legal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.position import Fault, Position, Wrong, fault, game_at, impossible, position_of
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from tests.engine.strategies import states

BOX = rule_set("standard")


def at(board: str, **parts: Any) -> Position:
    """A position with this board; whatever lies on it is taken from the piles."""
    made = Position(read_board(board))
    piles = list(BOX.tiles)
    for kind in made.on_board:
        if kind in piles:
            piles.remove(kind)
    return replace(made, **{"piles": tuple(piles), **parts})


def wrong(position: Position) -> Wrong | None:
    found = fault(position)
    return None if found is None else found.wrong


def test_the_empty_table_can_be_played_from() -> None:
    assert fault(Position()) is None


def test_every_tile_of_the_box_is_somewhere() -> None:
    position = at("b1:EW c1:SW", piles=(Kind.BEND, Kind.TEE), shown=(Kind.CROSS,))
    everything = (*position.on_board, *position.piles, *position.shown, *position.discard)
    assert sorted(everything) == sorted(BOX.tiles)


WON = "a2:NSW g2:NES a3:NSW g3:NES a4:NES b4:EW c4:EW d4:NESW e4:EW f4:EW g4:NSW a5:NSW g5:NS a6:NS g6:NS"
CROSSES = "b1:NESW c1:NESW d1:NESW e1:NESW f1:NESW b2:NESW c2:NESW d2:NESW"
IMPOSSIBLE = [
    (at("b1:EW", piles=BOX.tiles), Fault(Wrong.TOO_MANY_TILES, (1,), Kind.STRAIGHT, 8)),
    (at("e5:rock"), Fault(Wrong.TOO_MANY_ROCKS, (read_cell("e5"),), Kind.ROCK, 0)),
    (
        at("b1:EW* c1:EW* d1:EW* e1:EW*"),
        Fault(Wrong.TOO_MANY_BIRDS, most=3),
    ),
    (at("", hand=(Card.BIRD,)), Fault(Wrong.TOO_MANY_CARDS, thing=Card.BIRD, most=3)),
    (at("", action_pile=(), hand=(Card.RETURN,) * 3), Fault(Wrong.TOO_MANY_CARDS, thing=Card.RETURN, most=2)),
    (at("", edition="italian"), Fault(Wrong.NO_ACTION_PILE)),
    (at("d4:N"), Fault(Wrong.BOAT_SIDE, (read_cell("d4"),))),
    (at("b1:EW c1:NS"), Fault(Wrong.EDGES, (1, 2))),
    (at("b1:NE"), Fault(Wrong.EDGES, (1, 0))),
    (at("", edition="russian"), Fault(Wrong.EDITION)),
    (at("", seed=" "), Fault(Wrong.SEED)),
    (at("", seed="x" * 65), Fault(Wrong.SEED)),
    (at("", round=0), Fault(Wrong.ROUND, most=99)),
    (at("", round=100), Fault(Wrong.ROUND, most=99)),
    (
        at("", scenarios=(Scenario.OBSTACLES,) * 5),
        Fault(Wrong.SCENARIOS, thing=Scenario.OBSTACLES, most=4),
    ),
    (
        at("", scenarios=(Scenario.NO_COMMUNICATION,) * 2),
        Fault(Wrong.SCENARIOS, thing=Scenario.NO_COMMUNICATION, most=1),
    ),
]


@pytest.mark.parametrize(("position", "expected"), IMPOSSIBLE)
def test_what_cannot_be_is_found(position: Position, expected: Fault) -> None:
    assert impossible(position) == expected
    assert fault(position) == expected


def test_eight_crosses_are_more_than_the_box_holds() -> None:
    found = fault(at(CROSSES))
    assert found is not None
    assert (found.wrong, found.thing, found.most) == (Wrong.TOO_MANY_TILES, Kind.CROSS, 7)
    assert len(found.cells) == 8


@pytest.mark.rule("R21")
def test_beside_a_rock_the_editions_differ() -> None:
    cards = {"scenarios": (Scenario.OBSTACLES,), "action_pile": ()}
    assert wrong(at("b1:EW c1:rock", **cards)) is None
    assert wrong(at("b1:EW c1:rock", edition="italian", **cards)) is Wrong.ROCK_EDGES
    assert wrong(at("b1:rock", edition="italian", **cards)) is None, "setup may put a rock beside an animal"


def test_a_boat_with_one_opening_comes_with_its_card() -> None:
    assert wrong(at("d4:N", scenarios=(Scenario.SINGLE_PATH_BOAT,))) is None


def test_a_finished_game_is_possible_but_cannot_be_played() -> None:
    won = at(WON)
    assert impossible(won) is None
    assert wrong(won) is Wrong.ALL_ABOARD
    nothing = at("", piles=())
    assert impossible(nothing) is None
    assert wrong(nothing) is Wrong.NOTHING_LEFT
    assert wrong(at("b1:EW", piles=(), hand=(Card.SUPPORT,), action_pile=())) is None


def test_the_game_begins_with_what_was_set_up() -> None:
    position = at(
        "b1:EW c1:SW*",
        hand=(Card.BIRD, Card.RETURN),
        action_pile=(Card.SUPPORT,),
        piles=(Kind.STRAIGHT, Kind.BEND, Kind.TEE),
        shown=(Kind.CROSS,),
        round=4,
        calm=True,
    )
    state = game_at(position)
    assert (state.turn.phase, state.turn.round, state.turn.calm) == (Phase.TURN, 4, True)
    assert sorted(kind for pile in state.supply.piles for kind in pile) == sorted(position.piles)
    assert [len(pile) for pile in state.supply.piles] == [1, 1, 1, 0, 0, 0]
    assert state.hand == (Card.BIRD, Card.RETURN)
    assert state.supply.discard == position.discard
    assert state.birds == 2
    assert game_at(position) == state, "the same position is the same game"
    assert position_of(state) == position


@given(states)
def test_every_game_is_a_possible_position_and_goes_on_from_there(state: GameState) -> None:
    position = position_of(state, state.turn.player)
    assert impossible(position) is None
    if fault(position) is None:
        again = game_at(position)
        assert again.board == state.board
        commands = legal(again)
        if commands:
            assert step(again, commands[0]).state != again
