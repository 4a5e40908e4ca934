"""Putting a folder of games in order, however the last program ended. Games in use stay as they are."""

import contextlib
import os
import re
from pathlib import Path
from typing import Final

from flow_desktop.engine.record import FORMAT, MAX_CHARACTERS, write_record
from flow_desktop.table.disk import put_aside, write_whole
from flow_desktop.table.game import Game
from flow_desktop.table.kept import load_saved
from flow_desktop.table.opening import NewerError, OpeningError
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.words import BROKEN, BROKEN_RECORD, NEWER, NEWER_RECORD

_LOOK: Final = 200
_FIRST_LINE: Final = re.compile(rb"flow-record (\d{1,8})\r?\n")


def tidy(paths: GamePaths) -> str:
    """Turn a finished journal into a record and put an unreadable file aside; return what to say."""
    if paths.in_use:
        return ""
    if not paths.journal.exists():
        return _tidy_record(paths.record)
    try:
        game = load_saved(paths).game
    except NewerError:
        return NEWER
    except OpeningError:
        with contextlib.suppress(OSError):
            put_aside(paths.journal)
        return BROKEN
    except OSError:
        return ""
    if game.state.result is not None:
        _keep_record(paths, game)
    return ""


def _tidy_record(path: Path) -> str:
    """Look at both ends of a record, which is quick; reading it to its end is for whoever opens it."""
    try:
        with path.open("rb") as file:
            first = file.readline(_LOOK)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _LOOK))
            last = file.read().rstrip(b"\r\n").rpartition(b"\n")[2]
    except OSError:
        return ""
    found = _FIRST_LINE.fullmatch(first)
    if found and int(found[1]) > FORMAT:
        return NEWER_RECORD
    if found and last.startswith(b"end ") and size <= 4 * MAX_CHARACTERS:
        return ""
    with contextlib.suppress(OSError):
        put_aside(path)
        return BROKEN_RECORD
    return ""


def _keep_record(paths: GamePaths, game: Game) -> None:
    """The program ended between a game's last move and leaving the table."""
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is None:
            return
        try:
            write_whole(paths.record, write_record(game.record()).encode())
            paths.remove_journal()
        finally:
            lock.release()


def sweep(folder: Path) -> None:
    """Remove what belongs to no game: files that were never finished, and locks and clocks left behind."""
    try:
        found = list(folder.iterdir())
    except OSError:
        return
    for path in found:
        paths = GamePaths(folder, path.name.partition(".")[0])
        belongs = path.suffix in (".lock", ".clock") and paths.journal.exists()
        if path.suffix in (".new", ".lock", ".clock") and not belongs:
            _remove(path, paths)


def _remove(path: Path, paths: GamePaths) -> None:
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is not None:
            if path != paths.lock:
                path.unlink(missing_ok=True)
            lock.release()
