"""The analyst: works a tide out in a process of its own, or a little at a time where no process can be had.

::

    analyst = Analyst(record)          # nothing happens yet
    analyst.poll()                     # every frame: a better tide, or None; starts the work
    analyst.close()                    # the page is left: the work ends with it

A worker that dies or speaks nonsense is not asked again: the rest is worked out here, in small bites.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

from flow_desktop.asking import settle_in
from flow_desktop.bots.analysis import GameTide, read_tide, write_tide
from flow_desktop.bots.analysis_tide import analyse
from flow_desktop.engine.record import Record, read_record, write_record

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

TOLD: Final = 0.25  # seconds between two better tides
BITE: Final = 0.004  # seconds of a frame that thinking here may take


def serve_tide(connection: Connection) -> None:
    """Read a record, tell its tide again and again as it grows, and end; or end when nobody listens."""
    settle_in()
    try:
        record, _state = read_record(connection.recv_bytes().decode())
        told, newest = 0.0, None
        for tide in analyse(record):
            newest = tide or newest
            now = time.monotonic()
            if newest is not None and (now - told >= TOLD or newest.complete):
                connection.send_bytes(json.dumps(write_tide(newest)).encode())
                told, newest = now, None
    except (EOFError, OSError, ValueError):
        return


class AnalystHere:
    """Works in small bites between frames, or all at once: for when there is no process, and for tests."""

    def __init__(self, record: Record, bite: float | None = BITE) -> None:
        """Without a `bite` the first look works everything out."""
        self._bite = bite
        self._thoughts: Iterator[GameTide | None] | None = analyse(record)

    def poll(self) -> GameTide | None:
        """Work a little; gives what is better than before."""
        newest, until = None, time.monotonic() + (self._bite or 0.0)
        while self._thoughts is not None and (self._bite is None or time.monotonic() < until):
            try:
                newest = next(self._thoughts) or newest
            except StopIteration:
                self._thoughts = None
        return newest

    def close(self) -> None:
        """No more."""
        self._thoughts = None


class Analyst(AnalystHere):
    """Asks a worker process; where that fails, works here."""

    def __init__(self, record: Record, worker: Callable[[Connection], None] = serve_tide) -> None:
        """``worker`` is given by tests."""
        super().__init__(record)
        self._record = record
        self._worker = worker
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._state = "new"

    def poll(self) -> GameTide | None:
        """What has come from the worker; never waits."""
        if self._state == "new":
            self._start()
        if self._state == "here":
            return super().poll()
        return self._listen() if self._state == "beside" else None

    def close(self) -> None:
        """End the worker."""
        super().close()
        self._end()
        self._state = "over"

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._worker, args=(theirs,), daemon=True, name="analyst")
        try:
            process.start()
            ours.send_bytes(write_record(self._record).encode())
        except OSError:  # no process to be had
            ours.close()
            self._state = "here"
            return
        finally:
            theirs.close()
        self._process, self._connection, self._state = process, ours, "beside"

    def _listen(self) -> GameTide | None:
        newest: GameTide | None = None
        try:
            while self._connection is not None and self._connection.poll():
                newest = read_tide(json.loads(self._connection.recv_bytes()), len(self._record.moves))
        except (EOFError, OSError, ValueError, RecursionError):  # it died, or speaks nonsense
            if newest is None or not newest.complete:
                self._end()
                self._state = "here"
        if newest is not None and newest.complete:
            self._end()
            self._state = "over"
        return newest

    def _end(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process = None
