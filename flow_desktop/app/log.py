"""The log file: small, rotating, and never a reason for the program to stop."""

import contextlib
import logging
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from flow_desktop.app.folders import Folders

LOGGER = logging.getLogger(__name__.partition(".")[0])
LARGEST_LOG = 256 * 1024
OLDER_LOGS = 2
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class HeldLines(logging.Handler):
    """Keeps the lines of the first moments, until there is a file for them."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.records.append(record)


def hold_log() -> None:
    """Keep what is logged until `open_log`: opening a file would make the window wait."""
    _begin(HeldLines())


def open_log(folders: Folders) -> bool:
    """Write the log into the data folder; where it cannot be written it is silent. False: nothing can be."""
    held = [record for each in LOGGER.handlers if isinstance(each, HeldLines) for record in each.records]
    handler: logging.Handler = logging.NullHandler()
    writable = folders.make()
    if writable:
        with contextlib.suppress(OSError):
            handler = TurningFile(folders.log_file)
    handler.setFormatter(logging.Formatter(FORMAT))
    _begin(handler)
    for record in held:
        LOGGER.handle(record)
    return writable


class TurningFile(logging.FileHandler):
    """A file that begins anew before it grows too large, and is silent about a disk that takes no lines.

    The standard library has the like of it, in a module that also opens sockets: a start would wait for that.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        super().__init__(path, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        from flow_desktop.files.writing import open_own  # not needed before there is a window

        descriptor = open_own(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        return TextIOWrapper(os.fdopen(descriptor, "ab"), encoding="utf-8", errors="backslashreplace")

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, into a new file where this one has no room for it."""
        try:
            if self.stream is not None and self._is_full(self.stream, record):
                self.stream.close()
                self.stream = None  # the line that comes opens it again
                from flow_desktop.files.turning import turn_over  # seldom needed

                turn_over(self._path, OLDER_LOGS)
            super().emit(record)
        except Exception:
            self.handleError(record)

    def _is_full(self, stream: TextIOWrapper, record: logging.LogRecord) -> bool:
        line = f"{self.format(record)}{self.terminator}".encode("utf-8", "backslashreplace")
        return os.fstat(stream.fileno()).st_size + len(line) > LARGEST_LOG

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
        """Leave the line out."""


def _begin(handler: logging.Handler) -> None:
    close_log()
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    LOGGER.addHandler(handler)


def close_log() -> None:
    """Let go of the log file."""
    for handler in list(LOGGER.handlers):
        LOGGER.removeHandler(handler)
        handler.close()


def log_unexpected_errors() -> None:
    """Write every error that ends the program into the log, besides showing it as usual."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            LOGGER.critical("the program ended by an error", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = hook
