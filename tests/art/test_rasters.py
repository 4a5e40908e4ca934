"""Every picture looks the same in the game's rasteriser and in the reference."""

from pathlib import Path

import pytest

from tests.art.pixels import GROUNDS, PICTURES, difference, drawn, halved, on_ground, reference


def test_there_are_pictures() -> None:
    assert len(PICTURES) > 100


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_picture_is_drawn_as_meant(path: Path) -> None:
    picture, meant = drawn(path, 256), reference(path, 256)
    for ground in GROUNDS:
        assert difference(halved(on_ground(picture, ground)), halved(on_ground(meant, ground))) < 3


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_picture_is_not_blank(path: Path) -> None:
    picture = drawn(path, 64)
    black, white = (on_ground(picture, ground) for ground in GROUNDS)
    assert difference(black, white) < 240
