"""A long page whose focus is shown at the heading one reads: a ring around all of it would be too loud."""

import pygame

from flow_desktop.widgets.label import HEADINGS, Label
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import walk

ROOM = 10


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
