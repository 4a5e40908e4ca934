"""A round: completing a card step by step, the completion cards, the end of the round and of the game."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flow_desktop.river_dice.engine import (
    RiverCode,
    RiverOptions,
    RiverPhase,
    RiverState,
    new_game,
    score,
    winners,
)
from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.command_text import read_command
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet
from tests.river_dice.tables import RICH, a_game, actions, do, played

FULL_RIVERS = ColumnSheet(((1, 1, 1, 1), (), (), (), ()))
ALL_FULL = ColumnSheet(((1, 1, 1, 1),) * 5)


def at(card: int, row: str = "R4", **wishes: Any) -> RiverState:
    """A game with this completion card at place 1, and this habitat card."""
    others = [each for each in (1, 2, 3, 4) if each != card][:3]
    return a_game(cards=(card, *others), row=(row,), **{"animals": RICH, **wishes})


def why(state: RiverState, text: str) -> str:
    """The code of a refusal."""
    refused = refusal(state, read_command(text))
    assert refused is not None
    return refused.code.value


@pytest.mark.rule("river 3.1", "river 3.13", "river RD3")
def test_a_turn_is_collect_then_perhaps_a_card_then_done() -> None:
    state = new_game(RiverOptions("otter")).state
    assert why(state, "done") == why(state, "complete 1") == RiverCode.NOT_NOW
    state = do(state, "collect 4,0,0,0,0")
    assert actions(state) == ["complete 1", "done"]
    after = do(state, "done")
    assert (after.round, after.phase, after.current.completed) == (2, RiverPhase.COLLECT, 0)


@pytest.mark.rule("river 3.13", "river RD8", "river 1.10")
def test_the_example_of_the_rulebook() -> None:
    """River, value 3, 2 tokens: one elk is saved; 4, 2 and 1 are paid; then the tokens."""
    state = do(a_game(animals=(4, 2, 0, 1, 0), tokens=0), "complete 1 discount")
    assert state.phase is RiverPhase.PAY and actions(state) == ["pay 4,2,0,1,0"]
    state = do(state, "pay 4,2,0,1,0")
    assert state.phase is RiverPhase.TAKE and actions(state) == ["skip", "tokens"]
    assert state.completing is not None and state.completing.open == ("tokens",)
    state = do(state, "tokens")
    assert state.current.tokens == 2 and state.phase is RiverPhase.CHOOSE
    assert state.current.sheet == ColumnSheet(((3,), (), (), (), ()))
    assert actions(state) == ["done"] and state.completing is None


@pytest.mark.rule("river 3.12", "river 3.13")
def test_one_card_a_round_and_it_stays() -> None:
    state = do(a_game(animals=RICH, row=("P2", "R4")), "complete 2", "skip")
    assert state.row == ("P2", "R4") and state.current.completed == 1
    assert why(state, "complete 1") == RiverCode.ONE_A_ROUND
    again = replace(state, used=False)
    assert "complete 2" in actions(again)


@pytest.mark.rule("river 3.13", "river RD7")
def test_without_discount_the_printed_cost_is_paid_at_once() -> None:
    state = do(a_game(animals=RICH, row=("P2",)), "complete 1")
    assert state.current.animals == (9, 9, 7, 7, 9) and state.phase is RiverPhase.CHOOSE
    poor = a_game(animals=(4, 2, 0, 0, 0))
    assert actions(poor) == ["done"]
    assert why(poor, "complete 1") == RiverCode.CANNOT_PAY and why(poor, "complete 2") == RiverCode.NO_CARD
    assert why(poor, "complete 1 discount 2") == RiverCode.NO_DISCOUNT


@pytest.mark.rule("river RD7", "river 1.10")
def test_card_1_takes_exactly_one_animal_off() -> None:
    state = do(at(1), "complete 1 discount")
    assert actions(state) == ["pay 3,2,0,2,0", "pay 4,1,0,2,0", "pay 4,2,0,1,0"]


@pytest.mark.rule("river RD7", "river 1.10")
def test_card_7_pays_one_or_two_with_other_types() -> None:
    state = do(at(7, "P2", animals=(2, 0, 2, 1, 0)), "complete 1 discount")
    assert actions(state) == ["pay 1,0,1,2,0", "pay 1,0,2,1,0", "pay 2,0,1,1,0", "pay 2,0,2,0,0"][1:]
    rich = do(at(7, "P2"), "complete 1 discount")
    listed = [tuple(map(int, text[4:].split(","))) for text in actions(rich)]
    assert all(sum(paid) == 4 and paid != (0, 0, 2, 2, 0) for paid in listed)
    assert (0, 0, 4, 0, 0) in listed and (0, 0, 1, 3, 0) in listed and (1, 1, 0, 2, 0) in listed
    assert (1, 1, 1, 1, 0) in listed and (1, 1, 1, 0, 1) not in listed


@pytest.mark.rule("river RD7", "river 1.10", "river 3.14", "river 3.15", "river RD13")
def test_card_11_lowers_the_value_and_takes_two_animals_off() -> None:
    state = do(at(11, "F1", tokens=0), "complete 1 discount")
    assert state.completing is not None and state.completing.value == 0
    assert actions(state) == ["pay 0,0,1,0,0"]
    state = do(state, "pay 0,0,1,0,0", "tokens")
    assert state.current.sheet == ColumnSheet() and state.current.tokens == 1
    assert state.current.completed == 1, "a card of value 0 counts as completed"
    full = at(11, "R1", sheet=FULL_RIVERS)
    assert actions(full) == ["complete 1 discount", "done"], "nothing is marked, so no room is needed"
    skipped = do(full, "complete 1 discount", "pay 2,0,0,0,0")
    assert "skip" in actions(skipped)
    higher = at(11, "R2", sheet=FULL_RIVERS)
    assert actions(higher) == ["done"] and why(higher, "complete 1 discount") == RiverCode.COLUMN_FULL


@pytest.mark.rule("river 3.15")
def test_a_card_that_would_find_room_is_refused_for_what_cannot_be_paid() -> None:
    poor = {"animals": (0, 0, 0, 0, 0), "sheet": FULL_RIVERS}
    assert why(at(5, "R4", **poor), "complete 1") == RiverCode.CANNOT_PAY, "another column has room"
    assert why(at(11, "R1", **poor), "complete 1 discount") == RiverCode.CANNOT_PAY, "nothing would be marked"
    assert why(at(11, "R1", **poor), "complete 1") == RiverCode.COLUMN_FULL


@pytest.mark.rule("river RD7", "river 1.10")
def test_card_12_replaces_animals_by_tokens_paid_with_the_animals() -> None:
    state = at(12, "P2", tokens=9, animals=(0, 0, 1, 2, 0))
    listed = [
        "complete 1 discount 1",
        "complete 1 discount 2",
        "complete 1 discount 3",
        "complete 1 discount 4",
    ]
    assert actions(state) == [*listed, "done"]
    chosen = do(state, "complete 1 discount 2")
    assert chosen.current.tokens == 9 and chosen.completing is not None and chosen.completing.tokens == 2
    assert actions(chosen) == ["pay 0,0,0,2,0", "pay 0,0,1,1,0"]
    assert do(chosen, "pay 0,0,1,1,0").current.tokens == 7
    nothing = do(state, "complete 1 discount 4")
    assert actions(nothing) == ["pay 0,0,0,0,0"]
    poor = at(12, "P2", tokens=1, animals=(0, 0, 1, 2, 0))
    assert why(poor, "complete 1 discount 2") == RiverCode.TOO_FEW_TOKENS
    assert why(state, "complete 1 discount") == RiverCode.NO_DISCOUNT


@pytest.mark.rule("river RD8", "river 1.10")
def test_card_2_gives_an_animal_of_choice() -> None:
    state = do(at(2, "P2"), "complete 1")
    assert actions(state) == ["bonus bear", "bonus elk", "bonus fox", "bonus hawk", "bonus salmon", "skip"]
    assert do(state, "bonus bear").current.animals == (9, 9, 7, 7, 10)


@pytest.mark.rule("river RD8", "river 1.10", "river 2.8")
def test_card_3_rolls_a_personal_die() -> None:
    seeds = {}
    for number in range(60):
        state = do(a_game(cards=(3, 1, 2, 4), row=("P2",), animals=RICH), "complete 1")
        options = replace(state.setup.options, seed=f"s{number}")
        state = replace(state, setup=replace(state.setup, options=options))
        seeds[do(state, "bonus hawk die").phase] = state
    assert actions(seeds[RiverPhase.DIE]) == ["bonus bear die", "bonus hawk die", "skip"]
    rolled = do(seeds[RiverPhase.DIE], "bonus hawk die")
    assert rolled.completing is not None and rolled.completing.rolled == 1 and rolled.completing.open == ()
    assert actions(rolled) == ["animal hawk", "animal salmon"]
    assert do(rolled, "animal hawk").current.animals == (9, 10, 7, 7, 9)
    assert sum(do(seeds[RiverPhase.CHOOSE], "bonus hawk die").current.animals) == 42


@pytest.mark.rule("river RD8", "river 1.10")
def test_card_4_gives_two_tokens_and_order_is_free() -> None:
    state = do(at(4), "complete 1")
    assert actions(state) == ["bonus", "skip", "tokens"]
    assert do(state, "bonus", "tokens").current.tokens == do(state, "tokens", "bonus").current.tokens == 6
    assert do(state, "skip").current.tokens == 2, "tokens and bonus may be left"
    assert state.completing is not None and state.completing.open == ("bonus", "tokens")


@pytest.mark.rule("river RD8", "river 1.10", "river 3.14", "river 3.15")
def test_card_5_marks_another_habitat() -> None:
    state = do(at(5), "complete 1")
    assert "bonus rivers" not in actions(state) and "skip" in actions(state)
    after = do(state, "bonus mountains", "tokens")
    assert after.current.sheet == ColumnSheet(((), (), (), (), (3,)))
    full = do(at(5, sheet=FULL_RIVERS), "complete 1")
    assert actions(full) == [f"bonus {name}" for name in ("forests", "mountains", "prairies", "wetlands")] + [
        "tokens"
    ]
    assert "skip" not in actions(do(full, "tokens")), "then card 5 must be used"
    assert "skip" in actions(do(full, "bonus forests"))
    assert actions(at(5, sheet=ALL_FULL)) == ["done"]
    tracks = do(at(5, sheet="B"), "complete 1", "bonus forests", "skip")
    assert tracks.current.sheet == TrackSheet((0, 0, 0, 0, 3))


@pytest.mark.rule("river RD8", "river 1.10")
def test_card_6_gives_what_is_missing() -> None:
    state = do(at(6, "P2", animals=(0, 0, 2, 2, 0)), "complete 1")
    assert len(actions(state)) == 11 and "bonus salmon elk" in actions(state)
    assert do(state, "bonus salmon elk").current.animals == (1, 0, 0, 1, 0)
    one = do(at(6, "P2", animals=(1, 1, 3, 2, 1)), "complete 1")
    assert actions(one) == ["bonus elk", "skip"]
    none = do(at(6, "P2"), "complete 1")
    assert none.phase is RiverPhase.CHOOSE, "step 3 ends by itself"


@pytest.mark.rule("river RD8", "river 1.10")
def test_card_8_fills_tokens_up_before_those_of_the_card() -> None:
    state = do(at(8, tokens=1), "complete 1")
    assert do(state, "bonus", "tokens").current.tokens == 5
    late = do(state, "tokens")
    assert late.phase is RiverPhase.CHOOSE and late.current.tokens == 3, "with three there is nothing to take"


@pytest.mark.rule("river RD8", "river 1.10", "river 3.14")
def test_card_9_buys_two_animals_also_with_tokens_of_the_card() -> None:
    state = do(at(9, tokens=0), "complete 1")
    assert actions(state) == ["skip", "tokens"]
    state = do(state, "tokens")
    assert len(actions(state)) == 16 and "bonus elk bear" in actions(state)
    assert "bonus bear elk" not in actions(state), "in order"
    after = do(state, "bonus elk bear")
    assert after.current.tokens == 1 and after.current.animals == (5, 7, 9, 8, 10)
    broke = do(at(9, "P2", tokens=0), "complete 1")
    assert broke.phase is RiverPhase.CHOOSE


@pytest.mark.rule("river RD8", "river 1.10", "river 3.14")
def test_card_10_raises_the_value_without_limit() -> None:
    state = do(at(10, "M6", tokens=2), "complete 1")
    assert actions(state) == ["bonus", "skip"]
    assert do(state, "bonus").current.sheet == ColumnSheet(((), (), (), (), (6,)))
    assert do(at(10, "M6", tokens=1), "complete 1").phase is RiverPhase.CHOOSE


@pytest.mark.rule("river 3.14")
def test_what_is_gained_never_pays_for_the_card() -> None:
    poor = at(2, "P2", animals=(9, 9, 1, 2, 9))
    assert actions(poor) == ["done"]


@pytest.mark.rule("river 3.15")
def test_on_the_other_sheets_any_card_may_be_completed() -> None:
    full = TrackSheet((11, 11, 11, 11, 11), 7)
    assert "complete 1" in actions(at(2, sheet=full))


@pytest.mark.rule("river 3.16", "river RD9", "river RD12")
def test_bonuses_are_a_duty_and_void_without_a_target() -> None:
    state = at(1, "P2", sheet=ColumnSheet(((), (), (), (1,), ())))
    state = do(state, "complete 1")
    assert state.phase is RiverPhase.BONUS and "done" not in actions(state)
    full = TrackSheet((11, 11, 11, 11, 8), 7)
    ended = do(at(1, "F3", sheet=full), "complete 1")
    assert ended.current.sheet == TrackSheet((11, 11, 11, 11, 11), 7)
    assert ended.phase is RiverPhase.CHOOSE and ended.current.pending == ()
    assert ended.current.free == 1, "won, though it turned out void"


@pytest.mark.rule("river 3.17", "river 2.6", "river 3.18", "river 3.1", "river RD15")
def test_cards_come_and_go_and_the_game_ends_after_round_20() -> None:
    state = new_game(RiverOptions("otter")).state
    deck = state.setup.deck
    for number in range(1, 21):
        assert state.round == number and state.face_down == 20 - number
        assert state.row == tuple(deck[max(0, number - 4) : number][::-1])
        last = state
        state = do(state, min(actions(state)), "done")
    assert state.over and actions(state) == [] and state.row == last.row and state.rolls == last.rolls
    assert (state.round, state.seat) == (20, 0) and why(state, "done") == RiverCode.GAME_OVER


@pytest.mark.rule("river 3.2", "river 3.3", "river RD3")
def test_seats_act_one_after_another_on_the_same_central_dice() -> None:
    state = new_game(RiverOptions("otter", 3)).state
    rolls, others = state.rolls, state.seats[1:]
    assert len(set(rolls.personal)) > 1
    for seat in range(3):
        assert state.seat == seat and state.rolls == rolls and state.round == 1
        state = do(state, min(actions(state)), "done")
        if seat == 0:
            assert state.seats[1:] == others, "nobody's choices touch another"
    assert (state.round, state.seat) == (2, 0)


@pytest.mark.rule("river 8.2")
def test_most_points_win_then_most_tokens_then_all() -> None:
    state = new_game(RiverOptions("otter", 3)).state
    seat = state.seats[0]
    better, richer = replace(seat, tokens=12), replace(seat, tokens=4)
    assert winners(replace(state, seats=(seat, better, seat))) == (1,)
    assert winners(replace(state, seats=(seat, richer, seat))) == (1,)
    assert winners(replace(state, seats=(richer, seat, richer))) == (0, 2)


@pytest.mark.rule("river 8.1")
def test_five_goods_are_a_point() -> None:
    assert a_game(animals=(4, 0, 0, 0, 0), tokens=0).current.goods == 4
    for animals, tokens, points in (
        ((4, 0, 0, 0, 0), 0, 0),
        ((4, 0, 0, 0, 0), 1, 1),
        ((3, 3, 3, 0, 0), 0, 1),
    ):
        assert score(a_game(animals=animals, tokens=tokens).current)["leftovers"] == points


@pytest.mark.parametrize("sheet", "ABCD")
def test_random_games_end_and_nothing_goes_below_nothing(sheet: str) -> None:
    for number in range(4):
        options = RiverOptions(f"{sheet}{number}", 1 + number % 2, sheet, family=number == 3)
        for state in played(options, Random(number)):
            for seat in state.seats:
                assert min(seat.animals) >= 0 and seat.tokens >= 0
                assert seat.pending == tuple(sorted(seat.pending))
        assert state.round == 20 and all(not seat.pending for seat in state.seats)
