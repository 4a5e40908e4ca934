"""H4: one channel or two, changed while music plays."""

import pygame
import pytest

from flow_desktop.app.audio import Audio
from flow_desktop.app.catalogue import Catalogue
from flow_desktop.app.settings import Settings
from tests.app.audio.hand import Hand


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
