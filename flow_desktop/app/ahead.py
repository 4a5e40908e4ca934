"""Drawings made ahead: one core draws the ground of the first screen while another still imports the rules.

Drawing an SVG takes no turn of Python's, so both really happen at once. Whatever goes wrong here, the picture
is drawn when it is needed, as any other.
"""

from __future__ import annotations

import math
import threading
from pathlib import Path

import pygame

ASPECT = 16 / 9
MOST_WIDE = 2560
Wish = tuple[Path, tuple[int, int]]
_begun: dict[Wish, _Drawing] = {}


class _Drawing(threading.Thread):
    """Draws one file, once."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        super().__init__(name="drawing ahead", daemon=True)
        self.path = path
        self.size = size
        self.picture: pygame.Surface | None = None

    def run(self) -> None:
        """Draw."""
        try:
            self.picture = pygame.image.load_sized_svg(self.path, self.size)
        except (pygame.error, OSError):
            self.picture = None


def ground_size(window: tuple[int, int]) -> tuple[int, int]:
    """How large a drawing of the ground is made that covers a window of this size."""
    wide = min(max(window[0], math.ceil(window[1] * ASPECT)), MOST_WIDE)
    return wide, math.ceil(wide / ASPECT)


def begin(path: Path, size: tuple[int, int]) -> None:
    """Draw a file at this size beside everything else."""
    _begun[path, size] = drawing = _Drawing(path, size)
    drawing.start()


def drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing at this size: the one made ahead, or one made now."""
    drawing = _begun.pop((path, size), None)
    if drawing is not None:
        drawing.join()
        if drawing.picture is not None:
            return drawing.picture
    return pygame.image.load_sized_svg(path, size)
