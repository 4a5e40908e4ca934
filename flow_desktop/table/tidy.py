"""Putting a folder of games in order, however the last program ended. Games in use stay as they are."""

import contextlib
from pathlib import Path

from flow_desktop.engine.record import write_record
from flow_desktop.table.disk import put_aside, write_whole
from flow_desktop.table.game import Game
from flow_desktop.table.kept import load_saved
from flow_desktop.table.opening import NewerError, OpeningError
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.words import BROKEN, NEWER


def tidy(paths: GamePaths) -> str:
    """Turn a finished journal into a record and put an unreadable one aside; return what to say."""
    if not paths.journal.exists() or paths.in_use:
        return ""
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
