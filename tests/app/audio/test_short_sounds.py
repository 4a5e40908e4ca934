"""Short sounds on SDL's mixer: channels, what is kept decoded, what is read beside the game."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app import player as room
from flow_desktop.app.audio import Audio
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.player import WARNING_CHANNEL, Bus, MixerPlayer
from flow_desktop.app.settings import Settings
from tests.app.audio.hand import reading


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
        with reading():
            audio.prepare("dice", "wave")
        monkeypatch.setattr(pygame.mixer, "Sound", None)  # nothing may be read from the disk any more
        audio.play("dice")
        assert pygame.mixer.get_busy()
    finally:
        audio.close()


@pytest.mark.usefixtures("dummy_device")
def test_a_sound_that_is_missing_is_not_prepared() -> None:
    """Nothing is kept for it, and what is asked for in the same breath is decoded all the same."""
    audio, player = Audio(Settings()), MixerPlayer()
    audio.use(player)
    try:
        with reading():
            audio.prepare("nothing of that name")
        assert player._sounds == {}
        with reading():
            audio.prepare("nothing of that name", "place")
        assert list(player._sounds) == list(catalogue().takes["place"])
        assert None not in player._sounds.values()
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
