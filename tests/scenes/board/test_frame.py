"""The wooden frame: a page of many boards of one size paints its planks once."""

import pygame
import pytest

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.board import frame
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.theme import CONTRAST, NORMAL, Theme


def framed(places: BoardPlaces, theme: Theme) -> bytes:
    surface = pygame.Surface(places.rect.size, 0, 32)
    frame.draw_frame(surface, places, tones_of(theme))
    return pygame.image.tobytes(surface, "RGB")


def test_a_second_board_of_that_size_has_the_same_planks_and_another_theme_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, plank = list[int](), frame._plank

    def noting(*asked: object) -> pygame.Surface:
        made.append(1)
        return plank(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(frame, "_planks", SurfaceCache())
    monkeypatch.setattr(frame, "_plank", noting)
    places = BoardPlaces(20, 20, 20, 40)
    first = framed(places, NORMAL)
    assert framed(places, NORMAL) == first and len(made) == 4
    assert framed(places, CONTRAST) != first and len(made) == 8
