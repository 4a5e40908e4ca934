"""Numbers as symbols that survive a letter, a mail and a mistake: 32 of them, in groups with a check each.

A symbol is a digit or a letter but I, L, O and U; small letters do as well, O is read as 0, and I and L as 1.
Seven symbols and a check, which knows the place of its group too, make a group. So a slip is found where it
is.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 7
_VALUES: Final = {letter: value for value, letter in enumerate(SYMBOLS)} | {"O": 0, "I": 1, "L": 1}
_PRIME: Final = 31
_QUOTING: Final = frozenset(">|*\"'`-_=~#")
"""What mail programs and people put around text."""


class SlipError(ValueError):
    """A group is not as it was written; ``group`` is its number from 0, ``shown`` how it reads."""

    def __init__(self, group: int, shown: str) -> None:
        super().__init__(f"Group {group + 1}, {shown}, was changed.")
        self.group = group
        self.shown = shown


class Packer:
    """Small numbers packed into a large one, each taking no more room than its range needs."""

    def __init__(self) -> None:
        self._put: list[tuple[int, int]] = []

    def put(self, value: int, size: int) -> None:
        """Add a number that is smaller than ``size``."""
        if not 0 <= value < size:
            raise ValueError(f"{value} is not within {size}.")
        self._put.append((value, size))

    def symbols(self) -> list[int]:
        """All numbers as values of symbols, the first one first."""
        total = 0
        for value, size in reversed(self._put):
            total = total * size + value
        found = []
        while total:
            total, low = divmod(total, len(SYMBOLS))
            found.append(low)
        return found


class Unpacker:
    """The same numbers taken out again, by the same sizes in the same order."""

    def __init__(self, symbols: Sequence[int]) -> None:
        self._total = 0
        for value in reversed(symbols):
            self._total = self._total * len(SYMBOLS) + value

    def take(self, size: int) -> int:
        """The next number, which is smaller than ``size``."""
        self._total, value = divmod(self._total, size)
        return value

    @property
    def rest(self) -> int:
        """What was not taken: nothing, when everything is as it was."""
        return self._total


def grouped(values: Sequence[int]) -> list[str]:
    """Values of symbols as groups with checks; the last one is filled up."""
    padded = [*values, *[0] * (-len(values) % GROUP)]
    groups = (padded[start : start + GROUP] for start in range(0, len(padded), GROUP))
    return [
        "".join(SYMBOLS[value] for value in (*group, _check(number, group)))
        for number, group in enumerate(groups)
    ]


def ungrouped(letters: Sequence[str]) -> list[int]:
    """The values of whole groups; one that was changed raises SlipError."""
    found: list[int] = []
    for number, start in enumerate(range(0, len(letters), GROUP + 1)):
        shown = "".join(letters[start : start + GROUP + 1])
        values = [_VALUES.get(letter, -1) for letter in shown]
        if -1 in values or len(values) != GROUP + 1 or _check(number, values[:-1]) != values[-1]:
            raise SlipError(number, shown)
        found += values[:-1]
    return found


def letters_of(text: str) -> list[str]:
    """The letters of a text, without spaces, line ends, marks of quoting and what cannot be seen."""
    return list(_letters(text))


def _letters(text: str) -> Iterator[str]:
    for letter in text.upper():
        if not (letter in _QUOTING or letter.isspace() or unicodedata.category(letter) in ("Cf", "Cc", "Pd")):
            yield letter


def _check(number: int, values: Iterable[int]) -> int:
    return (number + sum((place + 2) * value for place, value in enumerate(values))) % _PRIME
