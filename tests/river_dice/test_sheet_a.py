"""Sheet A: columns, rows, picks, and the scoring example of 46 points."""

import pytest

from flow_desktop.river_dice.engine import RiverPhase, score
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet, content
from tests.river_dice.tables import RICH, a_game, actions, do

EXAMPLE = ColumnSheet(((5, 4, 5, 1), (3, 2, 4), (2, 2, 4), (1,), (3,)), (1, 10))


@pytest.mark.rule("river 4.5", "river 12.1")
def test_the_scoring_example() -> None:
    parts = score(a_game(EXAMPLE, animals=(2, 3, 1, 2, 0), tokens=3).current)
    assert parts == {
        "row1": 17,
        "row2": 8,
        "bonus1": 3,
        "row3": 13,
        "row4": 1,
        "bonus2": 2,
        "leftovers": 2,
        "total": 46,
    }
    assert sum(map(len, EXAMPLE.columns)) == 12 and sum(map(sum, EXAMPLE.columns)) == 36


@pytest.mark.rule("river 4.1")
def test_the_value_goes_to_the_topmost_empty_hex_of_its_column() -> None:
    state = a_game(animals=RICH, row=("P2",), cards=(4, 1, 2, 3))
    state = do(state, "complete 1", "skip")
    assert state.current.sheet.as_object() == {"columns": [[], [], [], [2], []], "picks": []}
    full = ColumnSheet(((), (), (), (1, 1, 1, 1), ()))
    assert actions(a_game(full, animals=RICH, row=("P2",))) == ["done"]


@pytest.mark.rule("river 4.2", "river RD9", "river RD10")
@pytest.mark.parametrize("filled", [1, 3])
def test_the_second_and_the_fourth_hex_give_a_pick(filled: int) -> None:
    sheet = ColumnSheet(((), (), (), (1,) * filled, ()), (2,))
    state = do(a_game(sheet, animals=RICH, row=("P2",)), "complete 1")
    assert state.phase is RiverPhase.BONUS and state.current.pending == ("pick",)
    assert actions(state) == sorted(f"pick {number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 10))
    after = do(state, "pick 10")
    assert after.current.sheet.as_object()["picks"] == [2, 10] and after.phase is RiverPhase.CHOOSE
    again = do(a_game(after.current.sheet, animals=RICH, row=("R3",)), "complete 1")
    assert again.phase is RiverPhase.CHOOSE, "a first hex gives none"
    third = ColumnSheet(((), (), (), (1, 1), ()))
    assert do(a_game(third, animals=RICH, row=("P2",)), "complete 1").phase is RiverPhase.CHOOSE


@pytest.mark.rule("river 4.3")
@pytest.mark.parametrize(
    ("number", "gain"),
    [
        (1, (0, 1, 1, 0, 0, 0)),
        (2, (1, 0, 0, 1, 0, 0)),
        (3, (0, 0, 0, 0, 1, 0)),
        (4, (3, 0, 0, 0, 0, 0)),
        (5, (0, 2, 0, 0, 0, 0)),
        (6, (0, 0, 2, 0, 0, 0)),
        (7, (0, 0, 0, 0, 0, 1)),
        (8, (0, 0, 0, 0, 0, 3)),
        (9, (0, 0, 0, 1, 0, 1)),
        (10, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_the_bonus_area(number: int, gain: tuple[int, ...]) -> None:
    sheet = ColumnSheet(((), (), (), (1,), ()))
    before = do(a_game(sheet, animals=RICH, row=("P2",)), "complete 1")
    after = do(before, f"pick {number}")
    tally = zip((*before.current.animals, before.current.tokens), gain, strict=True)
    assert (*after.current.animals, after.current.tokens) == tuple(have + more for have, more in tally)
    assert after.current.pending == (("any",) if number == 7 else ())
    assert len(content().area) == 12 and content().area[9] == content().area[10] == content().area[11]


@pytest.mark.rule("river 4.4", "river 3.5")
@pytest.mark.parametrize(("row", "points"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_a_full_row_gives_points_and_any_animal(row: int, points: int) -> None:
    filled = (1,) * row
    sheet = ColumnSheet((filled, filled, filled, filled[1:], filled))
    state = a_game(sheet, animals=RICH, row=("P2",), tokens=0)
    after = do(state, "complete 1")
    assert "any" in after.current.pending
    gained = after.current.sheet.parts()[f"row{row}"] - state.current.sheet.parts()[f"row{row}"]
    assert gained == 2 + points
    taken = do(after, "any elk")
    assert taken.current.animals[3] == after.current.animals[3] + 1


@pytest.mark.rule("river RD9")
def test_waiting_bonuses_are_taken_in_any_order() -> None:
    one = (1,)
    sheet = ColumnSheet(((1, 1), (1, 1), (1, 1), one, (1, 1)))
    state = do(a_game(sheet, animals=RICH, row=("P2",)), "complete 1")
    assert state.current.pending == ("any", "pick")
    assert do(state, "any fox", "pick 3") == do(state, "pick 3", "any fox")
    more = do(state, "pick 7")
    assert more.current.pending == ("any", "any")
