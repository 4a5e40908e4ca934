"""The games in a folder, finished and unfinished, newest first. Looking changes nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from flow_desktop.engine import GameState, Result
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.notation import write_board
from flow_desktop.engine.record import MAX_CHARACTERS, Record, read_record
from flow_desktop.table.opening import OpeningError
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import MAX_BYTES, SavedGame, read_saved


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game on the disk. ``in_use``: a program has it open."""

    paths: GamePaths
    record: Record
    state: GameState
    in_use: bool

    @property
    def finished(self) -> bool:
        """Whether it was won or lost."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.state.result

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that count, as text."""
        return tuple(write_command(move.command) for move in self.record.moves)

    @property
    def board(self) -> str:
        """The board as text."""
        return write_board(self.state.board)

    def to_json(self) -> dict[str, Any]:
        """The game as plain values."""
        options = self.record.options
        return {
            "name": self.paths.name,
            "started": self.paths.started.isoformat(timespec="seconds"),
            "finished": self.finished,
            "result": None if self.result is None else self.result.value,
            "in_use": self.in_use,
            "seed": options.seed,
            "players": options.players,
            "seats": list(self.record.seats),
            "clock": str(options.clock),
            "time": self.record.moves[-1].time if self.record.moves else 0,
            "commands": list(self.commands),
            "board": self.board,
        }


JOURNAL: Final = ".journal"
RECORD: Final = ".flow"


def games(folder: Path, endings: tuple[str, ...] = (JOURNAL, RECORD)) -> list[KeptGame]:
    """Every readable game of a folder of games, newest first; what cannot be read is passed over.

    With ``JOURNAL`` alone the games whose journal is still there, which is all that can be unfinished.
    """
    read = (read_kept(paths) for paths in newest_first(folder, names(folder, endings)))
    return [kept for kept in read if kept is not None]


def waiting(folder: Path) -> Iterator[KeptGame]:
    """The unfinished games of a folder, newest first, each read when it is asked for."""
    for paths in newest_first(folder, names(folder, (JOURNAL,))):
        kept = read_kept(paths)
        if kept is not None and not kept.finished:
            yield kept


def is_waiting(paths: GamePaths) -> bool:
    """Whether there is a game that can be gone on with."""
    kept = read_kept(paths)
    return kept is not None and not kept.finished


def newest_first(folder: Path, found: Iterable[str]) -> tuple[GamePaths, ...]:
    """The files of games by their names, in the order in which they are listed; nothing is read."""
    paths = [GamePaths(folder, name) for name in found]
    return tuple(sorted(paths, key=lambda each: (each.started, each.name), reverse=True))


def names(folder: Path, endings: tuple[str, ...] = (JOURNAL, RECORD)) -> set[str]:
    """The names of the games that a folder holds, readable or not."""
    try:
        return {path.stem for path in folder.iterdir() if path.suffix in endings}
    except OSError:
        return set()


def read_kept(paths: GamePaths) -> KeptGame | None:
    """Read a game: its journal as long as there is one, else its record; None when neither can be read."""
    try:
        game = load_saved(paths).game
        return KeptGame(paths, game.record(), game.state, paths.in_use)
    except (OSError, OpeningError):
        pass
    try:
        record, state = load_record(paths.record)
    except (OSError, ValueError):
        return None
    return KeptGame(paths, record, state, paths.in_use)


def load_saved(paths: GamePaths) -> SavedGame:
    """Read a journal and its clock; raises OSError or OpeningError."""
    data = _read(paths.journal, MAX_BYTES)
    try:
        clock = _read(paths.clock, 1000)
    except OSError:
        clock = b""
    return read_saved(data, clock)


def load_record(path: Path) -> tuple[Record, GameState]:
    """Read a record from a file; raises OSError, or ValueError that says what is wrong with it."""
    return read_record(_read(path, MAX_CHARACTERS * 4).decode("utf-8"))


def _read(path: Path, most: int) -> bytes:
    """Read a file, but hardly more than ``most`` bytes of it."""
    with path.open("rb") as file:
        return file.read(most + 1)
