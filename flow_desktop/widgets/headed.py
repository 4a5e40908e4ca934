"""A long page whose focus is shown at the heading one reads: a ring around all of it would be too loud.

Beside it, a list of its chapters.
"""

from collections.abc import Callable

import pygame

from flow_desktop.app.language import N_, _
from flow_desktop.widgets.label import HEADINGS, Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE_WIDTH, FIELD_RADIUS
from flow_desktop.widgets.widget import Press, Size, touched, walk

ROOM = 10
ACROSS = 18
DOWN = 9


class HeadedScroll(Scroll):
    """Scrolls as any other; its ring goes around the first heading in sight, else around its bar."""

    def ring_rect(self) -> pygame.Rect:
        """Around the words of the first heading that is wholly in sight."""
        look = self._look
        headings = (
            part for part in walk(self.child) if isinstance(part, Label) and part.text_role in HEADINGS
        )
        seen = next((part for part in headings if self.rect.contains(part.rect)), None)
        if look is None or seen is None:
            return self._bar()
        words = look.block(seen.label, seen.text_role, seen.rect.width)
        around = pygame.Rect(seen.rect.x, seen.rect.y, words.width, seen.rect.height)
        if seen.align is Align.CENTRE:
            around.centerx = seen.rect.centerx
        return around.inflate(2 * look.px(ROOM), 0).clip(self.rect)


class ContentsButton(Pressable):
    """A line of a list of chapters: turns to one, and is filled while that one is being read."""

    role_word = N_("button")

    def __init__(self, label: str, reading: Callable[[], bool], on_press: Press, key: str) -> None:
        super().__init__(label, on_press, key=key)
        self.reading = reading

    def value(self) -> str:
        """Whether this is where the reader is."""
        return _("open") if self.reading() else ""

    def measure(self, look: Look, width: int) -> Size:
        """The words with a little room."""
        lines = look.block(self.label, Role.STRONG, max(1, width - 2 * look.px(ACROSS)))
        high = max(look.view.target, lines.height + 2 * look.px(DOWN))
        return lines.width + 2 * look.px(ACROSS), high

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Filled and edged while it is being read."""
        theme, reading = look.theme, self.reading()
        shade = theme.chosen_text if reading else theme.text
        if reading or self.hovered or self.pressed:
            ground = theme.chosen if reading else touched(theme, theme.plain, self)
            edge = max(1, look.px(EDGE_WIDTH))
            draw_box(surface, self.rect, look.px(FIELD_RADIUS), ground, theme.edge, edge)
        words = self.rect.inflate(-2 * look.px(ACROSS), 0)
        look.text(surface, self.label, Role.STRONG, shade, words)
