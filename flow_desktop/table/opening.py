"""The first lines of a journal: its format, and the options and seats of the game as JSON."""

import json
from typing import Any, Final

from flow_desktop.engine import Options
from flow_desktop.engine.notation import EDGE_TEXTS, read_edges
from flow_desktop.engine.options import Clock
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.table.seats import Seat
from flow_desktop.version import VERSION

FORMAT: Final = 1
_FIRST_WORD: Final = "flow-journal"
_BEGIN: Final = "begin "
_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "seed": (str,),
    "players": (int,),
    "edition": (str,),
    "difficulty": (int,),
    "scenarios": (list, type(None)),
    "boat": (str, type(None)),
    "first": (int,),
    "clock": (str,),
}


class OpeningError(ValueError):
    """The first lines of a journal cannot be read."""


class NewerError(OpeningError):
    """The journal was written by a newer program."""


def write_opening(name: str, options: Options, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The two lines that a journal begins with."""
    values = {
        "seed": options.seed,
        "players": options.players,
        "edition": options.edition,
        "difficulty": options.difficulty,
        "scenarios": None if options.scenarios is None else [card.value for card in options.scenarios],
        "boat": None if options.boat is None else EDGE_TEXTS[options.boat],
        "first": options.first,
        "clock": str(options.clock),
    }
    begin = {"game": VERSION, "options": values, "seats": [seat.to_json() for seat in seats]}
    return f"{_FIRST_WORD} {FORMAT} {name}", _BEGIN + json.dumps(begin, ensure_ascii=True)


def read_opening(texts: list[str]) -> tuple[Options, tuple[Seat, ...]]:
    """Read the first two lines, strictly; anything wrong raises OpeningError."""
    word, _, rest = (texts[0] if texts else "").partition(" ")
    number = rest.partition(" ")[0]
    if word != _FIRST_WORD or not (number.isascii() and number.isdigit() and len(number) < 9):
        raise OpeningError("This is no journal of Flow.")
    if int(number) > FORMAT:
        raise NewerError("This journal comes from a newer Flow.")
    if len(texts) < 2 or not texts[1].startswith(_BEGIN):
        raise OpeningError("The journal does not say which game it holds.")
    try:
        begin = json.loads(texts[1].removeprefix(_BEGIN))
        return _options(begin["options"]), tuple(map(Seat.from_json, begin["seats"]))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise OpeningError("The journal describes no game that is known.") from error


def _options(values: dict[str, Any]) -> Options:
    if values.keys() != _KINDS.keys():
        raise OpeningError("The options are not the ones that are known.")
    for name, kinds in _KINDS.items():
        if type(values[name]) not in kinds:
            raise OpeningError(f"The option '{name}' is of the wrong kind.")
    scenarios, boat = values["scenarios"], values["boat"]
    read = {
        "scenarios": None if scenarios is None else tuple(Scenario(name) for name in scenarios),
        "boat": None if boat is None else read_edges(boat),
        "clock": Clock.parse(values["clock"]),
    }
    return Options(**(values | read))
