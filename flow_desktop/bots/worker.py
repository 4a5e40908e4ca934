"""The worker: a process of its own that thinks, so that no frame ever waits. It loads no screen and no sound.

It lives as long as its end of the pipe: when the game ends, however it ends, so does the worker.
"""

from __future__ import annotations

import json
import os
import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final

from flow_desktop.bots.advice import write_advice
from flow_desktop.bots.sight import SightError
from flow_desktop.bots.thinking import read_question, think

BREATH: Final = 0.02  # seconds between two looks at the pipe
TOLD: Final = 0.1  # seconds between two better answers
ALIVE: Final = 1.0  # seconds after which a worker that still thinks says so
_NICE: Final = 5


def serve(connection: Connection) -> None:
    """Answer questions until the other end is gone."""
    settle_in()
    try:
        while True:
            message = _newest(connection)
            if message is not None and "cancel" not in message:
                _answer(connection, message)
    except (EOFError, OSError):
        return


def settle_in() -> None:
    """What a process does first that works beside the game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game itself decides what Ctrl+C means
    if hasattr(os, "nice"):
        os.nice(_NICE)  # drawing comes first


def _newest(connection: Connection) -> dict[str, Any] | None:
    """Wait for a message and take the last that has come; None for what is no message."""
    text = connection.recv_bytes()
    while connection.poll():
        text = connection.recv_bytes()
    try:
        message = json.loads(text)
    except ValueError:
        return None
    return message if isinstance(message, dict) else None


def _answer(connection: Connection, message: dict[str, Any]) -> None:
    """Think aloud until all is thought, or somebody says something else."""
    number = message.get("number")
    try:
        thoughts = think(read_question(message))
        _think_aloud(connection, number, thoughts)
    except SightError:
        _send(connection, {"number": number, "error": "impossible_position"})


def _think_aloud(connection: Connection, number: Any, thoughts: Any) -> None:
    looked = told = time.monotonic()
    first, waiting = True, None
    for thought in thoughts:
        now = time.monotonic()
        waiting = thought or waiting
        if waiting is not None and (first or now - told >= TOLD):
            _send(connection, {"number": number, "advice": write_advice(waiting)})
            first, waiting, told = False, None, now
        elif now - told >= ALIVE:
            _send(connection, {"number": number})
            told = now
        if now - looked >= BREATH:
            looked = now
            if connection.poll():
                return
    answer = {} if waiting is None else {"advice": write_advice(waiting)}
    _send(connection, {"number": number, "done": True} | answer)


def _send(connection: Connection, message: dict[str, Any]) -> None:
    connection.send_bytes(json.dumps(message).encode())
