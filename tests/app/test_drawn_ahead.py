"""A drawing made ahead is the same drawing, and one that fails is made when it is needed."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app import assets
from flow_desktop.app.catalogue import catalogue

LOGO = catalogue().art["logo"]
SIZE = (240, 120)


def test_a_drawing_made_ahead_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assets.begin(LOGO, SIZE)
    made = assets._begun[LOGO, SIZE]
    first = assets.drawn(LOGO, SIZE)
    assert first is made.picture
    second = assets.drawn(LOGO, SIZE)
    assert second is not first
    assert pygame.image.tobytes(second, "RGBA") == pygame.image.tobytes(first, "RGBA")
    assert not assets._begun


def test_another_size_is_drawn_anew() -> None:
    assets.begin(LOGO, SIZE)
    assert assets.drawn(LOGO, (80, 40)).get_size() != assets.drawn(LOGO, SIZE).get_size()


def test_what_cannot_be_drawn_ahead_fails_where_it_is_needed(tmp_path: Path) -> None:
    missing = tmp_path / "missing.svg"
    assets.begin(missing, SIZE)
    with pytest.raises((pygame.error, FileNotFoundError)):
        assets.drawn(missing, SIZE)


@pytest.mark.parametrize(
    ("window", "wanted"),
    [((1600, 900), (1600, 900)), ((1024, 768), (1366, 769)), ((3840, 2160), (2560, 1440))],
)
def test_the_ground_covers_the_window_or_is_enlarged(
    window: tuple[int, int], wanted: tuple[int, int]
) -> None:
    assert assets.ground_size(window) == wanted
