"""A clock that is moved by hand, and readers beside the game that are waited for."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flow_desktop.app.audio import Audio

FRAME = 1 / 60


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def pass_by(self, audio: Audio, seconds: float) -> None:
        """Let time pass in frames."""
        until = self.time + seconds
        while self.time < until:
            self.time += FRAME
            audio.advance()


@contextmanager
def reading() -> Iterator[None]:
    """Whoever begins to read beside the game in here has come to an end afterwards."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join()
