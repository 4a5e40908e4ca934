"""The list of chapters beside the pages; the one being read is marked."""

from __future__ import annotations

import pygame

from flow_desktop.app.language import _
from flow_desktop.scenes.rules.page import Chapter
from flow_desktop.scenes.rules.reader import Reader
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import EDGE_WIDTH, FIELD_RADIUS
from flow_desktop.widgets.widget import Press, Size, touched

ACROSS = 18
DOWN = 9


class ChapterButton(Pressable):
    """Turns to a chapter."""

    def __init__(self, chapter: Chapter, reader: Reader, on_press: Press) -> None:
        super().__init__(_(chapter.title), on_press, key=f"chapter-{chapter.anchor}")
        self.anchor = chapter.anchor
        self.reader = reader

    @property
    def reading(self) -> bool:
        """Whether this chapter is being read."""
        return self.reader.chapter_of[self.reader.current()] == self.anchor

    def role(self) -> str:
        """It is a button."""
        return _("button")

    def value(self) -> str:
        """Whether this is where the reader is."""
        return _("open") if self.reading else ""

    def measure(self, look: Look, width: int) -> Size:
        """The words with a little room."""
        lines = look.block(self.label, Role.STRONG, max(1, width - 2 * look.px(ACROSS)))
        high = max(look.view.target, lines.height + 2 * look.px(DOWN))
        return lines.width + 2 * look.px(ACROSS), high

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Filled and edged while it is being read."""
        theme, reading = look.theme, self.reading
        shade = theme.chosen_text if reading else theme.text
        if reading or self.hovered or self.pressed:
            ground = theme.chosen if reading else touched(theme, theme.plain, self)
            draw_box(
                surface, self.rect, look.px(FIELD_RADIUS), ground, theme.edge, max(1, look.px(EDGE_WIDTH))
            )
        words = self.rect.inflate(-2 * look.px(ACROSS), 0)
        look.text(surface, self.label, Role.STRONG, shade, words)
