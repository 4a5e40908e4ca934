"""The music: stems that go round together and are moved by their volume alone, or one piece from its file.

A blend is a file `calm.stems` beside the stems: a line for each, its name and its level, and `free` for one
that keeps no time (the sea). All stems of all blends begin in the same moment, most of them unheard, so that
one blend goes over into another without a cut. `beat` lets the beats fall on a clock's seconds.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final

from flow_desktop.app.log import LOGGER
from flow_desktop.app.mixing import Fader
from flow_desktop.app.player import Player
from flow_desktop.values import dataclass

BLEND: Final = ".stems"
BEAT: Final = 1.0
"""Stems have sixty beats a minute."""
BAR: Final = 4.0
UPBEAT: Final = 0.25
"""So long a stem plays before its first beat: its seam lies between two beats."""
NEAR: Final = 0.02
"""A beat that is no further from its moment is in time."""
EARLY: Final = 0.008
"""A frame comes up to twice so long after its moment."""
DIP: Final = 1.2
"""The music that has to begin anew goes and comes in so many seconds."""
BARS: Final = 8


@dataclass(frozen=True, slots=True)
class Stem:
    """A stem in a blend: how loud it is, and whether it keeps time."""

    level: float
    free: bool


def read_blend(path: Path) -> dict[str, Stem]:
    """The stems of a blend by name; none for a file that cannot be read."""
    try:
        rows = [line.split() for line in path.read_text(encoding="ascii").splitlines() if line.strip()]
        return {name: Stem(float(level), bool(free)) for name, level, *free in rows}
    except (OSError, ValueError) as error:
        LOGGER.warning("music %s: %s", path.name, error)
        return {}


class Score:
    """What of the music is to be heard, and how it gets there."""

    def __init__(self, seed: int = 1) -> None:
        self.player = Player()
        self._random = Random(seed)
        self._files: dict[str, Path] = {}
        self._free: set[str] = set()
        self._levels: dict[str, float] = {}
        self._faders: dict[str, Fader] = {}
        self._ready = False
        self._begun: float | None = None
        self._wanted_beat: float | None = None
        self._seen = 0.0
        self._dipping = False
        self._piece: Path | None = None
        self._streamed: Path | None = None
        self._stream = Fader()
        self._sent: dict[Path | None, float] = {}

    def use(self, player: Player) -> None:
        """Another device, or none: everything begins anew there."""
        self.player = player
        self._ready, self._begun, self._streamed, self._dipping = False, None, None, False
        self._files, self._faders, self._levels = {}, {}, {}
        self._stream = Fader()
        self._piece = None
        self._sent = {}

    def play(self, path: Path | None, music: Mapping[str, Path], now: float, fade: float) -> None:
        """Go over to a blend, to a piece, or to silence."""
        blended = path is not None and path.suffix == BLEND
        blend = read_blend(path) if path is not None and blended else {}
        if blend and not self._files:
            self._read_all(music)
        self._levels = {name: stem.level for name, stem in blend.items()}
        for name, fader in self._faders.items():
            if not (self._dipping and name not in self._free):
                fader.move(self._levels.get(name, 0.0), now, fade)
        self._piece = path if not blended else None
        self._stream.move(
            1.0 if self._piece is not None and self._piece == self._streamed else 0.0, now, fade
        )

    def _read_all(self, music: Mapping[str, Path]) -> None:
        """Every stem of every blend, beside the game."""
        for path in music.values():
            if path.suffix == BLEND:
                stems = read_blend(path)
                self._files |= {name: music[name] for name in stems if name in music}
                self._free |= {name for name, stem in stems.items() if stem.free}
        self._faders = {name: Fader() for name in self._files}
        player, files = self.player, list(self._files.values())

        def read() -> None:
            for file in files:
                player.prepare_stem(file)
            self._ready |= player is self.player  # another device has none of them yet

        if player.slow:
            Thread(target=read, daemon=True).start()
        else:
            read()

    def beat(self, moment: float) -> None:
        """Let a beat fall on this moment; what is heard out of time goes, and comes again in time."""
        if self._begun is not None:
            off = (self._begun + UPBEAT - moment) % BEAT
            if min(off, BEAT - off) <= NEAR:
                return
        self._wanted_beat = moment

    def held(self, seconds: float) -> None:
        """Everything stood still for so long."""
        if self._begun is not None:
            self._begun += seconds

    def restless(self, now: float) -> bool:
        """Whether something is on its way, and wants to be moved often."""
        waiting = bool(self._files) and (self._begun is None or self._wanted_beat is not None)
        changing = self._piece is not None and self._piece != self._streamed
        moving = self._stream.moving(now) or any(fader.moving(now) for fader in self._faders.values())
        return waiting or changing or moving

    def advance(self, now: float, volume: float) -> None:
        """Let everything be as loud as it is to be now."""
        if self._files and self._ready:
            self._keep_time(now)
        self._keep_streaming(now, volume)
        for name, fader in self._faders.items():
            self._send(self._files[name], volume * fader.gain(now))
        self._seen = now

    def _keep_time(self, now: float) -> None:
        timed = [name for name in self._files if name not in self._free]
        if self._begun is None and self._wanted_beat is None:
            self._begin(list(self._files), now)
        elif self._wanted_beat is not None:
            if any(self._faders[name].gain(now) for name in timed):
                if not self._dipping:
                    self._dipping = True
                    for name in timed:
                        self._faders[name].move(0.0, now, DIP)
                return
            ahead = self._wanted_beat - UPBEAT - EARLY
            if self._begun is None or (now - ahead) // BEAT > (self._seen - ahead) // BEAT:
                begun = self._begun is not None and now - self._seen < BEAT / 2
                self._begin(timed if self._begun is not None else list(self._files), now)
                if begun:
                    self._wanted_beat = None

    def _begin(self, names: list[str], now: float) -> None:
        """All from the same moment, those in time from some bar or other: no round is like the last."""
        turned = [0.0 if name in self._free else BAR * self._random.randrange(BARS) for name in names]
        files = [self._files[name] for name in names]
        self.player.loop(files, turned)
        self._begun, self._dipping = now, False
        for name in names:
            self._sent.pop(self._files[name], None)
            self._faders[name].move(self._levels.get(name, 0.0), now, DIP)

    def _keep_streaming(self, now: float, volume: float) -> None:
        """One piece follows another once that one is gone."""
        if self._piece != self._streamed and not self._stream.gain(now):
            self._streamed = self._piece
            self.player.stream(self._piece, 0.0)
            self._sent.pop(None, None)
            if self._piece is not None:
                self._stream.move(1.0, now, DIP)
        if self._streamed is not None:
            self._send(None, volume * self._stream.gain(now))

    def _send(self, file: Path | None, volume: float) -> None:
        """Tell the player, if it does not know yet."""
        if self._sent.get(file) == volume:
            return
        self._sent[file] = volume
        if file is None:
            self.player.stream_volume(volume)
        else:
            self.player.stem_volume(file, volume)
