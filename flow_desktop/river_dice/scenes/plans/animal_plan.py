"""Sheet D: animals written into the hexes of a map, bonuses between them, an overflow, a legend."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot
from statistics import fmean
from typing import Final

from flow_desktop.river_dice.engine.commands import RiverCommand, TakeFree, WriteAnimal
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.engine.sheets.animal_content import content
from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.plans.map_plan import hexes_around, places, row_letters
from flow_desktop.river_dice.scenes.plans.plan import (
    CIRCLED,
    HEX_WIDE,
    Legend,
    Pencil,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
    reach_of,
)

_PARTS: Final = ("salmon", "hawks", "foxes", "elk", "bears")
_HALF: Final = 41.5
_DOWN: Final = _HALF * 2 * HEX_WIDE
_LEFT: Final = 86
_TOP: Final = 88
_DISC: Final = 19
_Place = tuple[float, float]


class AnimalPlan(SheetPlan):
    """Sheet D."""

    letter = "D"
    name_at = (800, 676)
    rose_at = (936, 590)

    def __init__(self) -> None:
        told = content()
        middles = places("sheet_d", _LEFT, _TOP, _HALF, _DOWN)
        spots = []
        for number, (name, place) in enumerate(zip(told.map.names, middles, strict=True)):
            habitat = next(each for each, mask in enumerate(told.of_habitat) if mask >> number & 1)
            spots.append(SheetSpot(f"hex-{name}", *place, reach_of(_HALF), Shape.HEX, (habitat,)))
        gaps = [[middles[number] for number in bits(between.mask)] for between in told.between]
        for index, (between, place) in enumerate(zip(told.between, _apart(gaps), strict=True)):
            sign = SheetSpot(f"between-{index}", *place, _DISC, Shape.DISC, gift=between.gift, between=True)
            spots.append(sign)
        for number, gift in enumerate(told.overflow, 1):
            spots.append(
                SheetSpot(f"overflow-{number}", 120 + 82 * (number - 1), 640, 36, Shape.HEX, gift=gift)
            )
        self.spots = tuple(spots)
        runs = " ".join(map(str, told.salmon_run[1:]))
        hawks = " ".join(map(str, told.hawks_alone[1:7])) + " …"
        lines = " ".join(map(str, told.elk_line[1:]))
        numbers = (runs, hawks, "2–5: 1 · 6: 2", lines, f"2: {told.bear_pair}")
        self.legends = row_letters("sheet_d", _LEFT, _TOP, _HALF, _DOWN) + tuple(
            Legend(792, 100 + 92 * index, f"animal_{ANIMALS[index]}", text, part)
            for index, (text, part) in enumerate(zip(numbers, _PARTS, strict=True))
        )

    def marks(self, sheet: AnimalSheet) -> dict[str, PencilMark]:
        """Animals, bonuses that are won, overflow."""
        told = content()
        found = {
            f"hex-{told.map.names[number]}": PencilMark(Pencil.ANIMAL, animal)
            for animal, mask in enumerate(sheet.masks)
            for number in bits(mask)
        }
        filled = sheet.filled
        for index, between in enumerate(told.between):
            if not between.mask & ~filled:
                found[f"between-{index}"] = CIRCLED
        return found | {f"overflow-{number}": CIRCLED for number in range(1, sheet.overflow + 1)}

    def spot_of(self, state: RiverState, command: RiverCommand) -> str:
        """A hex."""
        match command:
            case WriteAnimal(place, _) | TakeFree(place):
                return f"hex-{place}"
        return ""

    def around(self, key: str) -> tuple[str, ...]:
        """The hexes beside a hex."""
        return hexes_around(content().map, key)


def _apart(gaps: Sequence[Sequence[_Place]]) -> list[_Place]:
    """The middles of the gaps between hexes; of two signs that would overlap each gives way by half."""
    found = [(fmean(x for x, _ in around), fmean(y for _, y in around)) for around in gaps]
    for first, second in combinations(range(len(found)), 2):
        (x, y), (other_x, other_y) = found[first], found[second]
        away = hypot(other_x - x, other_y - y)
        if away < 2 * _DISC:
            more = (2 * _DISC - away) / 2 / away
            right, down = (other_x - x) * more, (other_y - y) * more
            found[first], found[second] = (x - right, y - down), (other_x + right, other_y + down)
    return found
