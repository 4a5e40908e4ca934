"""The animals' badges where they tell who is joined: filled for one that is, in lines for one that waits.

A pale badge would be hard to see just while it matters most. Lines have the ink of the page, so that a
waiting animal can be told from the others, and from a joined one, without any colour.
"""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import Animal
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look

OVERSAMPLING: Final = 4
LINE: Final = 0.036
"""Breadth of a line, in sides of the badge."""
RIM: Final = 0.46
"""Radius of the ring around a waiting animal, in sides of the badge."""
NEAR: Final = 70
"""How far the colour of a face may be from its animal's: its edge is soft."""
OPAQUE: Final = 255
_AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
_lines = SurfaceCache()


def badge_picture_of(look: Look, animal: Animal, side: int, joined: bool) -> pygame.Surface:
    """A badge of that size."""
    if joined:
        return look.assets.image(art("animal", animal, "badge"), (side, side))
    return _lines.get((animal, side, look.theme.name), lambda: _line_drawing(look, animal, side))


def _line_drawing(look: Look, animal: Animal, side: int) -> pygame.Surface:
    """A ring, and in it the outlines of the face; nothing is filled yet."""
    large, ink = side * OVERSAMPLING, look.theme.text
    full = look.assets.image(art("animal", animal, "badge"), (large, large))
    face = pygame.mask.from_threshold(full, tones_of(look.theme).animal(animal), (NEAR, NEAR, NEAR, OPAQUE))
    breadth = max(2, round(large * LINE))
    drawn = _holes(face)
    face.draw(drawn, (0, 0))
    drawn.draw(_outline(face, breadth), (0, 0))
    sheet = drawn.to_surface(setcolor=ink, unsetcolor=ink.with_alpha(0))
    pygame.draw.circle(sheet, ink, (large / 2, large / 2), large * RIM, breadth)
    return pygame.transform.smoothscale(sheet, (side, side))


def _holes(face: pygame.Mask) -> pygame.Mask:
    """Eyes, nose and markings: whatever is enclosed by the face."""
    around = face.copy()
    around.invert()
    around.erase(around.connected_component((0, 0)), (0, 0))
    return around


def _outline(shape: pygame.Mask, breadth: int) -> pygame.Mask:
    """The border of a shape, inside it."""
    inside = shape.copy()
    for dx, dy in _AROUND:
        moved = pygame.Mask(shape.get_size())
        moved.draw(shape, (dx * breadth, dy * breadth))
        inside = inside.overlap_mask(moved, (0, 0))
    border = shape.copy()
    border.erase(inside, (0, 0))
    return border
