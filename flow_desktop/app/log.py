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
            handler = _quiet_file(folders.log_file)
    handler.setFormatter(logging.Formatter(FORMAT))
    _begin(handler)
    for record in held:
        LOGGER.handle(record)
    return writable


def _quiet_file(path: Path) -> logging.Handler:
    """A rotating file that is silent about a disk that does not take its lines."""
    from logging.handlers import RotatingFileHandler  # takes a while to import

    from flow_desktop.files.reading import FileKind, UnreadError, read
    from flow_desktop.files.writing import cut, open_own, write_whole

    class QuietFile(RotatingFileHandler):
        def _open(self) -> TextIOWrapper:
            descriptor = open_own(Path(self.baseFilename), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            return TextIOWrapper(os.fdopen(descriptor, "ab"), encoding="utf-8", errors="backslashreplace")

        def rotate(self, source: str, dest: str) -> None:
            """Keep the lines as an older file. Where another program has it open, Windows renames nothing."""
            try:
                super().rotate(source, dest)
            except OSError:
                with contextlib.suppress(UnreadError):  # one that is far too large
                    write_whole(Path(dest), read(Path(source), FileKind.LOG))
                cut(Path(source), 0)

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
            """Leave the line out."""

    return QuietFile(path, maxBytes=LARGEST_LOG, backupCount=OLDER_LOGS, encoding="utf-8")


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
