"""A ribbon in numbers: how broad, how opaque, with which edge; measured on a straight tile."""

import pygame
import pytest

from flow_desktop.engine.geometry import NORTH, SOUTH, Animal
from flow_desktop.scenes.board.curves import CHANNEL
from flow_desktop.scenes.board.ribbons import pattern_picture, ribbons_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.ways import Strand
from flow_desktop.widgets.theme import NORMAL

PX = 121
"""So many pixels a space has in a window of 1080 lines."""
TONES = tones_of(NORMAL)
ALONE = Strand(Animal.CAT, NORTH, SOUTH, (0, 1), (0, 1))


def across(picture: pygame.Surface) -> list[pygame.Color]:
    return [picture.get_at((x, PX // 2)) for x in range(PX)]


def is_near(pixel: pygame.Color, shade: tuple[int, int, int]) -> bool:
    return all(abs(one - other) < 30 for one, other in zip(pixel[:3], shade, strict=True))


def test_a_ribbon_is_38_percent_of_the_channel_at_80_percent_with_an_edge_of_2_pixels() -> None:
    row = across(ribbons_picture((ALONE,), PX, TONES, at_boat=False))
    own = [pixel for pixel in row if pixel.a > 100 and is_near(pixel, TONES.animal(Animal.CAT))]
    foam = [pixel for pixel in row if pixel.a > 100 and is_near(pixel, TONES.light)]
    assert len(own) == pytest.approx(0.38 * CHANNEL * PX, abs=1.5)
    assert len(foam) / 2 == pytest.approx(2, abs=1)
    assert max(pixel.a for pixel in own) / 255 == pytest.approx(0.8, abs=0.01)


def test_its_pattern_drifts() -> None:
    phases = [pattern_picture((ALONE,), PX, TONES, False, step / 4) for step in range(4)]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in phases}) == 4
