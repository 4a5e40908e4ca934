"""The games in a folder, finished and unfinished, newest first. Looking changes nothing."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from flow_desktop.table.box import JOURNAL, Box, K
from flow_desktop.table.heading import HeadingError
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import MAX_BYTES, SavedGame, read_saved


def games(box: Box[K], folder: Path) -> list[K]:
    """Every readable game of a folder of games, newest first; what cannot be read is passed over."""
    found = names(folder, (JOURNAL, box.ending))
    read = (read_kept(box, paths) for paths in newest_first(box, folder, found))
    return [kept for kept in read if kept is not None]


def waiting(box: Box[K], folder: Path) -> Iterator[K]:
    """The unfinished games of a folder, newest first, each read when it is asked for."""
    for paths in newest_first(box, folder, names(folder, (JOURNAL,))):
        kept = read_kept(box, paths)
        if kept is not None and not kept.finished:
            yield kept


def newest_first(box: Box[Any], folder: Path, found: Iterable[str]) -> tuple[GamePaths, ...]:
    """The files of games by their names, in the order in which they are listed; nothing is read."""
    paths = [box.paths(folder, name) for name in found]
    return tuple(sorted(paths, key=lambda each: (each.started, each.name), reverse=True))


def names(folder: Path, endings: tuple[str, ...]) -> set[str]:
    """The names of the games of which a folder holds files with these endings, readable or not."""
    try:
        return {path.stem for path in folder.iterdir() if path.suffix in endings}
    except OSError:
        return set()


def read_kept(box: Box[K], paths: GamePaths) -> K | None:
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


def read_finished(box: Box[K], paths: GamePaths) -> K:
    """Read a game from its record; raises OSError, or ValueError that says what is wrong with it."""
    record, state = load_record(box, paths.record)
    return box.kept(paths, record, state, box.rules.is_over(state), paths.in_use)


def load_saved(box: Box[Any], paths: GamePaths) -> SavedGame:
    """Read a journal and its clock; raises OSError or HeadingError."""
    data = _read(paths.journal, MAX_BYTES)
    try:
        clock = _read(paths.clock, 1000)
    except OSError:
        clock = b""
    return read_saved(box, data, clock)


def load_record(box: Box[Any], path: Path) -> tuple[Any, Any]:
    """Read a record and its last state; raises OSError, or ValueError that says what is wrong with it."""
    return box.read_record(_read(path, box.longest_record * 4).decode("utf-8"))


def format_of(box: Box[Any], first_line: bytes) -> int | None:
    """The format that a record's first line names; None when it is no record."""
    found = re.fullmatch(rb"%s-record (\d{1,8})\r?\n?" % box.name.encode(), first_line)
    return int(found[1]) if found else None


def _read(path: Path, most: int) -> bytes:
    """Read a file, but hardly more than ``most`` bytes of it."""
    with path.open("rb") as file:
        return file.read(most + 1)
