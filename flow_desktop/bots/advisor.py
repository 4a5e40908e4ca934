"""The advisor: asks the worker and never waits for it. A frame polls; what has come is the newest advice.

::

    advisor = Advisor()
    advisor.start()                        # early, so that the first answer comes soon; ``ask`` does it too
    advisor.ask(Question(table.state, pace_at(table)))    # what was asked before is forgotten
    advice = advisor.poll()                # every frame: a better answer, or None when nothing new has come
    advisor.status                         # IDLE, THINKING, DONE, LOST (ask again), OVER, IMPOSSIBLE
    advisor.cancel(); advisor.close()

A worker that has died, hangs or speaks nonsense is ended and started anew with the next question. That costs
the answer, never the game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from enum import StrEnum
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

from flow_desktop.bots.advice import Advice, read_advice
from flow_desktop.bots.thinking import Question, write_question
from flow_desktop.bots.worker import serve

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

HANGS: Final = 8.0  # seconds without a word from a worker that should be thinking
_MOST_UNREAD: Final = 8  # questions that a busy worker may not have read yet


class Status(StrEnum):
    """How it stands with the last question."""

    IDLE = "idle"  # nothing is asked
    THINKING = "thinking"  # the answer may still get better
    DONE = "done"  # all is thought
    LOST = "lost"  # the worker died or hung: ask again
    OVER = "over"  # the game is over: there is no move
    IMPOSSIBLE = "impossible"  # the position cannot be


class Advisor:
    """A client of one worker process."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        worker: Callable[[Connection], None] = serve,
    ) -> None:
        """``clock`` and ``worker`` are given by tests; a worker is a function at the top of a module."""
        self.status = Status.IDLE
        self.restarts = 0
        self._clock = clock
        self._worker = worker
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._number = 0
        self._unread = 0
        self._heard = 0.0
        self._answered = False

    def start(self) -> None:
        """Start the worker if there is none."""
        if self._process is not None and self._process.is_alive():
            return
        self._end_worker()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._worker, args=(theirs,), daemon=True, name="advisor")
        try:
            process.start()
        except OSError:  # no process to be had: the game goes on without advice
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._connection = process, ours
        self._unread = 0

    def ask(self, question: Question) -> None:
        """Ask, and forget what was asked before."""
        self.start()
        self._number += 1
        self._answered = False
        self._heard = self._clock()
        self.status = Status.THINKING
        if self._unread >= _MOST_UNREAD:  # it reads no more: sending could block
            self._lose()
            self.start()
            self.status = Status.THINKING
        self._send({"number": self._number} | write_question(question))

    def cancel(self) -> None:
        """Forget the question; the worker rests."""
        if self.status is Status.THINKING and self._unread < _MOST_UNREAD:
            self._send({"cancel": True})
        self._number += 1
        self.status = Status.IDLE

    def close(self) -> None:
        """End the worker."""
        self._end_worker()
        self.status = Status.IDLE

    def poll(self) -> Advice | None:
        """Return the newest advice since the last poll; never waits."""
        newest: Advice | None = None
        try:
            while self._connection is not None and self._connection.poll():
                heard = self._hear(self._connection.recv_bytes())
                newest = heard or newest
        except (EOFError, OSError, ValueError, KeyError, TypeError, RecursionError):
            self._lose()
        if self.status is Status.THINKING and not self._lives():
            self._lose()
        return newest

    def _lives(self) -> bool:
        alive = self._process is not None and self._process.is_alive()
        return alive and self._clock() - self._heard < HANGS

    def _hear(self, text: bytes) -> Advice | None:
        """Read a message; one about an older question only shows that the worker lives."""
        message = json.loads(text)
        self._heard = self._clock()
        if message["number"] != self._number or self.status is not Status.THINKING:
            return None
        self._unread = 0
        if "error" in message:
            self.status = Status.IMPOSSIBLE
            return None
        advice = read_advice(message["advice"]) if "advice" in message else None
        self._answered = self._answered or advice is not None
        if message.get("done"):
            self.status = Status.DONE if self._answered else Status.OVER
        return advice

    def _send(self, message: dict[str, Any]) -> None:
        if self._connection is None:
            self.status = Status.LOST
            return
        try:
            self._connection.send_bytes(json.dumps(message).encode())
            self._unread += 1
        except (OSError, ValueError):
            self._lose()

    def _lose(self) -> None:
        """Give up a worker, and with it the answer."""
        self._end_worker()
        self.restarts += 1
        if self.status is Status.THINKING:
            self.status = Status.LOST

    def _end_worker(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process = None
