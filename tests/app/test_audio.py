import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import player as room
from flow_desktop.app.audio import Audio, Heard
from flow_desktop.app.catalogue import ASSETS, Catalogue, catalogue, read_catalogue
from flow_desktop.app.player import (
    FIRST_STEM,
    RESERVED,
    WARNING_CHANNEL,
    Bus,
    MixerPlayer,
    Player,
    ogg_seconds,
)
from flow_desktop.app.score import BLEND, Score, read_blend
from flow_desktop.app.settings import Settings


@pytest.fixture
def dummy_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def test_what_is_played_is_heard_at_the_volume_of_its_bus() -> None:
    audio = Audio(Settings(effects_volume=50, warnings_volume=100))
    audio.play("place")
    audio.play("bell", Bus.WARNINGS, volume=0.5)
    assert list(audio.heard) == [Heard("place", Bus.EFFECTS, 0.5), Heard("bell", Bus.WARNINGS, 0.5)]


def test_a_muted_bus_is_not_heard_and_the_others_are() -> None:
    """H1."""
    audio = Audio(Settings(effects_muted=True))
    audio.play("place")
    audio.play("bell", Bus.WARNINGS)
    assert [heard.name for heard in audio.heard] == ["bell"]
    audio.settings_changed(replace(Settings(), warnings_volume=0))
    audio.play("bell", Bus.WARNINGS)
    audio.play("place")
    assert [heard.name for heard in audio.heard] == ["bell", "place"]


def test_a_sound_that_is_missing_stops_nothing() -> None:
    audio = Audio(Settings())
    audio.play("nothing of that name")
    audio.music("no such piece")
    assert not audio.heard


@pytest.mark.usefixtures("dummy_device")
def test_a_sound_that_is_missing_is_not_prepared() -> None:
    audio = Audio(Settings())
    audio.open()
    try:
        audio.prepare("nothing of that name")
    finally:
        audio.close()


@pytest.mark.parametrize("spoilt", [None, b"", b"calm", b"calm loud", "calm\u00e9 1".encode()])
def test_a_spoilt_blend_is_silence_and_the_other_blends_are_heard(
    tmp_path: Path, spoilt: bytes | None
) -> None:
    """A damaged installation must never end the program."""
    blend, stem, good = tmp_path / f"spoilt{BLEND}", tmp_path / "sea.ogg", tmp_path / f"good{BLEND}"
    good.write_text("sea 1 free\n")
    if spoilt is not None:
        blend.write_bytes(spoilt)
    streamed: list[Path | None] = []

    class Streams(Player):
        def stream(self, path: Path | None, volume: float) -> None:
            streamed.append(path)

    files = {"spoilt": blend, "sea": stem, "good": good}
    audio = Audio(Settings(), replace(catalogue(), music=files))
    audio.use(Streams())
    for name in ("spoilt", "good"):
        audio.music(name, fade=0)
        audio.advance()
    assert audio._score._levels == {"sea": 1.0}
    assert not audio.silent and streamed == []


def test_no_device_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()  # other tests of the same process may have left a device open
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio(Settings())
    assert audio.open() is False
    assert audio.silent
    audio.play("place")
    audio.music("calm")
    audio.pause()
    audio.close()
    assert [heard.name for heard in audio.heard] == ["place"]


@pytest.fixture
def pieces(tmp_path: Path) -> Catalogue:
    """A folder with pieces of its own before the program's."""
    (tmp_path / "music").mkdir()
    for name, stem in (("first", "pulse"), ("second", "alarm")):
        (tmp_path / "music" / f"{name}.ogg").write_bytes(catalogue().music[stem].read_bytes())
    return read_catalogue(tmp_path, ASSETS)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def pass_by(self, audio: Audio, seconds: float) -> None:
        """Let time pass in frames."""
        until = self.time + seconds
        while self.time < until:
            self.time += 1 / 60
            audio.advance()


def stems_busy() -> list[bool]:
    return [pygame.mixer.Channel(number).get_busy() for number in range(FIRST_STEM, RESERVED)]


def began(audio: Audio, hand: Hand) -> bool:
    """Whether the stems go round, once they are read."""
    for _ in range(1000):
        hand.pass_by(audio, 1 / 60)
        if any(stems_busy()):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.usefixtures("dummy_device")
def test_every_sound_can_be_played_and_all_stems_go_round_together() -> None:
    hand = Hand()
    audio = Audio(Settings(warnings_volume=100), now=hand.now)
    audio.music("calm")
    assert audio.open()
    try:
        assert began(audio, hand)
        stems = {
            name for path in catalogue().music.values() if path.suffix == BLEND for name in read_blend(path)
        }
        assert sum(stems_busy()) == len(stems) == 6, "also those that are not heard yet"
        for name in audio._catalogue.sounds:
            audio.play(name)
            assert all(pygame.mixer.Sound(take).get_length() > 0 for take in audio._catalogue.takes[name])
        audio.music("tense", fade=0)
        assert audio.playing == "tense"
        audio.music("")
        hand.pass_by(audio, 3.0)
        assert sum(stems_busy()) == 6, "unheard, they go on"
    finally:
        audio.close()
    assert audio.silent


@pytest.mark.usefixtures("dummy_device")
def test_a_warning_is_heard_even_when_every_channel_is_busy() -> None:
    audio = Audio(Settings(warnings_volume=100))
    assert audio.open()
    try:
        for name in (*audio._catalogue.sounds, *audio._catalogue.sounds):
            audio.play(name)
        assert not pygame.mixer.Channel(WARNING_CHANNEL).get_busy()
        audio.play("bell", Bus.WARNINGS)
        assert pygame.mixer.Channel(WARNING_CHANNEL).get_busy()
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_a_prepared_sound_is_decoded_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    audio = Audio(Settings())
    audio.open()
    try:
        audio.prepare("dice", "wave")
        for thread in threading.enumerate():
            if thread is not threading.current_thread() and thread.daemon:
                thread.join(10)
        monkeypatch.setattr(pygame.mixer, "Sound", None)  # nothing may be read from the disk any more
        audio.play("dice")
        assert pygame.mixer.get_busy()
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_a_broken_sound_file_is_left_out(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"not a sound")
    player = MixerPlayer()
    try:
        assert player.play(broken, Bus.EFFECTS, 1.0, 1.0) == (-1, 0.0)
        player.stream(broken, 1.0)
        player.loop([broken], [0.0])
        assert not pygame.mixer.get_busy()
        assert not pygame.mixer.music.get_busy()
    finally:
        player.close()


@pytest.mark.usefixtures("dummy_device")
def test_pausing_holds_the_music_and_goes_on_where_it_was(pieces: Catalogue) -> None:
    """T2. Stems are held as all channels are; a piece stops, and begins again at its moment."""
    hand = Hand()
    audio = Audio(Settings(), pieces, hand.now)
    audio.open()
    piece = pieces.music["first"]
    starts: list[float] = []
    try:
        audio.music("first", fade=0)
        hand.pass_by(audio, 0.1)
        assert pygame.mixer.music.get_busy()
        audio.pause()
        assert audio.paused and not pygame.mixer.music.get_busy()
        audio.pause(False)
        assert pygame.mixer.music.get_busy()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pygame.mixer.music, "get_pos", lambda: 1_500)
            patch.setattr(pygame.mixer.music, "play", lambda loops, start: starts.append(start))
            for _ in range(2):
                audio.pause()
                audio.pause()
                audio.pause(False)
                audio.pause(False)
            patch.setattr(pygame.mixer.music, "get_pos", lambda: round(ogg_seconds(piece) * 1000))
            audio.pause()
            audio.pause(False)
        assert starts == [pytest.approx(at, abs=0.05) for at in (1.5, 3.0, 3.0)]
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_a_piece_fades_away_before_the_next_and_does_not_come_back(pieces: Catalogue) -> None:
    hand = Hand()
    audio = Audio(Settings(), pieces, hand.now)
    audio.open()
    try:
        audio.music("first")
        hand.pass_by(audio, 2.0)
        assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.01)
        audio.music("second", fade=1.0)
        hand.pass_by(audio, 0.5)
        assert 0 < pygame.mixer.music.get_volume() < 0.3, "the first one is still going"
        hand.pass_by(audio, 2.0)
        assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.01)
        audio.music("", fade=0.5)
        hand.pass_by(audio, 1.0)
        assert not pygame.mixer.music.get_busy()
        audio.pause()
        audio.pause(False)
        assert not pygame.mixer.music.get_busy()
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_sounds_that_were_not_heard_for_long_make_room() -> None:
    player, names = MixerPlayer(), catalogue().sounds
    try:
        for path in names.values():
            player.prepare(path)
        kept = [sound for sound in player._sounds.values() if sound is not None]
        assert room.KEPT_SECONDS - 4 < sum(sound.get_length() for sound in kept) <= room.KEPT_SECONDS
        assert list(player._sounds)[-1] == list(names.values())[-1]
        assert player.play(names["bell"], Bus.EFFECTS, 1.0, 1.0)[1] > 2, "it is read again"
    finally:
        player.close()


@pytest.mark.usefixtures("dummy_device")
def test_a_sound_is_played_while_another_thread_prepares_it() -> None:
    class Shared(dict[Path, pygame.mixer.Sound | None]):
        """Another thread empties it right after the question what is there."""

        def __contains__(self, path: object) -> bool:
            there = super().__contains__(path)
            self.clear()
            return there

    player, bell = MixerPlayer(), catalogue().sounds["bell"]
    try:
        player.prepare(bell)
        player._sounds = Shared(player._sounds)
        assert player.play(bell, Bus.EFFECTS, 1.0, 1.0)[1] > 2
    finally:
        player.close()


@pytest.mark.usefixtures("dummy_device")
def test_stems_that_were_read_for_another_device_are_not_ready() -> None:
    """A new device has to read them itself, beside the game: else the first frame would."""

    class Slow(Player):
        slow = True

        def __init__(self) -> None:
            self.reads, self.looped, self.asked = threading.Event(), False, threading.Event()

        def prepare_stem(self, path: Path) -> None:
            self.asked.set()
            self.reads.wait(10)

        def loop(self, stems: Sequence[Path], turned: Sequence[float]) -> None:
            self.looped = True

    score, music = Score(), catalogue().music
    blend = next(path for path in music.values() if path.suffix == BLEND)
    first, second = Slow(), Slow()
    before = set(threading.enumerate())
    for player in (first, second):
        score.use(player)
        score.play(blend, music, 0.0, 0.0)
        assert player.asked.wait(10)
    first.reads.set()
    readers = set(threading.enumerate()) - before
    while all(reader.is_alive() for reader in readers):
        time.sleep(0.005)
    score.advance(1.0, 1.0)
    assert not second.looped
    second.reads.set()
    for reader in readers:
        reader.join(10)
    score.advance(2.0, 1.0)
    assert second.looped


@pytest.mark.usefixtures("dummy_device")
def test_a_loop_can_begin_elsewhere_in_itself() -> None:
    player = MixerPlayer()
    try:
        sound = pygame.mixer.Sound(catalogue().music["pulse"])
        whole = sound.get_raw()
        room.turn(sound, 1.0)
        second = 44100 * 4
        assert sound.get_raw() == whole[second:] + whole[:second]
    finally:
        player.close()


def test_the_length_of_a_piece_is_read_from_its_file(tmp_path: Path) -> None:
    other = tmp_path / "other.wav"
    other.write_bytes(b"RIFF")
    assert ogg_seconds(other) == 0
    assert ogg_seconds(tmp_path / "gone.ogg") == 0
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS".ljust(29, b"\0") + b"vorbis")
    assert ogg_seconds(broken) == 0
    assert ogg_seconds(catalogue().music["pads"]) == pytest.approx(24.0)


def channels() -> int:
    """How many channels the device is open with; 0 while it is closed."""
    opened = pygame.mixer.get_init()
    return opened[2] if opened else 0


@pytest.mark.usefixtures("dummy_device")
@pytest.mark.parametrize("paused", [False, True])
def test_mono_is_one_channel_and_can_be_changed_while_music_plays(paused: bool, pieces: Catalogue) -> None:
    """H4."""
    hand = Hand()
    audio = Audio(Settings(), pieces, hand.now)
    audio.music("first", fade=0)
    assert audio.open()
    try:
        assert channels() == 2
        audio.pause(paused)
        audio.settings_changed(Settings(mono=True))
        assert channels() == 1
        assert pygame.mixer.music.get_busy() is not paused
        audio.play("place")
        audio.settings_changed(Settings())
        assert channels() == 2
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_mono_from_the_start_and_without_a_device() -> None:
    audio = Audio(Settings(mono=True))
    audio.settings_changed(Settings())
    assert audio.silent, "nothing is opened that was not open"
    audio.settings_changed(Settings(mono=True))
    assert audio.open()
    try:
        assert channels() == 1
    finally:
        audio.close()
