"""A piece of music: what is played, in which room and how loud."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from build.sounds.filters import high_passed
from build.sounds.measure import loudness
from build.sounds.music.loop import Loop, looped
from build.sounds.reverb import room
from build.sounds.samples import Samples, scaled

TAIL = 0.78
HIGHEST = 10.0 ** (-1.5 / 20.0)


@dataclass(frozen=True, slots=True)
class Piece:
    """A named loop; `play` lays its notes in, `air` is how much of the room is heard."""

    name: str
    play: Callable[[Loop], None]
    level: float
    air: float

    @property
    def file_name(self) -> str:
        """The file that holds the piece."""
        return f"{self.name}.ogg"

    def render(self) -> list[Samples]:
        """The finished left and right channel, at the piece's level."""
        loop = Loop()
        self.play(loop)
        sides = [self.in_room(channel, side) for side, channel in enumerate((loop.left, loop.right))]
        gain = 10.0 ** ((self.level - max(loudness(side) for side in sides)) / 20.0)
        levelled = [scaled(side, gain) for side in sides]
        if max(max(map(abs, side)) for side in levelled) > HIGHEST:
            raise ValueError(f"{self.name} would clip at {self.level} dB")
        return levelled

    def in_room(self, channel: Samples, side: int) -> Samples:
        """One channel with its echoes and without rumble."""
        wet = looped(partial(room, tail=TAIL, damping=0.5, side=side), channel)
        mix = array("d", [dry + self.air * echo for dry, echo in zip(channel, wet, strict=True)])
        return looped(partial(high_passed, cutoff=35.0), mix)
