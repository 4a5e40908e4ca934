"""The log file: small, rotating, and never a reason for the program to stop."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from types import TracebackType

from flow_desktop.app.folders import Folders

LOGGER = logging.getLogger("flow")
LARGEST_LOG = 256 * 1024
OLDER_LOGS = 2
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class QuietFile(RotatingFileHandler):
    """A log file that is silent about a disk that does not take its lines."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
        """Leave the line out."""


def open_log(folders: Folders) -> bool:
    """Write the log into the data folder; on a disk that cannot be written it stays silent and says False."""
    close_log()
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    handler: logging.Handler = logging.NullHandler()
    if folders.make():
        try:
            handler = QuietFile(
                folders.log_file, maxBytes=LARGEST_LOG, backupCount=OLDER_LOGS, encoding="utf-8"
            )
        except OSError:
            handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    LOGGER.addHandler(handler)
    return not isinstance(handler, logging.NullHandler)


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
