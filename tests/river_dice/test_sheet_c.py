"""Sheet C: the map, landmarks, overflow, and the scoring example of 65 points."""

from collections import Counter
from dataclasses import replace

import pytest

from flow_desktop.river_dice.engine import RiverPhase, score
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.engine.sheets.area import SkyArea
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.map_content import content
from tests.river_dice.tables import RICH, a_game, a_map, actions, do

RIVERS = "a1 a2 a3 b1 b2 c1 e8 e9 f9 f10 g6 g7 g8 g9"
MOUNTAINS = "a8 a9 b9 b10 c7 c8 c9 d8 d9 d10 e7 e8 g2 g3"


def around(name: str) -> set[str]:
    """The names of a hex's neighbours."""
    shape = content().map
    return {shape.names[number] for number in bits(shape.around[shape.numbers[name]])}


@pytest.mark.rule("river 6.9", "river 12.1", "river 6.8")
def test_the_scoring_example() -> None:
    circled = f"{RIVERS} a4 a5 a6 b4 b6 a7 f4 f7 e5 e2 f2 d1 d2 f1 e1 b9 g3"
    sheet = a_map(circled, overflow=3, landmarks=(3, 2, 2, 2, 2), sky=SkyArea(1, 1, ("1d", "2d")))
    parts = score(a_game(sheet, animals=(2, 1, 1, 1, 0), tokens=0).current)
    assert parts == {
        "rivers": 24,
        "wetlands": 12,
        "forests": 4,
        "prairies": 8,
        "mountains": 3,
        "overflow": 2,
        "landmarks": 11,
        "leftovers": 1,
        "total": 65,
    }


@pytest.mark.rule("river 6.6")
def test_the_map_as_printed() -> None:
    told = content()
    assert len(told.hexes) == 66 and around("c1") == {"b1", "b2", "d1", "d2", "c2"}
    alone = Counter(each.habitats[0] for each in told.hexes if len(each.habitats) == 1)
    assert alone == dict.fromkeys(range(5), 10)
    assert [mask.bit_count() for mask in told.of_habitat] == [14] * 5
    points = [sum(h.points for h in told.hexes if h.habitats[:1] == (kind,)) for kind in range(5)]
    assert points == [20, 14, 14, 12, 12]
    assert all(not each.points for each in told.hexes if len(each.habitats) != 1)
    gifts = Counter(part.thing for each in told.hexes for part in each.gift if each.habitats)
    assert (gifts.pop("sun"), gifts.pop("rain")) == (5, 5) and set(gifts.values()) == {1} and len(gifts) == 5
    assert Counter(each.habitats[0] for each in told.hexes if each.landmark) == dict.fromkeys(range(5), 3)
    untyped = [
        name for name, h in zip(told.map.names, told.hexes, strict=True) if not h.habitats and not h.star
    ]
    assert untyped == ["b3", "b8", "f3", "f8"] and told.animal_hexes.bit_count() == 5
    assert MapSheet().as_object()["circled"] == ["d4", "d7"]


@pytest.mark.rule("river 6.1", "river RD8")
def test_hexes_are_circled_one_after_another_each_touching_one() -> None:
    state = do(a_game("C", animals=RICH, row=("W2",)), "complete 1")
    assert state.phase is RiverPhase.MARK and state.completing is not None and state.completing.left == 2
    assert actions(state) == [
        "circle wetlands c3",
        "circle wetlands c4",
        "circle wetlands c6",
        "circle wetlands c7",
    ]
    state = do(state, "circle wetlands c6")
    assert "circle wetlands b6" in actions(state) and "circle wetlands c4" in actions(state)
    state = do(state, "circle wetlands b7")
    assert state.phase is RiverPhase.CHOOSE and state.current.sheet.as_object()["circled"] == [
        "b7",
        "c6",
        "d4",
        "d7",
    ]


@pytest.mark.rule("river 6.1")
def test_a_hex_with_two_types_may_be_circled_for_either() -> None:
    for card, habitat in (("W1", "wetlands"), ("P1", "prairies")):
        state = do(a_game("C", animals=RICH, row=(card,)), "complete 1", "skip", f"circle {habitat} c3")
        assert state.current.pending == ("rain",)


@pytest.mark.rule("river 6.2", "river RD8")
def test_what_cannot_be_reached_is_lost() -> None:
    state = do(a_game("C", animals=RICH, row=("R3",)), "complete 1")
    assert state.phase is RiverPhase.CHOOSE and state.current.sheet == MapSheet()


@pytest.mark.rule("river 6.2", "river 6.8", "river RD8")
def test_a_complete_habitat_counts_and_the_rest_goes_to_the_overflow() -> None:
    sheet = a_map(RIVERS.replace("a1 ", ""))
    assert sheet.parts()["rivers"] == 18
    state = do(a_game(sheet, animals=RICH, row=("R6",), tokens=0), "complete 1", "circle rivers a1")
    after = state.current.sheet
    assert isinstance(after, MapSheet) and after.overflow == 4 and after.parts()["rivers"] == 24
    assert after.parts()["overflow"] == 2 and state.current.tokens == 1
    assert state.current.pending == ("any",)
    more = do(a_game(a_map(RIVERS, overflow=5), animals=RICH, row=("R6",)), "complete 1")
    assert isinstance(more.current.sheet, MapSheet) and more.current.sheet.overflow == 6
    assert more.current.sheet.parts()["overflow"] == 7


@pytest.mark.rule("river 6.3", "river RD9")
def test_a_hex_whose_six_neighbours_are_circled_is_circled_at_once() -> None:
    ring = sorted(around("b3"))
    assert len(ring) == 6
    sheet = a_map(" ".join(name for name in ring if name != "a3"))
    state = a_game(sheet, animals=RICH, row=("W1",), tokens=0)
    after = do(state, "complete 1", "skip", "circle wetlands a3")
    assert "b3" in after.current.sheet.as_object()["circled"] and after.current.tokens == 2
    assert not any(text.endswith("b3") for text in actions(do(state, "complete 1", "skip")))
    corner = a_map(" ".join(around("a1")))
    assert "a1" not in corner.as_object()["circled"], "only hexes that have six neighbours"
    assert "b3" not in "".join(map(str, corner.targets("free")))


@pytest.mark.rule("river 6.4", "river 6.7", "river RD9")
def test_sun_rain_and_free_hexes() -> None:
    state = do(a_game("C", animals=RICH, row=("W1",)), "complete 1", "skip", "circle wetlands c7")
    assert state.current.pending == ("sun",)
    for column, letter, waits in ((1, "a", ()), (4, "c", ("free",)), (5, "b", ("any", "any"))):
        sheet = MapSheet(sky=SkyArea(column - 1))
        game = do(a_game(sheet, animals=RICH, row=("W1",)), "complete 1", "skip", "circle wetlands c7")
        assert do(game, f"sun {letter}").current.pending == waits
    free = do(
        a_game(MapSheet(sky=SkyArea(3)), animals=RICH, row=("W1",)),
        *("complete 1", "skip", "circle wetlands c7", "sun c"),
    )
    touching = {name for star in ("d4", "d7", "c7") for name in around(star)} - {"d4", "d7", "c7", "b8"}
    assert actions(free) == sorted(f"free {name}" for name in touching)
    assert "c8" in do(free, "free c8").current.sheet.as_object()["circled"]
    area = content().area
    assert len(area) == 20 and [area[f"{column}d"][0].number for column in range(1, 6)] == [1, 1, 1, 2, 2]


@pytest.mark.rule("river 6.5", "river 6.8")
def test_landmarks_fill_rows_and_columns() -> None:
    sheet = a_map("b1 g7", landmarks=(2, 3, 1, 1, 1))
    assert sheet.parts()["landmarks"] == 3
    points = {
        (1, 1, 1, 1, 1): 3,
        (2, 2, 2, 2, 2): 9,
        (3, 3, 3, 3, 3): 21,
        (0, 0, 3, 0, 3): 6,
        (3, 3, 0, 3, 0): 0,
    }
    for landmarks, worth in points.items():
        assert MapSheet(landmarks=landmarks).parts()["landmarks"] == worth
    prairie = a_map("d1 d2 e1", landmarks=(0, 0, 0, 2, 0))
    after = do(a_game(prairie, animals=RICH, row=("P1",)), "complete 1", "skip", "circle prairies e2")
    assert after.current.animals == (8, 9, 8, 9, 10), "an elk was paid and one won, and a bear"
    assert after.current.sheet.as_object()["landmarks"] == [0, 0, 0, 3, 0]


@pytest.mark.rule("river 6.5", "river 6.8", "river RD9", "river RD12")
def test_a_river_column_gives_two_river_hexes() -> None:
    sheet = a_map("e8 e9 f9 g8 b1 g7", landmarks=(2, 0, 0, 0, 0))
    state = do(a_game(sheet, animals=RICH, row=("R1",)), "complete 1", "skip", "circle rivers g9")
    assert state.current.pending == ("circle rivers", "circle rivers") and state.current.free == 0
    assert actions(state) == [f"circle rivers {name}" for name in ("a1", "b2", "c1", "f10", "g6")]
    state = do(state, "circle rivers f10")
    assert state.current.pending == ("circle rivers",)
    assert do(state, "circle rivers g6").current.pending == ("sun",) and state.phase is RiverPhase.BONUS


@pytest.mark.rule("river RD9")
def test_hexes_of_a_complete_habitat_go_to_the_overflow_when_step_5_comes() -> None:
    sheet = a_map(RIVERS.replace(" g9", "").replace("a1 ", ""), landmarks=(2, 0, 0, 0, 0))
    state = a_game(sheet, animals=RICH, row=("R1",), tokens=0)
    state = do(state, "complete 1", "skip", "circle rivers g9")
    assert state.current.pending == ("circle rivers", "circle rivers")
    after = do(state, "circle rivers a1")
    assert after.phase is RiverPhase.CHOOSE and after.current.sheet.as_object()["overflow"] == 1


@pytest.mark.rule("river RD9")
def test_an_entry_without_a_target_waits_while_another_has_one() -> None:
    """A river that cannot be reached waits for a free hex; alone it is void."""
    seat = a_game(MapSheet(), animals=RICH, row=("W1",))
    state = do(seat, "complete 1", "skip", "circle wetlands c7")
    assert state.current.sheet.targets("circle rivers") == []
    waiting = replace(state, seats=(replace(state.current, pending=("circle rivers", "sun")),))
    assert actions(waiting) == ["sun a", "sun b", "sun c", "sun d"]
    ended = do(waiting, "sun a")
    assert ended.current.pending == () and ended.phase is RiverPhase.CHOOSE


def test_habitats_are_named_in_their_order() -> None:
    assert list(MapSheet().parts())[:5] == list(HABITATS)
