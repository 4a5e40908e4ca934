"""Marks that several parts of the table share: an empty place, a number on a badge, a lifted edge."""

from __future__ import annotations

from dataclasses import replace

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import EDGE_WIDTH

RADIUS = 12
DASH = 9


def square_in(rect: pygame.Rect) -> pygame.Rect:
    """The largest square in the middle of a rect."""
    side = min(rect.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    return square


def draw_empty(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A place where nothing lies: a dashed line."""
    theme = look.theme
    dash, width = look.px(DASH), max(2, look.px(EDGE_WIDTH))
    shade = theme.panel.mixed(theme.text, 0.55)
    box = rect.inflate(-2 * width, -2 * width)
    for start in range(0, box.width - dash // 2, 2 * dash):
        length = min(dash, box.width - start)
        surface.fill(shade, (box.x + start, box.y, length, width))
        surface.fill(shade, (box.x + start, box.bottom - width, length, width))
    for start in range(0, box.height - dash // 2, 2 * dash):
        length = min(dash, box.height - start)
        surface.fill(shade, (box.x, box.y + start, width, length))
        surface.fill(shade, (box.right - width, box.y + start, width, length))


def draw_badge(
    surface: pygame.Surface, look: Look, words: str, corner: tuple[int, int], most: int | None = None
) -> pygame.Rect:
    """A number on a dark pill whose lower right corner lies there; it is no higher than `most`."""
    theme, view = look.theme, look.view
    line = font(Role.STRONG, view).get_linesize()
    if most is not None and line > most:
        look = replace(look, view=replace(view, text_percent=max(1, view.text_percent * most // line)))
    wide, high = font(Role.STRONG, look.view).size(words)
    pill = pygame.Rect(0, 0, max(high, wide + look.px(14)), high)
    pill.bottomright = corner
    draw_box(surface, pill, pill.height // 2, theme.caption, theme.caption_text, max(1, look.px(2)))
    look.text(surface, words, Role.STRONG, theme.caption_text, pill, Align.CENTRE)
    return pill
