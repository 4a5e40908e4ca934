"""A journal as text: its heading, with options and seats as JSON, and reading back what is whole.

Each line is sealed with a checksum over itself and the line before. So a line that is torn, changed, moved or
comes from another game is noticed, and everything before it is known to be whole.
"""

import contextlib
import json
from typing import Any, Final

from flow_desktop.table.box import GameBox
from flow_desktop.table.game import AnyGame, Game
from flow_desktop.table.line import Line, LineError, Verb
from flow_desktop.table.seats import Seat
from flow_desktop.values import dataclass
from flow_desktop.version import VERSION

LENGTH: Final = 12
START: Final = "0" * LENGTH
FORMAT: Final = 1
_BEGIN: Final = "begin "
_CLOCK_DIGITS: Final = 12


def checksum(text: str, before: str = START) -> str:
    """The seal of a line after another.

    >>> checksum("ready 0 0") == checksum("ready 0 0", checksum("ready 0 0"))
    False
    """
    from hashlib import sha256  # not before there is a game

    return sha256(f"{before} {text}".encode()).hexdigest()[:LENGTH]


@dataclass(frozen=True, slots=True)
class Unsealed:
    """A whole line, its seal, and where it ends in the file."""

    text: str
    seal: str
    end: int


def seal(texts: tuple[str, ...], before: str = START) -> tuple[bytes, str]:
    """Write lines that follow after a seal; return them and the last seal."""
    data = b""
    for text in texts:
        before = checksum(text, before)
        data += f"{before} {text}\n".encode()
    return data, before


def unseal(data: bytes) -> list[Unsealed]:
    """Read lines as long as they are whole; what comes after the first bad one is not read."""
    lines: list[Unsealed] = []
    before, start = START, 0
    while (end := data.find(b"\n", start)) >= 0:
        try:
            found, _, text = data[start:end].decode("utf-8").partition(" ")
        except UnicodeDecodeError:
            break
        before = checksum(text, before)
        if found != before:
            break
        start = end + 1
        lines.append(Unsealed(text, before, start))
    return lines


class HeadingError(ValueError):
    """The first lines of a journal cannot be read."""


class NewerError(HeadingError):
    """The journal was written by a newer program."""


def write_heading(box: GameBox[Any], name: str, options: Any, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The two lines that a journal begins with."""
    begin = {
        "game": VERSION,
        "options": box.write_options(options),
        "seats": [seat.to_json() for seat in seats],
    }
    return f"{box.word}-journal {FORMAT} {name}", _BEGIN + json.dumps(begin, ensure_ascii=True)


def read_heading(box: GameBox[Any], texts: list[str]) -> AnyGame:
    """The game that begins with these two lines, read strictly; anything wrong raises HeadingError."""
    word, _, rest = (texts[0] if texts else "").partition(" ")
    number = rest.partition(" ")[0]
    if word != f"{box.word}-journal" or not (number.isascii() and number.isdigit() and len(number) < 9):
        raise HeadingError("This is no journal of this game.")
    if int(number) > FORMAT:
        raise NewerError("This journal comes from a newer program.")
    if len(texts) < 2 or not texts[1].startswith(_BEGIN):
        raise HeadingError("The journal does not say which game it holds.")
    try:
        begin = json.loads(texts[1].removeprefix(_BEGIN))
        seats = tuple(map(Seat.from_json, begin["seats"]))
        return Game(box.rules, box.read_options(begin["options"]), seats)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise HeadingError("The journal describes no game that is known.") from error


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a journal; ``size`` bytes of the file are whole, ``rest`` is what follows them."""

    game: AnyGame
    seal: str
    size: int
    rest: bytes

    @property
    def damaged(self) -> bool:
        """Whether more than a last line that was never finished had to be left out."""
        return b"\n" in self.rest


def read_saved(box: GameBox[Any], data: bytes, clock: bytes = b"") -> SavedGame:
    """Read a journal and the clock kept beside it; raises HeadingError when it holds no game at all."""
    lines = unseal(data)
    game = read_heading(box, [line.text for line in lines[:2]])
    last = _apply(game, lines)
    _apply_clock(game, clock, last.seal)
    return SavedGame(game, last.seal, last.end, data[last.end :])


def _apply(game: AnyGame, lines: list[Unsealed]) -> Unsealed:
    """Let the lines happen as long as they make sense; return the last that did."""
    for index in range(2, len(lines)):
        try:
            game.apply(Line.parse(lines[index].text))
        except LineError:
            return lines[index - 1]
    return lines[-1]


def write_clock(total: int, elapsed: int, seal: str) -> bytes:
    """The running times after a journal's line, always of the same length."""
    text = f"{seal} {total:0{_CLOCK_DIGITS}d} {elapsed:0{_CLOCK_DIGITS}d}"
    return f"{text} {checksum(text)}\n".encode()


def _apply_clock(game: AnyGame, clock: bytes, seal: str) -> None:
    """Set the clock to what was kept after the journal's last line; anything else is passed over."""
    text, _, found = clock.decode("ascii", "replace").rstrip("\n").rpartition(" ")
    if len(found) != LENGTH or found != checksum(text) or not text.startswith(f"{seal} "):
        return
    with contextlib.suppress(LineError):
        game.apply(Line.parse(f"{Verb.CLOCK} {text.partition(' ')[2]}"))
