import threading
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.audio import WARNING_CHANNEL, Audio, Bus, Heard, MixerPlayer
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


@pytest.mark.usefixtures("dummy_device")
def test_every_sound_and_piece_can_be_played() -> None:
    audio = Audio(Settings(warnings_volume=100))
    audio.music("calm")
    assert audio.open()
    try:
        assert pygame.mixer.music.get_busy()
        for name in audio._catalogue.sounds:
            audio.play(name)
            assert pygame.mixer.Sound(audio._catalogue.sounds[name]).get_length() > 0
        audio.music("tense", fade=0)
        assert audio.playing == "tense"
        audio.music("")
    finally:
        audio.close()
    assert audio.silent


@pytest.mark.usefixtures("dummy_device")
def test_a_warning_is_heard_even_when_every_channel_is_busy() -> None:
    audio = Audio(Settings(warnings_volume=100))
    assert audio.open()
    try:
        for _ in range(40):
            audio.play("wave")
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
        player.play(broken, Bus.EFFECTS, 1.0)
        player.music(broken, 0, 1.0)
        assert not pygame.mixer.get_busy()
        assert not pygame.mixer.music.get_busy()
    finally:
        player.close()


@pytest.mark.usefixtures("dummy_device")
def test_pausing_holds_the_music() -> None:
    audio = Audio(Settings())
    audio.open()
    try:
        audio.music("calm", fade=0)
        audio.pause()
        assert audio.paused
        assert not pygame.mixer.music.get_busy()
        audio.pause(False)
        assert pygame.mixer.music.get_busy()
    finally:
        audio.close()


def channels() -> int:
    """How many channels the device is open with; 0 while it is closed."""
    opened = pygame.mixer.get_init()
    return opened[2] if opened else 0


@pytest.mark.usefixtures("dummy_device")
@pytest.mark.parametrize("paused", [False, True])
def test_mono_is_one_channel_and_can_be_changed_while_music_plays(paused: bool) -> None:
    audio = Audio(Settings())
    audio.music("calm", fade=0)
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
