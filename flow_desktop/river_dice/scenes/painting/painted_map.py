"""A river map as it is painted: land in the colours of its habitats, the river, ink, a torn edge."""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

import pygame

from flow_desktop.river_dice.scenes.colours import (
    MASK,
    PAINT_SHADES,
    RIVER_BANK,
    RIVER_LIGHT,
    RIVER_WASH,
    SEPIA,
    SHADOW,
    SHEET,
    SKY_SHADE,
    SKY_WASH,
)
from flow_desktop.river_dice.scenes.painting.courses import COURSES, Point, band, finer, sampled
from flow_desktop.river_dice.scenes.painting.growth import growth
from flow_desktop.river_dice.scenes.painting.water_colour import (
    Blot,
    blank,
    keep_within,
    smooth,
    spread,
    tooth,
    wash,
)
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH, Shape, SheetPlan
from flow_desktop.widgets.look import Look

_COARSE: Final = (560, 426)
"""Washes are painted in this size: water has no sharp edges."""
_DECKLE: Final = 7.0
_NEAT: Final = 17.0


def painted_map(look: Look, plan: SheetPlan, size: tuple[int, int]) -> pygame.Surface:
    """The map of a sheet without anything that is printed on it."""
    return _Painting(look, plan, size).sheet


class _Painting:
    """One map being painted."""

    def __init__(self, look: Look, plan: SheetPlan, size: tuple[int, int]) -> None:
        self.look = look
        self.plan = plan
        self.size = size
        self.scale = size[0] / WIDTH
        self.chance = Random(f"map {plan.letter}")
        self.rivers = [sampled(course) for course in COURSES[plan.letter]]
        ground = pygame.transform.smoothscale(self._washes(), size)
        ground.blit(smooth(size, RIVER_WASH, self._river), (0, 0))
        self._ink(ground)
        tooth(ground)
        self._neatline(ground)
        self.sheet = self._torn(ground)

    def _washes(self) -> pygame.Surface:
        """Land, sky and the river's bleeding, in a small size."""
        small = min(_COARSE[0], self.size[0]), min(_COARSE[1], self.size[1])
        ground = blank(small, SHEET)
        ground.fill(SHEET)
        scale = small[0] / WIDTH
        for _patch in range(9):
            x, y = self.chance.uniform(0, WIDTH), self.chance.uniform(0, HEIGHT)
            near = PAINT_SHADES[self.chance.randrange(len(PAINT_SHADES))]
            blots = spread([(x * scale, y * scale, self.chance.uniform(60, 120) * scale)], self.chance)
            wash(ground, blots, (near[0], near[0]), 46, 1.0)
        for habitat, places in self._territories().items():
            shades = PAINT_SHADES[habitat]
            for grow, alpha in ((1.62, 54), (1.34, 66), (1.12, 60)):
                blots = [(x * scale, y * scale, reach * grow * scale) for x, y, reach in places]
                wash(ground, spread(blots, self.chance), shades, alpha, 1.5)
        sky = [
            (spot.x * scale, spot.y * scale, 40 * scale)
            for spot in self.plan.spots
            if spot.key.startswith(("sun-", "rain-", "sky-", "pick-"))
        ]
        for grow, alpha in ((1.35, 50), (1.05, 54)):
            blots = [(x, y, reach * grow) for x, y, reach in sky]
            wash(ground, spread(blots, self.chance), (SKY_WASH, SKY_SHADE), alpha, 1.5)
        for points, widths in self.rivers:
            wet = [
                (x * scale, y * scale, width * 0.95 * scale)
                for (x, y), width in zip(points, widths, strict=True)
            ]
            wash(ground, spread(wet, self.chance), (RIVER_WASH, RIVER_BANK), 62, 1.2)
        return ground

    def _territories(self) -> dict[int, list[Blot]]:
        """The places of every habitat."""
        found: dict[int, list[Blot]] = {}
        for spot in self.plan.spots:
            if spot.shape in (Shape.HEX, Shape.EMBLEM):
                for habitat in spot.habitats:
                    found.setdefault(habitat, []).append((spot.x, spot.y, spot.reach))
        return found

    def _river(self, layer: pygame.Surface, times: int) -> None:
        scale = self.scale * times
        for more, shade in (
            (5.0, RIVER_BANK.with_alpha(150)),
            (0.5, RIVER_WASH.with_alpha(215)),
        ):
            for points, widths in self.rivers:
                self._band(layer, points, widths, 1.0, more, shade, scale)
        for points, widths in self.rivers:
            self._band(layer, points, widths[2:] + widths[-2:], 0.6, 0.0, RIVER_LIGHT.with_alpha(190), scale)
        for points, widths in self.rivers:
            for k in range(4, len(points) - 2, 5):
                if widths[k] > 15:
                    self._ripple(layer, points[k], self.chance.uniform(-0.2, 0.2) * widths[k], scale)

    @staticmethod
    def _band(
        layer: pygame.Surface,
        points: Sequence[Point],
        widths: Sequence[float],
        share: float,
        more: float,
        shade: pygame.Color | tuple[int, ...],
        scale: float,
    ) -> None:
        outline = [(x * scale, y * scale) for x, y in band(*finer(points, widths), share, more)]
        pygame.draw.polygon(layer, shade, outline)

    @staticmethod
    def _ripple(layer: pygame.Surface, at: Point, down: float, scale: float) -> None:
        line = [
            ((at[0] + 18 * t - 9) * scale, (at[1] + down - 2.4 * math.sin(t * math.tau)) * scale)
            for t in (k / 8 for k in range(9))
        ]
        pygame.draw.lines(layer, RIVER_BANK.with_alpha(200), False, line, max(1, round(1.5 * scale)))

    def _ink(self, ground: pygame.Surface) -> None:
        """Trees, peaks, reeds and grass beyond the hexes of their habitat, and a rose of the winds."""
        for name, (x, y), side in (*growth(self.plan), ("ink_rose", self.plan.rose_at, 78)):
            box = round(side * self.scale), round(side * self.scale)
            picture = self.look.assets.image(name, box)
            ground.blit(picture, picture.get_rect(center=(round(x * self.scale), round(y * self.scale))))

    def _neatline(self, ground: pygame.Surface) -> None:
        """The frame of a map: a fine line, and inside it a scale of dark and light."""
        scale, layer = self.scale, blank(self.size, SEPIA)
        width, height = self.size
        edge = _NEAT * scale
        line = max(1, round(1.2 * scale))
        ink = SEPIA.with_alpha(150)
        outer = pygame.Rect(edge * 0.66, edge * 0.66, width - edge * 1.32, height - edge * 1.32)
        pygame.draw.rect(layer, ink, outer, line)
        inner = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
        pygame.draw.rect(layer, ink, inner, line)
        thick = edge * 0.34
        across, down = inner.width / 24, inner.height / 18
        for k in range(0, 24, 2):
            pygame.draw.rect(layer, ink, (inner.x + k * across, outer.y, across, thick))
            pygame.draw.rect(layer, ink, (inner.x + (k + 1) * across, inner.bottom, across, thick))
        for k in range(0, 18, 2):
            pygame.draw.rect(layer, ink, (outer.x, inner.y + k * down, thick, down))
            pygame.draw.rect(layer, ink, (inner.right, inner.y + (k + 1) * down, thick, down))
        ground.blit(layer, (0, 0))

    def _torn(self, ground: pygame.Surface) -> pygame.Surface:
        """The paper within its torn edge, with a shadow below it."""
        edge = self._deckle()
        for strip in self._rims():
            self._tear(ground, strip, [(x - strip.x, y - strip.y) for x, y in edge])
        sheet = blank(self.size, SHADOW)
        drop = max(1, round(3 * self.scale))
        pygame.draw.polygon(sheet, SHADOW.with_alpha(90), [(x + drop, y + drop) for x, y in edge])
        sheet.blit(ground, (0, 0))
        return sheet

    def _tear(self, ground: pygame.Surface, strip: pygame.Rect, edge: Sequence[Point]) -> None:
        """Nothing beyond the edge, and fibres along it."""

        def cut(layer: pygame.Surface, times: int) -> None:
            pygame.draw.polygon(layer, MASK, [(x * times, y * times) for x, y in edge])

        def fibres(layer: pygame.Surface, times: int) -> None:
            points = [(x * times, y * times) for x, y in edge]
            wide = max(2, round(6 * self.scale * times))
            pygame.draw.lines(layer, SHADOW.with_alpha(40), True, points, wide)
            pygame.draw.lines(layer, SHADOW.with_alpha(80), True, points, max(1, wide // 3))

        ground.blit(smooth(strip.size, SHADOW, fibres), strip)
        keep_within(ground.subsurface(strip), cut)

    def _rims(self) -> list[pygame.Rect]:
        """The four strips in which the paper ends; only they have an edge to be made smooth."""
        wide, high = self.size
        deep = min(math.ceil(3 * _DECKLE * self.scale) + 2, high // 2)
        top, left = pygame.Rect(0, 0, wide, deep), pygame.Rect(0, deep, deep, high - 2 * deep)
        return [top, top.move(0, high - deep), left, left.move(wide - deep, 0)]

    def _deckle(self) -> list[Point]:
        """The edge of hand-made paper: thick and thin, never straight."""
        chance = Random(f"deckle {self.plan.letter}")
        corners = ((4, 4), (WIDTH - 6, 4), (WIDTH - 6, HEIGHT - 6), (4, HEIGHT - 6))
        points: list[Point] = []
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            count = round(math.dist(start, end) / 9)
            for k in range(count):
                t = k / count
                along = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
                wave = math.sin(k * 0.37) + math.sin(k * 0.151 + 2)
                away = abs(0.35 * wave + chance.uniform(-0.5, 0.5)) * _DECKLE * 0.5
                inward = (
                    (1 if start[1] == end[1] == 4 else -1 if start[1] == end[1] else 0),
                    (1 if start[0] == end[0] == 4 else -1 if start[0] == end[0] else 0),
                )
                points.append(
                    ((along[0] + inward[1] * away) * self.scale, (along[1] + inward[0] * away) * self.scale)
                )
        return points
