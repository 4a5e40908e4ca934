"""Sound: four buses with a volume and a mute each, music that fades, and silence where there is no device.

The mixer is opened by `open` after the first frame, because opening it is slow. Warnings have a channel of
their own that nothing else can take. What was played is in `heard`, with or without a device.

When a sound ends, SDL's audio thread holds its lock and waits for the interpreter: a call that holds the
interpreter and waits for that lock would freeze the game for good. docs/reliability.md lists which calls do.
"""

import math
from collections import deque
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from threading import Thread

import pygame

from flow_desktop.app.catalogue import Catalogue, MissingAssetError, catalogue
from flow_desktop.app.log import LOGGER
from flow_desktop.app.settings import Settings
from flow_desktop.values import dataclass

REMEMBERED = 400
CHANNELS = 24
WARNING_CHANNEL = 0
VOICE_CHANNEL = 1
RESERVED = 2


class Bus(Enum):
    """What a sound is for; each has its own volume and mute in the settings."""

    MUSIC = "music"
    EFFECTS = "effects"
    WARNINGS = "warnings"
    VOICE = "voice"


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound that was played, how loud (0 to 1), and from which side (-1 to 1)."""

    name: str
    bus: Bus
    volume: float
    side: float = 0.0


class Player:
    """What makes sound. This one makes none: where there is no device, and before the mixer is open."""

    def play(self, path: Path, bus: Bus, volume: float, side: float = 0.0) -> None:
        """Play a short sound, from the middle or from a side (-1: left, 1: right)."""

    def prepare(self, path: Path) -> None:
        """Read a sound that will be played soon."""

    def music(self, path: Path | None, fade: float, volume: float) -> None:
        """Let this piece follow the present one; None lets the music end."""

    def music_volume(self, volume: float) -> None:
        """Make the music louder or softer."""

    def pause(self, paused: bool) -> None:
        """Hold everything, or go on."""

    def close(self) -> None:
        """Let the device go."""


class MixerPlayer(Player):
    """Plays through SDL's mixer; a file that cannot be read is logged and skipped."""

    def __init__(self, mono: bool = False) -> None:
        channels, may_change = (1 if mono else 2), pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
        pygame.mixer.init(44100, -16, channels, 512, allowedchanges=may_change)
        pygame.mixer.set_num_channels(CHANNELS)
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._piece: Path | None = None
        self._begun_at = 0.0
        self._held = False

    def play(self, path: Path, bus: Bus, volume: float, side: float = 0.0) -> None:
        """Play a sound; when every free channel is busy, an effect is left out but never a warning."""
        sound = self._sound(path)
        if sound is None:
            return
        own = {Bus.WARNINGS: WARNING_CHANNEL, Bus.VOICE: VOICE_CHANNEL}
        channel = pygame.mixer.Channel(own[bus]) if bus in own else free_channel()
        if channel is not None:
            channel.play(sound)
            if side:
                channel.set_volume(volume * min(1.0, 1.0 - side), volume * min(1.0, 1.0 + side))
            else:
                channel.set_volume(volume)

    def prepare(self, path: Path) -> None:
        """Read and decode a sound, so that its first play costs nothing."""
        self._sound(path)

    def music(self, path: Path | None, fade: float, volume: float) -> None:
        """Fade over to a piece that goes round and round."""
        self._piece, self._begun_at, self._held = path, 0.0, False
        milliseconds = round(fade * 1000)
        if path is None:
            pygame.mixer.music.fadeout(milliseconds)
            return
        pygame.mixer.music.stop()  # `load` would wait until a piece that fades away is gone
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(volume)
            pygame.mixer.music.play(-1, fade_ms=milliseconds)
        except pygame.error as error:
            LOGGER.warning("music %s: %s", path.name, error)
            self._piece = None

    def music_volume(self, volume: float) -> None:
        """Make the music louder or softer."""
        pygame.mixer.music.set_volume(volume)

    def pause(self, paused: bool) -> None:
        """Hold music and sounds, or go on; the music stops and begins again where it was.

        `music.pause` and `music.unpause` are the two calls that can freeze the game.
        """
        if paused:
            pygame.mixer.pause()
        else:
            pygame.mixer.unpause()
        if self._piece is None or paused == self._held:
            return
        self._held = paused
        if paused:
            played = self._begun_at + max(0, pygame.mixer.music.get_pos()) / 1000
            self._begun_at = played % (ogg_seconds(self._piece) or math.inf)
            pygame.mixer.music.stop()
        else:
            pygame.mixer.music.play(-1, start=self._begun_at)

    def close(self) -> None:
        """Close the mixer, after the last sound: closing frees what the end of a sound still looks at."""
        if pygame.mixer.get_init():
            pygame.mixer.stop()
        pygame.mixer.quit()

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._sounds:
            try:
                self._sounds[path] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                LOGGER.warning("sound %s: %s", path.name, error)
                self._sounds[path] = None
        return self._sounds[path]


def free_channel() -> pygame.mixer.Channel | None:
    """A channel for an effect; `mixer.find_channel` would also give away the reserved ones."""
    for number in range(RESERVED, CHANNELS):
        channel = pygame.mixer.Channel(number)
        if not channel.get_busy():
            return channel
    return None


def ogg_seconds(path: Path) -> float:
    """How long an Ogg Vorbis file plays, from its first and last page; 0 for any other file."""
    file = path.read_bytes()
    last = file.rfind(b"OggS")
    if not file.startswith(b"OggS") or file[29:35] != b"vorbis":
        return 0.0
    rate = int.from_bytes(file[40:44], "little")
    return int.from_bytes(file[last + 6 : last + 14], "little") / rate


class Audio:
    """What scenes talk to: `play("button")`, `play("tick", Bus.WARNINGS)`, `music("calm")`."""

    def __init__(self, settings: Settings, names: Catalogue | None = None) -> None:
        self.heard: deque[Heard] = deque(maxlen=REMEMBERED)
        self.playing: str = ""
        self.paused = False
        self.wanted = True
        self._settings = settings
        self._names = names
        self._player = Player()
        self._missing: set[str] = set()

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
            self._player = MixerPlayer(self._settings.mono)
        except (pygame.error, NotImplementedError) as error:
            LOGGER.info("no sound: %s", error)
            return False
        if self.playing:
            self._start_music(0.5)
        return True

    def close(self) -> None:
        """Let the device go."""
        self._player.close()
        self._player = Player()

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
        self._try(lambda player: player.music_volume(self.level(Bus.MUSIC)))

    def play(self, name: str, bus: Bus = Bus.EFFECTS, volume: float = 1.0, side: float = 0.0) -> None:
        """Play a sound of the catalogue; one that is missing is logged once and left out.

        `side` is where it comes from, from -1 (left) to 1 (right); in mono it comes from the middle.
        """
        loudness = volume * self.level(bus)
        try:
            path = self._catalogue.find("sounds", name)
        except MissingAssetError as error:
            self._tell_missing(name, error)
            return
        if loudness > 0:
            place = 0.0 if self._settings.mono else side
            self.heard.append(Heard(name, bus, loudness, place))
            self._try(lambda player: player.play(path, bus, loudness, place))

    def prepare(self, *names: str) -> None:
        """Decode sounds beside the game, so that no frame waits for the first play of one."""
        if self.silent:
            return
        player, paths = self._player, [self._catalogue.find("sounds", name) for name in names]

        def decode() -> None:
            for path in paths:
                player.prepare(path)

        Thread(target=decode, daemon=True).start()

    def music(self, name: str = "", fade: float = 1.5) -> None:
        """Let this piece play from now on; no name lets the music end. The same piece just goes on."""
        if name == self.playing:
            return
        self.playing = name
        self._start_music(fade)

    def pause(self, paused: bool = True) -> None:
        """Hold all sound (the game is paused), or go on."""
        self.paused = paused
        self._try(lambda player: player.pause(paused))

    def _start_music(self, fade: float) -> None:
        try:
            path = self._catalogue.find("music", self.playing) if self.playing else None
        except MissingAssetError as error:
            self._tell_missing(self.playing, error)
            return
        self._try(lambda player: player.music(path, fade, self.level(Bus.MUSIC)))

    def _try(self, deed: Callable[[Player], None]) -> None:
        """Let the player do something; a device that was lost in play leaves silence, not a crash."""
        try:
            deed(self._player)
        except pygame.error as error:
            LOGGER.warning("sound lost: %s", error)
            self._player = Player()

    def _tell_missing(self, name: str, error: MissingAssetError) -> None:
        if name not in self._missing:
            self._missing.add(name)
            LOGGER.warning("%s", error)
