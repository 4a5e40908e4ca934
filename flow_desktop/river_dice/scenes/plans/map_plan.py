"""Sheet C: a map of hexes to explore from two stars, landmarks, an overflow, and the sky."""

from typing import Final

from flow_desktop.river_dice.engine.commands import CircleHex, CrossOut, RiverCommand, TakeFree
from flow_desktop.river_dice.engine.content import Part, load
from flow_desktop.river_dice.engine.sheets.hexes import HexMap, bits
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.map_content import content
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.plans.plan import (
    CIRCLED,
    CROSSED,
    HEX_WIDE,
    Legend,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
    reach_of,
    sky_marks,
    sky_spot,
    sky_spots,
)

_HALF: Final = 33.6
_DOWN: Final = _HALF * 2 * HEX_WIDE
_TOP: Final = 90
_LEFT: Final = 83
_BEFORE: Final = 14
"""So far to the left of a row its letter stands."""


def places(name: str, left: float, top: float, half: float, down: float) -> list[tuple[float, float]]:
    """The middles of the hexes of a map, in reading order."""
    rows = load(name)["rows"].values()
    return [
        (left + half * (row["start"] + 2 * index), top + down * line)
        for line, row in enumerate(rows)
        for index in range(len(row["hexes"]))
    ]


def row_letters(name: str, left: float, top: float, half: float, down: float) -> tuple[Legend, ...]:
    """A letter before each row of a map: hexes are called by it, and counted from the left."""
    rows = load(name)["rows"].items()
    return tuple(
        Legend(left + half * (row["start"] - 1) - _BEFORE, top + down * line, "", letter)
        for line, (letter, row) in enumerate(rows)
    )


def hexes_around(hexes: HexMap, key: str) -> tuple[str, ...]:
    """The spots beside that of a hex."""
    number = hexes.numbers.get(key.removeprefix("hex-"))
    return () if number is None else tuple(f"hex-{hexes.names[each]}" for each in bits(hexes.around[number]))


class MapPlan(SheetPlan):
    """Sheet C."""

    letter = "C"
    name_at = (764, 648)
    rose_at = (934, 622)
    legends = row_letters("sheet_c", _LEFT, _TOP, _HALF, _DOWN)

    def __init__(self) -> None:
        told = content()
        spots = []
        for name, place, hexagon in zip(
            told.map.names, places("sheet_c", _LEFT, _TOP, _HALF, _DOWN), told.hexes, strict=True
        ):
            spots.append(
                SheetSpot(
                    f"hex-{name}",
                    *place,
                    reach_of(_HALF),
                    Shape.HEX,
                    hexagon.habitats,
                    hexagon.gift,
                    hexagon.points,
                    hexagon.star,
                    hexagon.landmark,
                )
            )
        for habitat in range(5):
            x = 84 + 92 * habitat
            done = (Part(told.complete, "point"),)
            spots.append(SheetSpot(f"full-{habitat}", x, 524, 22, Shape.PLAQUE, (habitat,), done))
            for row in range(1, len(told.rows) + 1):
                spots.append(
                    SheetSpot(
                        f"landmark-{habitat}-{row}",
                        x,
                        524 + 48 * row,
                        22,
                        Shape.DISC,
                        (habitat,),
                        landmark=True,
                    )
                )
            spots.append(
                SheetSpot(f"marks-{habitat}", x, 716, 21, Shape.PLAQUE, gift=told.columns[habitat], wide=1.7)
            )
        for row, points in enumerate(told.rows, 1):
            spots.append(
                SheetSpot(f"row-{row}", 548, 524 + 48 * row, 21, Shape.PLAQUE, gift=(Part(points, "point"),))
            )
        for number, gift in enumerate(told.overflow, 1):
            spots.append(
                SheetSpot(f"overflow-{number}", 654 + 58 * (number - 1), 556, 27, Shape.HEX, gift=gift)
            )
        spots += sky_spots(told.area, 754, 92, 50, 60, 210)
        self.spots = tuple(spots)

    def marks(self, sheet: MapSheet) -> dict[str, PencilMark]:
        """Circled hexes, landmarks, complete habitats, overflow, the sky."""
        told = content()
        found = {f"hex-{told.map.names[number]}": CIRCLED for number in bits(sheet.circled)}
        for habitat, count in enumerate(sheet.landmarks):
            found |= {f"landmark-{habitat}-{row}": CROSSED for row in range(1, count + 1)}
            if count == len(told.rows):
                found[f"marks-{habitat}"] = CIRCLED
            if sheet.complete(habitat):
                found[f"full-{habitat}"] = CIRCLED
        found |= {f"row-{row}": CIRCLED for row in range(1, min(sheet.landmarks) + 1)}
        found |= {f"overflow-{number}": CIRCLED for number in range(1, sheet.overflow + 1)}
        return found | sky_marks(sheet.sky)

    def spot_of(self, state: RiverState, command: RiverCommand) -> str:
        """A hex, or a bonus of the sky."""
        sheet = state.current.sheet
        assert isinstance(sheet, MapSheet)
        match command:
            case CrossOut():
                return sky_spot(sheet.sky, command)
            case TakeFree(target):
                return f"hex-{target}"
            case CircleHex(_, place):
                return f"hex-{place}"
        return ""

    def around(self, key: str) -> tuple[str, ...]:
        """The hexes beside a hex."""
        return hexes_around(content().map, key)
