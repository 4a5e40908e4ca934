"""Reasons are features of the move: which animals, which spaces, which lines of the dice."""

from dataclasses import replace

import pytest

from flow_desktop.bots.advice import Reason, ReasonCode
from flow_desktop.bots.hand import rank
from flow_desktop.bots.hint_area import area_of
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.reasons import MOST_REASONS, reasons
from flow_desktop.engine import GameState, Options, new_game
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import CELLS, Animal
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.tiles import Kind
from tests.bots.test_hand import NEARLY, at, random_states

PACE = Pace(8, 4)


def told(state: GameState, text: str) -> tuple[Reason, ...]:
    return reasons(state, read_command(text), rank(state, PACE))


def codes(state: GameState, text: str) -> list[str]:
    return [reason.code.value for reason in told(state, text)]


def test_the_last_tile_wins() -> None:
    assert codes(at(NEARLY, holding=Kind.STRAIGHT), "place f7:EW")[0] == "wins"


def test_an_animal_is_joined() -> None:
    joined = told(at("b1:EW c1:EW d1:SW d2:NS", holding=Kind.STRAIGHT), "place d3:NS")[0]
    assert (joined.code, joined.animals) == (ReasonCode.JOINS, (Animal.CAT,))
    assert joined.cells == (2 * 8 + 3,)


def test_one_animal_gets_nearer_and_several_share() -> None:
    near = told(at("", holding=Kind.BEND), "place b1:SW")[0]
    assert (near.code, near.animals) == (ReasonCode.NEARS, (Animal.CAT,))
    shared = told(at("b1:EW c1:EW f1:EW e1:EW", holding=Kind.TEE), "place d1:ESW")[0]
    assert (shared.code, shared.animals) == (ReasonCode.SHARES, (Animal.CAT, Animal.DOG))


def test_support_opens_a_way() -> None:
    opened = told(at("b1:NS# a2:NE# f7:EW", Card.SUPPORT), "support a2")[0]
    assert (opened.code, opened.animals) == (ReasonCode.OPENS, (Animal.CAT,))


def test_a_bird_guards_its_lines() -> None:
    guards = told(at("b1:EW c1:EW", Card.BIRD), "bird c1")[0]
    assert guards == Reason(ReasonCode.GUARDS, (), (2,), ((Die.WHITE, 1), (Die.BLACK, 3)))


def test_the_middle_lines_are_off_the_waves_lines() -> None:
    state = at("b1:EW c1:EW", holding=Kind.BEND)
    assert told(state, "place d1:SW")[1:] == (
        Reason(ReasonCode.OFF_THE_LINES, (), (3,), ((Die.WHITE, 1),)),  # no die names the column d
    )


def test_a_place_that_keeps_every_animals_way_open() -> None:
    """Beside a rock the cat has one way on; the same tile, turned to the border there, would shut it in."""
    state = at("b1:rock", holding=Kind.BEND)
    assert told(state, "place f1:ES")[-1] == Reason(ReasonCode.KEEPS_OPEN, (Animal.CAT,))


def test_of_one_animal_there_is_one_reason() -> None:
    """'Fewer tiles to go for the cat. In some other places it would cut off: the cat.' read like a puzzle."""
    state = at("b1:rock", holding=Kind.BEND)
    assert [each.code for each in told(state, "place a2:NE") if Animal.CAT in each.animals] == [
        ReasonCode.NEARS
    ]


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (at("", Card.BIRD), "draw 1", "keep_cards"),
        (at(NEARLY, shown=(Kind.STRAIGHT,)), "draw shown 1", "tile_fits"),
        (at("b1:EW", Card.CALM_WATERS), "calm", "calms"),
        (at("b1:EW", holding=Kind.BEND), "trade", "card_is_better"),
    ],
)
def test_moves_without_a_space_have_their_reason(state: GameState, text: str, code: str) -> None:
    assert codes(state, text) == [code]


def test_there_is_always_a_reason_and_never_too_many() -> None:
    for state in random_states(Options("why", 2, difficulty=4), 8, 9):
        ranking = rank(state, PACE)
        for weighed in (ranking[0], ranking[-1]):
            assert 1 <= len(reasons(state, weighed.command, ranking)) <= MOST_REASONS


def test_the_area_of_a_hint_has_its_space_in_it() -> None:
    for cell in CELLS:
        assert cell in area_of(cell) and len(area_of(cell)) == 9


def test_the_same_area_hides_more_than_one_space() -> None:
    assert len({area_of(cell) for cell in CELLS}) == 9


def test_a_board_of_the_game_is_left_alone() -> None:
    state = replace(new_game(Options("same")).state, board=read_board("b1:EW"))
    before = state.board
    told(replace(state, hands=((Card.SUPPORT,),)), "support b1")
    assert state.board == before
