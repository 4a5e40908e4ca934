"""Where the spots of a sheet are when it is drawn at some size."""

import math
from typing import Final

import pygame

from flow_desktop.river_dice.scenes.plans.plan import HEX_LINE, HEX_WIDE, WIDTH, Legend, Shape, SheetSpot
from flow_desktop.values import dataclass

_LEGEND: Final = (-34, -34, 212, 68)
_CUT: Final = 0.16


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    """A sheet's corner and size in the window; spots are in the units of the painted map."""

    corner: tuple[int, int]
    size: tuple[int, int]

    @property
    def scale(self) -> float:
        """Pixels of a unit."""
        return self.size[0] / WIDTH

    def middle(self, spot: SheetSpot) -> tuple[float, float]:
        """The middle of a spot."""
        return self.corner[0] + spot.x * self.scale, self.corner[1] + spot.y * self.scale

    def rect(self, spot: SheetSpot) -> pygame.Rect:
        """Where a spot is in the window."""
        high = 2 * spot.reach * self.scale
        wide = high * (
            spot.wide if spot.shape is Shape.PLAQUE else HEX_WIDE if spot.shape is Shape.HEX else 1
        )
        rect = pygame.Rect(0, 0, max(1, round(wide)), max(1, round(high)))
        x, y = self.middle(spot)
        rect.center = round(x), round(y)
        return rect.clip(pygame.Rect(self.corner, self.size))

    def legend(self, legend: Legend) -> pygame.Rect:
        """Where a legend with a picture is: that, its numbers, and what they are for below them."""
        left, up, wide, high = (round(each * self.scale) for each in _LEGEND)
        x, y = legend.x * self.scale + self.corner[0], legend.y * self.scale + self.corner[1]
        rect = pygame.Rect(round(x) + left, round(y) + up, wide, high)
        return rect.clip(pygame.Rect(self.corner, self.size))

    def outline(self, spot: SheetSpot, more: float = 0.0) -> list[tuple[float, float]]:
        """The edge of a spot, so many units beyond where it is printed."""
        rect = self.rect(spot)
        x, y = self.middle(spot)
        across, down = rect.width / 2 + more * self.scale, rect.height / 2 + more * self.scale
        if spot.shape is Shape.HEX:
            reach = (spot.reach * HEX_LINE + more) * self.scale
            return [
                (x + reach * math.sin(math.radians(60 * k)), y - reach * math.cos(math.radians(60 * k)))
                for k in range(6)
            ]
        if spot.shape is Shape.DIAMOND:
            return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]
        if spot.shape is Shape.PLAQUE:
            cut = min(across, down) * 2 * _CUT
            inner, upper = across - cut, down - cut
            corners = [(inner, -down), (across, -upper), (across, upper), (inner, down)]
            corners += [(-inner, down), (-across, upper), (-across, -upper), (-inner, -down)]
            return [(x + away, y + high) for away, high in corners]
        return [
            (x + across * math.cos(math.tau * k / 24), y + down * math.sin(math.tau * k / 24))
            for k in range(24)
        ]
