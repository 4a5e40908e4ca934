"""What makes sound: SDL's mixer, or nothing where there is no device.

When a sound ends, SDL's audio thread holds its lock and waits for the interpreter: a call that holds the
interpreter and waits for that lock would freeze the game for good. docs/reliability.md lists which calls do.
"""

import math
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

import pygame

from flow_desktop.app.log import LOGGER
from flow_desktop.app.readers import Readers

CHANNELS = 32
WARNING_CHANNEL = 0
VOICE_CHANNEL = 1
STEMS = 8
FIRST_STEM = 2
RESERVED = FIRST_STEM + STEMS
KEPT_SECONDS = 24.0
"""So many seconds of short sounds stay decoded, those heard last; a second takes 176 KB."""
ENDING = 30
"""A voice that has to give way is gone after so many milliseconds."""
PATIENCE = 5.0
"""Who reads from a disk that hangs is waited for no longer than so many seconds."""


class Bus(Enum):
    """What a sound is for; each has its own volume and mute in the settings."""

    MUSIC = "music"
    EFFECTS = "effects"
    WARNINGS = "warnings"
    VOICE = "voice"


class Player:
    """This one makes no sound: where there is no device, and before the mixer is open."""

    slow = False
    """Whether reading a long sound takes so long that it is done beside the game."""

    def play(self, path: Path, bus: Bus, left: float, right: float) -> tuple[int, float]:
        """Play a short sound; gives its channel and how long it lasts (0: nobody hears it)."""
        return -1, 0.0

    def end(self, channel: int) -> None:
        """Let the sound of a channel end at once, without a click."""

    def prepare(self, path: Path) -> None:
        """Read a sound that will be played soon."""

    def prepare_stem(self, path: Path) -> None:
        """Read a stem, which stays."""

    def loop(self, stems: Sequence[Path], turned: Sequence[float]) -> None:
        """Let stems go round and round from this moment, unheard, each from so many seconds on."""

    def stem_volume(self, stem: Path, volume: float) -> None:
        """Make a stem louder or softer."""

    def stream(self, path: Path | None, volume: float) -> None:
        """Let a piece go round and round, read from its file as it plays; None ends it."""

    def stream_volume(self, volume: float) -> None:
        """Make the piece louder or softer."""

    def pause(self, paused: bool) -> None:
        """Hold everything, or go on."""

    def close(self) -> None:
        """Let the device go."""


class MixerPlayer(Player):
    """Plays through SDL's mixer; a file that cannot be read is logged and skipped."""

    slow = True

    def __init__(self, mono: bool = False) -> None:
        channels, may_change = (1 if mono else 2), pygame.AUDIO_ALLOW_FREQUENCY_CHANGE
        pygame.mixer.init(44100, -16, channels, 512, allowedchanges=may_change)
        pygame.mixer.set_num_channels(CHANNELS)
        self._mono = mono
        self._readers = Readers()
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._loops: dict[Path, pygame.mixer.Sound | None] = {}
        self._stems: dict[Path, pygame.mixer.Channel] = {}
        self._piece: Path | None = None
        self._begun_at = 0.0
        self._held = False

    def play(self, path: Path, bus: Bus, left: float, right: float) -> tuple[int, float]:
        """Play a sound; when every free channel is busy, an effect is left out but never a warning."""
        sound = self._sound(path)
        own = {Bus.WARNINGS: WARNING_CHANNEL, Bus.VOICE: VOICE_CHANNEL}
        number = own[bus] if bus in own else free_channel()
        if sound is None or number is None:
            return -1, 0.0
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        if self._mono or left == right:
            channel.set_volume(max(left, right))
        else:
            channel.set_volume(left, right)
        return number, sound.get_length()

    def end(self, channel: int) -> None:
        """Let a voice give way."""
        if channel >= RESERVED:
            pygame.mixer.Channel(channel).fadeout(ENDING)

    def prepare(self, path: Path) -> None:
        """Read and decode a sound, so that its first play costs nothing."""
        with self._readers.inside() as welcome:
            if welcome:
                self._sound(path)

    def prepare_stem(self, path: Path) -> None:
        """Read and decode a stem."""
        with self._readers.inside() as welcome:
            if welcome and path not in self._loops:
                self._loops[path] = read_sound(path)

    def loop(self, stems: Sequence[Path], turned: Sequence[float]) -> None:
        """Begin all of them between two breaths of the device: they stay together from then on."""
        for stem in stems:
            self.prepare_stem(stem)
        sounds = [self._loops[stem] for stem in stems]
        begun: list[tuple[pygame.mixer.Channel, pygame.mixer.Sound]] = []
        for stem, sound, seconds in zip(stems, sounds, turned, strict=True):
            if sound is None or (stem not in self._stems and len(self._stems) == STEMS):
                continue
            if stem not in self._stems:
                self._stems[stem] = pygame.mixer.Channel(FIRST_STEM + len(self._stems))
            self._stems[stem].stop()
            turn(sound, seconds)
            begun.append((self._stems[stem], sound))
        for channel, sound in begun:
            channel.play(sound, -1)
            channel.set_volume(0.0)

    def stem_volume(self, stem: Path, volume: float) -> None:
        """Only the volume of a stem changes: it goes round unheard, too."""
        if stem in self._stems:
            self._stems[stem].set_volume(volume)

    def stream(self, path: Path | None, volume: float) -> None:
        """Another piece from its beginning."""
        self._piece, self._begun_at, self._held = path, 0.0, False
        pygame.mixer.music.stop()
        if path is None:
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(volume)
            pygame.mixer.music.play(-1)
        except pygame.error as error:
            LOGGER.warning("music %s: %s", path.name, error)
            self._piece = None

    def stream_volume(self, volume: float) -> None:
        """Make the piece louder or softer."""
        pygame.mixer.music.set_volume(volume)

    def pause(self, paused: bool) -> None:
        """Hold stems and sounds, or go on; a piece stops and begins again where it was.

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
        """Close the mixer, after the last sound: closing frees what the end of a sound still looks at.

        It frees what the reading of a sound and the letting go of one look at, too: whoever reads beside the
        game is waited for, and every sound goes before.
        """
        if not self._readers.close(PATIENCE):
            LOGGER.warning("sound: a file is still being read, the device stays open")
            return
        if pygame.mixer.get_init():
            pygame.mixer.stop()
        self._sounds.clear()
        self._loops.clear()
        pygame.mixer.quit()

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        """The decoded sound, now the last one heard; those not heard for long make room.

        `prepare` does the same beside the game: what is there now may be gone at the next word.
        """
        try:
            found = self._sounds.pop(path)
        except KeyError:
            found = read_sound(path)
        self._sounds[path] = found
        kept = list(self._sounds.items())
        seconds = sum(sound.get_length() for _path, sound in kept if sound is not None)
        for old, sound in kept[:-1]:
            if seconds <= KEPT_SECONDS:
                break
            seconds -= sound.get_length() if sound is not None else 0.0
            self._sounds.pop(old, None)
        return found


def read_sound(path: Path) -> pygame.mixer.Sound | None:
    """A sound, decoded; None for a file that cannot be read."""
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        LOGGER.warning("sound %s: %s", path.name, error)
        return None


def free_channel() -> int | None:
    """A channel for an effect; `mixer.find_channel` would also give away the reserved ones."""
    return next((n for n in range(RESERVED, CHANNELS) if not pygame.mixer.Channel(n).get_busy()), None)


def turn(sound: pygame.mixer.Sound, seconds: float) -> None:
    """Let a loop begin so many seconds later in itself, within the memory that it has."""
    opened = pygame.mixer.get_init()
    if not seconds or opened is None:
        return
    rate, _format, channels = opened
    samples = memoryview(sound).cast("B")  # type: ignore[arg-type]
    first = round(seconds * rate) * channels * 2 % len(samples)
    kept = bytes(samples[:first])
    samples[: len(samples) - first] = samples[first:]
    samples[len(samples) - first :] = kept


def ogg_seconds(path: Path) -> float:
    """How long an Ogg Vorbis file plays, from its first and last page; 0 for any other file, or none."""
    try:
        file = path.read_bytes()
    except OSError as error:
        LOGGER.warning("music %s: %s", path.name, error)
        return 0.0
    last = file.rfind(b"OggS")
    rate = int.from_bytes(file[40:44], "little")
    if not file.startswith(b"OggS") or file[29:35] != b"vorbis" or not rate:
        return 0.0
    return int.from_bytes(file[last + 6 : last + 14], "little") / rate
