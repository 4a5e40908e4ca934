"""Wave codes: a whole set of options as two words and a number, to be said across a table or down a phone.

``OTTER-REEF-60`` holds the seed (the two words), and in the number the rule set, the players, the scenario
cards and the clock. The usual options give the shortest numbers. ``word_codes`` says how slips are noticed.
"""

from typing import Final

from flow_desktop.engine.options import MAX_DIFFICULTY, MAX_PLAYERS, Clock, Options
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.word_codes import (
    MAX_CODE,
    CodeSlip,
    CodeSlipError,
    is_spoken,
    number_of,
    read_spoken,
    seed_of,
    words,
    write_spoken,
)

__all__ = ["MAX_CODE", "CodeError", "has_code", "number_of", "read_code", "seed_of", "words", "write_code"]

_SALT: Final = 421

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


_SENTENCES: Final = {
    CodeSlip.TOO_LONG: "That is too long for a wave code.",
    CodeSlip.FORM: "A wave code is two words and a number, like OTTER-REEF-60.",
    CodeSlip.DIGITS: "A digit is missing from the number, or there is one too many.",
    CodeSlip.WORD: "'{word}' is not one of the game's words.",
    CodeSlip.MISTYPED: "Something is mistyped: the words and the number do not belong together.",
}


def has_code(options: Options) -> bool:
    """Say whether these options can be written as a wave code: the seed has to be two of our words."""
    return is_spoken(options.seed)


def write_code(options: Options) -> str:
    """Write options as a wave code; the boat's facing and who starts are chosen at the table."""
    if not is_spoken(options.seed):
        raise CodeError("This seed has no wave code: it is not made of two of the game's words.")
    value = EDITIONS.index(options.edition)
    value = value * MAX_PLAYERS + options.players - 1
    value += len(EDITIONS) * MAX_PLAYERS * _CLOCKS.index(options.clock)
    value += len(EDITIONS) * MAX_PLAYERS * len(_CLOCKS) * _cards_number(options)
    return write_spoken(options.seed, value, _SALT)


def read_code(text: str) -> Options:
    """Read a wave code, forgiving about case, spaces and dashes; a slip raises CodeError."""
    try:
        return _options(*read_spoken(text, _SALT))
    except CodeSlipError as error:
        raise CodeError(_SENTENCES[error.slip].format(word=error.word)) from error


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
