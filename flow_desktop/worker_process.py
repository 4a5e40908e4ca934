"""A process that works beside the program, and the pipe through which the two speak. It knows no game.

It is spawned, never forked: so it is the same on every system and holds none of our files open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class WorkerProcess:
    """A worker process and our end of the pipe to it; its function stands at the top of a module."""

    def __init__(self, work: Callable[[Connection], None], name: str) -> None:
        self._work = work
        self._name = name
        self._connection: Connection | None = None
        self.process: SpawnProcess | None = None

    @property
    def alive(self) -> bool:
        """Whether it is there."""
        return self.process is not None and self.process.is_alive()

    def start(self) -> bool:
        """Start it anew; False where no process is to be had."""
        self.end()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._work, args=(theirs,), daemon=True, name=self._name)
        try:
            process.start()
        except OSError:
            ours.close()
            return False
        finally:
            theirs.close()
        self.process, self._connection = process, ours
        return True

    def send(self, text: bytes) -> None:
        """Tell it something; raises OSError when it is gone."""
        if self._connection is None:
            raise BrokenPipeError(f"no {self._name} was started")
        self._connection.send_bytes(text)

    def heard(self) -> Iterator[bytes]:
        """What it has said; never waits. Raises EOFError or OSError when it is gone."""
        while self._connection is not None and self._connection.poll():
            yield self._connection.recv_bytes()

    def end(self) -> None:
        """End it, whatever it does."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self.process is not None:
            self.process.kill()
            self.process = None
