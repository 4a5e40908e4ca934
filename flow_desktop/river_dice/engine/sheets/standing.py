"""How animals score by where they stand on sheet D (7.5 to 7.9). Everything is a function of masks."""

from collections.abc import Iterator
from functools import lru_cache

from flow_desktop.river_dice.engine.sheets.animal_content import content
from flow_desktop.river_dice.engine.sheets.hexes import bits


def bear_pairs(bears: int) -> int:
    """The most pairs of neighbours in which no bear of one pair touches a bear of another (7.5)."""
    return sum(map(_pairs_in, groups(bears)))


@lru_cache(maxsize=1 << 16)
def _pairs_in(bears: int) -> int:
    """The first bear is in a pair with a neighbour, and all that touch the two are out; or it is in none."""
    around = content().map.around
    first = (bears & -bears).bit_length() - 1
    best = 0
    for other in bits(around[first] & bears):
        best = max(best, 1 + bear_pairs(bears & ~(around[first] | around[other])))
    return max(best, bear_pairs(bears & (bears - 1)))


def elk_points(elk: int) -> int:
    """The best split into straight lines (7.6): each group of touching elk by itself."""
    return sum(map(_herd_points, groups(elk)))


@lru_cache(maxsize=1 << 16)
def _herd_points(elk: int) -> int:
    """The first elk is at the beginning of a line, a long one if possible, or alone.

    Nothing beats lines of four: where the lines found bring as much as those would, one need look no further,
    and what could not bring more is not looked at.
    """
    most = _most(elk.bit_count())
    first = (elk & -elk).bit_length() - 1
    rest = elk & (elk - 1)
    best = 0
    for points, left in _lines_from(first, rest):
        if points + _most(left.bit_count()) > best:
            best = max(best, points + elk_points(left))
        if best == most:
            break
    return best


def _most(count: int) -> int:
    """What so many elk bring at the very best."""
    line = content().elk_line
    longest = len(line) - 1
    return line[longest] * (count // longest) + line[count % longest]


def _lines_from(first: int, rest: int) -> Iterator[tuple[int, int]]:
    """The lines that begin with an elk, the longest first: their points, and the elk that are left."""
    told, found = content(), list[tuple[int, int]]()
    for along in told.map.along:
        left, last = rest, first
        for length in range(2, len(told.elk_line)):
            last = along[last]
            if last < 0 or not left >> last & 1:
                break
            left &= ~(1 << last)
            found.append((told.elk_line[length], left))
    yield from sorted(found, reverse=True)
    yield told.elk_line[1], rest


def groups(animals: int) -> Iterator[int]:
    """Whole groups of touching animals."""
    around = content().map.around
    while animals:
        group = reached = animals & -animals
        while reached:
            reached = sum_of(around[each] for each in bits(reached)) & animals & ~group
            group |= reached
        yield group
        animals &= ~group


def fox_points(foxes: int, filled: int) -> int:
    """Each fox by the animals that touch it (7.7)."""
    told = content()
    return sum(told.fox_neighbours[(told.map.around[fox] & filled).bit_count()] for fox in bits(foxes))


def hawk_points(hawks: int) -> int:
    """Hawks that touch no other hawk (7.8)."""
    told = content()
    alone = sum(not told.map.around[hawk] & hawks for hawk in bits(hawks))
    return told.hawks_alone[min(alone, len(told.hawks_alone) - 1)]


def salmon_runs(salmon: int) -> Iterator[int]:
    """The length of each group of touching salmon in which none touches more than two others (7.9)."""
    around = content().map.around
    for group in groups(salmon):
        if all((around[each] & group).bit_count() <= 2 for each in bits(group)):
            yield group.bit_count()


def sum_of(masks: Iterator[int]) -> int:
    """All hexes of some masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def salmon_points(salmon: int) -> int:
    """Runs by their length; a longer one counts as the longest (7.9)."""
    table = content().salmon_run
    return sum(table[min(length, len(table) - 1)] for length in salmon_runs(salmon))
