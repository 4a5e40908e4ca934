"""Prism: the running screen reader (NVDA, JAWS, VoiceOver …) or the system's voice on Windows and macOS."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from flow_desktop.app.voice.engine import USUAL_RATE, Diction, EngineError


class Prism:
    """The best voice that Prism finds. A library of somebody else: whatever it raises is an `EngineError`."""

    def __init__(self) -> None:
        try:
            prism = import_module("prism")  # installed where it has a use: not on Linux

            self._context: Any = prism.Context()
            self._voice: Any = self._context.acquire_best()
            self.name = str(self._voice.name)
        except Exception as error:
            raise EngineError("Prism finds no voice") from error
        self._usual = _given(self._voice, "rate")
        self._diction: Diction | None = None

    def begin(self, text: str, diction: Diction) -> None:
        """Say it, and show it in Braille where the reader can."""
        if diction != self._diction:
            self._diction = diction
            _set(self._voice, "volume", diction.volume / 100)
            if self._usual is not None:
                _set(self._voice, "rate", min(1.0, self._usual * diction.rate / USUAL_RATE))
        try:
            self._voice.output(text.replace("\0", " "), True)
        except Exception as error:
            raise EngineError(f"{self.name} does not speak") from error

    def stop(self) -> None:
        """Be silent."""
        try:
            self._voice.stop()
        except Exception as error:
            raise EngineError(f"{self.name} does not stop") from error

    def busy(self) -> bool:
        """Whether it speaks; a reader that cannot say counts as ready, and cuts itself off."""
        return bool(_given(self._voice, "speaking"))

    def close(self) -> None:
        """Let voice and library go."""
        self._voice = self._context = None


def _given(voice: Any, name: str) -> Any:
    try:
        return getattr(voice, name)
    except Exception:
        return None


def _set(voice: Any, name: str, value: float) -> None:
    try:
        setattr(voice, name, value)
    except Exception:
        return  # a screen reader has a rate and a volume of its own
