"""Reading a journal back: the game it holds, and how much of the file is whole."""

import contextlib
from dataclasses import dataclass
from typing import Any, Final

from flow_desktop.table.box import AnyGame, Box
from flow_desktop.table.heading import HeadingError, read_heading
from flow_desktop.table.line import Line, LineError, Verb
from flow_desktop.table.sealed import LENGTH, Unsealed, checksum, unseal

MAX_BYTES: Final = 1 << 23
_CLOCK_DIGITS: Final = 12


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


def read_saved(box: Box[Any], data: bytes, clock: bytes = b"") -> SavedGame:
    """Read a journal and the clock kept beside it; raises HeadingError when it holds no game at all."""
    if len(data) > MAX_BYTES:
        raise HeadingError("The file is too large to be a journal.")
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
