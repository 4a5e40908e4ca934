"""Scenarios, achievements and the trail."""

from dataclasses import replace
from typing import Any

import pytest

from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, RiverState, new_game, score
from flow_desktop.river_dice.engine.goals import MEASURES, reached, report, standings
from flow_desktop.river_dice.engine.scenarios import SHEETS, achievements, scenarios
from flow_desktop.river_dice.engine.sheets.animal_content import content as animal_content
from flow_desktop.river_dice.engine.sheets.area import SkyArea
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.map_content import content as map_content
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet
from flow_desktop.river_dice.engine.state import RiverSeat
from flow_desktop.river_dice.engine.trail import (
    RiverTrail,
    TrailBook,
    TrailError,
    read_book,
    shapes,
    won_by,
)
from flow_desktop.river_dice.scenes.goal_words import MEASURE_WORDS
from tests.river_dice.tables import a_map, written
from tests.river_dice.test_sheet_d import EXAMPLE


def names_of(habitat: int) -> str:
    """The hexes of a habitat on sheet C."""
    told = map_content()
    return " ".join(told.map.names[number] for number in bits(told.of_habitat[habitat]))


def names_d(habitat: int) -> str:
    """The hexes of a habitat on sheet D."""
    told = animal_content()
    return " ".join(told.map.names[number] for number in bits(told.of_habitat[habitat]))


def seat(
    sheet: RiverSheet, animals: tuple[int, ...] = (0, 0, 0, 0, 0), tokens: int = 0, **more: Any
) -> RiverSeat:
    return RiverSeat(animals, tokens, sheet, **more)


def columns(*filled: tuple[int, ...], picks: tuple[int, ...] = ()) -> ColumnSheet:
    return ColumnSheet((*filled, *((),) * (5 - len(filled))), picks)


SEVEN = TrackSheet((5, 5, 5, 5, 5))
SIX = TrackSheet((5, 5, 5, 5, 4))
VARIED = {"salmon": "a1 a3", "hawk": "a2 a4", "fox": "b1 a5", "elk": "b2 b4", "bear": "b3 b5"}
THREE_STRONG = written(
    bear="a1 a2 a4 a5 c1 c2 c4 c5", salmon="e1 e2 e3 e4 e5 e6 e7", hawk="a6 c7 e8 g1 g3 g5 c3 d1"
)
GOALS: list[tuple[int, int, RiverSeat, RiverSeat]] = [
    (1, 0, seat(columns(picks=(1, 2, 3, 4))), seat(columns(picks=(1, 2, 3)))),
    (2, 0, seat(TrackSheet((11, 0, 0, 0, 0))), seat(TrackSheet((10, 10, 10, 10, 10)))),
    (3, 0, seat(a_map(names_of(0))), seat(a_map(names_of(0).replace("a3 ", "")))),
    (
        4,
        0,
        seat(written(fox="a2 a3 b5 b6 d2 d3 e4 e5 g3 g4")),
        seat(written(fox="a2 a3 b5 b6 d2 d3 e4 e5 g3")),
    ),
    (5, 0, seat(ColumnSheet(((1, 1),) * 5)), seat(ColumnSheet(((1, 1),) * 4 + ((1,),)))),
    (5, 1, seat(columns(), tokens=4), seat(columns(), tokens=3)),
    (6, 0, seat(TrackSheet((4, 7, 7, 3, 3))), seat(TrackSheet((4, 7, 7, 3, 2)))),
    (6, 1, seat(TrackSheet(), (5, 0, 0, 0, 0)), seat(TrackSheet(), (4, 9, 9, 9, 9))),
    (7, 0, seat(a_map("", landmarks=(0, 0, 0, 3, 0))), seat(a_map("", landmarks=(3, 3, 3, 2, 3)))),
    (7, 1, seat(a_map("a4 a5 a6 a7 b4 b5")), seat(a_map("a4 a5 a6 a7 b4"))),
    (8, 0, seat(EXAMPLE), seat(written(salmon="a1 a2 a3 a4 a5"))),
    (8, 1, seat(written(), tokens=2), seat(written(), tokens=3)),
    (9, 0, seat(columns((5, 5, 4))), seat(columns((5, 5, 3)))),
    (9, 1, seat(columns(), (0, 0, 0, 0, 3)), seat(columns(), (9, 9, 9, 9, 2))),
    (10, 0, seat(TrackSheet(sky=SkyArea(4, 3))), seat(TrackSheet(sky=SkyArea(4, 2)))),
    (10, 1, seat(TrackSheet((8, 8, 4, 7, 7))), seat(TrackSheet((8, 8, 4, 7, 6)))),
    (11, 0, seat(a_map("", landmarks=(3, 0, 0, 0, 0))), seat(a_map("", landmarks=(2, 3, 3, 3, 3)))),
    (
        11,
        1,
        seat(a_map("b1 f10 a4 a5 a6 b4 g5 f6 f4 g1 f1 d1 b10 g3 a8")),
        seat(a_map("b1 f10 a4 a5 a6 b4 g5 f6 f4 g1 f1 d1 b10 g3")),
    ),
    (12, 0, seat(written(0, **VARIED)), seat(written(0, **(VARIED | {"bear": "b3"})))),
    (
        12,
        1,
        seat(written(elk="c1 c2 c3 c4 c6", salmon="e1 e2 e3 e4 e5 e6 e7")),
        seat(written(elk="c1 c2")),
    ),
    (13, 0, seat(columns((5, 4), (5, 4))), seat(columns((5, 4), (5, 3)))),
    (13, 1, seat(columns(), completed=14), seat(columns(), completed=13)),
    (14, 0, seat(TrackSheet(), free=4), seat(TrackSheet(), free=3)),
    (14, 1, seat(SEVEN), seat(SIX)),
    (15, 0, seat(a_map("a3 c5 e4 e7 g2")), seat(a_map("a3 c5 e4 e7 f8"))),
    (15, 1, seat(a_map(""), (3, 3, 3, 3, 0), 3), seat(a_map(""), (3, 3, 3, 3, 0), 2)),
    (16, 0, seat(written(), free=3), seat(written(), free=2)),
    (16, 1, seat(THREE_STRONG), seat(EXAMPLE)),
    (17, 0, seat(ColumnSheet(((1, 1, 1),) * 5)), seat(ColumnSheet(((1, 1, 1),) * 4 + ((1, 1),)))),
    (17, 1, seat(columns(), (2, 9, 9, 9, 9)), seat(columns(), (3, 0, 0, 0, 0))),
    (18, 0, seat(TrackSheet((6, 6, 6, 6, 5))), seat(TrackSheet((6, 6, 6, 6, 4)))),
    (18, 1, seat(TrackSheet(), (5, 0, 0, 0, 0), 9), seat(TrackSheet(), (5, 1, 0, 0, 0))),
    (19, 0, seat(a_map("", overflow=6)), seat(a_map("", overflow=5))),
    (19, 1, seat(a_map("", landmarks=(0, 0, 0, 0, 3))), seat(a_map("", landmarks=(3, 3, 3, 3, 2)))),
    (20, 0, seat(written(fox=f"{names_d(0)} {names_d(4)}")), seat(written(fox=names_d(0)))),
    (20, 1, seat(written(fox=names_d(1), elk=names_d(2))), seat(written(fox="a1 a2 b1"))),
]


@pytest.mark.rule("river 11.3", "river RD13")
@pytest.mark.parametrize(("number", "goal", "yes", "no"), GOALS, ids=lambda value: str(value)[:2])
def test_each_goal_of_the_scenarios(number: int, goal: int, yes: RiverSeat, no: RiverSeat) -> None:
    state = new_game(RiverOptions("otter", scenario=number)).state
    for player, expected in ((yes, True), (no, False)):
        told = report(state, player)
        assert told is not None and told.goals[goal] is expected


@pytest.mark.rule("river 11.2", "river 11.3", "river 9.1")
def test_a_scenario_is_won_with_points_and_all_goals_in_one_game() -> None:
    state = new_game(RiverOptions("otter", scenario=5)).state
    rows = ColumnSheet(((5, 5),) * 5)
    won = report(state, seat(rows, tokens=4))
    assert won is not None and (won.points, won.goals, won.won) == (True, (True, True), True)
    poor = report(state, seat(rows, tokens=3))
    assert poor is not None and (poor.points, poor.goals, poor.won) == (True, (True, False), False)
    short = report(state, seat(ColumnSheet(((1, 1),) * 5), tokens=4))
    assert short is not None and not short.points and all(short.goals) and not short.won
    assert report(new_game(RiverOptions("otter")).state, seat(rows)) is None


@pytest.mark.rule("river 11.3")
def test_the_table_of_scenarios() -> None:
    assert [scenarios()[number].sheet for number in range(1, 21)] == list("ABCD" * 5)
    points = [35, 60, 50, 40, 40, 70, 55, 50, 45, 80, 60, 60, 50, 85, 65, 65, 55, 95, 75, 65]
    assert [scenarios()[number].points for number in range(1, 21)] == points
    assert all(len(set(each.cards)) == 4 and 1 <= len(each.goals) <= 2 for each in scenarios().values())
    assert scenarios()[18].cards == (6, 7, 12, 4) and scenarios()[13].cards == (7, 1, 8, 10)
    assert {aim.measure for each in scenarios().values() for aim in each.goals} <= MEASURES.keys()


ACHIEVED: list[tuple[str, int, RiverSeat, RiverSeat]] = [
    ("A", 4, seat(columns((1,) * 4, (1,) * 4)), seat(columns((1,) * 4, (1,) * 3))),
    ("A", 5, seat(ColumnSheet(((1, 1),) * 5)), seat(ColumnSheet(((1, 1),) * 4 + ((1,),)))),
    (
        "A",
        6,
        seat(ColumnSheet(((5,), (4,), (3,), (3,), (2,)))),
        seat(ColumnSheet(((5,), (4,), (3,), (3,), (1,)))),
    ),
    ("A", 7, seat(columns((5, 5, 5, 0))), seat(columns((5, 5, 5)))),
    ("A", 8, seat(ColumnSheet(((1,) * 4,) * 5)), seat(ColumnSheet(((1,) * 4,) * 4 + ((1,),), (10,)))),
    ("B", 4, seat(TrackSheet((11, 11, 0, 0, 0))), seat(TrackSheet((11, 10, 10, 10, 10)))),
    ("B", 5, seat(TrackSheet(overflow=7)), seat(TrackSheet(overflow=6))),
    ("B", 6, seat(TrackSheet((7, 7, 7, 7, 7))), seat(TrackSheet((7, 7, 7, 7, 6)))),
    ("B", 7, seat(TrackSheet((11,) * 5, sky=SkyArea(6, 6, ("4d", "5d", "6d")))), seat(TrackSheet((11,) * 5))),
    ("B", 8, seat(TrackSheet(sky=SkyArea(4, 6))), seat(TrackSheet(sky=SkyArea(4, 5)))),
    ("C", 4, seat(a_map(f"{names_of(0)} {names_of(1)}")), seat(a_map(names_of(0)))),
    ("C", 5, seat(a_map("", sky=SkyArea(5, 5))), seat(a_map("", sky=SkyArea(5, 4)))),
    ("C", 6, seat(a_map("", landmarks=(2, 2, 2, 2, 2))), seat(a_map("", landmarks=(3, 3, 3, 0, 0)))),
    ("C", 7, seat(a_map("a7 b10 f10 g1 g5 g9")), seat(a_map("a7 b10 f10 g1 g5"))),
    ("C", 8, seat(a_map("", overflow=6)), seat(a_map("", overflow=5))),
    (
        "D",
        4,
        seat(written(salmon="c1 c2 c3 c4 c5 c6 c7 e1 e2 e3 e4 e5 e6 e7")),
        seat(written(salmon="c1 c2 c3 c4")),
    ),
    ("D", 5, seat(written(fox=" ".join(map(names_d, (0, 1))))), seat(written(fox="a1 a2 b1"))),
    (
        "D",
        6,
        seat(written(bear="a1 a2 a4 a5 c1 c2 c4 c5 c7 c8 e1 e2")),
        seat(written(bear="a1 a2 a4 a5 c1 c2 c4 c5 c7 c8 e1")),
    ),
    ("D", 7, seat(written(), free=5), seat(written(), free=4)),
    ("D", 8, seat(written(fox=f"{names_d(0)} {names_d(4)}")), seat(written(fox=names_d(0)))),
]


@pytest.mark.rule("river 11.3", "river RD13")
@pytest.mark.parametrize(("sheet", "number", "yes", "no"), ACHIEVED, ids=lambda value: str(value)[:2])
def test_each_achievement(sheet: str, number: int, yes: RiverSeat, no: RiverSeat) -> None:
    assert yes.sheet.letter == sheet
    assert number in reached(yes) and number not in reached(no)


@pytest.mark.rule("river 11.3")
def test_the_three_steps_of_points() -> None:
    steps = {sheet: [aim.number for aim in achievements()[sheet][:3]] for sheet in SHEETS}
    assert steps == {"A": [40, 50, 60], "B": [70, 85, 100], "C": [50, 65, 80], "D": [50, 60, 70]}
    for points, numbers in ((39, ()), (40, (1,)), (50, (1, 2)), (60, (1, 2, 3))):
        player = seat(columns(), tokens=5 * points)
        assert score(player)["total"] == points and reached(player) == numbers


def over(scenario: int | None, player: RiverSeat) -> RiverState:
    state = new_game(RiverOptions("otter", scenario=scenario, sheet=player.sheet.letter)).state
    return replace(state, phase=RiverPhase.OVER, seats=(player,))


@pytest.mark.rule("river 11.1", "river 11.3")
def test_the_trail_has_52_shapes_and_fills_with_what_is_won() -> None:
    assert len(shapes()) == 52 == len(set(shapes()))
    rows = seat(ColumnSheet(((5, 5),) * 5), tokens=4)
    assert won_by(over(5, rows), 0) == ("5",), "a scenario, or achievements"
    assert won_by(over(None, rows), 0) == ("A1", "A2", "A3", "A5", "A6")
    assert won_by(replace(over(5, rows), phase=RiverPhase.CHOOSE), 0) == ()
    trail = RiverTrail().with_shapes(("B3", "2", "1", "2"))
    assert trail.filled == ("1", "2", "B3") and trail.next_scenario == 3
    assert RiverTrail(shapes()).next_scenario is None


@pytest.mark.rule("river 11.1", "river RD21")
def test_anybody_may_keep_a_trail() -> None:
    """Five is the room of a printed sheet; a sixth person loses nothing here."""
    rows = seat(ColumnSheet(((5, 5),) * 5), tokens=4)
    book = TrailBook().after(over(5, rows), {0: "Ada"})
    assert book.of("Ada").filled == ("5",) and book.of("Bo") == RiverTrail()
    assert read_book(book.as_object()) == book
    for name in "BCDEF":
        book = book.with_trail(name, RiverTrail(("1",)))
    assert read_book(book.as_object()).of("F").filled == ("1",)
    wrong: Any
    for wrong in (None, [], {"x": 3}, {"x": ["Z9"]}, {"x": [1]}):
        with pytest.raises(TrailError):
            read_book(wrong)


@pytest.mark.rule("river 11.2")
def test_every_goal_has_words_and_its_standing_agrees_with_the_report() -> None:
    assert MEASURE_WORDS.keys() == MEASURES.keys()
    for number in scenarios():
        state = new_game(RiverOptions("otter", scenario=number)).state
        found, told = standings(state, state.seats[0]), report(state, state.seats[0])
        assert all(type(each.value) is int for each in found), "it is shown as '0 of 1'"
        assert told is not None and tuple(each.holds for each in found) == (told.points, *told.goals)
    plain = new_game(RiverOptions("otter")).state
    assert [each.value for each in standings(plain, plain.seats[0])][:3] == [1, 1, 1]
