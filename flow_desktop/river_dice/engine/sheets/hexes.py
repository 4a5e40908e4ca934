"""Maps of hexes (6.6): rows a to g, each begun at a half-step; a set of hexes is a bit mask."""

from collections.abc import Iterator, Mapping
from typing import Final

from flow_desktop.values import dataclass

_AROUND: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
_ALONG: Final = ((0, 2), (1, 1), (1, -1))


@dataclass(frozen=True, slots=True)
class HexMap:
    """The hexes in reading order: their names, who touches whom, and the next one along three lines."""

    names: tuple[str, ...]
    numbers: dict[str, int]
    around: tuple[int, ...]  # a mask for each hex
    along: tuple[tuple[int, ...], ...]  # for each of three directions the next hex, or -1

    @property
    def inside(self) -> tuple[int, ...]:
        """The hexes that have six neighbours."""
        return tuple(number for number, mask in enumerate(self.around) if mask.bit_count() == 6)

    def mask(self, names: str) -> int:
        """The hexes with these names, separated by spaces."""
        return sum(1 << self.numbers[name] for name in set(names.split()))


def hex_map(rows: Mapping[str, tuple[int, int]]) -> HexMap:
    """The map of some rows, by letter: the half-step at which each begins and how many hexes it has."""
    places: dict[tuple[int, int], int] = {}
    names: list[str] = []
    for line, (letter, (start, count)) in enumerate(rows.items()):
        for index in range(count):
            places[line, start + 2 * index] = len(names)
            names.append(f"{letter}{index + 1}")
    around, along = [], [list[int]() for _ in _ALONG]
    for line, step in places:
        beside = (places.get((line + down, step + right)) for down, right in _AROUND)
        around.append(sum(1 << number for number in beside if number is not None))
        for direction, (down, right) in enumerate(_ALONG):
            along[direction].append(places.get((line + down, step + right), -1))
    numbers = {name: number for number, name in enumerate(names)}
    return HexMap(tuple(names), numbers, tuple(around), tuple(map(tuple, along)))


def bits(mask: int) -> Iterator[int]:
    """The numbers of the hexes in a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
