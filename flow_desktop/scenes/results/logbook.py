"""The page of a ship's logbook: a sheet with a torn edge, and the postmark of the wave."""

from math import ceil, hypot
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_shadow
from flow_desktop.widgets.panel import Panel, draw_panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import EDGE_WIDTH, PANEL_RADIUS, SHADOW_SPREAD, Colour, Theme
from flow_desktop.widgets.widget import Press, Size, touched

SHEET: Final = 384
CORNER: Final = 48
"""The drawing of a sheet: its side, and how much of it stays as it is at each corner."""
INSET: Final = 6
STAMP: Final = 160
LETTERS: Final = (0.25, 0.8)
"""How far down its line head and foot of a letter are."""
SIGN: Final = 24
INNER: Final = 0.4
"""How far a postmark's inner ring is from its middle, for its height."""
_cache = SurfaceCache()


class Sheet(Panel):
    """A panel whose paper is a sheet of the logbook."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Torn edges, repeated as far as the sheet goes."""
        if look.theme.flat:
            draw_panel(surface, look, self.rect)
            return
        theme, inset = look.theme, look.px(INSET)
        inner = self.rect.inflate(-2 * inset, -2 * inset)
        draw_shadow(
            surface, inner, look.px(PANEL_RADIUS), look.px(SHADOW_SPREAD), theme.shadow, theme.shadow_alpha
        )
        key = (self.rect.size, look.view.unit)
        surface.blit(_cache.get(key, lambda: _sheet(look, self.rect.size)), self.rect)


def rule_shade(theme: Theme) -> Colour:
    """The colour of thin rules on paper."""
    return theme.soft_text if theme.flat else theme.edge.mixed(theme.panel, 0.55)


def draw_rules(surface: pygame.Surface, look: Look, rect: pygame.Rect, above: bool = True) -> None:
    """The thin rules of a ledger, above and below a line."""
    line, shade = max(1, look.px(EDGE_WIDTH / 2)), rule_shade(look.theme)
    for top in ([rect.top] if above else []) + [rect.bottom - line]:
        surface.fill(shade, pygame.Rect(rect.x, top, rect.width, line))


def _sheet(look: Look, size: Size) -> pygame.Surface:
    """The drawing with its middle parts repeated until they fill that size."""
    corner = look.px(CORNER)
    part = corner * SHEET // CORNER
    drawn = look.assets.image(art("logbook_sheet"), (part, part))
    made = pygame.Surface(size, pygame.SRCALPHA)
    for left, from_left, wide in _pieces(size[0], corner, drawn.get_width()):
        for top, from_top, high in _pieces(size[1], corner, drawn.get_height()):
            made.blit(drawn, (left, top), pygame.Rect(from_left, from_top, wide, high))
    return made


def _pieces(length: int, corner: int, part: int) -> list[tuple[int, int, int]]:
    """Where which stretch of the drawing goes: a corner, the middle as often as needed, the other corner."""
    pieces, middle, at = [(0, 0, corner)], part - 2 * corner, corner
    while at < length - corner:
        step = min(middle, length - corner - at)
        pieces.append((at, corner, step))
        at += step
    return [*pieces, (length - corner, part - corner, corner)]


class Postmark(Pressable):
    """The wave code as it is stamped, its words below each other inside a ring; a press copies it."""

    role_word = N_("button")

    def __init__(self, code: str, copied: bool, on_press: Press, *, key: str = "") -> None:
        hint = _("Copied") if copied else _("Copy the wave code")
        super().__init__(_("Wave code: {code}").format(code=code), on_press, hint=hint, key=key)
        self.code = code
        self.copied = copied

    def measure(self, look: Look, width: int) -> Size:
        """As large as its words ask for, and at least as a postmark is."""
        high = self._high(look)
        return min(width, high), high

    def _lines(self) -> list[str]:
        return self.code.split("-")

    def _high(self, look: Look) -> int:
        """So high that the corners of every line lie inside the inner ring."""
        lines, side = self._lines(), look.control(SIGN)
        each = look.block("\n".join(lines), Role.SMALL, look.px(STAMP)).height / len(lines)
        top = -(each * len(lines) + side) / 2
        corners = [
            (longest_word(line, Role.SMALL, look.view) / 2, top + (place + edge) * each)
            for place, line in enumerate(lines)
            for edge in LETTERS
        ]
        return max(look.px(STAMP), ceil(max(hypot(*corner) for corner in corners) / INNER))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Rings in dark ink; below the words the sign of what a press does."""
        high = min(self.rect.height, self._high(look))
        ring = pygame.Rect(0, 0, high, high)
        ring.topright = self.rect.topright
        if self.hovered or self.pressed:
            pygame.draw.circle(
                surface, touched(look.theme, look.theme.panel, self), ring.center, high * 15 // 32
            )
        stamp = look.assets.image(art("logbook_postmark"), (high, high))
        surface.blit(stamp, ring)
        side = look.control(SIGN)
        sign = look.assets.image(art("icon", "check" if self.copied else "copy"), (side, side))
        words = "\n".join(self._lines())
        lines = look.block(words, Role.SMALL, high).height
        top = ring.centery - (lines + side) // 2
        surface.blit(sign, sign.get_rect(midtop=(ring.centerx, top + lines)))
        room = pygame.Rect(ring.x, top, high, lines)
        look.text(surface, words, Role.SMALL, look.theme.title, room, Align.CENTRE)
