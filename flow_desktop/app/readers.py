"""Who reads files beside the game, so that what they read into is not taken away under their hands."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition


class Readers:
    """Threads come in and go out again; `close` lets nobody in any more and waits for those inside."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._inside = 0
        self._closed = False

    @contextmanager
    def inside(self) -> Iterator[bool]:
        """Read in here, if True is given; whoever comes after the closing goes away with empty hands."""
        with self._changed:
            welcome = not self._closed
            self._inside += welcome
        try:
            yield welcome
        finally:
            with self._changed:
                self._inside -= welcome
                self._changed.notify_all()

    def close(self, patience: float) -> bool:
        """Whether everybody has gone within so many seconds."""
        with self._changed:
            self._closed = True
            return self._changed.wait_for(lambda: not self._inside, patience)
