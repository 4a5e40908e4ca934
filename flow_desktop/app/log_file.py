"""The file behind the log, apart from it: the handlers of logging take a while to import."""

import logging
from logging.handlers import RotatingFileHandler


class QuietFile(RotatingFileHandler):
    """A log file that is silent about a disk that does not take its lines."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
        """Leave the line out."""
