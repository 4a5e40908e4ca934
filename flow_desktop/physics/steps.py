"""The shared fixed-step recorder: a pymunk space runs once at 120 Hz, and its track is kept at 60 Hz.

A track is plain numbers, so that any moment can be drawn, skipped to or played again.
"""

import math
from collections.abc import Callable

import pymunk

from flow_desktop.values import dataclass

STEPS_PER_SECOND = 120
FRAMES_PER_SECOND = 60
ITERATIONS = 10
LONGEST_SECONDS = 4.0
"""No track is longer than this, whatever was asked for."""

Sample = tuple[float, ...]
"""What is recorded of one body in one frame; every number is blended linearly between frames."""
Frame = tuple[Sample, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """The recorded motion of some bodies, frame by frame."""

    frames: tuple[Frame, ...]

    @property
    def duration(self) -> float:
        """Seconds from the first frame to the last."""
        return (len(self.frames) - 1) / FRAMES_PER_SECOND

    def at(self, index: int, seconds: float) -> Sample:
        """One body at any moment: before the start it waits, after the end it rests."""
        place = moment(seconds, self.duration) * FRAMES_PER_SECOND
        first = min(int(place), len(self.frames) - 1)
        second = min(first + 1, len(self.frames) - 1)
        share = place - first
        pairs = zip(self.frames[first][index], self.frames[second][index], strict=True)
        return tuple(a + (b - a) * share for a, b in pairs)

    def reshaped(self, change: Callable[[float, int, Sample], Sample]) -> "Track":
        """The same track with every sample changed by `change(seconds, index, sample)`."""
        return Track(
            tuple(
                tuple(change(n / FRAMES_PER_SECOND, i, sample) for i, sample in enumerate(frame))
                for n, frame in enumerate(self.frames)
            )
        )


def moment(seconds: float, duration: float) -> float:
    """A time brought into the track; a time that is not a number is its start."""
    return 0.0 if math.isnan(seconds) else min(max(seconds, 0.0), duration)


def whole_frames(seconds: float) -> float:
    """A length of time, rounded to whole frames and cut at the cap."""
    return round(min(max(seconds, 0.0), LONGEST_SECONDS) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND


def new_space() -> pymunk.Space:
    """A space seen from above, without gravity, for bodies about one unit wide."""
    space = pymunk.Space()
    space.iterations = ITERATIONS
    space.collision_slop = 0.004
    return space


def record(
    space: pymunk.Space, seconds: float, drive: Callable[[float], None], sample: Callable[[], Frame]
) -> Track:
    """Run a space and record it; `drive` is called before each step with the seconds gone by."""
    frames = [sample()]
    steps_per_frame = STEPS_PER_SECOND // FRAMES_PER_SECOND
    for step in range(round(whole_frames(seconds) * STEPS_PER_SECOND)):
        drive(step / STEPS_PER_SECOND)
        space.step(1 / STEPS_PER_SECOND)
        if (step + 1) % steps_per_frame == 0:
            frames.append(sample())
    return Track(tuple(frames))
