"""The card Fishing."""

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import CardPlayed, TilesRevealed, TurnStarted
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import a_game, done, kinds, refused, told


def pairs(*piles: str) -> list[str]:
    """The piles that may be fished from."""
    game = a_game("", "fishing", piles=piles)
    return sorted(write_command(action).removeprefix("fish ") for action in card_commands(game, Card.FISHING))


@pytest.mark.rule("3.card.fishing", "3.card")
def test_two_tops_are_turned_face_up() -> None:
    game = a_game("", "fishing", "", piles=("tee bend", "", "cross#"), shown="tee")
    after = done(game, "fish 1 3")
    assert after.supply.shown == kinds("tee bend cross#")
    assert after.supply.piles[:3] == (kinds("tee"), (), ())
    assert after.supply.action_discard == (Card.FISHING,)
    assert after.turn.player == 1
    revealed = TilesRevealed(0, (Kind.BEND, Kind.CROSS_OBSTACLE), (0, 2))
    assert told(game, "fish 1 3") == (CardPlayed(0, Card.FISHING), revealed, TurnStarted(1))


@pytest.mark.rule("3.card.fishing", "3.draw")
def test_from_the_next_turn_on_they_can_be_drawn() -> None:
    after = done(a_game("", "fishing", "", piles=("tee bend",)), "fish 1 1")
    assert after.supply.shown == kinds("bend tee")
    assert done(after, "draw shown 1").turn.holding is Kind.BEND
    assert done(after, "draw shown 2").turn.holding is Kind.TEE


@pytest.mark.rule("3.card.fishing", "R11", "R24")
def test_two_face_down_tiles_are_turned_or_the_last_one() -> None:
    assert pairs("tee", "", "bend bend", "cross") == ["1 3", "1 4", "3 3", "3 4"]
    assert pairs("", "tee bend") == ["2 2"]
    assert pairs("", "tee") == ["2"]
    assert pairs() == []


@pytest.mark.rule("3.card.fishing", "R24")
def test_the_last_face_down_tile_is_turned_alone() -> None:
    game = a_game("", "fishing", "", piles=("", "", "tee"), shown="bend")
    after = done(game, "fish 3")
    assert after.supply.shown == kinds("bend tee")
    assert after.supply.face_down == 0
    revealed = TilesRevealed(0, (Kind.TEE,), (2,))
    assert told(game, "fish 3") == (CardPlayed(0, Card.FISHING), revealed, TurnStarted(1))


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("piles", "action"),
    [
        (("tee", ""), "fish 1 2"),
        (("tee", ""), "fish 1 1"),
        (("tee", ""), "fish 2"),
        (("tee", "tee"), "fish 1"),
        (("tee tee",), "fish 1"),
        ((), "fish 1"),
    ],
)
def test_neither_more_nor_fewer_tiles_than_that(piles: tuple[str, ...], action: str) -> None:
    refusal = refused(a_game("", "fishing", piles=piles), action)
    assert refusal is not None and refusal.code is Code.FISH_TOO_FEW


@pytest.mark.rule("R11")
def test_revealed_tiles_are_not_face_down() -> None:
    game = a_game("", "fishing", piles=("",), shown="bend bend")
    assert card_commands(game, Card.FISHING) == []
