"""Areas and lines without steps at their edges: drawn several times as large, and smoothed down."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

Point = tuple[float, float]
Shade = tuple[int, int, int] | tuple[int, int, int, int]
FINE: Final = 3
LARGE: Final = 1_000_000
"""A sheet of more pixels is drawn only twice as large: its steps are smaller for the eye."""


class Smooth:
    """A sheet on which areas and lines are laid over each other, each with its own shade."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.picture = pygame.Surface(size, pygame.SRCALPHA)
        self._fine = FINE if size[0] * size[1] <= LARGE else FINE - 1

    def fill(self, shade: Shade, corners: Sequence[Point]) -> None:
        """Lay an area over what is there; what lies below a shade that lets light through is seen."""
        large = self._sheet(shade)
        pygame.draw.polygon(large, shade, self._grown(corners))
        self._lay(large)

    def line(self, shade: Shade, points: Sequence[Point], thick: float) -> None:
        """Lay a line of even breadth through the points, with round joints and ends."""
        large, half = self._sheet(shade), thick * self._fine / 2
        course = [pygame.Vector2(point) for point in self._grown(points)]
        for one, two in pairwise(course):
            if one != two:
                out = (two - one).normalize().rotate(90) * half
                pygame.draw.polygon(large, shade, (one + out, two + out, two - out, one - out))
        for point in course:
            pygame.draw.circle(large, shade, point, half)
        self._lay(large)

    def _sheet(self, shade: Shade) -> pygame.Surface:
        wide, high = self.picture.get_size()
        large = pygame.Surface((wide * self._fine, high * self._fine), pygame.SRCALPHA)
        large.fill((*shade[:3], 0))  # else the smoothed edge would be darker than both sides
        return large

    def _grown(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._fine, y * self._fine) for x, y in points]

    def _lay(self, large: pygame.Surface) -> None:
        self.picture.blit(pygame.transform.smoothscale(large, self.picture.get_size()), (0, 0))
