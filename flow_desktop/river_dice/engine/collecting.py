"""Collecting (3.4 to 3.11, 10.1, RD4 to RD6): what the dice can give, each outcome at its lowest price."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from flow_desktop.river_dice.engine.content import Reading, dice_box
from flow_desktop.river_dice.engine.goods import BEAR, SALMON, Vector

Readings: TypeAlias = tuple[Reading, ...]


def yields(central: tuple[int, ...], special: int | None, personal: tuple[int, int]) -> Mapping[Vector, int]:
    """Everything that can be collected, with the fewest tokens for it. No special die: the family variant."""
    return _yields(tuple(sorted(central)), special, personal)


@lru_cache(maxsize=1 << 14)
def _yields(central: tuple[int, ...], special: int | None, personal: tuple[int, int]) -> Mapping[Vector, int]:
    box = dice_box()
    own = [box.bear[personal[0] - 1], box.hawk[personal[1] - 1]]
    others = [box.central[face - 1] for face in central]
    sign = ""
    if special is not None:
        sign = box.signs[special - 1]
        if not sign:
            others.append(box.special[special - 1])
    cheapest: dict[Vector, int] = {}
    for fixed in _fixed(own, others):
        ways = _family(fixed) if special is None else _ways(fixed, sign)
        for gain, price in ways:
            if price < cheapest.get(gain, price + 1):
                cheapest[gain] = price
    return cheapest


def _fixed(own: list[Readings], others: list[Readings]) -> set[Readings]:
    """One reading for every die (3.9 a), the two personal dice first; equal ways once."""
    return {(*mine, *sorted(rest)) for mine in product(*own) for rest in product(*others)}


def _ways(fixed: Readings, sign: str) -> Iterator[tuple[Vector, int]]:
    """What can be collected once the readings are fixed (3.9 b to e)."""
    box = dice_box()
    cheaper = sign == "cheaper"
    changed = [(0, 1, fixed), (max(0, box.two - cheaper), 2, fixed)]
    for animal in range(5):
        if animal != SALMON:
            changed.append((max(0, box.lower - cheaper), 1, _moved(fixed, animal, -1)))
        if animal != BEAR:
            changed.append((max(0, box.raised - cheaper), 1, _moved(fixed, animal, 1)))
    for price, types, readings in changed:
        for counted in _doubled(readings) if sign == "twice" else (readings,):
            for gain in _collected(counted, types, sign == "add"):
                yield gain, price


def _moved(readings: Readings, animal: int, by: int) -> Readings:
    """The dice that show one type count as the next (3.6); the dice themselves are never turned."""
    return tuple((kind + by if kind == animal else kind, count) for kind, count in readings)


def _doubled(readings: Readings) -> Iterator[Readings]:
    """One of the two personal dice counts double (3.9 c)."""
    for index in (0, 1):
        kind, count = readings[index]
        yield (*readings[:index], (kind, 2 * count), *readings[index + 1 :])


def _collected(readings: Readings, types: int, add: bool) -> Iterator[Vector]:
    """All animals of one type or two (3.9 d), and with *add 1 other* perhaps one die more (3.9 e)."""
    shown = {kind for kind, _ in readings}
    for taken in combinations(sorted(shown), types):
        gain = [0, 0, 0, 0, 0]
        for kind, count in readings:
            if kind in taken:
                gain[kind] += count
        yield tuple(gain)
        for kind, count in {each for each in readings if each[0] not in taken} if add else ():
            yield tuple(have + count if each == kind else have for each, have in enumerate(gain))


def _family(fixed: Readings) -> Iterator[tuple[Vector, int]]:
    """One type, and for each token one further die that does not show it (10.1)."""
    for wanted in {kind for kind, _ in fixed}:
        others = [kind for kind, _ in fixed if kind != wanted]
        first = tuple(len(fixed) - len(others) if kind == wanted else 0 for kind in range(5))
        for price in range(len(others) + 1):
            for further in combinations(others, price):
                yield tuple(have + further.count(kind) for kind, have in enumerate(first)), price
