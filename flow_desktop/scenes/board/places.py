"""Where a board's spaces lie in the window."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.engine.geometry import STRIDE, WIDTH, Cell
from flow_desktop.values import dataclass

BADGE_FRAME: Final = 0.42
"""Breadth of a frame that carries numbers, in spaces."""
PLAIN_FRAME: Final = 0.16
GROWTH: Final = 0.6
"""How far the frame follows the text size; the numbers on it follow further, for they fill it more."""


def badge_frame(text_percent: int) -> float:
    """Breadth of a frame whose numbers grow with the text, in spaces."""
    return BADGE_FRAME * (1 + GROWTH * (text_percent / 100 - 1))


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """A board of whole pixels: upper left corner, breadth of the frame, side of a space."""

    left: int
    top: int
    frame: int
    cell_px: int

    @classmethod
    def fitted(cls, rect: pygame.Rect, frame_share: float = BADGE_FRAME) -> BoardPlaces:
        """The largest board that fits into a rect, in its middle."""
        side = min(rect.size)
        cell_px = max(1, int(side / (WIDTH + 2 * frame_share)))
        frame = max(0, min(round(cell_px * frame_share), (side - WIDTH * cell_px) // 2))
        whole = WIDTH * cell_px + 2 * frame
        return cls(rect.x + (rect.width - whole) // 2, rect.y + (rect.height - whole) // 2, frame, cell_px)

    @property
    def rect(self) -> pygame.Rect:
        """The board with its frame."""
        whole = WIDTH * self.cell_px + 2 * self.frame
        return pygame.Rect(self.left, self.top, whole, whole)

    @property
    def field(self) -> pygame.Rect:
        """The 49 spaces, without the frame."""
        side = WIDTH * self.cell_px
        return pygame.Rect(self.left + self.frame, self.top + self.frame, side, side)

    def cell_rect(self, cell: Cell) -> pygame.Rect:
        """The place of a space."""
        row, column = divmod(cell, STRIDE)
        px = self.cell_px
        return pygame.Rect(self.left + self.frame + column * px, self.top + self.frame + row * px, px, px)

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """The space under a point; None on the frame and beside it."""
        column = int((pos[0] - self.left - self.frame) // self.cell_px)
        row = int((pos[1] - self.top - self.frame) // self.cell_px)
        return row * STRIDE + column if 0 <= row < WIDTH and 0 <= column < WIDTH else None

    def at_origin(self) -> BoardPlaces:
        """The same board with its corner at 0, 0: for drawing on a surface of its own."""
        return BoardPlaces(0, 0, self.frame, self.cell_px)
