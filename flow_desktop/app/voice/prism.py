"""Prism: the running screen reader (NVDA, JAWS, VoiceOver …) or the system's voice on Windows and macOS."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from flow_desktop.app.voice.engine import USUAL_RATE, Diction, EngineError

LETTERS_A_SECOND: Final = 20
"""How fast a reader is taken to speak that cannot say when it has ended."""


class Prism:
    """The best voice that Prism finds. A library of somebody else: whatever it raises is an `EngineError`."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        try:
            prism = import_module("prism")  # installed where it has a use: not on Linux

            self._context: Any = prism.Context()
            self._voice: Any = self._context.acquire_best()
            self.name = str(self._voice.name)
        except Exception as error:
            raise EngineError("Prism finds no voice") from error
        self._now = now
        self._usual = _given(self._voice, "rate")
        self._diction: Diction | None = None
        self._until = 0.0

    def begin(self, text: str, diction: Diction) -> None:
        """Say it, and show it in Braille where the reader can. It waits for words that are not stopped."""
        if diction != self._diction:
            self._diction = diction
            self._speak_as(diction)
        try:
            self._voice.output(text.replace("\0", " "), False)
        except Exception as error:
            raise EngineError(f"{self.name} does not speak") from error
        self._until = self._now() + len(text) / LETTERS_A_SECOND

    def stop(self) -> None:
        """Be silent."""
        self._until = 0.0
        try:
            self._voice.stop()
        except Exception as error:
            raise EngineError(f"{self.name} does not stop") from error

    def busy(self) -> bool:
        """Whether it speaks; of a reader that cannot say, whether it may still be speaking."""
        speaking = _given(self._voice, "speaking")
        return self._now() < self._until if speaking is None else bool(speaking)

    def close(self) -> None:
        """Let voice and library go."""
        self._voice = self._context = None

    def _speak_as(self, diction: Diction) -> None:
        """In this language, so loud and so fast; a screen reader keeps to its own ways."""
        _set(self._voice, "volume", diction.volume / 100)
        if self._usual is not None:
            _set(self._voice, "rate", min(1.0, self._usual * diction.rate / USUAL_RATE))
        chosen = _given(self._voice, "voice")
        if chosen is None or self._language_of(chosen) == diction.language:
            return
        count = _given(self._voice, "voices_count") or 0
        found = (number for number in range(count) if self._language_of(number) == diction.language)
        _set(self._voice, "voice", next(found, chosen))

    def _language_of(self, voice: int) -> str:
        """Of a voice its language as our code: "de" for "de-AT" and "de_AT"."""
        try:
            told = str(self._voice.get_voice_language(voice))
        except Exception:
            return ""
        return told.replace("_", "-").partition("-")[0].lower()


def _given(voice: Any, name: str) -> Any:
    try:
        return getattr(voice, name)
    except Exception:
        return None


def _set(voice: Any, name: str, value: float) -> None:
    try:
        setattr(voice, name, value)
    except Exception:
        return  # a screen reader has a rate, a volume and a voice of its own
