"""Spoken words: a log that every screen speaks to; a system voice can listen to it."""

from collections import deque
from typing import Protocol

from flow_desktop.app.voice.urgency import Urgency

REMEMBERED = 400


class Voice(Protocol):
    """Something that can really speak."""

    def speak(self, text: str, urgency: Urgency) -> None:
        """Say it as soon as its urgency allows."""


class Speech:
    """Says things: always into `spoken` (newest last), and aloud when a voice was given."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.voice = voice
        self.spoken: deque[str] = deque(maxlen=REMEMBERED)

    def say(self, text: str, urgency: Urgency = Urgency.EVENT) -> None:
        """Say a sentence; it cuts off what is less urgent."""
        if not text:
            return
        self.spoken.append(text)
        if self.voice is not None:
            self.voice.speak(text, urgency)

    @property
    def last(self) -> str:
        """What was said last, or nothing."""
        return self.spoken[-1] if self.spoken else ""
