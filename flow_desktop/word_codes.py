"""Codes to be said across a table or down a phone: two words and a number, for every game alike.

The two words are the seed; the number holds whatever else a game decides before it begins. It is congruent
to a sum over the words modulo a prime, so that a wrong digit, two digits swapped, a wrong word or two words
swapped are noticed; it has an even number of digits, so that one lost or added is noticed too; no word
becomes another by one wrong, missing, additional or swapped letter. The sum begins with a game's own salt: a
code of one game is none of another.
"""

import re
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

MAX_CODE: Final = 80
_MOST_DIGITS: Final = 12
_PRIME: Final = 997
_WEIGHTS: Final = (31, 577)


class CodeSlip(Enum):
    """In which way a text is no code."""

    TOO_LONG = "too long"
    FORM = "not two words and a number"
    DIGITS = "a digit too few or too many"
    WORD = "an unknown word"
    MISTYPED = "words and number do not belong together"


class CodeSlipError(ValueError):
    """A text is no code: in which way, and which word is at fault."""

    def __init__(self, slip: CodeSlip, word: str = "") -> None:
        super().__init__(slip.value)
        self.slip = slip
        self.word = word


class SaidCode(NamedTuple):
    """A code taken apart: the seed of two words, and what the number holds."""

    seed: str
    value: int


@cache
def words() -> tuple[str, ...]:
    """The words that codes are made of."""
    return tuple((Path(__file__).parent / "words.txt").read_text("utf-8").split())


def seed_of(number: int) -> str:
    """Return the seed with this number; numbers start again after the last pair of words."""
    first, second = divmod(number % len(words()) ** 2, len(words()))
    return f"{words()[first]}-{words()[second]}"


def number_of(seed: str) -> int | None:
    """Return the number of a seed; None when it is not two of the words.

    >>> number_of(seed_of(1234))
    1234
    """
    pair = _numbers(seed.split("-"))
    return pair[0] * len(words()) + pair[1] if len(pair) == 2 else None


def is_spoken(seed: str) -> bool:
    """Whether a seed is two of the words."""
    return number_of(seed) is not None


def write_spoken(seed: str, value: int, salt: int) -> str:
    """Write a code; the seed has to be two of the words."""
    number = str(value * _PRIME + _check(_numbers(seed.split("-")), salt))
    return f"{seed}-{number.zfill(len(number) + len(number) % 2)}".upper()


def read_spoken(text: str, salt: int) -> SaidCode:
    """Read a code, forgiving about case, spaces and dashes; a slip raises CodeSlipError."""
    if len(text) > MAX_CODE:
        raise CodeSlipError(CodeSlip.TOO_LONG)
    parts = _parts(text)
    pair = _numbers(parts[:2])
    if len(pair) != 2:
        raise CodeSlipError(CodeSlip.WORD, next(part for part in parts[:2] if part not in words()))
    value, check = divmod(int(parts[2]), _PRIME)
    if check != _check(pair, salt):
        raise CodeSlipError(CodeSlip.MISTYPED)
    return SaidCode("-".join(parts[:2]), value)


def _parts(text: str) -> list[str]:
    """Take a code apart into two words and a number, whatever stands between them, or nothing."""
    found = re.findall(r"[a-z]+|[0-9]+", text.lower())
    letters = [part for part in found if part.isalpha()]
    digits = "".join(part for part in found if not part.isalpha())
    if len(letters) == 1:  # written in one: there is at most one way to take it apart
        run = letters[0]
        splits = ([run[:cut], run[cut:]] for cut in range(1, len(run)))
        letters = next((pair for pair in splits if set(pair) <= set(words())), letters)
    words_first = found == sorted(found, key=str.isdigit)
    if len(letters) != 2 or not words_first or not 0 < len(digits) <= _MOST_DIGITS:
        raise CodeSlipError(CodeSlip.FORM)
    if len(digits) % 2:
        raise CodeSlipError(CodeSlip.DIGITS)
    return [*letters, digits]


def _numbers(parts: list[str]) -> tuple[int, ...]:
    return tuple(words().index(part) for part in parts if part in words()) if len(parts) == 2 else ()


def _check(pair: tuple[int, ...], salt: int) -> int:
    return (salt + sum(w * n for w, n in zip(_WEIGHTS, pair, strict=True))) % _PRIME
