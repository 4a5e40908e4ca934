"""Paying for a habitat card (3.13 steps 1 and 2, RD7): which animals can be paid."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from flow_desktop.river_dice.engine.goods import Vector

OTHERS: Final = 7
BY_TOKENS: Final = 12


def missing(cost: Vector, animals: Vector) -> int:
    """How many animals of a cost are not there."""
    return sum(max(0, wanted - have) for wanted, have in zip(cost, animals, strict=True))


def payments(cost: Vector, animals: Vector, card: int, amount: int) -> Iterator[Vector]:
    """Every payment with a discount: ``amount`` animals less, or up to so many of other types (card 7)."""
    if card != OTHERS:
        yield from _less(cost, animals, amount)
        return
    total = sum(cost)
    ranges = [
        range(max(0, wanted - amount), min(have, wanted + amount) + 1)
        for wanted, have in zip(cost, animals, strict=True)
    ]
    for paid in product(*ranges):
        if sum(paid) == total and 1 <= missing(cost, paid) <= amount:
            yield paid


def _less(cost: Vector, animals: Vector, fewer: int) -> Iterator[Vector]:
    """The cost without exactly so many animals."""
    total = sum(cost) - fewer
    if total < 0 or missing(cost, animals) > fewer:
        return
    ranges = [
        range(max(0, wanted - fewer), min(have, wanted) + 1)
        for wanted, have in zip(cost, animals, strict=True)
    ]
    for paid in product(*ranges):
        if sum(paid) == total:
            yield paid


def payable(cost: Vector, animals: Vector, card: int, amount: int) -> bool:
    """Whether any payment with this discount exists."""
    if sum(animals) < sum(cost) - (0 if card == OTHERS else amount):
        return False
    return next(payments(cost, animals, card, amount), None) is not None
