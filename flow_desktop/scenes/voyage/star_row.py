"""Stars as they are drawn: full and golden when earned, an outline when not; told apart without colour."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _
from flow_desktop.rounds.voyage import Stop
from flow_desktop.scenes.voyage.words import star_words
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SUN, Colour
from flow_desktop.widgets.widget import Size, Widget

FINER: Final = 4
INNER: Final = 0.45
SIDE: Final = 34
_cache = SurfaceCache()


@lru_cache(maxsize=8)
def _corners(side: int) -> tuple[tuple[float, float], ...]:
    middle, outer = side / 2, side * 0.46
    return tuple(
        (
            middle + outer * (INNER if k % 2 else 1) * math.sin(math.pi * k / 5),
            middle + side * 0.03 - outer * (INNER if k % 2 else 1) * math.cos(math.pi * k / 5),
        )
        for k in range(10)
    )


def star_picture(side: int, full: bool, line: Colour) -> pygame.Surface:
    """A star of that size."""

    def make() -> pygame.Surface:
        large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
        large.fill(line.with_alpha(0))
        corners, width = _corners(side * FINER), max(FINER, round(side * FINER * 0.07))
        if full:
            pygame.draw.polygon(large, SUN, corners)
        else:
            pygame.draw.polygon(large, SUN.with_alpha(26), corners)
        pygame.draw.lines(large, line, True, corners, width)
        for corner in corners:
            pygame.draw.circle(large, line, corner, width / 2)
        return pygame.transform.smoothscale(large, (side, side))

    return _cache.get((side, full, line), make)


def star_lines(stop: Stop, players: int, earned: Sequence[bool], role: Role = Role.BODY) -> list[Widget]:
    """The stars of a stop for a table of so many, each with its words."""
    return [
        StarLine(star_words(star, stop, players), earned[place], role, key=f"star-{place}")
        for place, star in enumerate(stop.stars)
    ]


class StarLine(Widget):
    """A star and what earns it; whether it was earned is said, too."""

    def __init__(self, words: str, earned: bool, role: Role = Role.BODY, *, key: str = "") -> None:
        told = _("earned") if earned else _("not yet")
        super().__init__(label=f"{words}: {told}", key=key)
        self.letters = role
        self.words = words
        self.earned = earned

    def _room(self, look: Look, width: int) -> int:
        return max(1, width - look.control(SIDE) - look.px(CLOSE))

    def measure(self, look: Look, width: int) -> Size:
        """The star and the words beside it."""
        lines = look.block(self.words, self.letters, self._room(look, width))
        return lines.width + look.control(SIDE) + look.px(CLOSE), max(look.control(SIDE), lines.height)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Star, words."""
        side = look.control(SIDE)
        star = star_picture(side, self.earned, look.theme.text)
        surface.blit(star, star.get_rect(midleft=self.rect.midleft))
        words = pygame.Rect(
            self.rect.x + side + look.px(CLOSE),
            self.rect.y,
            self._room(look, self.rect.width),
            self.rect.height,
        )
        look.text(surface, self.words, self.letters, look.theme.text, words, Align.START)
