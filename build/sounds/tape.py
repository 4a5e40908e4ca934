"""A player that makes no sound but keeps all of it: what the game would play is mixed offline afterwards.

Decisions (which take, how loud, from which side, who gives way) are the program's own; only the last step,
adding samples up, is done here instead of in SDL. Sounds are given by `decode`, at any rate.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from flow_desktop.app.player import ENDING, RESERVED, Bus, Player

Decode = Callable[[Path], Sequence["array[float]"]]
Track = tuple["array[float]", "array[float]"]


@dataclass(slots=True)
class Played:
    """A sound on the tape: when it began, how loud on each side, when it had to end."""

    path: Path
    bus: Bus
    at: float
    left: float
    right: float
    channel: int
    seconds: float
    ended: float | None = None


@dataclass(slots=True)
class Looped:
    """A stem that went round: when it began, from where in itself, and its volume from moment to moment."""

    path: Path
    at: float
    turned: float
    volumes: list[tuple[float, float]] = field(default_factory=list)
    until: float | None = None


class Tape(Player):
    """Keeps what is played; `now` is the program's clock."""

    def __init__(self, now: Callable[[], float], decode: Decode, rate: int) -> None:
        self._now, self._decode, self.rate = now, decode, rate
        self.begun = now()
        self.sounds: list[Played] = []
        self.loops: list[Looped] = []

    def play(self, path: Path, bus: Bus, left: float, right: float) -> tuple[int, float]:
        """Note a sound; a warning ends the one before it, as on its own channel."""
        seconds = len(self._decode(path)[0]) / self.rate
        channel = RESERVED + len(self.sounds) if bus in (Bus.EFFECTS, Bus.MUSIC) else list(Bus).index(bus)
        for other in self.sounds:
            if other.channel == channel and other.ended is None:
                other.ended = self._now()
        self.sounds.append(Played(path, bus, self._now(), left, right, channel, seconds))
        return channel, seconds

    def end(self, channel: int) -> None:
        """A voice gives way."""
        for played in self.sounds:
            if played.channel == channel:
                played.ended = self._now() + ENDING / 1000

    def loop(self, stems: Sequence[Path], turned: Sequence[float]) -> None:
        """Stems begin, and take the place of what they were before."""
        for stem, seconds in zip(stems, turned, strict=True):
            for other in self.loops:
                if other.path == stem and other.until is None:
                    other.until = self._now()
            self.loops.append(Looped(stem, self._now(), seconds, [(self._now(), 0.0)]))

    def stem_volume(self, stem: Path, volume: float) -> None:
        """A stem becomes louder or softer."""
        for each in self.loops:
            if each.path == stem and each.until is None:
                each.volumes.append((self._now(), volume))

    def mixed(self, start: float, end: float, buses: Sequence[Bus] = tuple(Bus)) -> Track:
        """Both channels between two moments, of some buses or of all."""
        length = round((end - start) * self.rate)
        left, right = array("d", bytes(8 * length)), array("d", bytes(8 * length))
        if Bus.MUSIC in buses:
            for loop in self.loops:
                self._lay_loop(loop, start, end, (left, right))
        for played in self.sounds:
            if played.bus in buses and start <= played.at < end:
                self._lay(played, start, (left, right))
        return left, right

    def _lay(self, played: Played, start: float, track: Track) -> None:
        at = round((played.at - start) * self.rate)
        sides = self._decode(played.path)
        length = min(len(sides[0]), len(track[0]) - at)
        if played.ended is not None:
            length = max(0, min(length, round((played.ended - played.at) * self.rate)))
        for channel, samples, gain in zip(track, sides, (played.left, played.right), strict=True):
            mix = zip(channel[at : at + length], samples[:length], strict=True)
            channel[at : at + length] = array("d", [a + gain * b for a, b in mix])

    def _lay_loop(self, loop: Looped, start: float, end: float, track: Track) -> None:
        """A stem, piece by piece between two changes of its volume."""
        sides, last = self._decode(loop.path), min(end, loop.until if loop.until is not None else end)
        for (begun, volume), (ended, _) in pairwise([*loop.volumes, (last, 0.0)]):
            begun, ended = max(start, begun), min(last, ended)
            if volume <= 0 or ended <= begun:
                continue
            first, stop = round((begun - start) * self.rate), round((ended - start) * self.rate)
            inside = round((begun - loop.at + loop.turned) * self.rate)
            for channel, samples in zip(track, sides, strict=True):
                piece = round_and_round(samples, inside, stop - first)
                mix = zip(channel[first:stop], piece, strict=True)
                channel[first:stop] = array("d", [a + volume * b for a, b in mix])


def round_and_round(samples: "array[float]", start: int, length: int) -> "array[float]":
    """So many samples of a loop from a place on."""
    start %= len(samples)
    piece = samples[start : start + length]
    while len(piece) < length:
        piece += samples[: length - len(piece)]
    return piece
