"""The clock as a ring: seconds or turns left; it flashes once for each warning."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.view import View
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Live
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import Colour, Theme, contrast
from flow_desktop.widgets.widget import Size

RING: Final = 140
BAND: Final = 0.11
HURRY_BAND: Final = 0.16
"""What is left of the time is drawn broader when it is time to hurry: seen without colour too."""
SPENT: Final = 0.3
HURRY_LARGER: Final = 1.2
FITTING: Final = 5
"""Steps, in percent of text, in which a number becomes smaller until it fits."""
HURRY_CONTRAST: Final = 3.6
"""The number is large: 3:1 would do (V2)."""
DARKENINGS: Final = 12
STEPS: Final = 120
COMPACT: Final = 1.55
"""Breadth of the smallest ring, in breadths of its number."""
OVERSAMPLING: Final = 3
_cache = SurfaceCache()


@dataclass(frozen=True, slots=True)
class ClockFace:
    """What the ring shows: a number, how full it is (0 to 1), and whether it is time to hurry."""

    number: str
    words: str
    share: float
    hurry: bool = False


class ClockRing(Live):
    """The ring; it reads the clock each time it is drawn."""

    focusable = True
    tells = True
    compact = False
    """Whether it is only as large as its number needs."""

    def __init__(
        self, read: Callable[[], ClockFace], flashing: Callable[[], bool], most: int = 0, key: str = "clock"
    ) -> None:
        """`most` is the greatest number there will be, so that the ring keeps its size."""
        self._read = read
        self._digits = max(len(read().number), len(str(most)))
        super().__init__(key=key)
        self.flashing = flashing

    @property
    def label(self) -> str:
        """The time left in words, as it is now."""
        return self._read().words

    @label.setter
    def label(self, words: str) -> None:
        """The ring names itself."""

    @property
    def hint(self) -> str:
        """The same where the pointer rests on it: the number alone does not say what is counted."""
        return self._read().words

    @hint.setter
    def hint(self, words: str) -> None:
        """The ring names itself."""

    def measure(self, look: Look, width: int) -> Size:
        """A square that holds the most digits the clock can show."""
        digits = max(2, self._digits)
        wide = font(Role.CLOCK, look.view).size("0" * digits)[0]
        if self.compact:
            side = max(look.view.target, round(wide * (COMPACT if digits == 2 else 1.4)))
        else:
            side = max(look.px(RING), round(wide * (1.8 if digits == 2 else 1.5)))
        return min(width, side), min(width, side)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The ring as far as time is left, and the number in it."""
        face, theme = self._read(), look.theme
        side = min(self.rect.size)
        flash = self.flashing()
        full = theme.danger if face.hurry else theme.chosen
        ground = theme.warning if flash else theme.field
        step = math.ceil(face.share * STEPS)
        spent, band = theme.plain.mixed(theme.text, SPENT), HURRY_BAND if face.hurry else BAND
        picture = ring_picture(side, step, full, spent, ground, band)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        shade = theme.warning_text if flash else theme.text
        if face.number and face.hurry:
            within = round(side * (1 - 2 * HURRY_BAND))
            look = replace(look, view=hurried_view(look.view, face.number, within))
            shade = shade if flash else hurried(theme)
        if face.number:
            look.text(surface, face.number, Role.CLOCK, shade, self.rect, Align.CENTRE)
        else:
            sign = look.assets.image(art("icon_hourglass_off"), (side // 2, side // 2))
            surface.blit(sign, sign.get_rect(center=self.rect.center))


@lru_cache(maxsize=64)
def hurried_view(view: View, number: str, within: int) -> View:
    """A view in which the number is larger by `HURRY_LARGER`, or as large as the ring has room for.

    The letters of a clock grow less than others do when text is enlarged.
    """
    growth = Role.CLOCK.spec.growth
    grown = 1 + (view.text_percent / 100 - 1) * growth
    percent = round(100 * (1 + (HURRY_LARGER * grown - 1) / growth))
    while percent > view.text_percent:
        larger = replace(view, text_percent=percent)
        if font(Role.CLOCK, larger).size(number)[0] <= within:
            return larger
        percent -= FITTING
    return view


def hurried(theme: Theme) -> Colour:
    """The colour of the number when it is time to hurry: that of danger, as dark as reading needs."""
    shade, steps = theme.danger, 0
    while contrast(shade, theme.field) < HURRY_CONTRAST and steps < DARKENINGS:
        shade, steps = shade.mixed(theme.text, 1 / DARKENINGS), steps + 1
    return shade


def ring_picture(
    side: int, step: int, full: Colour, spent: Colour, ground: Colour, band: float = BAND
) -> pygame.Surface:
    """A ring that is full for `step` of `STEPS`, clockwise from the top; kept, do not draw on it.

    `band` is how broad the full part is, in sides.
    """
    key = (side, step, full, spent, ground, band)
    return _cache.get(key, lambda: _make_ring(side, step, full, spent, ground, band))


def _make_ring(
    side: int, step: int, full: Colour, spent: Colour, ground: Colour, band: float
) -> pygame.Surface:
    large = side * OVERSAMPLING
    middle, radius = large / 2, large / 2 - 1
    sheet = pygame.Surface((large, large), pygame.SRCALPHA)
    sheet.fill(ground.with_alpha(0))
    pygame.draw.circle(sheet, spent, (middle, middle), radius)
    pygame.draw.circle(sheet, ground, (middle, middle), radius - round(large * BAND))
    if step > 0:
        points = [(middle, middle)]
        for number in range(step + 1):
            angle = 2 * math.pi * number / STEPS
            points.append((middle + radius * math.sin(angle), middle - radius * math.cos(angle)))
        pygame.draw.polygon(sheet, full, points)
        pygame.draw.circle(sheet, ground, (middle, middle), radius - round(large * band))
    return pygame.transform.smoothscale(sheet, (side, side))
