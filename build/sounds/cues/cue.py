"""A cue: how it is made, how loud it plays and how it is finished."""

from collections.abc import Callable
from dataclasses import dataclass

from build.sounds.filters import high_passed
from build.sounds.measure import loudness
from build.sounds.reverb import room
from build.sounds.samples import Samples, count, faded, scaled, silence, together, trimmed

LEVEL = -19.0
"""The loudness of an ordinary cue, in decibels."""

RISE, FALL = 0.006, 0.02
HIGHEST = 10.0 ** (-1.5 / 20.0)


@dataclass(frozen=True, slots=True)
class Cue:
    """A named sound; `air` is how much of the room is heard, `tail` how long it lingers."""

    name: str
    make: Callable[[], Samples]
    level: float = LEVEL
    air: float = 0.25
    tail: float = 0.55
    suffix: str = ".ogg"

    @property
    def file_name(self) -> str:
        """The file that holds the cue."""
        return self.name + self.suffix

    def render(self) -> Samples:
        """The finished cue: in its room, without rumble, with eased ends, at its level."""
        dry = self.make()
        dry.extend(silence(count(0.1 + self.tail)))
        wet = together([(0.0, dry, 1.0), (0.0, room(dry, self.tail), self.air)])
        shaped = faded(trimmed(high_passed(wet, 35.0)), RISE, FALL)
        levelled = scaled(shaped, 10.0 ** ((self.level - loudness(shaped)) / 20.0))
        if max(map(abs, levelled)) > HIGHEST:
            raise ValueError(f"{self.name} would clip at {self.level} dB")
        return levelled
