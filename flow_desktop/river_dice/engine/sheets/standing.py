"""How animals score by where they stand on sheet D (7.5 to 7.9). Everything is a function of masks."""

from collections.abc import Iterator
from functools import lru_cache

from flow_desktop.river_dice.engine.sheets.animal_content import content
from flow_desktop.river_dice.engine.sheets.hexes import bits


@lru_cache(maxsize=1 << 16)
def bear_pairs(bears: int) -> int:
    """The most pairs of neighbours in which no bear of one pair touches a bear of another (7.5).

    The first bear is in no pair, or it is in one with a neighbour; then all that touch the two are out.
    """
    around = content().map.around
    alone = 0
    for bear in bits(bears):
        if around[bear] & bears:
            break
        alone |= 1 << bear
    bears &= ~alone
    if not bears:
        return 0
    first = (bears & -bears).bit_length() - 1
    best = bear_pairs(bears & ~(1 << first))
    for other in bits(around[first] & bears):
        rest = bears & ~(around[first] | around[other])
        best = max(best, 1 + bear_pairs(rest))
    return best


@lru_cache(maxsize=1 << 16)
def elk_points(elk: int) -> int:
    """The best split into straight lines; the first elk is alone or at the beginning of one (7.6)."""
    if not elk:
        return 0
    told = content()
    first = (elk & -elk).bit_length() - 1
    rest = elk & (elk - 1)
    best = told.elk_line[1] + elk_points(rest)
    for along in told.map.along:
        line, last = rest, first
        for points in told.elk_line[2:]:
            last = along[last]
            if last < 0 or not line >> last & 1:
                break
            line &= ~(1 << last)
            best = max(best, points + elk_points(line))
    return best


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
    while salmon:
        group = reached = salmon & -salmon
        while reached:
            reached = sum_of(around[each] for each in bits(reached)) & salmon & ~group
            group |= reached
        if all((around[each] & group).bit_count() <= 2 for each in bits(group)):
            yield group.bit_count()
        salmon &= ~group


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
