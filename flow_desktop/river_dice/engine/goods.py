"""Animals, habitats and vectors: the words that everything else is counted in."""

from collections.abc import Sequence
from typing import Final, TypeAlias

Vector: TypeAlias = tuple[int, ...]
"""Numbers of the five animals, in their order."""

ANIMALS: Final = ("salmon", "hawk", "fox", "elk", "bear")
SALMON, HAWK, FOX, ELK, BEAR = range(5)
HABITATS: Final = ("rivers", "wetlands", "forests", "prairies", "mountains")
RIVERS, WETLANDS, FORESTS, PRAIRIES, MOUNTAINS = range(5)
LETTERS: Final = "RWFPM"
"""A letter for each habitat, as cards and maps write it."""
ANIMAL: Final = {name: number for number, name in enumerate(ANIMALS)}
HABITAT: Final = {name: number for number, name in enumerate(HABITATS)}
NOTHING: Final[Vector] = (0, 0, 0, 0, 0)


def plus(one: Sequence[int], other: Sequence[int]) -> Vector:
    """Both together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Sequence[int], other: Sequence[int]) -> Vector:
    """The first without the second."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def covers(stock: Sequence[int], wanted: Sequence[int]) -> bool:
    """Whether a stock has all that is wanted."""
    return all(a >= b for a, b in zip(stock, wanted, strict=True))


def single(animal: int, count: int = 1) -> Vector:
    """So many of one animal."""
    return tuple(count if each == animal else 0 for each in range(5))
