"""What both documents leave open, as docs/rulings.md settles it (RD16 and on), seen as at the door."""

from dataclasses import replace
from typing import Any

import pytest

from flow_desktop.river_dice.engine import RiverOptions, RiverState, new_game
from flow_desktop.river_dice.engine.door_json import game_object
from flow_desktop.river_dice.engine.goals import reached, report
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from tests.river_dice.tables import RICH, a_game, a_map, actions, do, written

FULL_RIVERS = ColumnSheet(((1, 1, 1, 1), (), (), (), ()))


def completing(state: RiverState) -> dict[str, Any]:
    """What the door tells about the card that is completed."""
    told: dict[str, Any] = game_object(state)["completing"]
    return told


@pytest.mark.rule("river RD11", "river 5.2")
def test_a_sign_is_crossed_out_by_the_action_that_uses_it() -> None:
    won = do(a_game("B", animals=RICH, row=("P2",)), "complete 1")
    assert won.current.pending == ("sun",) and won.current.sheet.as_object()["suns"] == 0
    assert do(won, "sun a").current.sheet.as_object()["suns"] == 1


@pytest.mark.rule("river RD16")
def test_a_card_is_completed_the_moment_it_is_paid() -> None:
    choosing = do(a_game("C", animals=RICH, row=("W4",), cards=(1, 2, 3, 4)), "complete 1 discount")
    assert choosing.current.completed == 0, "it is chosen, not paid"
    paid = do(choosing, actions(choosing)[0])
    assert paid.phase.value == "take" and paid.current.completed == 1
    assert do(paid, "skip").phase.value == "mark"


@pytest.mark.rule("river RD17")
def test_open_names_what_is_not_taken_even_what_cannot_be_paid() -> None:
    poor = do(a_game("B", animals=RICH, row=("R4",), cards=(10, 2, 3, 4), tokens=0), "complete 1")
    assert completing(poor)["open"] == ["bonus", "tokens"]
    assert actions(poor) == ["skip", "tokens"], "two tokens are wanted, and none are there"
    assert completing(do(poor, "tokens"))["open"] == ["bonus"]
    early = do(a_game("B", animals=RICH, row=("R4",)), "complete 1 discount")
    assert early.phase.value == "pay" and completing(early)["open"] == ["tokens"]


@pytest.mark.rule("river RD17")
def test_card_3_is_taken_once_its_die_is_rolled() -> None:
    """A deal whose hawk die shows two types in round 1."""
    for seed in range(99):
        state = new_game(RiverOptions(str(seed), sheet="B", completion=(3, 1, 2, 4), abundance=True)).state
        seat = replace(state.seats[0], animals=RICH)
        state = do(replace(state, seats=(seat,)), actions(state)[0], "complete 1", "bonus hawk die")
        if state.phase.value == "die":
            break
    assert completing(state)["rolled"] == 1 and "bonus" not in completing(state)["open"]


@pytest.mark.rule("river RD18", "river RD12")
def test_hexes_of_a_landmark_column_are_no_free_hexes() -> None:
    sheet = a_map("e8 e9 f9 g8 b1 g7", landmarks=(2, 0, 0, 0, 0))
    state = do(a_game(sheet, animals=RICH, row=("R1",)), "complete 1", "skip", "circle rivers g9")
    assert state.current.pending == ("circle rivers",) * 2 and game_object(state)["seats"][0]["free"] == 0


@pytest.mark.rule("river RD19")
def test_scenario_12_counts_the_two_animals_that_score_most() -> None:
    """Seven salmon in a run are 12 points, ten hawks apart would be 16: here 12 and 8, and little else."""
    run = "a1 a2 a3 a4 a5 a6 b7"
    for hawks, enough in (("c1 c3 c5 e1 e3 e5", True), ("c1 c3 c5 e1 e3", False)):
        sheet = written(0, salmon=run, hawk=hawks)
        state = new_game(RiverOptions("otter", scenario=12)).state
        seat = replace(state.seats[0], sheet=sheet)
        parts = sheet.parts()
        assert (parts["salmon"], parts["hawks"]) == (12, 8 if enough else 6)
        told = report(state, seat)
        assert told is not None and told.goals[1] is enough


@pytest.mark.rule("river RD20")
def test_any_two_full_rows_are_rows_1_and_2() -> None:
    def seat_with(heights: tuple[int, ...]) -> tuple[int, ...]:
        sheet = ColumnSheet(tuple((1,) * height for height in heights))
        return reached(replace(a_game().current, sheet=sheet))

    assert 5 in seat_with((2, 2, 2, 2, 2)) and 5 in seat_with((4, 2, 3, 2, 2))
    assert 5 not in seat_with((4, 4, 4, 4, 1))


@pytest.mark.rule("river RD22")
@pytest.mark.parametrize("sheet", ["C", "D"])
def test_left_counts_in_step_4_alone(sheet: str) -> None:
    taking = do(a_game(sheet, animals=RICH, row=("W4",), cards=(4, 1, 2, 3)), "complete 1")
    assert taking.phase.value == "take" and completing(taking)["left"] == 0
    marking = do(taking, "skip")
    assert marking.phase.value == "mark" and completing(marking)["left"] == 3 == completing(marking)["value"]
    assert completing(do(marking, actions(marking)[0]))["left"] == 2
    on_b = do(a_game("B", animals=RICH, row=("W4",), cards=(4, 1, 2, 3)), "complete 1")
    assert completing(on_b)["left"] == 0


@pytest.mark.rule("river RD23", "river RD8")
def test_nothing_to_mark_needs_no_room_to_skip() -> None:
    state = a_game(FULL_RIVERS, animals=RICH, row=("R1",), cards=(11, 1, 2, 3))
    state = do(state, "complete 1 discount", "pay 1,1,0,0,0")
    assert completing(state)["value"] == 0 and actions(state) == ["skip", "tokens"]
    assert do(state, "skip").current.tokens == 2, "its token is left"


@pytest.mark.rule("river RD24", "river RD13")
def test_achievements_are_told_in_a_scenario_too_and_won_says_how_it_stands() -> None:
    state = new_game(RiverOptions("otter", scenario=5)).state
    won = replace(state.seats[0], sheet=ColumnSheet(((5, 5),) * 5), tokens=4)
    told = game_object(replace(state, seats=(won,)))["seats"][0]
    assert told["achievements"] == [1, 2, 3, 5, 6] and told["scenario"]["won"] is True
    poorer = game_object(replace(state, seats=(replace(won, tokens=3),)))["seats"][0]
    assert poorer["scenario"] == {"points": True, "goals": [True, False], "won": False}
