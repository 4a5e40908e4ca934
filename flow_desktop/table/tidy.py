"""Putting a folder of games in order, however the last program ended. Games in use stay as they are."""

import contextlib
import os
from pathlib import Path
from typing import Any, Final

from flow_desktop.files.reading import Fault, UnreadError, listed, opened, there
from flow_desktop.files.writing import TEMPORARY, put_aside, write_whole
from flow_desktop.table.box import GameBox
from flow_desktop.table.game import AnyGame
from flow_desktop.table.journal import record_text
from flow_desktop.table.kept import format_of, load_saved
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import HeadingError, NewerError
from flow_desktop.table.words import BROKEN, BROKEN_RECORD, CLOSED, CLOSED_RECORD

_LOOK: Final = 200


def tidy(box: GameBox[Any], paths: GamePaths) -> str:
    """Turn a finished journal into a record and put an unreadable file aside; return what to say."""
    if paths.in_use:
        return ""
    if not there(paths.journal):
        return _tidy_record(box, paths.record)
    try:
        game = load_saved(box, paths).game
    except NewerError:
        return box.words.newer
    except HeadingError:
        return _aside(paths.journal, BROKEN, CLOSED)
    except UnreadError as error:
        return "" if error.fault is Fault.MISSING else CLOSED
    if game.is_over:
        _keep_record(box, paths, game)
    return ""


def _tidy_record(box: GameBox[Any], path: Path) -> str:
    """Look at both ends of a record, which is quick; reading it to its end is for whoever opens it."""
    try:
        with opened(path) as file:
            first = file.readline(_LOOK)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _LOOK))
            last = file.read(_LOOK).rstrip(b"\r\n").rpartition(b"\n")[2]
    except UnreadError as error:
        if error.fault is Fault.NO_FILE:
            return _aside(path, BROKEN_RECORD, CLOSED_RECORD)
        return "" if error.fault is Fault.MISSING else CLOSED_RECORD
    found = format_of(box, first)
    if found is not None and found > box.record_format:
        return box.words.newer_record
    if found is not None and last.startswith(b"end ") and size <= 4 * box.longest_record:
        return ""
    return _aside(path, BROKEN_RECORD, CLOSED_RECORD)


def _aside(path: Path, done: str, not_done: str) -> str:
    """Put a file aside; says what was done."""
    try:
        put_aside(path)
    except OSError:
        return not_done
    return done


def _keep_record(box: GameBox[Any], paths: GamePaths, game: AnyGame) -> None:
    """The program ended between a game's last move and leaving the table."""
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is None:
            return
        try:
            write_whole(paths.record, record_text(box, game).encode())
            paths.remove_journal()
        finally:
            lock.release()


def sweep(box: GameBox[Any], folder: Path) -> None:
    """Remove what belongs to no game: files that were never finished, and locks and clocks left behind."""
    for path in _found(folder):
        paths = box.paths(folder, path.name.partition(".")[0])
        belongs = path.suffix in (".lock", ".clock") and there(paths.journal)
        if path.suffix in (".new", ".lock", ".clock") and not belongs:
            _remove(path, paths)
    for path in _found(folder.parent):
        if TEMPORARY.fullmatch(path.name):
            _remove(path, box.paths(folder.parent, path.name.partition(".")[0]))


def _found(folder: Path) -> list[Path]:
    try:
        return listed(folder)
    except UnreadError:
        return []


def _remove(path: Path, paths: GamePaths) -> None:
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is not None:
            if path != paths.lock:
                path.unlink(missing_ok=True)
            lock.release()
