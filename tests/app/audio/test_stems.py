"""The stems of the music: which there are, that they go round together, and who reads them."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import player as room
from flow_desktop.app.audio import Audio
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.player import FIRST_STEM, RESERVED, MixerPlayer, Player
from flow_desktop.app.score import BLEND, Score, read_blend
from flow_desktop.app.settings import Settings
from tests.app.audio.hand import Hand, reading


def stems_busy() -> list[bool]:
    """Of each channel that a stem may have, whether one goes round on it."""
    return [pygame.mixer.Channel(number).get_busy() for number in range(FIRST_STEM, RESERVED)]


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


@pytest.mark.usefixtures("dummy_device")
def test_every_sound_can_be_played_and_all_stems_go_round_together() -> None:
    hand = Hand()
    audio = Audio(Settings(warnings_volume=100), now=hand.now)
    audio.music("calm")
    with reading():
        assert audio.open()
    try:
        hand.pass_by(audio, 0.1)
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
def test_stems_that_were_read_for_another_device_are_not_ready() -> None:
    """A new device has to read them itself, beside the game: else the first frame would."""

    class Slow(Player):
        slow = True

        def __init__(self) -> None:
            self.may_read, self.looped = threading.Event(), False

        def prepare_stem(self, path: Path) -> None:
            self.may_read.wait()

        def loop(self, stems: Sequence[Path], turned: Sequence[float]) -> None:
            self.looped = True

    score, music = Score(), catalogue().music
    blend = next(path for path in music.values() if path.suffix == BLEND)
    first, second = Slow(), Slow()
    with reading():
        with reading():
            score.use(first)
            score.play(blend, music, 0.0, 0.0)
            score.use(second)
            first.may_read.set()
        score.play(blend, music, 0.0, 0.0)
        score.advance(1.0, 1.0)
        assert not second.looped
        second.may_read.set()
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
