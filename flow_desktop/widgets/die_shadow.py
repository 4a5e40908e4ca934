"""The soft shadow under a die, wider and paler the higher the die is above the table."""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.values import dataclass
from flow_desktop.widgets.theme import Colour

_HIGHEST: Final = 2.0
_STEPS: Final = 4
"""Heights are told apart in quarters of a die's width."""
_cache = SurfaceCache()


@dataclass(frozen=True, slots=True)
class DieShadow:
    """How the dice of a table cast their shadows: its colour, and shares of a die's width."""

    shade: Colour
    softness: float
    rounding: float
    away: float
    """How far it lies from a die on the table."""
    climbing: float
    """How much further for each width of a die above it."""

    def draw(
        self,
        surface: pygame.Surface,
        centre: tuple[float, float],
        width: float,
        height: float,
        alpha: int = 255,
    ) -> None:
        """The shadow of a die over this spot; light falls from the upper left."""
        picture = self._picture(max(4, round(width)), round(min(height, _HIGHEST) * _STEPS))
        away = width * (self.away + self.climbing * height)
        picture.set_alpha(alpha)
        surface.blit(
            picture, picture.get_rect(center=(round(centre[0] + away * 0.7), round(centre[1] + away)))
        )

    def _picture(self, width: int, steps: int) -> pygame.Surface:
        return _cache.get((self, width, steps), lambda: self._make(width, steps / _STEPS))

    def _make(self, width: int, height: float) -> pygame.Surface:
        core = round(width * (0.98 + 0.12 * height))
        blur = max(2, round(width * (self.softness + 0.08 * height)))
        side = core + 4 * blur
        sheet = pygame.Surface((side, side), pygame.SRCALPHA)
        sheet.fill(self.shade.with_alpha(0))
        box = pygame.Rect(2 * blur, 2 * blur, core, core)
        alpha = round(150 / (1 + 0.8 * height))
        pygame.draw.rect(sheet, self.shade.with_alpha(alpha), box, border_radius=round(core * self.rounding))
        return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)
