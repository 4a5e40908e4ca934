"""Sheet B: tracks, diamonds, sun and rain, free hexes, overflow, and the scoring example of 75 points."""

from collections import Counter

import pytest

from flow_desktop.river_dice.engine import RiverPhase, score
from flow_desktop.river_dice.engine.sheets.area import SkyArea
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet, content
from tests.river_dice.tables import RICH, a_game, actions, do

EXAMPLE = TrackSheet((6, 5, 10, 11, 3), 4, SkyArea(4, 3, ("1d", "2d", "3d", "4d")))


@pytest.mark.rule("river 5.5", "river 12.1")
def test_the_scoring_example() -> None:
    parts = score(a_game(EXAMPLE, animals=(2, 3, 1, 2, 0), tokens=3).current)
    assert parts == {
        "prairies": 9,
        "mountains": 7,
        "rivers": 17,
        "wetlands": 20,
        "forests": 4,
        "overflow": 5,
        "bonuses": 11,
        "leftovers": 2,
        "total": 75,
    }


@pytest.mark.rule("river 5.3")
def test_what_is_printed() -> None:
    hexes = Counter(part.thing for track in content().hexes for gift in track.values() for part in gift)
    assert hexes == {"sun": 6, "rain": 6, "token": 5, "free": 3}
    diamonds = Counter(each.gift[0] for each in content().diamonds)
    assert diamonds == {(1, "fox"): 3, (1, "bear"): 3, (1, "point"): 6, (2, "point"): 4, (1, "free"): 2}
    assert content().points == (1, 2, 4, 5, 7, 9, 11, 13, 15, 17, 20) and content().overflow == 7


@pytest.mark.rule("river 5.1")
def test_marking_goes_on_in_the_overflow_and_is_lost_beyond() -> None:
    state = a_game(TrackSheet((0, 0, 0, 0, 10)), animals=RICH, row=("F6",))
    assert do(state, "complete 1").current.sheet == TrackSheet((0, 0, 0, 0, 11), 4)
    nearly = a_game(TrackSheet((0, 0, 0, 0, 10), 6), animals=RICH, row=("F6",))
    assert do(nearly, "complete 1").current.sheet == TrackSheet((0, 0, 0, 0, 11), 7)


@pytest.mark.rule("river 5.2")
@pytest.mark.parametrize("lacking", range(4))
def test_a_diamond_wants_all_four_hexes(lacking: int) -> None:
    # the fox between hexes 3 and 4 of prairies and mountains
    tracks = [(3, 4), (4, 3), (2, 4), (4, 2)][lacking]
    sheet = TrackSheet((*tracks, 0, 0, 0))
    diamond = next(each for each in content().diamonds if (each.above, each.number) == (0, 3))
    assert not sheet.won(diamond) and TrackSheet((4, 4, 0, 0, 0)).won(diamond)
    if lacking == 0:
        state = do(a_game(sheet, animals=RICH, row=("P1",)), "complete 1", "skip")
        assert state.current.animals == (8, 9, 9, 8, 9), "paid one fox, won one"


@pytest.mark.rule("river 5.2", "river 5.4", "river RD9")
def test_sun_and_rain_take_what_is_open_in_the_leftmost_column() -> None:
    state = do(a_game("B", animals=RICH, row=("P2",), tokens=0), "complete 1")
    assert state.current.pending == ("sun",) and actions(state) == ["sun a", "sun b", "sun c", "sun d"]
    after = do(state, "sun c")
    assert after.current.tokens == 1 and after.phase is RiverPhase.CHOOSE
    assert after.current.sheet.as_object() == {
        "tracks": [2, 0, 0, 0, 0],
        "overflow": 0,
        "suns": 1,
        "rains": 0,
        "area": ["1c"],
    }
    rain = do(a_game(after.current.sheet, animals=RICH, row=("R2",)), "complete 1", "skip")
    assert rain.current.pending == ("rain",) and actions(rain) == ["rain a", "rain b", "rain d"]
    scored = do(rain, "rain d").current
    assert scored.sheet.parts()["bonuses"] == 1 and scored.sheet.as_object()["area"] == ["1c", "1d"]


@pytest.mark.rule("river 5.4")
@pytest.mark.parametrize(
    ("column", "letter", "gain"),
    [
        (1, "a", (2, 0, 0, 0, 0, 0)),
        (2, "a", (0, 2, 0, 0, 0, 0)),
        (3, "b", (0, 0, 0, 1, 0, 0)),
        (5, "c", (0, 0, 0, 0, 0, 3)),
        (6, "a", (0, 0, 0, 0, 2, 0)),
        (6, "d", (0, 0, 0, 0, 0, 0)),
    ],
)
def test_the_area(column: int, letter: str, gain: tuple[int, ...]) -> None:
    sheet = TrackSheet(sky=SkyArea(column - 1))
    before = do(a_game(sheet, animals=RICH, row=("P2",)), "complete 1")
    after = do(before, f"sun {letter}")
    tally = zip((*before.current.animals, before.current.tokens), gain, strict=True)
    assert (*after.current.animals, after.current.tokens) == tuple(have + more for have, more in tally)
    assert [content().area[f"{number}d"][0].number for number in range(1, 7)] == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("river 5.2", "river 5.4", "river RD12")
def test_any_animals_and_free_hexes_of_the_area_wait() -> None:
    two = do(a_game(TrackSheet(sky=SkyArea(5)), animals=RICH, row=("P2",)), "complete 1", "sun b")
    assert two.current.pending == ("any", "any")
    free = do(a_game(TrackSheet(sky=SkyArea(3)), animals=RICH, row=("P2",)), "complete 1", "sun c")
    assert free.current.pending == ("free",) and free.current.free == 1


@pytest.mark.rule("river 5.2", "river RD9", "river RD10")
def test_a_free_hex_goes_to_any_track_and_full_ones_are_the_overflow() -> None:
    sheet = TrackSheet((8, 11, 0, 11, 0))
    state = do(a_game(sheet, animals=RICH, row=("P1",)), "complete 1", "skip")
    assert [text for text in actions(state) if text.startswith("free")] == [
        "free forests",
        "free overflow",
        "free prairies",
        "free rivers",
    ]
    assert do(state, "free overflow").current.sheet == TrackSheet((9, 11, 0, 11, 0), 1)
    assert do(state, "free rivers").current.sheet == TrackSheet((9, 11, 1, 11, 0))
    full = do(a_game(TrackSheet((8, 11, 0, 11, 0), 7), animals=RICH, row=("P1",)), "complete 1", "skip")
    assert "free overflow" not in actions(full)
    none = do(a_game(TrackSheet((8, 0, 0, 0, 0)), animals=RICH, row=("P1",)), "complete 1", "skip")
    assert "free overflow" not in actions(none)


@pytest.mark.rule("river 5.2", "river RD9")
def test_a_bonus_may_set_off_further_ones() -> None:
    state = do(a_game(TrackSheet((8, 1, 1, 2, 1)), animals=RICH, row=("P1",)), "complete 1", "skip")
    assert state.current.pending == ("free",)
    assert do(state, "free wetlands").current.pending == ("sun",)
    assert do(state, "free forests").current.tokens == state.current.tokens + 1
