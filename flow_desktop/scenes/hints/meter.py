"""The win chance below a hint: ten signs, of which as many are lit as of ten games are won."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import spoken_row
from flow_desktop.bots.advice import Chance
from flow_desktop.scenes.hints.words import TENTHS, chance_words, tried_words
from flow_desktop.scenes.play.layout import is_large
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Live
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.widget import Size

SIGN: Final = 18
GAP: Final = 6
MOST: Final = Chance(40, 100)
"""Has the longest words, so that nothing moves while games are counted."""


class ChanceMeter(Live):
    """Follows the chance by itself, without the screen being laid out anew."""

    def __init__(self, read: Callable[[], Chance | None]) -> None:
        super().__init__(key="chance")
        self._read = read

    def value(self) -> str:
        """The chance in words."""
        chance = self._read()
        return "" if chance is None else spoken_row(_lines(chance))

    def measure(self, look: Look, width: int) -> Size:
        """Room for the longest words."""
        wide = max(
            self._signs(look), *(font(Role.SMALL, look.view).size(each)[0] for each in _drawn(look, MOST))
        )
        return min(width, wide), look.control(SIGN) + look.px(GAP) + sum(self._heights(look, MOST, width))

    def _heights(self, look: Look, chance: Chance, width: int) -> list[int]:
        return [look.block(each, Role.SMALL, width).height for each in _drawn(look, chance)]

    def _signs(self, look: Look) -> int:
        return TENTHS * look.control(SIGN) + (TENTHS - 1) * look.px(GAP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Whole signs are won for sure, hatched ones may be, empty ones are not."""
        chance = self._read()
        if chance is None:
            return
        theme, side, gap = look.theme, look.control(SIGN), look.px(GAP)
        low, high = (round(share * TENTHS) for share in chance.interval)
        left = self.rect.x
        for index in range(TENTHS):
            box = pygame.Rect(left + index * (side + gap), self.rect.top, side, side)
            thick = 0 if index < low else max(2, side // 4) if index < high else 1
            pygame.draw.circle(surface, theme.text, box.center, side // 2, thick)
        top, heights = self.rect.top + side + gap, self._heights(look, chance, self.rect.width)
        for words, high in zip(_drawn(look, chance), heights, strict=True):
            place = pygame.Rect(self.rect.x, top, self.rect.width, high)
            told = look.together(words, place.width, Role.SMALL)
            look.text(surface, told, Role.SMALL, theme.text, place, Align.START)
            top += high


def _lines(chance: Chance) -> tuple[str, str]:
    return chance_words(chance), tried_words(chance)


def _drawn(look: Look, chance: Chance) -> tuple[str, ...]:
    """What stands below the signs: where text is large, the chance alone."""
    return _lines(chance)[:1] if is_large(look) else _lines(chance)
