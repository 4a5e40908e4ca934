"""A die while it rolls: drawn straight onto the table, for it never lies so again.

In the air it is made of polygons, and its faces are turned quickly and roughly; as soon as it slides flat it
is the picture of a die at rest, turned by half degrees, so that nothing changes when it lies still.
"""

from typing import Final

import pygame

from flow_desktop.physics.cube import hull, rounded_square, sides
from flow_desktop.physics.dice import DiePose
from flow_desktop.river_dice.scenes.colours import MAPLE_EDGE
from flow_desktop.river_dice.scenes.die_pictures import (
    INSET,
    RIM,
    ROUNDING,
    SHADOW,
    body_shade,
    face_for,
    laid,
    lies_flat,
    lifted,
    lying,
    lying_die,
)
from flow_desktop.widgets.look import Look

SLIVER: Final = 0.1
"""Of a face that turns away so far nothing is drawn: it would be a line beside the die."""
_RIM: Final = rounded_square(ROUNDING, -RIM / 2, steps=3)


class RollingDice:
    """Draws dice in motion; keeps the last picture of each that slides, for it turns slowly."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[tuple[int, int, int], pygame.Surface]] = {}

    def draw(
        self, surface: pygame.Surface, look: Look, key: str, kind: str, pose: DiePose, width: float
    ) -> None:
        """The die of this key and its shadow, where it is now."""
        centre = pose.x, pose.y
        SHADOW.draw(surface, centre, width, pose.height)
        at = lifted(centre, width, pose.height)
        if not lies_flat(pose):
            _draw_tumbling(surface, look, kind, pose, at, width * pose.scale)
            return
        how, picture = self._last.get(key, (None, surface))
        if how != lying(pose, width):
            how = lying(pose, width)
            picture = lying_die(look, kind, *how)
            self._last[key] = how, picture
        surface.blit(picture, picture.get_rect(center=at))


def _draw_tumbling(
    surface: pygame.Surface, look: Look, kind: str, pose: DiePose, at: tuple[int, int], width: float
) -> None:
    seen = [face for face in sides(pose.turn) if face.share > SLIVER]
    rim = hull(point for face in seen for point in face.outline(_RIM, at, width))
    pygame.draw.polygon(surface, MAPLE_EDGE, rim)
    pygame.draw.aalines(surface, MAPLE_EDGE, True, rim)
    for face in seen:
        shade = body_shade(kind, face.light)
        pygame.draw.polygon(surface, shade, face.outline(rounded_square(ROUNDING, INSET), at, width))
    for face in seen:
        texture = laid(face_for(look, kind, face.face, width), face, width, pygame.transform.rotate)
        if texture is not None:
            middle = round(at[0] + face.middle[0] * width), round(at[1] + face.middle[1] * width)
            surface.blit(texture, texture.get_rect(center=middle))
