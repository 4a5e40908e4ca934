"""Questions for a process of its own, which thinks so that no frame ever waits. It knows no game.

The one who asks polls in every frame::

    asker = Asker(serve, read_answer)      # `serve` is the worker: a function at the top of a module
    asker.start()                          # early, so that the first answer comes soon; `ask` does it too
    asker.ask_about({...})                 # plain values; what was asked before is forgotten
    answer = asker.poll()                  # every frame: a better answer, or None when nothing new has come
    asker.status                           # IDLE, THINKING, DONE, LOST (ask again), OVER, IMPOSSIBLE
    asker.cancel(); asker.close()

The worker answers with all it thinks, the newest at most ten times a second::

    def serve(connection): serve_thoughts(connection, think, write)

A worker that has died, hangs or speaks nonsense is ended and started anew with the next question. That costs
the answer, never the game. A worker lives as long as its end of the pipe: when the game ends, so does it.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, Protocol, TypeVar

from flow_desktop.worker_process import WorkerProcess

HANGS: Final = 8.0  # seconds without a word from a worker that should be thinking
_MOST_UNREAD: Final = 8  # questions that a busy worker may not have read yet
BREATH: Final = 0.02  # seconds between two looks at the pipe
TOLD: Final = 0.1  # seconds between two better answers
ALIVE: Final = 1.0  # seconds after which a worker that still thinks says so
_NICE: Final = 5
Answer = TypeVar("Answer")
Told = TypeVar("Told", covariant=True)
Message = dict[str, Any]


class Status(StrEnum):
    """How it stands with the last question."""

    IDLE = "idle"  # nothing is asked
    THINKING = "thinking"  # the answer may still get better
    DONE = "done"  # all is thought
    LOST = "lost"  # the worker died or hung: ask again
    OVER = "over"  # the game is over: there is no move
    IMPOSSIBLE = "impossible"  # the position cannot be


class ImpossibleQuestionError(ValueError):
    """What was asked makes no sense."""


class Asker(Generic[Answer]):
    """A client of one worker process."""

    def __init__(
        self,
        worker: Callable[[Connection], None],
        read: Callable[[Any], Answer],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.status = Status.IDLE
        self.restarts = 0
        self._clock = clock
        self._worker = WorkerProcess(worker, "advisor")
        self._read = read
        self._number = 0
        self._unread = 0
        self._heard = 0.0
        self._answered = False

    def start(self) -> None:
        """Start the worker if there is none."""
        if not self._worker.alive and self._worker.start():  # else the game goes on without advice
            self._unread = 0

    def ask_about(self, question: Message) -> None:
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
        self._send({"number": self._number} | question)

    def cancel(self) -> None:
        """Forget the question; the worker rests."""
        if self.status is Status.THINKING and self._unread < _MOST_UNREAD:
            self._send({"cancel": True})
        self._number += 1
        self.status = Status.IDLE

    def close(self) -> None:
        """End the worker."""
        self._worker.end()
        self.status = Status.IDLE

    def poll(self) -> Answer | None:
        """Return the newest answer since the last poll; never waits."""
        newest: Answer | None = None
        try:
            for text in self._worker.heard():
                newest = self._hear(text) or newest
        except (EOFError, OSError, ValueError, KeyError, TypeError, RecursionError):
            self._lose()
        if self.status is Status.THINKING and not self._lives():
            self._lose()
        return newest

    def _lives(self) -> bool:
        return self._worker.alive and self._clock() - self._heard < HANGS

    def _hear(self, text: bytes) -> Answer | None:
        """Read a message; one about an older question only shows that the worker lives."""
        message = json.loads(text)
        self._heard = self._clock()
        if message["number"] != self._number or self.status is not Status.THINKING:
            return None
        self._unread = 0
        if "error" in message:
            self.status = Status.IMPOSSIBLE
            return None
        answer = self._read(message["advice"]) if "advice" in message else None
        self._answered = self._answered or answer is not None
        if message.get("done"):
            self.status = Status.DONE if self._answered else Status.OVER
        return answer

    def _send(self, message: Message) -> None:
        if self._worker.process is None:
            self.status = Status.LOST
            return
        try:
            self._worker.send(json.dumps(message).encode())
            self._unread += 1
        except (OSError, ValueError):
            self._lose()

    def _lose(self) -> None:
        """Give up a worker, and with it the answer."""
        self._worker.end()
        self.restarts += 1
        if self.status is Status.THINKING:
            self.status = Status.LOST


Question = TypeVar("Question", contravariant=True)


class Thinker(Protocol[Question, Told]):
    """Whoever thinks about a question somewhere else."""

    status: Status

    def start(self) -> None:
        """Be ready."""

    def ask(self, question: Question) -> None:
        """Think about this, and forget what was asked before."""

    def poll(self) -> Told | None:
        """A better answer, if one has come; never waits."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """Go."""


Asked = TypeVar("Asked")


class Thinking(Generic[Asked, Answer]):
    """Asks whoever thinks beside the game; when that is lost, or nobody does, it is thought here.

    That may cost a frame, never the game; `lost` counts how often it came to that.
    """

    def __init__(
        self, here: Callable[[Asked], Answer | None], beside: Thinker[Asked, Answer] | None = None
    ) -> None:
        self.lost = 0
        self._here = here
        self._beside = beside
        self._asked: Asked | None = None
        self._thought: Answer | None = None

    def start(self) -> None:
        """Let whoever thinks begin early."""
        if self._beside is not None:
            self._beside.start()

    def ask(self, question: Asked) -> None:
        """Think about this; what was asked before is forgotten."""
        if self._beside is None:
            self._thought = self._here(question)
        else:
            self._asked = question
            self._beside.ask(question)

    def answer(self) -> Answer | None:
        """What was thought, once; None as long as nothing has come."""
        if self._asked is not None and self._beside is not None:
            self._thought = self._beside.poll()
            if self._thought is None and self._beside.status in (Status.LOST, Status.IMPOSSIBLE):
                self.lost += 1
                self._thought = self._here(self._asked)
            if self._thought is not None:
                self._asked = None
        thought, self._thought = self._thought, None
        return thought

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        if self._beside is not None and self._asked is not None:
            self._beside.cancel()
        self._asked = self._thought = None

    def close(self) -> None:
        """The table is left."""
        if self._beside is not None:
            self._beside.close()


# The worker's side

Thought = TypeVar("Thought")


def serve_thoughts(
    connection: Connection,
    think: Callable[[Message], Iterator[Thought | None]],
    write: Callable[[Thought], Message],
) -> None:
    """Answer questions until the other end is gone. A thought may be None: something is still thought."""
    settle_in()
    try:
        while True:
            message = _newest(connection)
            if message is not None and "cancel" not in message:
                _answer(connection, message, think, write)
    except (EOFError, OSError):
        return


def settle_in() -> None:
    """What a process does first that works beside the game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game itself decides what Ctrl+C means
    if hasattr(os, "nice"):
        os.nice(_NICE)  # drawing comes first


def _newest(connection: Connection) -> Message | None:
    """Wait for a message and take the last that has come; None for what is no message."""
    text = connection.recv_bytes()
    while connection.poll():
        text = connection.recv_bytes()
    try:
        message = json.loads(text)
    except ValueError:
        return None
    return message if isinstance(message, dict) else None


def _answer(
    connection: Connection,
    message: Message,
    think: Callable[[Message], Iterator[Thought | None]],
    write: Callable[[Thought], Message],
) -> None:
    """Think aloud until all is thought, or somebody says something else."""
    number = message.get("number")
    try:
        _think_aloud(connection, number, think(message), write)
    except ImpossibleQuestionError:
        _tell(connection, {"number": number, "error": "impossible_position"})


def _think_aloud(
    connection: Connection,
    number: Any,
    thoughts: Iterator[Thought | None],
    write: Callable[[Thought], Message],
) -> None:
    looked = told = time.monotonic()
    first, waiting = True, None
    for thought in thoughts:
        now = time.monotonic()
        waiting = thought or waiting
        if waiting is not None and (first or now - told >= TOLD):
            _tell(connection, {"number": number, "advice": write(waiting)})
            first, waiting, told = False, None, now
        elif now - told >= ALIVE:
            _tell(connection, {"number": number})
            told = now
        if now - looked >= BREATH:
            looked = now
            if connection.poll():
                return
    answer = {} if waiting is None else {"advice": write(waiting)}
    _tell(connection, {"number": number, "done": True} | answer)


def _tell(connection: Connection, message: Message) -> None:
    connection.send_bytes(json.dumps(message).encode())
