"""Collecting (3.4 to 3.11, 10.1, RD4 to RD6): what the dice can give, each outcome at its lowest price."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

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
    for action in _actions(fixed, sign == "cheaper"):
        for counted in _doubled(action.readings) if sign == "twice" else (action.readings,):
            for gain in _collected(counted, action.types, sign == "add"):
                yield gain, action.price


class DiceChange(NamedTuple):
    """A dice action (3.6): none, lower, raise or two; the animal it changes; price; types; dice after it."""

    name: str
    animal: int | None
    price: int
    types: int
    readings: Readings


def _actions(fixed: Readings, cheaper: bool) -> Iterator[DiceChange]:
    """No action, and each of the others."""
    box = dice_box()
    yield DiceChange("", None, 0, 1, fixed)
    for animal in range(5):
        if animal != SALMON:
            price = max(0, box.lower - cheaper)
            yield DiceChange("lower", animal, price, 1, _moved(fixed, animal, -1))
        if animal != BEAR:
            price = max(0, box.raised - cheaper)
            yield DiceChange("raise", animal, price, 1, _moved(fixed, animal, 1))
    yield DiceChange("two", None, max(0, box.two - cheaper), 2, fixed)


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


class DiceUse(NamedTuple):
    """One way to come by what is collected: dice in the order bear die, hawk die, central ones, special.

    ``taken`` has what each die gives, None where it is not collected; ``doubled`` and ``added`` are numbers
    of dice. In the family variant ``action`` is ``more`` where tokens buy further dice, numbered in ``more``.
    """

    action: str
    animal: int | None
    taken: tuple[Reading | None, ...]
    doubled: int | None = None
    added: int | None = None
    more: tuple[int, ...] = ()


@lru_cache(maxsize=256)
def dice_use(
    central: tuple[int, ...], special: int | None, personal: tuple[int, int], gain: Vector, price: int
) -> DiceUse | None:
    """The plainest way in which the dice give that, for showing it; None if they do not."""
    box = dice_box()
    dice = [
        box.bear[personal[0] - 1],
        box.hawk[personal[1] - 1],
        *(box.central[face - 1] for face in central),
    ]
    sign = "" if special is None else box.signs[special - 1]
    if special is not None and not sign:
        dice.append(box.special[special - 1])
    found: DiceUse | None = None
    for fixed in product(*dice):
        for use in _family_uses(fixed, gain, price) if special is None else _uses(fixed, sign, gain, price):
            if found is None or _plainness(use) < _plainness(found):
                found = use
    return found


def _plainness(use: DiceUse) -> tuple[bool, bool, bool]:
    return bool(use.action), use.added is not None, use.doubled is not None


def _uses(fixed: Readings, sign: str, gain: Vector, price: int) -> Iterator[DiceUse]:
    for action in _actions(fixed, sign == "cheaper"):
        if action.price != price:
            continue
        doublings = enumerate(_doubled(action.readings)) if sign == "twice" else ((None, action.readings),)
        for doubled, readings in doublings:
            for taken in combinations(sorted({kind for kind, _ in readings}), action.types):
                plain = [each if each[0] in taken else None for each in readings]
                if _sum_of(plain) == gain:
                    yield DiceUse(action.name, action.animal, tuple(plain), doubled)
                for added, each in enumerate(readings) if sign == "add" else ():
                    if plain[added] is None and _sum_of([*plain, each]) == gain:
                        with_it = (*plain[:added], each, *plain[added + 1 :])
                        yield DiceUse(action.name, action.animal, with_it, doubled, added)


def _family_uses(fixed: Readings, gain: Vector, price: int) -> Iterator[DiceUse]:
    for wanted in {kind for kind, _ in fixed}:
        others = [number for number, (kind, _) in enumerate(fixed) if kind != wanted]
        for more in combinations(others, price):
            taken = tuple(
                each if each[0] == wanted or number in more else None for number, each in enumerate(fixed)
            )
            if _sum_of(taken) == gain:
                yield DiceUse("more" if price else "", None, taken, more=more)


def _sum_of(readings: Iterable[Reading | None]) -> Vector:
    gain = [0, 0, 0, 0, 0]
    for reading in readings:
        if reading is not None:
            gain[reading[0]] += reading[1]
    return tuple(gain)
