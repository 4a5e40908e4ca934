"""A bubble beside a widget: what it is for, or why it cannot be used now."""

from __future__ import annotations

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUBBLE_RADIUS, CLOSE, EDGE_WIDTH, GAP, SNUG
from flow_desktop.widgets.widget import Widget

WIDEST = 460


def bubble_text(widget: Widget) -> str:
    """The words of a widget's bubble, if it has any."""
    return widget.hint if widget.enabled else (widget.reason or widget.hint)


def draw_bubble(surface: pygame.Surface, look: Look, widget: Widget, root: Widget) -> None:
    """Draw the bubble below the widget, or above where there is no room; always inside the window."""
    words = bubble_text(widget)
    if not words:
        return
    across, down = look.px(GAP), look.px(CLOSE)
    most = min(look.view.text_px(WIDEST), root.rect.width - 4 * across)
    lines = look.block(words, Role.SMALL, most)
    box = pygame.Rect(0, 0, lines.width + 2 * across, lines.height + 2 * down)
    away = look.px(SNUG)
    box.midtop = (widget.rect.centerx, widget.rect.bottom + away)
    fits_above = widget.rect.top - away - box.height >= root.rect.top
    if box.bottom > root.rect.bottom or (widget.bubble_above and fits_above):
        box.midbottom = (widget.rect.centerx, widget.rect.top - away)
    box.clamp_ip(root.rect)
    theme = look.theme
    draw_box(
        surface, box, look.px(BUBBLE_RADIUS), theme.caption, theme.caption_text, max(1, look.px(EDGE_WIDTH))
    )
    inner = box.inflate(-2 * across, 0)
    look.text(surface, words, Role.SMALL, theme.caption_text, inner, Align.CENTRE)
