"""Wave codes: a whole set of options as two words and a number, to be said across a table or down a phone.

``OTTER-REEF-60`` holds the seed (the two words), and in the number the rule set, the players, the scenario
cards and the clock. The usual options give the shortest numbers. The number is congruent to a sum over the
words modulo a prime, so that a wrong digit, two digits swapped, a wrong word or two words swapped are
noticed; it has an even number of digits, so that one lost or added is noticed too; no word becomes another by
one wrong, missing, additional or swapped letter.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from flow_desktop.engine.options import MAX_DIFFICULTY, MAX_PLAYERS, Clock, Options
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario

_DATA: Final = Path(__file__).parent / "data"
_PRIME: Final = 997
_WEIGHTS: Final = (31, 577)
_SALT: Final = 421
MAX_CODE: Final = 80
_MOST_DIGITS: Final = 12

_SECONDS: Final = tuple(range(30, 601))
_CLOCKS: Final = (
    Clock(60),
    Clock(None, 10),
    Clock(None),
    *(Clock(s) for s in _SECONDS if s != 60),
    *(Clock(None, t) for t in range(1, 100) if t != 10),
)


class CodeError(ValueError):
    """A wave code cannot be read; the message says why."""


@cache
def words() -> tuple[str, ...]:
    """The words that codes are made of."""
    return tuple((_DATA / "words.txt").read_text("utf-8").split())


def seed_of(number: int) -> str:
    """Return the seed with this number; numbers start again after the last pair of words."""
    first, second = divmod(number % len(words()) ** 2, len(words()))
    return f"{words()[first]}-{words()[second]}"


def has_code(options: Options) -> bool:
    """Say whether these options can be written as a wave code: the seed has to be two of our words."""
    return len(_word_numbers(options.seed.split("-"))) == 2


def write_code(options: Options) -> str:
    """Write options as a wave code; the boat's facing and who starts are chosen at the table."""
    pair = _word_numbers(options.seed.split("-"))
    if len(pair) != 2:
        raise CodeError("This seed has no wave code: it is not made of two of the game's words.")
    value = EDITIONS.index(options.edition)
    value = value * MAX_PLAYERS + options.players - 1
    value += len(EDITIONS) * MAX_PLAYERS * _CLOCKS.index(options.clock)
    value += len(EDITIONS) * MAX_PLAYERS * len(_CLOCKS) * _cards_number(options)
    number = str(value * _PRIME + _check(pair))
    return f"{options.seed}-{number.zfill(len(number) + len(number) % 2)}".upper()


def read_code(text: str) -> Options:
    """Read a wave code, forgiving about case, spaces and dashes; a slip raises CodeError."""
    if len(text) > MAX_CODE:
        raise CodeError("That is too long for a wave code.")
    parts = _parts(text)
    pair = _word_numbers(parts[:2])
    if len(pair) != 2:
        wrong = next(part for part in parts[:2] if part not in words())
        raise CodeError(f"'{wrong}' is not one of the game's words.")
    value, check = divmod(int(parts[2]), _PRIME)
    if check != _check(pair):
        raise CodeError("Something is mistyped: the words and the number do not belong together.")
    return _options("-".join(parts[:2]), value)


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
        raise CodeError("A wave code is two words and a number, like OTTER-REEF-60.")
    if len(digits) % 2:
        raise CodeError("A digit is missing from the number, or there is one too many.")
    return [*letters, digits]


def _options(seed: str, value: int) -> Options:
    value, base = divmod(value, len(EDITIONS) * MAX_PLAYERS)
    cards, clock = divmod(value, len(_CLOCKS))
    edition, players = divmod(base, MAX_PLAYERS)
    difficulty, scenarios = _cards(cards)
    return Options(seed, players + 1, EDITIONS[edition], difficulty, scenarios, clock=_CLOCKS[clock])


def _cards_number(options: Options) -> int:
    """Number the difficulty if the cards were drawn, else the cards that were picked, a digit for each."""
    if options.scenarios is None:
        return options.difficulty
    picked, place = 0, 1
    for card in Scenario:
        picked += options.scenarios.count(card) * place
        place *= _digits(card)
    return MAX_DIFFICULTY + 1 + picked


def _cards(number: int) -> tuple[int, tuple[Scenario, ...] | None]:
    if number <= MAX_DIFFICULTY:
        return number, None
    left, picked = number - MAX_DIFFICULTY - 1, list[Scenario]()
    for card in Scenario:
        left, copies = divmod(left, _digits(card))
        picked += [card] * copies
    if left:
        raise CodeError("The number is too large for a wave code.")
    return 0, tuple(picked)


def _digits(card: Scenario) -> int:
    """How many numbers of copies of a card there are to tell apart."""
    return 1 + max(card.most(edition) for edition in EDITIONS)


def _word_numbers(parts: list[str]) -> tuple[int, ...]:
    return tuple(words().index(part) for part in parts if part in words()) if len(parts) == 2 else ()


def _check(pair: tuple[int, ...]) -> int:
    return (_SALT + sum(w * n for w, n in zip(_WEIGHTS, pair, strict=True))) % _PRIME
