"""A log that begins anew: its lines become an older file, and the oldest ones go."""

import contextlib
from itertools import pairwise
from pathlib import Path

from flow_desktop.files.reading import FileKind, UnreadError, read
from flow_desktop.files.writing import cut, write_whole


def turn_over(path: Path, kept: int) -> None:
    """Keep the lines of a log, closed here, as `.1`, and so many older ones behind it; raises OSError.

    Where another program has it open, Windows renames nothing: then it is copied and emptied.
    """
    older = [path.with_name(f"{path.name}.{number}") for number in range(1, kept + 1)]
    for newer, old in reversed(list(pairwise(older))):
        with contextlib.suppress(OSError):
            newer.replace(old)
    try:
        older[0].unlink(missing_ok=True)
        path.rename(older[0])
    except OSError:
        with contextlib.suppress(UnreadError):  # one that is far too large
            write_whole(older[0], read(path, FileKind.LOG))
        cut(path, 0)
