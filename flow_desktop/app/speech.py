"""Spoken words: a log that every screen speaks to; a system voice can listen to it."""

from collections import deque
from typing import NamedTuple, Protocol

from flow_desktop.app.voice.urgency import Urgency

REMEMBERED = 400
REPEATABLE = 50
"""So far back can be asked for what was said."""


class Wording(NamedTuple):
    """Words as usual, in brief (empty: not at all; None: there is no shorter way), and what can be added.

    >>> Wording("Ada places the bend at column 3, row 5.", "Column 3, row 5.").at("short")
    'Column 3, row 5.'
    """

    usual: str
    brief: str | None = None
    more: str = ""

    def at(self, detail: str) -> str:
        """As briefly or fully as a player wishes (a setting, `voice_detail`)."""
        if detail == "short":
            return self.usual if self.brief is None else self.brief
        return f"{self.usual} {self.more}".strip() if detail == "full" else self.usual


class Voice(Protocol):
    """Something that can really speak."""

    def speak(self, text: str, urgency: Urgency) -> None:
        """Say it as soon as its urgency allows."""

    def hush(self) -> None:
        """Say nothing more of what was asked for so far."""


class Speech:
    """Says things: always into `spoken` (newest last), and aloud when a voice was given."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.voice = voice
        self.spoken: deque[str] = deque(maxlen=REMEMBERED)
        self._said: deque[str] = deque(maxlen=REPEATABLE)
        self._back = 0

    def say(self, text: str, urgency: Urgency = Urgency.EVENT) -> None:
        """Say a sentence; it cuts off what is less urgent."""
        if not text:
            return
        self._said.append(text)
        self._back = 0
        self._speak(text, urgency)

    def repeat(self) -> str:
        """Say the last words again; asked again at once, those before them. Returns what is said."""
        if self._back < len(self._said):
            self._back += 1
        if self._back:
            self._speak(self._said[-self._back], Urgency.ANSWER)
        return self.last if self._back else ""

    def hush(self) -> None:
        """Be silent now; what is said later is heard again."""
        if self.voice is not None:
            self.voice.hush()

    @property
    def last(self) -> str:
        """What was said last, or nothing."""
        return self.spoken[-1] if self.spoken else ""

    def _speak(self, text: str, urgency: Urgency) -> None:
        self.spoken.append(text)
        if self.voice is not None:
            self.voice.speak(text, urgency)
