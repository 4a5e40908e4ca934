"""Writing so that it lasts: a file that is appended to and synced, and whole files written in one stroke.

What the program writes belongs to the player alone: files have the mode 600, folders that it makes 700.
"""

import contextlib
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from flow_desktop.files.reading import ORDINARY, TRIES, WAIT, FileFault, UnreadError, there

if sys.platform == "darwin":
    import fcntl

OWN: Final = 0o600
OWN_FOLDER: Final = 0o700
TEMPORARY: Final = re.compile(r".+\.[0-9a-f]{16}\.new")
"""How files are called that are not whole yet."""
_LONGEST: Final = 200


class AppendFile(Protocol):
    """A file that grows; every method raises OSError when the disk does not let it."""

    def write_at(self, offset: int, data: bytes) -> None:
        """Write all of the data at an offset."""

    def sync(self) -> None:
        """Return only when everything written is on the disk."""

    def close(self) -> None:
        """Let go of the file."""


def open_own(path: Path, flags: int) -> int:
    """A descriptor of an ordinary file, made if the flags say so; its mode is 600. Raises OSError."""
    descriptor = os.open(path, flags | ORDINARY, OWN)
    mode = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(mode):
        os.close(descriptor)
        raise UnreadError(FileFault.NO_FILE)
    if mode & 0o077 and sys.platform != "win32":  # an earlier version made it
        with contextlib.suppress(OSError):
            os.fchmod(descriptor, OWN)
    return descriptor


class DiskFile:
    """An existing file, opened for writing; what was in it stays."""

    def __init__(self, path: Path) -> None:
        self._descriptor = open_own(path, os.O_RDWR)

    def write_at(self, offset: int, data: bytes) -> None:
        """Write all of the data at an offset, in as many pieces as the system wants."""
        os.lseek(self._descriptor, offset, os.SEEK_SET)
        _write_all(self._descriptor, data)

    def sync(self) -> None:
        """Return only when everything written is on the disk."""
        _sync(self._descriptor)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, for the player alone; what is there stays as it is."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(OWN_FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, unless there is one."""
    os.close(open_own(path, os.O_RDWR | os.O_CREAT))


def write_whole(path: Path, data: bytes) -> None:
    """Write a whole file: after a power cut there is the old one or the new one, never a part.

    Until it is whole it has a name that nobody can foresee, and is never a file that was there before.
    """
    new = path.with_name(f"{path.name[:60]}.{os.urandom(8).hex()}.new")
    descriptor = open_own(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0))
    try:
        try:
            _write_all(descriptor, data)
            _sync(descriptor)
        finally:
            os.close(descriptor)
        _patiently(lambda: new.replace(path))
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    sync_folder(path.parent)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _patiently(rename: Callable[[], object]) -> None:
    """Give a file another name; on Windows a virus scanner may hold either for a moment."""
    for _ in range(TRIES if sys.platform == "win32" else 0):
        try:
            rename()
            return
        except PermissionError:
            time.sleep(WAIT)
    rename()


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
    descriptor = open_own(path, os.O_RDWR)
    try:
        os.ftruncate(descriptor, size)
        _sync(descriptor)
    finally:
        os.close(descriptor)


def put_aside(path: Path, ending: str = ".broken") -> Path:
    """Rename a file so that it is kept but not read again; earlier ones of that name are kept too."""
    aside = aside_name(path, ending)
    _patiently(lambda: path.rename(aside))
    return aside


def aside_name(path: Path, ending: str = ".broken") -> Path:
    """A name beside a file that is not taken yet, and not longer than a disk allows."""
    name = path.name.encode("utf-8", "surrogateescape")[:_LONGEST].decode("utf-8", "ignore")
    target, number = path.with_name(name + ending), 2
    while there(target):
        target, number = path.with_name(f"{name}{ending}{number}"), number + 1
    return target


def _sync(descriptor: int) -> None:
    if sys.platform == "darwin":  # fsync alone leaves the data in the drive's cache
        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)
