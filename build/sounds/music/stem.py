"""A stem: what is played, how long, in which room and how loud."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from build.sounds.filters import high_passed
from build.sounds.measure import programme
from build.sounds.music.loop import Loop, looped
from build.sounds.reverb import room
from build.sounds.samples import Samples, scaled

TAIL = 0.78
HIGHEST = 10.0 ** (-1.5 / 20.0)


@dataclass(frozen=True, slots=True)
class Stem:
    """A named loop; `play` lays its notes in, `level` is its loudness (LUFS) at full volume.

    `air` is how much of the room is heard; one that is not `wide` has a single channel.
    """

    name: str
    play: Callable[[Loop], None]
    beats: int
    level: float
    air: float = 0.0
    wide: bool = False

    @property
    def file_name(self) -> str:
        """The file that holds the stem."""
        return f"{self.name}.ogg"

    def render(self) -> list[Samples]:
        """The finished channels, at the stem's level when both loudspeakers play it."""
        loop = Loop(self.beats)
        self.play(loop)
        channels = (loop.left, loop.right) if self.wide else (loop.left,)
        sides = [self.in_room(channel, side) for side, channel in enumerate(channels)]
        gain = 10.0 ** ((self.level - programme(sides if self.wide else sides * 2)) / 20.0)
        levelled = [scaled(side, gain) for side in sides]
        if max(max(map(abs, side)) for side in levelled) > HIGHEST:
            raise ValueError(f"{self.name} would clip at {self.level} LUFS")
        return levelled

    def in_room(self, channel: Samples, side: int) -> Samples:
        """One channel with its echoes and without rumble."""
        if not self.air:
            return looped(partial(high_passed, cutoff=35.0), channel)
        wet = looped(partial(room, tail=TAIL, damping=0.5, side=side), channel)
        mix = array("d", [dry + self.air * echo for dry, echo in zip(channel, wet, strict=True)])
        return looped(partial(high_passed, cutoff=35.0), mix)
