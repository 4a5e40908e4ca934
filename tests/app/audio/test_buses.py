"""What is played is heard at the volume of its bus; what is missing, or has no device, stops nothing."""

from dataclasses import replace

import pygame
import pytest

from flow_desktop.app.audio import Audio, Heard
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings
from tests.app.audio.hand import Hand


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


def test_what_a_press_led_to_is_heard_instead_of_it() -> None:
    """Thirty-eight of thirty-eight draws by the mouse were heard twice."""
    hand = Hand()
    audio = Audio(Settings(), now=hand.now)
    audio.answer("button")
    audio.play("round_begins")
    audio.settle()
    assert [heard.name for heard in audio.heard] == ["round_begins"]
    for let_it in (audio.settle, audio.advance):
        hand.pass_by(audio, 1.0)
        audio.answer("button")
        let_it()
        let_it()
    assert [heard.name for heard in audio.heard] == ["round_begins", "button", "button"]
