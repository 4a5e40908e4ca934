"""Reading beside the game: nothing is taken away from under the hands of who reads (docs/reliability.md)."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import player as room
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.player import MixerPlayer
from flow_desktop.app.readers import Readers

DEADLINE = 10.0


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """SDL's device that plays to nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def test_closing_waits_for_who_is_inside_and_lets_nobody_in() -> None:
    readers, order = Readers(), list[str]()
    inside, go = threading.Event(), threading.Event()

    def read() -> None:
        with readers.inside() as welcome:
            assert welcome
            inside.set()
            go.wait(DEADLINE)
            order.append("read")

    thread = threading.Thread(target=read)
    thread.start()
    assert inside.wait(DEADLINE)
    assert not readers.close(0.0), "somebody is inside"
    with readers.inside() as welcome:
        assert not welcome
    go.set()
    assert readers.close(DEADLINE)
    order.append("closed")
    thread.join()
    assert order == ["read", "closed"]


def test_who_falls_inside_is_gone_too() -> None:
    readers = Readers()
    with pytest.raises(OSError, match="spoilt"), readers.inside():
        raise OSError("spoilt")
    assert readers.close(0.0)


@pytest.mark.usefixtures("device")
def test_the_device_closes_after_the_last_reader_and_with_no_sound_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reading a sound, or letting one go, while the device closes spoils memory or stops for ever."""
    player = MixerPlayer()
    stem, bell, dice = catalogue().music["pulse"], catalogue().sounds["bell"], catalogue().sounds["dice"]
    player.prepare(bell)
    order: list[str] = []
    reading, closing = threading.Event(), threading.Event()
    read, quit_mixer, gone = room.read_sound, pygame.mixer.quit, player._readers.close

    def slowly(path: Path) -> pygame.mixer.Sound | None:
        reading.set()
        assert closing.wait(DEADLINE)
        order.append("read")
        return read(path)

    def close(patience: float) -> bool:
        closing.set()
        return gone(patience)

    def quitting() -> None:
        order.append(f"closed with {len(player._sounds) + len(player._loops)} sounds")
        quit_mixer()

    monkeypatch.setattr(room, "read_sound", slowly)
    monkeypatch.setattr(player._readers, "close", close)
    monkeypatch.setattr(pygame.mixer, "quit", quitting)
    thread = threading.Thread(target=player.prepare_stem, args=(stem,))
    thread.start()
    assert reading.wait(DEADLINE)
    player.close()
    thread.join()
    assert order == ["read", "closed with 0 sounds"]
    player.prepare_stem(stem)
    player.prepare(dice)
    assert order == ["read", "closed with 0 sounds"], "nothing is read for a device that has closed"


@pytest.mark.usefixtures("device")
def test_a_file_that_is_read_for_ever_leaves_the_device_open(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = MixerPlayer()
    monkeypatch.setattr(room, "PATIENCE", 0.0)
    with player._readers.inside():
        player.close()
        assert pygame.mixer.get_init(), "it is used by who reads"
        assert "still being read" in caplog.text
