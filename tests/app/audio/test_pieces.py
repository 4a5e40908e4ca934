"""A piece that is read from its file as it plays: held, faded, followed by another."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.audio import Audio
from flow_desktop.app.catalogue import Catalogue, catalogue
from flow_desktop.app.mixing import FANFARE_DUCK, WARNING_DUCK, decibels_of
from flow_desktop.app.player import Bus, ogg_seconds
from flow_desktop.app.settings import Settings
from tests.app.audio.hand import Hand


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


def test_the_length_of_a_piece_is_read_from_its_file(tmp_path: Path) -> None:
    other = tmp_path / "other.wav"
    other.write_bytes(b"RIFF")
    assert ogg_seconds(other) == 0
    assert ogg_seconds(tmp_path / "gone.ogg") == 0
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS".ljust(29, b"\0") + b"vorbis")
    assert ogg_seconds(broken) == 0
    assert ogg_seconds(catalogue().music["pads"]) == pytest.approx(24.0)


@pytest.mark.usefixtures("dummy_device")
def test_the_music_gives_way_to_a_warning_and_to_a_fanfare(pieces: Catalogue) -> None:
    """By 6 dB and by 4; an ordinary sound leaves it as it is."""
    hand = Hand()
    audio = Audio(Settings(), pieces, hand.now)
    audio.open()

    def fallen(name: str, bus: Bus = Bus.EFFECTS, duck: float = 0.0) -> float:
        hand.pass_by(audio, 10.0)
        before = pygame.mixer.music.get_volume()
        audio.play(name, bus, duck=duck)
        hand.pass_by(audio, 0.1)
        return decibels_of(pygame.mixer.music.get_volume() / before)

    try:
        audio.music("first")
        assert fallen("bell", Bus.WARNINGS) == pytest.approx(-WARNING_DUCK, abs=0.2)
        assert fallen("won", duck=FANFARE_DUCK) == pytest.approx(-FANFARE_DUCK, abs=0.2)
        assert fallen("place") == pytest.approx(0.0, abs=0.01)
    finally:
        audio.close()
