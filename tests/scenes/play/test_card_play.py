"""Playing cards step by step: choices, refusals, the way back. No screen is needed."""

from dataclasses import replace

import pytest

from flow_desktop.engine import GameState, Options, new_game
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    PlayBird,
    PlayCalmWaters,
    PlayFishing,
    PlaySupport,
)
from flow_desktop.engine.geometry import BOAT, EAST, WEST
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.play.card_play import Awaits, CardPlay, begin
from flow_desktop.scenes.play.carry import Errand


@pytest.fixture
def state() -> GameState:
    made = new_game(Options("cards")).state
    board = made.board.with_piece(1, piece_of(Kind.STRAIGHT, EAST | WEST))
    supply = made.supply.having_tiles(discard=(Kind.BEND, Kind.BEND, Kind.TEE))
    return replace(made, board=board, supply=supply, hands=(tuple(Card),))


def test_support_takes_any_tile(state: GameState) -> None:
    playing = begin(state, Card.SUPPORT)
    assert (playing.awaits, playing.targets) == (Awaits.TILE, frozenset({1}))
    assert playing.choose_cell(state, 1) == PlaySupport(1)
    assert playing.back(state) is None


@pytest.mark.parametrize(("cell", "code"), [(BOAT, Code.BOAT_STAYS), (0, Code.ANIMAL_STAYS)])
def test_what_cannot_be_taken_is_refused_by_the_engine(state: GameState, cell: int, code: Code) -> None:
    for card in (Card.SUPPORT, Card.CURRENT, Card.BIRD):
        answer = begin(state, card).choose_cell(state, cell)
        assert isinstance(answer, Refusal) and answer.code is code


def test_an_empty_space_is_no_target(state: GameState) -> None:
    answer = begin(state, Card.CURRENT).choose_cell(state, 20)
    assert isinstance(answer, Refusal) and answer.code is Code.NO_TILE_THERE


def test_a_bird_on_a_tile(state: GameState) -> None:
    assert begin(state, Card.BIRD).choose_cell(state, 1) == PlayBird(1)


def test_current_takes_up_and_goes_back(state: GameState) -> None:
    playing = begin(state, Card.CURRENT)
    carried = playing.choose_cell(state, 1)
    assert isinstance(carried, CardPlay)
    assert carried.awaits is Awaits.PLACE
    assert carried.errand == Errand(Kind.STRAIGHT, Card.CURRENT, 1)
    back = carried.back(state)
    assert back == playing
    assert back is not None and back.back(state) is None


def test_fishing_takes_two_piles_in_any_order(state: GameState) -> None:
    first = begin(state, Card.FISHING).choose_pile(state, 4)
    assert isinstance(first, CardPlay) and first.pile == 4
    assert first.choose_pile(state, 2) == PlayFishing(2, 4)
    assert first.choose_pile(state, 4) == PlayFishing(4, 4)
    assert first.back(state) == begin(state, Card.FISHING)


@pytest.mark.rule("R24")
def test_one_pile_is_enough_for_the_last_face_down_tile(state: GameState) -> None:
    last = replace(state, supply=state.supply.having_tiles(piles=((), (), (), (Kind.TEE,), (), ())))
    assert begin(last, Card.FISHING).choose_pile(last, 3) == PlayFishing(3)
    answer = begin(last, Card.FISHING).choose_pile(last, 0)
    assert isinstance(answer, Refusal) and answer.code is Code.PILE_EMPTY


def test_fishing_from_an_empty_pile(state: GameState) -> None:
    piles = ((), *state.supply.piles[1:])
    dry = replace(state, supply=state.supply.having_tiles(piles=piles))
    answer = begin(dry, Card.FISHING).choose_pile(dry, 0)
    assert isinstance(answer, Refusal) and answer.code is Code.PILE_EMPTY


def test_calm_waters_wants_a_yes(state: GameState) -> None:
    assert begin(state, Card.CALM_WATERS).confirm(state) == PlayCalmWaters()


def test_return_offers_each_discarded_kind_once(state: GameState) -> None:
    playing = begin(state, Card.RETURN)
    assert (playing.awaits, playing.kinds) == (Awaits.KIND, (Kind.BEND, Kind.TEE))
    placing = playing.choose_kind(Kind.TEE)
    assert isinstance(placing, CardPlay) and placing.errand == Errand(Kind.TEE, Card.RETURN)
    assert isinstance(playing.choose_kind(Kind.CROSS), Refusal)


def test_a_choice_that_is_not_asked_for_is_refused(state: GameState) -> None:
    assert isinstance(begin(state, Card.SUPPORT).choose_pile(state, 1), Refusal)
    assert isinstance(begin(state, Card.FISHING).choose_cell(state, 1), Refusal)
    assert isinstance(begin(state, Card.SUPPORT).confirm(state), Refusal)
