"""Sound: four buses with a volume and a mute each, music that gives way, silence where there is no device.

The mixer is opened by `open` after the first frame, because opening it is slow. Warnings have a channel of
their own that nothing else can take. What was played is in `heard`, with or without a device.

A sound may have several takes (`place.ogg`, `place.2.ogg`); which of them is heard is chosen here. `advance`
moves what fades and gives way; it is called in every turn of the loop.
"""

import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pygame

from flow_desktop.app.catalogue import Catalogue, MissingAssetError, catalogue
from flow_desktop.app.log import LOGGER
from flow_desktop.app.mixing import WARNING_DUCK, Ducking, Sounding, Takes, Voices, both_sides
from flow_desktop.app.player import Bus, MixerPlayer, Player
from flow_desktop.app.score import Score
from flow_desktop.app.settings import Settings
from flow_desktop.values import dataclass

REMEMBERED = 400
DUCKED = 0.6
"""The music gives way for this share of a sound; the rest is its tail."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound that was played, how loud (0 to 1), and from which side (-1 to 1)."""

    name: str
    bus: Bus
    volume: float
    side: float = 0.0


class Audio:
    """What scenes talk to: `play("button")`, `play("tick", Bus.WARNINGS)`, `music("calm")`."""

    def __init__(
        self,
        settings: Settings,
        names: Catalogue | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.heard: deque[Heard] = deque(maxlen=REMEMBERED)
        self.plays = 0
        """How many sounds were heard so far."""
        self.playing: str = ""
        self.paused = False
        self.wanted = True
        self.now = now
        self._settings = settings
        self._names = names
        self._player = Player()
        self._missing: set[str] = set()
        self._waiting: tuple[str, int] | None = None
        self._paused_at = 0.0
        self._voices, self._takes, self._ducking, self._score = Voices(), Takes(), Ducking(), Score()

    @property
    def _catalogue(self) -> Catalogue:
        return self._names or catalogue()

    @property
    def silent(self) -> bool:
        """True while no device is open."""
        return type(self._player) is Player

    def open(self) -> bool:
        """Open the device; without one, or when none is `wanted`, all stays silent and False is given."""
        if not self.wanted:
            return False
        try:
            self.use(MixerPlayer(self._settings.mono))
        except (pygame.error, NotImplementedError) as error:
            LOGGER.info("no sound: %s", error)
            return False
        return True

    def use(self, player: Player) -> None:
        """Let this player make the sound from now on."""
        self._player = player
        self._score.use(player)
        if self.playing:
            self._start_music(0.5)
            self.advance()

    def close(self) -> None:
        """Let the device go."""
        self._player.close()
        self._player = Player()
        self._score.use(self._player)

    def level(self, bus: Bus) -> float:
        """How loud a bus is now, 0 to 1; 0 when it is muted."""
        if getattr(self._settings, f"{bus.value}_muted"):
            return 0.0
        return float(getattr(self._settings, f"{bus.value}_volume")) / 100

    def settings_changed(self, settings: Settings) -> None:
        """Follow new volumes and mutes; mono and stereo change by opening the device anew."""
        reopened = settings.mono != self._settings.mono and not self.silent
        self._settings = settings
        if reopened:
            self.close()
            self.open()
            self.pause(self.paused)
        self.advance()

    def play(
        self,
        name: str,
        bus: Bus = Bus.EFFECTS,
        volume: float = 1.0,
        side: float = 0.0,
        duck: float = 0.0,
    ) -> None:
        """Play a sound of the catalogue; one that is missing is logged once and left out.

        `side` is where it comes from, from -1 (left) to 1 (right); in mono it comes from the middle. The
        music gives way by `duck` decibels, and to a warning always.
        """
        now, loudness = self.now(), volume * self.level(bus)
        try:
            self._catalogue.find("sounds", name)
        except MissingAssetError as error:
            self._tell_missing(name, error)
            return
        if loudness <= 0 or self._voices.too_soon(f"{bus.value} {name}", now):
            return
        path = self._takes.choose(name, self._catalogue.takes[name])
        place = 0.0 if self._settings.mono else side
        self.plays += 1
        self.heard.append(Heard(name, bus, loudness, place))
        self._try(lambda player: self._begin(player, name, path, bus, both_sides(loudness, place), duck))

    def answer(self, name: str) -> None:
        """Play this by and by, unless something else is heard before: what a press led to says enough."""
        self._waiting = name, self.plays

    def settle(self) -> None:
        """What was pressed has had its effect: what waits is heard, or was not needed."""
        if self._waiting is not None:
            (name, before), self._waiting = self._waiting, None
            if self.plays == before:
                self.play(name)

    def _begin(
        self, player: Player, name: str, path: Path, bus: Bus, sides: tuple[float, float], duck: float
    ) -> None:
        now = self.now()
        for voice in self._voices.surplus(name, now):
            player.end(voice.channel)
        channel, seconds = player.play(path, bus, *sides)
        if seconds > 0:
            self._voices.add(name, Sounding(channel, now + seconds))
            if duck or bus is Bus.WARNINGS:
                self._ducking.add(duck or WARNING_DUCK, now, DUCKED * seconds)

    def prepare(self, *names: str) -> None:
        """Decode sounds beside the game, so that no frame waits for the first play of one."""
        if self.silent:
            return
        takes = self._catalogue.takes
        player, paths = self._player, [path for name in names for path in takes.get(name, ())]

        def decode() -> None:
            for path in paths:
                player.prepare(path)

        Thread(target=decode, daemon=True).start()

    def music(self, name: str = "", fade: float = 1.5) -> None:
        """Let this blend or piece play from now on; no name lets the music end. The same just goes on."""
        if name == self.playing:
            return
        self.playing = name
        self._start_music(fade)

    def beat(self, moment: float) -> None:
        """Let the music's beats fall on this moment, and on every second before and after."""
        self._score.beat(moment)

    def advance(self) -> None:
        """Let fade what fades."""
        if self._waiting is not None:
            self.settle()
        if not (self.paused or self.silent):
            now = self.now()
            volume = self.level(Bus.MUSIC) * self._ducking.gain(now)
            self._try(lambda player: self._score.advance(now, volume))

    @property
    def restless(self) -> bool:
        """Whether `advance` is wanted often."""
        now = self.now()
        return not (self.silent or self.paused) and (self._ducking.moving(now) or self._score.restless(now))

    def pause(self, paused: bool = True) -> None:
        """Hold all sound (the game is paused), or go on."""
        if paused and not self.paused:
            self._paused_at = self.now()
        elif self.paused and not paused:
            self._score.held(self.now() - self._paused_at)
        self.paused = paused
        self._try(lambda player: player.pause(paused))

    def _start_music(self, fade: float) -> None:
        try:
            path = self._catalogue.find("music", self.playing) if self.playing else None
        except MissingAssetError as error:
            self._tell_missing(self.playing, error)
            return
        if not self.silent:
            music = self._catalogue.music
            self._try(lambda player: self._score.play(path, music, self.now(), fade))

    def _try(self, deed: Callable[[Player], None]) -> None:
        """Let the player do something; a device that was lost in play leaves silence, not a crash."""
        try:
            deed(self._player)
        except pygame.error as error:
            LOGGER.warning("sound lost: %s", error)
            self._player = Player()
            self._score.use(self._player)

    def _tell_missing(self, name: str, error: MissingAssetError) -> None:
        if name not in self._missing:
            self._missing.add(name)
            LOGGER.warning("%s", error)
