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
from multiprocessing.connection import Connection
from typing import Final

from flow_desktop.asking import settle_in
from flow_desktop.bots.analysis import GameTide, read_tide, write_tide
from flow_desktop.bots.analysis_tide import analyse
from flow_desktop.engine.record import Record, read_record, write_record
from flow_desktop.worker_process import WorkerProcess

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
        self._worker = WorkerProcess(worker, "analyst")
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
        self._worker.end()
        self._state = "over"

    def _start(self) -> None:
        try:
            if self._worker.start():
                self._worker.send(write_record(self._record).encode())
                self._state = "beside"
                return
        except OSError:  # it died at once
            self._worker.end()
        self._state = "here"

    def _listen(self) -> GameTide | None:
        newest: GameTide | None = None
        try:
            for text in self._worker.heard():
                newest = read_tide(json.loads(text), len(self._record.moves))
        except (EOFError, OSError, ValueError, RecursionError):  # it died, or speaks nonsense
            if newest is None or not newest.complete:
                self._worker.end()
                self._state = "here"
        if newest is not None and newest.complete:
            self._worker.end()
            self._state = "over"
        return newest
