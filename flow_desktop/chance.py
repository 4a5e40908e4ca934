"""Chance, for every game alike: each shuffle and each roll is a named function of the game's seed.

The name goes through SHA-256, so a roll does not depend on how many random numbers were used before it, and
the same seed gives the same game on every machine and every version of Python.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

Item = TypeVar("Item")
MAX_SEED: Final = 64


def is_seed(text: str) -> bool:
    """Say whether a text can be a seed; spaces count, at its ends too."""
    return 0 < len(text) <= MAX_SEED and _is_printable(text)


def is_plain(text: str, most: int) -> bool:
    """Say whether a text fits on one line of a file: no control characters, no spaces at its ends.

    Spelled out, because ``str.isprintable`` knows other characters in every version of Python.
    """
    return len(text) <= most and text == text.strip(" ") and _is_printable(text)


def _is_printable(text: str) -> bool:
    return all(_is_plain_character(ord(c)) for c in text)


def _is_plain_character(code: int) -> bool:
    if code in (0x2028, 0x2029) or 0xD800 <= code <= 0xDFFF:  # line separators, halves of characters
        return False
    return 0x20 <= code < 0x7F or code > 0xA0


def number(seed: str, name: str, below: int) -> int:
    """Return a number from 0 up to, not including, ``below``; the same for the same seed and name."""
    from hashlib import sha256  # takes 3 ms to load, for which no menu has to wait

    fair = (1 << 64) // below * below
    attempt = 0
    while True:
        digest = sha256(f"{seed}/{name}/{attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < fair:
            return value % below
        attempt += 1


def shuffled(seed: str, name: str, items: Iterable[Item]) -> tuple[Item, ...]:
    """Return the items in the order that the seed and the name decide (Fisher-Yates from the end)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = number(seed, f"{name}/{last}", last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def die(seed: str, name: str) -> int:
    """Roll a six-sided die: the face that the seed and the name decide."""
    return number(seed, name, 6) + 1
