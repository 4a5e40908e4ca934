"""What is begun on a sheet and not yet finished, in points: only what a player sees on its own sheet."""

from collections.abc import Callable
from typing import Any, Final

from flow_desktop.river_dice.engine.content import Bonus
from flow_desktop.river_dice.engine.goods import BEAR
from flow_desktop.river_dice.engine.sheets import animal_content, columns, map_content, tracks
from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet

_PRICES: Final = {
    "salmon": 0.4,
    "hawk": 0.45,
    "fox": 0.5,
    "elk": 0.7,
    "bear": 0.8,
    "any": 0.8,
    "token": 0.5,
    "point": 1.0,
    "free": 1.8,
    "sun": 1.4,
    "rain": 1.4,
    "pick": 1.3,
    "circle": 1.6,
}
"""What a bonus is worth, about, in points."""


def price(bonus: Bonus) -> float:
    """What a bonus is worth, about."""
    return sum(part.number * _PRICES[part.thing] for part in bonus)


def price_of(entry: str) -> float:
    """The same for a bonus that waits."""
    return _PRICES[entry.partition(" ")[0]]


def promise(sheet: RiverSheet) -> float:
    """What is begun."""
    return _BY_SHEET[sheet.letter](sheet)


def _columns(sheet: ColumnSheet) -> float:
    told = columns.content()
    begun = sum(0.5 * (told.hex_points + 1.3) for column in sheet.columns if len(column) % 2)
    for row in range(1, told.height + 1):
        filled = sum(len(column) >= row for column in sheet.columns)
        if filled < 5:
            begun += (told.row_points[row - 1] + 0.8) * (filled / 5) ** 2 * 0.8
    return begun


def _tracks(sheet: TrackSheet) -> float:
    begun = 0.0
    for diamond in tracks.content().diamonds:
        above, below = sheet.tracks[diamond.above], sheet.tracks[diamond.above + 1]
        if min(above, below) <= diamond.number < max(above, below):
            short = diamond.number + 1 - min(above, below)
            begun += price(diamond.gift) * 0.6 / short
    for track, count in enumerate(sheet.tracks):
        for number, gift in tracks.content().hexes[track].items():
            if number > count:
                begun += price(gift) * 0.3 / (number - count)
    return begun


def _map(sheet: MapSheet) -> float:
    told = map_content.content()
    begun = 0.0
    for row, points in enumerate(told.rows, 1):
        crossed = sum(count >= row for count in sheet.landmarks)
        if crossed < 5:
            begun += points * (crossed / 5) ** 2 * 0.8
    for gift, count in zip(told.columns, sheet.landmarks, strict=True):
        if count < len(told.rows):
            begun += price(gift) * (count / 3) ** 2 * 0.8
    for mask in told.of_habitat:
        share = (mask & sheet.circled).bit_count() / mask.bit_count()
        if share < 1:
            begun += told.complete * share**3
    for number in sheet.reachable(told.typed):
        hexagon = told.hexes[number]
        begun += 0.25 * (hexagon.points + price(hexagon.gift) + 0.8 * hexagon.landmark)
    return begun


def _animals(sheet: AnimalSheet) -> float:
    told, filled = animal_content.content(), sheet.filled
    around = told.map.around
    begun = 0.0
    for between in told.between:
        short = (between.mask & ~filled).bit_count()
        if short == 1:
            begun += 0.4 * price(between.gift)
    for mask in told.of_habitat:
        share = (mask & filled).bit_count() / mask.bit_count()
        if share < 1:
            begun += told.full_habitat * share**2
        kinds = sum(bool(mask & each) for each in sheet.masks)
        if kinds < 5:
            begun += told.all_animals * (kinds / 5) ** 2
    bears = sheet.masks[BEAR]
    for bear in bits(bears):
        if not around[bear] & bears and around[bear] & ~filled:
            begun += 1.0
    return begun


_BY_SHEET: Final[dict[str, Callable[[Any], float]]] = {
    "A": _columns,
    "B": _tracks,
    "C": _map,
    "D": _animals,
}
