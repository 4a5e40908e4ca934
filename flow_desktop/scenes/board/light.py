"""Light on the water of a cell: where it is joined to an animal, or would be."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import DIRECTIONS, Edges
from flow_desktop.scenes.board.curves import CHANNEL, curve
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
_pictures = SurfaceCache(24 * 1024 * 1024)


def channel_light(edges: Edges, px: int, shade: Colour, alpha: int, reach: float = 0.0) -> pygame.Surface:
    """A soft light in the middle of the channels of these edges; `reach` keeps it off the cell's middle."""
    key = (edges, px, shade, alpha, reach)
    return _pictures.get(key, lambda: _drawn(edges, px, shade, alpha, reach))


def _drawn(edges: Edges, px: int, shade: Colour, alpha: int, reach: float) -> pygame.Surface:
    side = px * OVERSAMPLING
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(shade.with_alpha(0))
    for breadth, strength in ((0.86, 0.35), (0.70, 0.6), (0.52, 0.8), (0.34, 1.0)):
        level = shade.with_alpha(round(alpha * strength))
        radius = max(1.0, CHANNEL * breadth * side / 2)
        for enter, leave in _lines(edges, reach):
            for point in curve(enter, leave, reach):
                pygame.draw.circle(sheet, level, (point.x * side, point.y * side), radius)
    return pygame.transform.smoothscale(sheet, (px, px))


def _lines(edges: Edges, reach: float) -> list[tuple[Edges, Edges]]:
    """The lines that make up the channels: one for two edges, else one from each edge to the middle."""
    opened = [direction for direction in DIRECTIONS if edges & direction]
    if len(opened) == 2 and not reach:
        return [(opened[0], opened[1])]
    return [(direction, 0) for direction in opened]
