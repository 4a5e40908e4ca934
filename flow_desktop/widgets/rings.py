"""What is drawn around widgets: the ring of the focus, the mark of a switch, the corners of what is read."""

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_ring
from flow_desktop.widgets.theme import BUTTON_RADIUS, LEAST_RING, RING_WIDTH

MARK = 2
"""The mark of a switch is so much stronger than the ring of the focus."""
CORNER = 22
"""How long the arms of a corner are at most."""
AROUND = 8


def draw_focus_ring(surface: pygame.Surface, look: Look, seen: pygame.Rect) -> None:
    """The double ring around what can be seen of the focus."""
    if seen.width > 0 and seen.height > 0:
        theme = look.theme
        draw_ring(surface, seen, look.px(BUTTON_RADIUS), _width(look), theme.ring_outer, theme.ring_inner)


def draw_mark(surface: pygame.Surface, look: Look, seen: pygame.Rect) -> None:
    """A strong double frame around the thing or the group that a switch has come to."""
    if seen.width > 0 and seen.height > 0:
        theme, width = look.theme, _width(look)
        wide = seen.inflate(2 * width, 2 * width).clip(surface.get_rect())
        draw_ring(surface, wide, look.px(BUTTON_RADIUS), width * MARK, theme.ring_outer, theme.ring_inner)


def draw_corners(surface: pygame.Surface, look: Look, seen: pygame.Rect) -> None:
    """The four corners around what is read: no ring, so that nobody takes it for the focus."""
    width, theme = _width(look), look.theme
    box = seen.inflate(2 * look.px(AROUND), 2 * look.px(AROUND)).clip(surface.get_rect())
    arm = max(3 * width, min(look.px(CORNER), box.width // 2, box.height // 2))
    for shade, grown in ((theme.ring_outer, max(1, width // 2)), (theme.ring_inner, 0)):
        for x, y in (box.topleft, box.topright, box.bottomleft, box.bottomright):
            across = pygame.Rect(0, 0, arm, width)
            down = pygame.Rect(0, 0, width, arm)
            for bar in (across, down):
                bar.x = x if x == box.left else x - bar.width
                bar.y = y if y == box.top else y - bar.height
                surface.fill(shade, bar.inflate(2 * grown, 2 * grown))


def _width(look: Look) -> int:
    return max(LEAST_RING, look.px(RING_WIDTH))
