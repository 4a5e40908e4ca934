"""Areas and lines without steps at their edges: drawn twice as large, and smoothed down."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

Point = tuple[float, float]
Shade = tuple[int, int, int] | tuple[int, int, int, int]
FINE: Final = 2
SMALL: Final = 40_000
"""A sheet of fewer pixels is drawn finer still."""


class Smooth:
    """A sheet for areas and lines; what is laid later takes the place of what is there."""

    def __init__(self, size: tuple[int, int], beside: Shade) -> None:
        """`beside`: the shade of what reaches the bare parts; else its edges would be darker than itself."""
        self.size = size
        self._fine = FINE if size[0] * size[1] > SMALL else 2 * FINE
        self._large = pygame.Surface((size[0] * self._fine, size[1] * self._fine), pygame.SRCALPHA)
        self._large.fill((*beside[:3], 0))

    def fill(self, shade: Shade, corners: Sequence[Point]) -> None:
        """Lay an area."""
        pygame.draw.polygon(self._large, shade, self._grown(corners))

    def line(self, shade: Shade, points: Sequence[Point], thick: float) -> None:
        """Lay a line of even breadth through the points, with round joints and ends."""
        half = thick * self._fine / 2
        course = [pygame.Vector2(point) for point in self._grown(points)]
        for one, two in pairwise(course):
            if one != two:
                out = (two - one).normalize().rotate(90) * half
                pygame.draw.polygon(self._large, shade, (one + out, two + out, two - out, one - out))
        for point in course:
            pygame.draw.circle(self._large, shade, point, half)

    def picture(self) -> pygame.Surface:
        """All of it, smoothed."""
        return pygame.transform.smoothscale(self._large, self.size)

    def _grown(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._fine, y * self._fine) for x, y in points]
