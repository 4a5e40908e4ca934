"""The patterns of ribbons bend with them: a band is as broad in a bend as on a straight way."""

import pygame
import pytest

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Animal, Edges
from flow_desktop.scenes.board.ribbons import pattern_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.ways import Strand
from flow_desktop.widgets.theme import NORMAL

PX = 240


def bands(animal: Animal, leave: Edges, phase: float) -> list[int]:
    """How large each band is that no border cuts."""
    strand = Strand(animal, NORTH, leave, (0, 1), (0, 1))
    picture = pattern_picture((strand,), PX, tones_of(NORMAL), False, phase)
    whole = pygame.Rect(1, 1, PX - 2, PX - 2)
    parts = pygame.mask.from_surface(picture, 127).connected_components()
    return [part.count() for part in parts if all(whole.contains(box) for box in part.get_bounding_rects())]


@pytest.mark.parametrize("animal", [Animal.LEMUR, Animal.CAT])
@pytest.mark.parametrize("leave", [EAST, WEST])
@pytest.mark.parametrize("phase", [0.25, 0.5, 0.75])
def test_a_band_in_a_bend_is_as_large_as_on_a_straight_way(
    animal: Animal, leave: Edges, phase: float
) -> None:
    """Lines of pygame's own are cut level with the window: at a slant they lost a third, or their corners."""
    usual = bands(animal, SOUTH, 0.5)[1]
    bent = bands(animal, leave, phase)
    assert len(bent) >= 2
    assert all(each == pytest.approx(usual, rel=0.12) for each in bent)
