"""Deal codes of River Dice: the same dice and cards for friends elsewhere, as two words and a number.

``OTTER-REEF-0612`` holds the seed (the two words), and in the number sheet, completion cards, variants and
scenario. The usual options give the shortest numbers. Seats are no part of it: with the same code two people
at one table and one alone elsewhere have the same cards and central dice, and so has seat 1 its own.
"""

from functools import cache
from itertools import permutations
from typing import Any, Final

from flow_desktop.river_dice.engine.content import PLACES, STARTING, completion_cards
from flow_desktop.river_dice.engine.options import RiverOptions, RiverOptionsError
from flow_desktop.river_dice.engine.scenarios import SHEETS, scenarios
from flow_desktop.word_codes import CodeSlip, CodeSlipError, is_spoken, read_spoken, write_spoken

_SALT: Final = 188
_FLAGS: Final = 4
_BY_CHANCE: Final = 0
_STARTING: Final = 1
_CHOSEN: Final = 2


class RiverCodeError(ValueError):
    """A deal code cannot be read or written; the message says why."""


SENTENCES: Final = {
    CodeSlip.TOO_LONG: "That is too long for a deal code.",
    CodeSlip.FORM: "A deal code is two words and a number, like OTTER-REEF-0612.",
    CodeSlip.DIGITS: "A digit is missing from the number, or there is one too many.",
    CodeSlip.WORD: "'{word}' is not one of the game's words.",
    CodeSlip.MISTYPED: "Something is mistyped: the words and the number do not belong together.",
}


def has_river_code(options: RiverOptions) -> bool:
    """Whether a deal can be told by a code: its seed has to be two of the words."""
    return is_spoken(options.seed)


def deal_words(options: RiverOptions) -> str:
    """A deal as people call it: its code; a seed that has none goes by itself."""
    return write_river_code(options) if has_river_code(options) else options.seed


def write_river_code(options: RiverOptions) -> str:
    """Write what a game is dealt from as a code; who plays is decided at each table."""
    if not has_river_code(options):
        raise RiverCodeError("This seed has no deal code: it is not made of two of the game's words.")
    value = options.family + 2 * options.abundance
    if options.scenario is None:
        value += _FLAGS * (SHEETS.index(options.sheet_used) + len(SHEETS) * _cards_number(options))
    else:
        value += _FLAGS * len(SHEETS) * (_CHOSEN + len(_layouts())) + _FLAGS * (options.scenario - 1)
    return write_spoken(options.seed, value, _SALT)


def read_river_code(text: str, players: int = 1) -> RiverOptions:
    """Read a code, forgiving about case, spaces and dashes; a slip raises RiverCodeError."""
    try:
        seed, value = read_spoken(text, _SALT)
    except CodeSlipError as error:
        raise RiverCodeError(SENTENCES[error.slip].format(word=error.word)) from error
    value, flags = divmod(value, _FLAGS)
    try:
        return RiverOptions(seed, players, family=bool(flags % 2), abundance=flags > 1, **_rest(value))
    except (RiverOptionsError, IndexError) as error:
        raise RiverCodeError("The number is too large for a deal code.") from error


def _rest(value: int) -> dict[str, Any]:
    """What the number says beside the variants."""
    beyond = value - len(SHEETS) * (_CHOSEN + len(_layouts()))
    if beyond >= 0:
        return {"scenario": tuple(scenarios())[beyond]}
    cards, sheet = divmod(value, len(SHEETS))
    return {"sheet": SHEETS[sheet], "completion": _cards(cards)}


@cache
def _layouts() -> tuple[tuple[int, ...], ...]:
    """Every way in which four cards can lie at the places."""
    return tuple(permutations(completion_cards(), PLACES))


def _cards_number(options: RiverOptions) -> int:
    if options.completion is None:
        return _BY_CHANCE
    if options.completion == STARTING:
        return _STARTING
    return _CHOSEN + _layouts().index(options.completion)


def _cards(number: int) -> tuple[int, ...] | None:
    if number == _BY_CHANCE:
        return None
    return STARTING if number == _STARTING else _layouts()[number - _CHOSEN]
