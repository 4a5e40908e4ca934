"""How sounds share one room: voices and takes of a name, sides, levels on their way, ducks.

Nothing here makes a sound or looks at a clock: whoever asks says which moment it is.
"""

import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from flow_desktop.values import dataclass

GAP: Final = 0.04
"""The same name is not heard again so soon: it would only be louder."""
VOICES: Final = 2
"""So many of a name sound at once; a further one takes the place of the oldest."""
SILENCE: Final = -48.0
"""Decibels below which nothing is left."""
DOWN: Final = 0.06
UP: Final = 0.4
WARNING_DUCK: Final = 6.0
FANFARE_DUCK: Final = 4.0
"""By so many decibels the music gives way to a warning, and to a fanfare."""


def gain_of(decibels: float) -> float:
    """A level as a factor; nothing is left at the silent end."""
    return 0.0 if decibels <= SILENCE else float(10.0 ** (decibels / 20.0))


def decibels_of(gain: float) -> float:
    """A factor as a level."""
    return max(SILENCE, 20.0 * math.log10(gain)) if gain > 0 else SILENCE


def both_sides(volume: float, side: float) -> tuple[float, float]:
    """How loud left and right are; together they are as strong from every side."""
    if not side:
        return volume, volume
    angle = (1.0 + max(-1.0, min(1.0, side))) * math.pi / 4.0
    loud = math.sqrt(2.0) * volume
    return min(1.0, loud * math.cos(angle)), min(1.0, loud * math.sin(angle))


class Fader:
    """A level that moves evenly in decibels: no fade is sudden at either end."""

    def __init__(self, gain: float = 0.0) -> None:
        self._from = self._to = decibels_of(gain)
        self._begun = self._seconds = 0.0

    def move(self, gain: float, now: float, seconds: float) -> None:
        """Go to another level, from whatever it is now."""
        self._from, self._to = self._level(now), decibels_of(gain)
        self._begun, self._seconds = now, seconds

    def gain(self, now: float) -> float:
        """The factor at a moment."""
        return gain_of(self._level(now))

    def moving(self, now: float) -> bool:
        """Whether it is still on its way."""
        return self._from != self._to and now < self._begun + self._seconds

    def _level(self, now: float) -> float:
        if not self._seconds:
            return self._to
        share = min(1.0, max(0.0, (now - self._begun) / self._seconds))
        return self._from + share * (self._to - self._from)


@dataclass(frozen=True, slots=True)
class Duck:
    """The music gives way for a while: down at once, up again slowly."""

    begun: float
    held: float
    depth: float

    def level(self, now: float) -> float:
        """By how many decibels it gives way at a moment."""
        passed = now - self.begun
        if passed <= self.held:
            return self.depth * min(1.0, max(0.0, passed) / DOWN)
        return self.depth * max(0.0, 1.0 - (passed - self.held) / UP)


class Ducking:
    """All ducks under way; the deepest counts."""

    def __init__(self) -> None:
        self._ducks: list[Duck] = []

    def add(self, depth: float, now: float, seconds: float) -> None:
        """Give way for so long."""
        held = max(seconds, DOWN)
        self._ducks = [duck for duck in self._ducks if now < duck.begun + duck.held + UP]
        self._ducks.append(Duck(now, held, depth))

    def gain(self, now: float) -> float:
        """The factor for the music at a moment."""
        return gain_of(-max((duck.level(now) for duck in self._ducks), default=0.0))

    def moving(self, now: float) -> bool:
        """Whether it still gives way."""
        return any(now < duck.begun + duck.held + UP for duck in self._ducks)


@dataclass(frozen=True, slots=True)
class Sounding:
    """A sound being played: on which channel, until when."""

    channel: int
    until: float


class Voices:
    """Which plays of a name still sound, and when it began last."""

    def __init__(self) -> None:
        self._begun: dict[str, float] = {}
        self._sounding: dict[str, list[Sounding]] = {}

    def too_soon(self, name: str, now: float) -> bool:
        """Whether a name was heard just now; if not, it counts as heard from now on."""
        if 0 <= now - self._begun.get(name, -math.inf) < GAP:
            return True
        self._begun[name] = now
        return False

    def surplus(self, name: str, now: float) -> list[Sounding]:
        """Those that have to end before one more may sound."""
        sounding = [voice for voice in self._sounding.get(name, ()) if now < voice.until]
        ending = sounding[: max(0, len(sounding) - VOICES + 1)]
        self._sounding[name] = sounding[len(ending) :]
        return ending

    def add(self, name: str, voice: Sounding) -> None:
        """One more sounds."""
        self._sounding.setdefault(name, []).append(voice)


class Takes:
    """A name may have several takes: never the same twice running."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)
        self._last: dict[str, Path] = {}

    def choose(self, name: str, takes: Sequence[Path]) -> Path:
        """The next take of a name."""
        if len(takes) < 2:
            return takes[0]
        others = [take for take in takes if take != self._last.get(name)]
        self._last[name] = self._random.choice(others)
        return self._last[name]
