"""Reading the games in a folder, finished and unfinished. Looking changes nothing."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from flow_desktop.table.box import GameBox, K
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import MAX_BYTES, HeadingError, SavedGame, read_saved


def newest_first(box: GameBox[Any], folder: Path, found: Iterable[str]) -> tuple[GamePaths, ...]:
    """The files of games by their names, in the order in which they are listed; nothing is read."""
    paths = [box.paths(folder, name) for name in found]
    return tuple(sorted(paths, key=lambda each: (each.started, each.name), reverse=True))


def names(folder: Path, endings: tuple[str, ...]) -> set[str]:
    """The names of the games of which a folder holds files with these endings, readable or not."""
    try:
        return {path.stem for path in folder.iterdir() if path.suffix in endings}
    except OSError:
        return set()


def read_kept(box: GameBox[K], paths: GamePaths) -> K | None:
    """Read a game: its journal as long as there is one, else its record; None when neither can be read."""
    try:
        game = load_saved(box, paths).game
        return box.kept(paths, box.record_of(game), game.state, game.is_over, paths.in_use)
    except (OSError, HeadingError):
        pass
    try:
        return read_finished(box, paths)
    except (OSError, ValueError):
        return None


def read_finished(box: GameBox[K], paths: GamePaths) -> K:
    """Read a game from its record; raises OSError, or ValueError that says what is wrong with it."""
    record, state = load_record(box, paths.record)
    return box.kept(paths, record, state, box.rules.is_over(state), paths.in_use)


def load_saved(box: GameBox[Any], paths: GamePaths) -> SavedGame:
    """Read a journal and its clock; raises OSError or HeadingError."""
    data = _read(paths.journal, MAX_BYTES)
    try:
        clock = _read(paths.clock, 1000)
    except OSError:
        clock = b""
    return read_saved(box, data, clock)


def load_record(box: GameBox[Any], path: Path) -> tuple[Any, Any]:
    """Read a record and its last state; raises OSError, or ValueError that says what is wrong with it."""
    return box.read_record(_read(path, box.longest_record * 4).decode("utf-8"))


def format_of(box: GameBox[Any], first_line: bytes) -> int | None:
    """The format that a record's first line names; None when it is no record."""
    found = re.fullmatch(rb"%s-record (\d{1,8})\r?\n?" % box.word.encode(), first_line)
    return int(found[1]) if found else None


def _read(path: Path, most: int) -> bytes:
    """Read a file, but hardly more than ``most`` bytes of it."""
    with path.open("rb") as file:
        return file.read(most + 1)
