"""A cue: how it is made, how loud it plays, how it is finished, and which takes of it there are."""

from collections.abc import Callable
from dataclasses import dataclass

from build.sounds.filters import high_passed
from build.sounds.measure import loudness
from build.sounds.reverb import room
from build.sounds.samples import Samples, count, faded, rounded, scaled, silence, together, trimmed

LEVEL = -19.0
"""The loudness of an ordinary cue, in decibels."""

RISE, FALL = 0.006, 0.02
CONTACT = 0.001
"""How quickly a sound rises that begins with a touch."""
PITCHES = (1.0, 1.03, 0.97, 1.015)
LEVELS = (0.0, -1.2, 0.9, -0.5)
"""By how much the takes differ: what is struck rings higher or lower, tones keep their pitch."""
HIGHEST = 10.0 ** (-1.5 / 20.0)
ROUNDINGS = 4


@dataclass(frozen=True, slots=True)
class Cue:
    """A named sound; `air` is how much of the room is heard, `tail` how long it lingers."""

    name: str
    make: Callable[..., Samples]
    level: float = LEVEL
    air: float = 0.25
    tail: float = 0.55
    suffix: str = ".ogg"
    rise: float = RISE
    takes: int = 1
    """With several, `make` is given the number of the take, from 0 on."""

    @property
    def file_name(self) -> str:
        """The file that holds the cue."""
        return self.name + self.suffix

    @property
    def file_names(self) -> tuple[str, ...]:
        """The files that hold its takes."""
        return (self.file_name, *(f"{self.name}.{take + 1}{self.suffix}" for take in range(1, self.takes)))

    def render(self, take: int = 0) -> Samples:
        """A finished take: in its room, without rumble, with eased ends, at its level."""
        dry = self.make(take) if self.takes > 1 else self.make()
        dry.extend(silence(count(0.1 + self.tail)))
        wet = together([(0.0, dry, 1.0), (0.0, room(dry, self.tail), self.air)])
        shaped = faded(trimmed(high_passed(wet, 35.0)), self.rise, FALL)
        return self.at_level(shaped, self.level + LEVELS[take])

    def at_level(self, shaped: Samples, level: float) -> Samples:
        """As loud as asked for; the highest peaks of a hard touch are rounded off until that fits."""
        for _ in range(ROUNDINGS):
            levelled = scaled(shaped, 10.0 ** ((level - loudness(shaped)) / 20.0))
            if max(map(abs, levelled)) <= HIGHEST:
                return levelled
            shaped = rounded(levelled, 0.9 * HIGHEST)
        raise ValueError(f"{self.name} would clip at {level} dB")
