"""'What would this give me': an account of commands is what the rules do, and tells nothing hidden."""

from dataclasses import replace
from random import Random

import pytest

from flow_desktop.river_dice.bots.foresight import foresee
from flow_desktop.river_dice.engine import RiverCode, RiverOptions, RiverPhase, legal, score, step
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, PickBonus
from flow_desktop.river_dice.engine.events import NumberWritten, RowFilled
from flow_desktop.river_dice.engine.goods import minus, plus
from flow_desktop.river_dice.engine.preview import completable, how_collected, preview
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from tests.river_dice.tables import RICH, a_game, played


@pytest.mark.parametrize("sheet", "ABCD")
def test_an_account_is_what_the_rules_then_do(sheet: str) -> None:
    """Tally, points and waiting bonuses of every command of a random game."""
    for state in played(RiverOptions("account", sheet=sheet), Random(5)):
        for command in legal(state):
            told = preview(state, command)
            if told.rolls or told.ends:
                assert told.after == state and told.points == 0
                continue
            after = step(state, command).state
            seat, then = state.current, after.seats[state.seat]
            assert then.animals == minus(plus(seat.animals, told.gained), told.paid)
            assert then.tokens == seat.tokens + told.tokens_gained - told.tokens_paid
            assert (
                told.points == score(then)["total"] - score(seat)["total"] == sum(dict(told.parts).values())
            )
            assert told.waits == then.pending and told.after == after


@pytest.mark.rule("river 3.13", "river 4.4")
def test_a_card_that_fills_a_row() -> None:
    sheet = ColumnSheet(((), (2,), (3,), (1,), (2,)))
    told = preview(a_game(sheet, animals=RICH, cards=(4, 1, 2, 3)), CompleteCard(1))
    assert told.paid == (4, 2, 0, 2, 0) and told.after.phase is RiverPhase.TAKE
    told = preview(told.after, read_command("tokens"), read_command("bonus"))
    assert told.tokens_gained == 4 and told.waits == ("any",)
    assert {type(event) for event in told.marked} == {NumberWritten, RowFilled}
    assert dict(told.parts)["row1"] == 3 + 3 and told.points == 6 + dict(told.parts).get("leftovers", 0)


@pytest.mark.rule("river 3.10")
def test_collecting_says_which_cards_it_unlocks() -> None:
    state = a_game(
        animals=(1, 1, 1, 1, 1), row=("F1",), dice=((4, 4, 1), 2, (6, 2)), phase=RiverPhase.COLLECT
    )
    two = CollectAnimals((0, 0, 2, 0, 0))
    assert completable(state) == frozenset() and two in legal(state)
    told = preview(state, two)
    assert told.unlocked == (1,) and told.gained == (0, 0, 2, 0, 0) and told.tokens_paid == 0
    assert preview(state, CollectAnimals((3, 0, 0, 0, 0))).unlocked == ()


def test_what_is_refused_says_why() -> None:
    told = preview(a_game(), CompleteCard(1))
    assert told.refusal is not None and told.refusal.code is RiverCode.CANNOT_PAY
    assert preview(a_game(animals=RICH), CompleteCard(1), PickBonus(1)).refusal is not None


def test_nothing_hidden_is_told() -> None:
    """Neither what card 3 rolls nor the next round; another deal gives the same account."""
    rolling = preview(a_game(animals=RICH, cards=(3, 1, 2, 4)), CompleteCard(1)).after
    state = a_game(animals=RICH)
    for seed in ("one", "two", "three"):
        for at, text in ((rolling, "bonus bear die"), (state, "done")):
            options = replace(at.setup.options, seed=seed)
            other = replace(at, setup=replace(at.setup, options=options))
            told = preview(other, read_command(text))
            assert told.after == other and (told.rolls, told.ends) == (text != "done", text == "done")
            assert (told.gained, told.points, told.marked) == ((0, 0, 0, 0, 0), 0, ())


@pytest.mark.rule("river 11.2")
def test_goals_that_would_be_reached() -> None:
    state = a_game(ColumnSheet(picks=(1, 2, 3)), animals=RICH)
    options = replace(state.setup.options, completion=None, scenario=1)
    state = replace(state, setup=replace(state.setup, options=options), phase=RiverPhase.CHOOSE)
    state = preview(state, CompleteCard(1)).after
    waiting = replace(state.current, pending=("pick",))
    state = replace(state, seats=(waiting,), phase=RiverPhase.BONUS)
    assert preview(state, PickBonus(10)).goals == (1,)


@pytest.mark.rule("river 3.9", "river 3.11", "river 10.1")
def test_the_dice_that_give_what_is_collected() -> None:
    """The plainest way: no action where none is needed; and the numbers are those of the command."""
    for family in (False, True):
        for state in played(RiverOptions("dice", family=family), Random(4)):
            if state.phase is not RiverPhase.COLLECT:
                continue
            for command in legal(state):
                assert isinstance(command, CollectAnimals)
                use = how_collected(state, command)
                assert use is not None and bool(use.action) >= bool(command.price)
                taken = [each for each in use.taken if each is not None]
                assert sum(count for _, count in taken) == sum(command.gain)
    state = a_game(dice=((4, 4, 1), 2, (6, 2)), phase=RiverPhase.COLLECT)
    use = how_collected(state, CollectAnimals((0, 0, 2, 0, 0)))
    assert use is not None and use.taken == (None, None, (2, 1), (2, 1), None) and not use.action
    assert how_collected(state, CollectAnimals((9, 0, 0, 0, 0))) is None


def test_foresight_plays_the_card_on_to_its_end() -> None:
    """A card on sheet C leaves hexes to choose: by itself it marks nothing, played on it brings points."""
    state = a_game("C", animals=RICH, cards=(4, 1, 2, 3), row=("W6",))
    told = foresee(state, CompleteCard(1))
    assert told.now.marked == () and told.now.paid == (3, 5, 2, 1, 1)
    assert told.then.points > told.now.points and len(told.plan) > 5 and told.then.ends
    assert foresee(state, FinishTurn()).then.ends
    assert foresee(state, PickBonus(1)).now.refusal is not None
