"""The button that skips the wave covers nothing that can be pressed (I8)."""

import pygame
import pytest

from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.screen import Screen


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 200)])
def test_skip_leaves_pause_and_help_free(size: tuple[int, int], text: int, language: str) -> None:
    with on_stage("wave-sweep", Wish(size, language, text), painted=True) as app:
        wave, play = app.stack.top, app.stack.scenes[0]
        assert isinstance(wave, Screen) and isinstance(play, PlayScene)
        skip = wave.find("skip").rect
        for key in ("pause", "help"):
            assert not skip.colliderect(play.find(key).rect), key
        assert pygame.Rect((0, 0), size).contains(skip)
