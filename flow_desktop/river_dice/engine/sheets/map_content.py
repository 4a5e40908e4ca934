"""What is printed on sheet C (6.6 to 6.8), read from data."""

from collections.abc import Iterable
from functools import cache

from flow_desktop.river_dice.engine.content import Bonus, bonus, load
from flow_desktop.river_dice.engine.goods import ANIMAL, HABITATS, LETTERS
from flow_desktop.river_dice.engine.sheets.area import read_area
from flow_desktop.river_dice.engine.sheets.hexes import HexMap, hex_map
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class MapHex:
    """One hex: its habitats (none, one or two), its points, its bonus, and whether it has a landmark."""

    habitats: tuple[int, ...]
    points: int
    gift: Bonus
    landmark: bool
    star: bool


@dataclass(frozen=True, slots=True)
class MapContent:
    """Sheet C as printed; masks of hexes by habitat, of all hexes with a type, of the stars."""

    map: HexMap
    hexes: tuple[MapHex, ...]
    inside: tuple[int, ...]
    of_habitat: tuple[int, ...]
    typed: int
    stars: int
    complete: int
    overflow: tuple[Bonus, ...]
    rows: tuple[int, ...]
    columns: tuple[Bonus, ...]
    area: dict[str, Bonus]
    animal_hexes: int
    four_points: int


@cache
def content() -> MapContent:
    """Sheet C as printed."""
    data = load("sheet_c")
    shape = hex_map({letter: (row["start"], len(row["hexes"])) for letter, row in data["rows"].items()})
    hexes = tuple(_hex(text) for row in data["rows"].values() for text in row["hexes"])
    return MapContent(
        shape,
        hexes,
        shape.inside,
        tuple(_mask(habitat in each.habitats for each in hexes) for habitat in range(5)),
        _mask(bool(each.habitats) for each in hexes),
        _mask(each.star for each in hexes),
        data["complete"],
        tuple(bonus([text]) for text in data["overflow"]),
        tuple(data["landmark_rows"]),
        tuple(bonus(data["landmark_columns"][name]) for name in HABITATS),
        read_area(data["area"]),
        _mask(bool(each.habitats) and any(part.thing in ANIMAL for part in each.gift) for each in hexes),
        _mask(each.points == 4 for each in hexes),
    )


def _hex(text: str) -> MapHex:
    """Read ``W 2 L`` or ``- 2_token``."""
    letters, *rest = text.split()
    points = sum(int(word) for word in rest if word.isdigit())
    gifts = [word.replace("_", " ") for word in rest if not word.isdigit() and word != "L"]
    habitats = tuple(LETTERS.index(letter) for letter in letters if letter in LETTERS)
    return MapHex(habitats, points, bonus(gifts), "L" in rest, letters == "*")


def _mask(chosen: Iterable[bool]) -> int:
    return sum(1 << number for number, yes in enumerate(chosen) if yes)
