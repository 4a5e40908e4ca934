"""Reading any file of ours: an ordinary file, not too large, without waiting; or one typed reason why not.

Whatever lies where a file should be (a pipe, a device, a folder, a link to itself, a hundred megabytes) is
named by a ``FileFault``; no other error ever comes out of here.
"""

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

PATIENCE: Final = 5.0
"""So many seconds a file may take to be read."""
TRIES: Final = 10
WAIT: Final = 0.03
_PART: Final = 1 << 18
_HARMLESS: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)
ORDINARY: Final = _HARMLESS | getattr(os, "O_BINARY", 0)
"""How everything is opened: bytes as they are, and never waiting for whoever sits at the other end."""


class Place(NamedTuple):
    """Where files of a kind lie in the data folder (``*`` for a name), and how many bytes are read."""

    pattern: str
    most: int


class FileKind(Enum):
    """Every kind of file that the program has. Tests spoil one of each, in every way they know."""

    SETTINGS = Place("settings.json", 1 << 20)
    PROFILES = Place("profiles.json", 1 << 20)
    STATISTICS = Place("statistics.json", 1 << 22)
    LIBRARY = Place("library.sqlite", 1 << 28)
    LIBRARY_CHANGE = Place("library.sqlite-journal", 1 << 28)
    JOURNAL = Place("games/*.journal", 1 << 23)
    CLOCK = Place("games/*.clock", 1000)
    LOCK = Place("games/*.lock", 32)
    SMALL_LOCK = Place("*.lock", 32)
    RECORD = Place("games/*.{game}", 1 << 22)
    EXPORT = Place("exports/*.{game}", 1 << 22)
    REPORT = Place("crashes/crash-*.txt", 1 << 20)
    LOG = Place("{game}.log", 1 << 18)
    OLD_LOG = Place("{game}.log.1", 1 << 18)


class FileFault(Enum):
    """Why a file cannot be read."""

    MISSING = "there is none"
    OUT_OF_REACH = "a folder on the way is closed, or the path is too long"
    FORBIDDEN = "no permission"
    NO_FILE = "no ordinary file"
    TOO_LARGE = "too large"
    FAILED = "the disk fails"

    @property
    def spoilt(self) -> bool:
        """Whether what is there can never be read, so that it may be put aside."""
        return self in (FileFault.NO_FILE, FileFault.TOO_LARGE)


class UnreadError(OSError):
    """A file could not be read; ``fault`` says why."""

    def __init__(self, fault: FileFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


_FAULTS: Final = {
    errno.ENOENT: FileFault.MISSING,
    errno.ENOTDIR: FileFault.MISSING,
    errno.ELOOP: FileFault.NO_FILE,
    errno.EISDIR: FileFault.NO_FILE,
    errno.ENXIO: FileFault.NO_FILE,
    errno.ENAMETOOLONG: FileFault.OUT_OF_REACH,
    errno.EACCES: FileFault.FORBIDDEN,
    errno.EPERM: FileFault.FORBIDDEN,
}


_NO_NAMES: Final = (123, 206)
"""Windows about names that no file can have, because of a letter or their length."""


def fault_of(path: Path) -> FileFault | None:
    """What is wrong with a file as it lies there, without opening it; None for an ordinary one."""
    try:
        ordinary = stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError) as error:
        fault = _named(error)
        return FileFault.OUT_OF_REACH if fault is FileFault.FORBIDDEN else fault
    return None if ordinary else FileFault.NO_FILE


def there(path: Path) -> bool:
    """Whether a path is taken, by whatever; what cannot be looked at is not there."""
    return os.path.lexists(path)


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """An ordinary file to read from; raises UnreadError alone, also for what fails while it is open."""
    fault = fault_of(path)
    if fault is not None:
        raise UnreadError(fault)
    try:
        with os.fdopen(_opened(path), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # it was changed in between
                raise UnreadError(FileFault.NO_FILE)
            yield file
    except UnreadError:
        raise
    except OSError as error:
        raise UnreadError(_named(error)) from error


def _opened(path: Path) -> int:
    """A descriptor to read from; on Windows a virus scanner, or who replaces it, may hold a file a moment."""
    for _ in range(TRIES if sys.platform == "win32" else 0):
        try:
            return os.open(path, os.O_RDONLY | ORDINARY)
        except PermissionError:
            time.sleep(WAIT)
    return os.open(path, os.O_RDONLY | ORDINARY)


def read(path: Path, kind: FileKind) -> bytes:
    """The bytes of a file of ours; raises UnreadError alone."""
    most, data, until = kind.value.most, b"", time.monotonic() + PATIENCE
    with opened(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise UnreadError(FileFault.TOO_LARGE)
        while part := file.read(min(_PART, most + 1 - len(data))):
            data += part
            if time.monotonic() > until:
                raise UnreadError(FileFault.FAILED)
    if len(data) > most:
        raise UnreadError(FileFault.TOO_LARGE)
    return data


def listed(folder: Path) -> list[Path]:
    """What lies in a folder; one that is not there is empty. Raises UnreadError alone."""
    try:
        return list(folder.iterdir())
    except (OSError, ValueError) as error:
        fault = fault_of(folder) or FileFault.NO_FILE
        if fault is FileFault.MISSING:
            return []
        raise UnreadError(_named(error) if fault is FileFault.NO_FILE else fault) from error


def _named(error: OSError | ValueError) -> FileFault:
    if getattr(error, "winerror", None) in _NO_NAMES:
        return FileFault.MISSING
    return _FAULTS.get(error.errno or 0, FileFault.FAILED) if isinstance(error, OSError) else FileFault.FAILED


def lies_deeper(value: object, levels: int) -> bool:
    """Whether values that were read lie more levels inside each other."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or lies_deeper(each, levels - 1) for each in inner)
