"""The first lines of a journal: its format, and the options and seats of the game as JSON."""

import json
from typing import Any, Final

from flow_desktop.table.box import AnyGame, Box
from flow_desktop.table.game import Game
from flow_desktop.table.seats import Seat
from flow_desktop.version import VERSION

FORMAT: Final = 1
_BEGIN: Final = "begin "


class HeadingError(ValueError):
    """The first lines of a journal cannot be read."""


class NewerError(HeadingError):
    """The journal was written by a newer program."""


def write_heading(box: Box[Any], name: str, options: Any, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The two lines that a journal begins with."""
    begin = {
        "game": VERSION,
        "options": box.write_options(options),
        "seats": [seat.to_json() for seat in seats],
    }
    return f"{box.name}-journal {FORMAT} {name}", _BEGIN + json.dumps(begin, ensure_ascii=True)


def read_heading(box: Box[Any], texts: list[str]) -> AnyGame:
    """The game that begins with these two lines, read strictly; anything wrong raises HeadingError."""
    word, _, rest = (texts[0] if texts else "").partition(" ")
    number = rest.partition(" ")[0]
    if word != f"{box.name}-journal" or not (number.isascii() and number.isdigit() and len(number) < 9):
        raise HeadingError("This is no journal of this game.")
    if int(number) > FORMAT:
        raise NewerError("This journal comes from a newer program.")
    if len(texts) < 2 or not texts[1].startswith(_BEGIN):
        raise HeadingError("The journal does not say which game it holds.")
    try:
        begin = json.loads(texts[1].removeprefix(_BEGIN))
        seats = tuple(map(Seat.from_json, begin["seats"]))
        return Game(box.rules, box.read_options(begin["options"]), seats)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise HeadingError("The journal describes no game that is known.") from error
