"""The boat alone, without the water around it, for when it rocks, grows or turns."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import BOAT, DIRECTIONS
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.sprites import boat_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import WHITE

DRAWN: Final = 128
HULL: Final = (
    (64, 10), (75, 21), (83, 40), (86, 61), (84.5, 84), (77.5, 107), (64, 111),
    (50.5, 107), (43.5, 84), (42, 61), (45, 40), (53, 21),
)  # fmt: skip
SAILS: Final = (
    ((63, 14), (84, 20.5), (94, 32), (99, 43), (101, 55), (88, 51), (76, 50), (63, 53)),
    ((63, 52), (80, 53), (94, 59), (103, 70), (108, 86), (107.5, 103), (94, 91), (80, 83), (63, 82)),
)
"""The outlines of hull and sails in the boat's drawing, ink and all."""
OVERSAMPLING: Final = 3
SHADOW: Final = 90
_pictures = SurfaceCache()


def heading(show: BoardShow) -> float:
    """By how many degrees the boat is turned on the board: its bow points to its only opening."""
    edges = show.board.pieces[BOAT] & EDGES
    turns = 0 if edges == EDGES else DIRECTIONS.index(edges)
    return 90.0 * (turns - 4 if turns > 2 else turns)


def boat_alone(look: Look, size: int) -> pygame.Surface:
    """The boat without its space, over a soft shadow."""

    def make() -> pygame.Surface:
        ink, outline = tones_of(look.theme).ink, _outline(size)
        shade = pygame.Surface((size, size), pygame.SRCALPHA)
        shade.fill(ink.with_alpha(SHADOW))
        shade.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        whole.fill(ink.with_alpha(0))
        whole.blit(pygame.transform.box_blur(shade, max(1, size // 40)), (0, size // 40))
        outline.blit(boat_picture(look, EDGES, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(outline, (0, 0))
        return whole

    return _pictures.get((look.theme.name, size, "alone"), make)


def _outline(size: int) -> pygame.Surface:
    """Hull and sails as one white shape."""
    large = pygame.Surface((size * OVERSAMPLING, size * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(WHITE.with_alpha(0))
    each = size * OVERSAMPLING / DRAWN
    for outline in (_rounded(HULL), *SAILS):
        pygame.draw.polygon(large, WHITE, [(x * each, y * each) for x, y in outline])
    return pygame.transform.smoothscale(large, (size, size))


def _rounded(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A smooth closed line through the points."""
    found = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        further = points[(index + 2) % len(points)]
        for step in range(6):
            t = step / 6
            weights = (
                (-t + 2 * t * t - t**3) / 2,
                (2 - 5 * t * t + 3 * t**3) / 2,
                (t + 4 * t * t - 3 * t**3) / 2,
                (-t * t + t**3) / 2,
            )
            corners = (before, (x, y), after, further)
            found.append(
                (
                    sum(w * corner[0] for w, corner in zip(weights, corners, strict=True)),
                    sum(w * corner[1] for w, corner in zip(weights, corners, strict=True)),
                )
            )
    return found
