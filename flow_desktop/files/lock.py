"""One program for one game: a lock file with the holder's process number, locked through the system.

The system's lock ends with the program, however it ends, so that a lock file left behind does no harm.
Where a file system knows no locks, the process number decides.
"""

import contextlib
import errno
import os
import sys
import time
from pathlib import Path
from typing import Final

from flow_desktop.files.reading import FileFault, fault_of
from flow_desktop.files.writing import open_own, put_aside

if sys.platform == "win32":
    import ctypes
    import msvcrt
else:
    import fcntl

TRIES: Final = 5
_WAIT: Final = 0.02
_BYTE: Final = 1 << 30  # the locked byte lies behind the text, which stays readable
_KNOWS_NONE: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}
"""How a file system says that it knows no locks. Whatever else is said is a refusal: Windows may give no
reason at all, and of two programs that share one game each spoils what the other does."""
_CLOSED_WHILE_GOING: Final = sys.platform == "win32"
"""Whether a file that its last holder just removes cannot be opened until it is gone."""
_MOST_REFUSED: Final = 10
_STILL_RUNS: Final = 259
_MAY_ASK: Final = 0x1000
_held: dict[str, int] = {}  # system locks do not keep a program from locking twice


class GameLock:
    """A lock that is held until it is released."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor
        _held[_key(path)] = descriptor

    def release(self) -> None:
        """Let others have the game."""
        if _held.pop(_key(self._path), None) is None:
            return
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(self._descriptor)
        with contextlib.suppress(OSError):  # where an open file cannot be removed
            if sys.platform == "win32":
                self._path.unlink()


def take_lock(path: Path, tries: int = TRIES) -> GameLock | None:
    """Lock a game; None when another program, or another table of this one, has it."""
    if fault_of(path) is FileFault.NO_FILE:  # a folder or a pipe in its place is in everybody's way
        put_aside(path)
    for attempt in range(tries):
        if _key(path) in _held:
            return None
        try:
            descriptor = open_own(path, os.O_RDWR | os.O_CREAT)
        except PermissionError:
            if not _CLOSED_WHILE_GOING or attempt + 1 >= min(tries, _MOST_REFUSED):
                raise
            time.sleep(_WAIT)
            continue
        try:
            if _lock(descriptor) and _is_same_file(path, descriptor):
                os.ftruncate(descriptor, 0)
                os.write(descriptor, f"{os.getpid()}\n".encode())
                return GameLock(path, descriptor)
        except OSError:
            os.close(descriptor)
            raise
        os.close(descriptor)
        time.sleep(_WAIT)  # somebody may only have been looking
    return None


def is_locked(path: Path) -> bool:
    """Whether somebody has the game; looking changes nothing."""
    if _key(path) in _held:
        return True
    try:
        descriptor = open_own(path, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _lock(descriptor)
    finally:
        os.close(descriptor)


def _key(path: Path) -> str:
    return os.path.realpath(path)


def _is_same_file(path: Path, descriptor: int) -> bool:
    """Whether the locked file still has its name: the last holder may just have removed it."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except OSError:
        return False


def _lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, _BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            os.lseek(descriptor, 0, os.SEEK_SET)
        else:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _KNOWS_NONE and not _holder_lives(descriptor)
    return True


def _holder_lives(descriptor: int) -> bool:
    """Whether the process named in a lock file still runs, and is not this one."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    text = os.read(descriptor, 32).strip()
    os.lseek(descriptor, 0, os.SEEK_SET)
    if not (text.isdigit() and len(text) < 10) or int(text) == os.getpid():
        return False
    return _runs(int(text))


def _runs(process: int) -> bool:
    """Whether there is a process of this number; where that cannot be found out there is."""
    if sys.platform == "win32":  # asking as elsewhere would end it
        kernel, status = ctypes.windll.kernel32, ctypes.c_ulong()
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(_MAY_ASK, False, process))
        if not handle:
            return bool(kernel.GetLastError() == 5)  # it may not be asked, but it is there
        known = kernel.GetExitCodeProcess(handle, ctypes.byref(status))
        kernel.CloseHandle(handle)
        return not known or status.value == _STILL_RUNS
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
