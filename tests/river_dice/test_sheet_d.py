"""Sheet D: animals in hexes, what they score, and the scoring example of 70 points."""

from itertools import combinations
from random import Random

import pytest

from flow_desktop.river_dice.engine import RiverPhase, score
from flow_desktop.river_dice.engine.sheets.animal_content import content
from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.standing import bear_pairs, elk_points, salmon_points
from tests.river_dice.tables import RICH, a_game, actions, do, written

EXAMPLE = written(
    1,
    salmon="a3 b4 c7 c8 d1 d5 d7 e4 e5 f7 g1 g4 g5 g6",
    hawk="a1 a5 b7 c1 c4 d6 d8",
    fox="a6 b3 c6 d4 e2 f3 f4 f6 g3",
    elk="b1 b2 c2 c3 d2 e3 f1 f5",
    bear="a2 b5 c5 e6 e7 f2 g2",
)
FORESTS = "a1 a2 b1 b2 b3 c1 c2 c3 d1 d2"


def mask(names: str) -> int:
    return content().map.mask(names)


@pytest.mark.rule("river 7.10", "river 12.1")
def test_the_scoring_example() -> None:
    parts = score(a_game(EXAMPLE, animals=(1, 1, 1, 0, 0), tokens=1).current)
    assert parts == {
        "bears": 9,
        "elk": 11,
        "foxes": 13,
        "hawks": 10,
        "salmon": 17,
        "overflow": 1,
        "habitats": 9,
        "leftovers": 0,
        "total": 70,
    }


@pytest.mark.rule("river 7.4")
def test_the_map_as_printed() -> None:
    told = content()
    assert len(told.map.names) == 50 and [area.bit_count() for area in told.of_habitat] == [10] * 5
    for between in told.between:
        hexes = list(bits(between.mask))
        assert len(hexes) == (3 if between.gift[0].thing == "free" else 2)
        assert all(told.map.around[one] >> other & 1 for one, other in combinations(hexes, 2))
    assert [between.gift[0].thing for between in told.between] == ["token"] * 5 + ["any"] * 5 + ["free"] * 5
    assert mask(FORESTS) == told.of_habitat[2]


@pytest.mark.rule("river 7.1", "river RD8")
def test_animals_of_the_printed_cost_go_anywhere_in_the_habitat() -> None:
    state = do(a_game("D", animals=RICH, row=("F2",), cards=(2, 1, 3, 4)), "complete 1", "skip")
    assert state.phase is RiverPhase.MARK and len(actions(state)) == 30
    state = do(state, "write d1:elk")
    assert len(actions(state)) == 18 and not any(text.endswith("elk") for text in actions(state))
    state = do(state, "write a2:fox")
    assert state.current.sheet.as_object() == {"hexes": ["a2:fox", "d1:elk"], "overflow": 0}
    discount = do(a_game("D", animals=RICH, row=("F2",)), "complete 1 discount", "pay 2,0,2,0,0")
    assert "write a1:elk" in actions(discount), "the printed cost, also with a discount"


@pytest.mark.rule("river 7.1", "river 1.10")
def test_with_card_5_another_habitat_is_filled() -> None:
    state = do(a_game("D", animals=RICH, row=("F2",), cards=(5, 1, 2, 3)), "complete 1", "bonus rivers")
    assert state.phase is RiverPhase.MARK and "write a6:fox" in actions(state)


@pytest.mark.rule("river 7.2", "river RD8")
def test_what_finds_the_habitat_full_goes_to_the_overflow() -> None:
    sheet = written(hawk=FORESTS.removesuffix(" d2"))
    state = do(a_game(sheet, animals=RICH, row=("F6",), tokens=0), "complete 1", "write d2:fox")
    assert state.current.sheet.as_object()["overflow"] == 4 and state.current.tokens == 1
    assert state.current.pending == ("any",)
    last = do(a_game(written(5, hawk=FORESTS), animals=RICH, row=("F6",)), "complete 1")
    assert last.current.sheet.as_object()["overflow"] == 6 and last.phase is RiverPhase.CHOOSE
    points = [written(count).parts()["overflow"] for count in range(7)]
    assert points == [0, 1, 1, 2, 2, 4, 6]


@pytest.mark.rule("river 7.3", "river RD9")
def test_bonuses_between_hexes() -> None:
    token = do(
        a_game(written(fox="a3"), animals=RICH, row=("F1",), tokens=0), "complete 1", "skip", "write a2:fox"
    )
    assert token.current.tokens == 1 and token.phase is RiverPhase.CHOOSE
    waits = do(a_game(written(fox="c4"), animals=RICH, row=("F1",)), "complete 1", "skip", "write c3:fox")
    assert waits.current.pending == ("any",)
    two = do(a_game(written(fox="a3"), animals=RICH, row=("F1",)), "complete 1", "skip", "write b3:fox")
    assert two.phase is RiverPhase.CHOOSE, "a three wants all three"


@pytest.mark.rule("river 7.3", "river RD9", "river RD12")
def test_a_three_fills_any_hex_with_any_animal() -> None:
    sheet = written(fox="a3 b4")
    state = do(a_game(sheet, animals=RICH, row=("F1",)), "complete 1", "skip", "write b3:fox")
    assert state.current.pending == ("free",) and state.current.free == 1 and len(actions(state)) == 47
    chosen = do(state, "free g6")
    assert chosen.phase is RiverPhase.WRITE and chosen.completing is not None
    assert chosen.completing.chosen == "g6" and chosen.current.pending == ()
    assert actions(chosen) == [
        "write g6:bear",
        "write g6:elk",
        "write g6:fox",
        "write g6:hawk",
        "write g6:salmon",
    ]
    after = do(chosen, "write g6:bear")
    assert after.phase is RiverPhase.CHOOSE and "g6:bear" in after.current.sheet.as_object()["hexes"]


@pytest.mark.rule("river 7.5")
def test_pairs_of_bears_touch_no_other_pair() -> None:
    assert bear_pairs(mask("a1 a2")) == 1 and bear_pairs(mask("a1 a3")) == 0
    assert bear_pairs(mask("a1 a2 a3")) == 1, "a third bear beside a pair does no harm"
    assert bear_pairs(mask("a1 a2 a3 a4")) == 1 and bear_pairs(mask("a1 a2 a4 a5")) == 2
    assert bear_pairs(mask("a1 a2 a3 a4 a5")) == 2
    assert bear_pairs(mask("a2 a3 b3")) == 1


@pytest.mark.rule("river 7.5")
def test_the_most_pairs_are_found() -> None:
    around, chance = content().map.around, Random(5)

    def most(pairs: list[tuple[int, int]]) -> int:
        """Take the first pair or leave it."""
        if not pairs:
            return 0
        first, *others = pairs
        touched = around[first[0]] | around[first[1]]
        apart = [pair for pair in others if not any(touched >> bear & 1 for bear in pair)]
        return max(most(others), 1 + most(apart))

    for _ in range(40):
        bears = sum(1 << number for number in chance.sample(range(50), 12))
        pairs = [(one, other) for one, other in combinations(bits(bears), 2) if around[one] >> other & 1]
        assert bear_pairs(bears) == most(pairs)


@pytest.mark.rule("river 7.6", "river RD14")
def test_lines_of_elk() -> None:
    for names, points in {
        "a1": 1,
        "a1 a2": 2,
        "a1 a2 a3": 4,
        "a1 a2 a3 a4": 7,
        "a1 a2 a3 a4 a5": 8,
        "a1 a2 a3 a4 a5 a6": 9,
        "c1 c2 c3 c4 c5 c6 c7": 11,
        "c1 c2 c3 c4 c5 c6 c7 c8": 14,
        "a1 b1 c1": 4,
        "a1 b2 c3": 4,
        "a1 b2 c3 d3": 7,
        "a1 a2 a3 b1": 5,
        "a3 b3 b4": 3,
    }.items():
        assert elk_points(mask(names)) == points, names


@pytest.mark.rule("river 7.7")
def test_foxes_by_their_neighbours() -> None:
    around = ["c2", "c4", "b2", "b3", "d2", "d3"]
    for count, points in enumerate((0, 0, 1, 1, 1, 1, 2)):
        sheet = written(fox="c3", bear=" ".join(around[:count]))
        assert sheet.parts()["foxes"] == points


@pytest.mark.rule("river 7.8")
def test_hawks_that_touch_no_other_hawk() -> None:
    apart = ["a1", "a3", "a5", "c1", "c3", "c5", "c7", "e1", "e3", "e5", "e7", "g1"]
    points = [written(hawk=" ".join(apart[:count])).parts()["hawks"] for count in range(13)]
    assert points == [0, 1, 2, 3, 5, 6, 8, 10, 12, 14, 16, 16, 16]
    assert written(hawk="a1 a2 a4").parts()["hawks"] == 1


@pytest.mark.rule("river 7.9", "river RD14", "river RD13")
def test_runs_of_salmon() -> None:
    for names, points in {
        "a1": 1,
        "a1 a2": 2,
        "a1 a2 a3": 4,
        "a1 a2 a3 a4": 5,
        "a1 a2 a3 a4 a5": 7,
        "a1 a2 a3 a4 a5 a6": 9,
        "c1 c2 c3 c4 c5 c6 c7": 12,
        "c1 c2 c3 c4 c5 c6 c7 c8": 12,
        "a1 b1 b2": 4,  # a triangle
        "a1 b1 b2 c2": 0,  # b1 and b2 touch three
        "a2 a3 b2 b4 c3 c4": 9,  # a closed ring
        "a1 a3": 2,
    }.items():
        assert salmon_points(mask(names)) == points, names


@pytest.mark.rule("river 7.10")
def test_full_and_varied_habitats() -> None:
    assert written(fox=FORESTS).parts()["habitats"] == 3
    assert written(salmon="a1", hawk="a2", fox="b1", elk="b2", bear="b3").parts()["habitats"] == 3
    both = written(salmon="a1 c1 c2 c3 d1 d2", hawk="a2", fox="b1", elk="b2", bear="b3")
    assert both.parts()["habitats"] == 6
    assert AnimalSheet().parts()["habitats"] == 0
