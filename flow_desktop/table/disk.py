"""Writing so that it lasts: a file that is appended to and synced, and whole files written in one stroke."""

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Protocol

if sys.platform == "darwin":
    import fcntl


TRIES = 10
WAIT = 0.03


class AppendFile(Protocol):
    """A file that grows; every method raises OSError when the disk does not let it."""

    def write_at(self, offset: int, data: bytes) -> None:
        """Write all of the data at an offset."""

    def sync(self) -> None:
        """Return only when everything written is on the disk."""

    def close(self) -> None:
        """Let go of the file."""


class DiskFile:
    """An existing file, opened for writing; what was in it stays."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))

    def write_at(self, offset: int, data: bytes) -> None:
        """Write all of the data at an offset, in as many pieces as the system wants."""
        os.lseek(self._descriptor, offset, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]

    def sync(self) -> None:
        """Return only when everything written is on the disk."""
        _sync(self._descriptor)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)


def write_whole(path: Path, data: bytes) -> None:
    """Write a whole file: after a power cut there is the old one or the new one, never a part."""
    new = path.with_name(path.name + ".new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
        _take_place(new, path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    sync_folder(path.parent)


def _take_place(new: Path, path: Path) -> None:
    """Let a new file take an old one's place; on Windows a virus scanner may hold either for a moment."""
    for _ in range(TRIES if sys.platform == "win32" else 0):
        try:
            new.replace(path)
            return
        except PermissionError:
            time.sleep(WAIT)
    new.replace(path)


def sync_folder(folder: Path) -> None:
    """Make names in a folder last; systems that cannot do this keep them by other means."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def cut(path: Path, size: int) -> None:
    """Shorten a file."""
    with path.open("r+b") as file:
        file.truncate(size)
        _sync(file.fileno())


def put_aside(path: Path, ending: str = ".broken") -> None:
    """Rename a file so that it is kept but not read again; earlier ones of that name are kept too."""
    path.rename(aside_name(path, ending))


def aside_name(path: Path, ending: str = ".broken") -> Path:
    """A name beside a file that is not taken yet."""
    target, number = path.with_name(path.name + ending), 2
    while target.exists():
        target, number = path.with_name(f"{path.name}{ending}{number}"), number + 1
    return target


def _sync(descriptor: int) -> None:
    if sys.platform == "darwin":  # fsync alone leaves the data in the drive's cache
        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)
