"""The sea behind every page: a drowned valley at sunrise or the deep, glints on the water, four animals."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.assets import ASPECT, SurfaceCache, drawn, for_the_window, ground_size
from flow_desktop.app.catalogue import art, catalogue
from flow_desktop.scenes.afloat import nearest_size, sizes
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_calm_ground
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import FOAM, NIGHT, ROOMY, WATER

if TYPE_CHECKING:
    from flow_desktop.engine.geometry import Animal

GLINTS: Final = 22
SWAY: Final = 9.0
MIRROR: Final = 0.46
MIRROR_ALPHA: Final = 120
"""Height of a mirror image in heights of its picture, and how opaque it is at the water line."""
CREW: Final = 5.2
"""How wide the four swim together under a sheet, in sizes of the nearest one."""
_GOLDEN: Final = 0.618034
_cache = SurfaceCache()


class SeaPage(Screen):
    """A page over the sea: the deep one, unless it says another."""

    sea = "sea_deep"
    crew_under = ""
    """The key of a sheet in the middle under which the animals swim."""

    def background(self, surface: pygame.Surface) -> None:
        """The sea as it lies."""
        draw_sea(surface, self.look, self.sea)
        if self.crew_under:
            bottom = surface.get_height() - 2 * self.look.px(ROOMY)  # with room for their mirror images
            self.draw_crew(surface, self.find(self.crew_under).rect, bottom)

    def draw_crew(self, surface: pygame.Surface, above: pygame.Rect, bottom: int) -> None:
        """The four animals in the open water under a sheet, if there is enough of it; none in flat themes."""
        if not self.look.theme.flat:
            room = pygame.Rect(above.x, above.bottom, above.width, max(0, bottom - above.bottom))
            room = room.inflate(0, -self.look.px(ROOMY))
            spare = room.width - round(CREW * nearest_size(self.look.view, room))
            draw_animals(surface, self.look, room.inflate(-max(0, spare), 0), 0.0, 0.0)


def draw_sea(surface: pygame.Surface, look: Look, name: str = "sea_sky") -> None:
    """A still picture of the sea, covering the whole window; plain ground in the flat themes."""
    size = surface.get_size()
    if look.theme.flat:
        draw_calm_ground(surface, look.theme)
        return
    surface.blit(_cache.get((name, size), lambda: _cover(name, size)), (0, 0))


def _cover(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing, large enough that nothing of the window stays empty, cut at the sides or below."""
    wide = max(size[0], math.ceil(size[1] * ASPECT))
    high = math.ceil(wide / ASPECT)
    picture = drawn(catalogue().find("art", name), ground_size(size))
    if picture.get_width() < wide or picture.get_height() < high:
        picture = pygame.transform.smoothscale(picture, (wide, high))
    picture.set_alpha(None)  # nothing shines through a sea: its pixels are copied, many times faster
    sheet = pygame.Surface(size, 0, 32)
    sheet.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
    return for_the_window(sheet)


def draw_glints(surface: pygame.Surface, look: Look, seconds: float) -> None:
    """Light on the water below the sun; each glint comes and goes in its own time."""
    if look.theme.flat:
        return
    width, height = surface.get_size()
    for number in range(GLINTS):
        light = math.sin(seconds * (0.5 + 0.4 * (number * _GOLDEN % 1)) + number * 2.4)
        if light < 0.25:
            continue
        deep = (number * _GOLDEN) % 1
        reach = 0.04 + 0.2 * deep
        x = width * (0.5 + reach * (2 * ((number * 0.377) % 1) - 1))
        y = height * (0.5 + 0.46 * deep)
        streak = _streak(look.px(26 + 74 * deep), max(2, look.px(3 + 4 * deep)))
        streak.set_alpha(round(150 * (light - 0.25) / 0.75))
        surface.blit(streak, streak.get_rect(center=(round(x), round(y))))


def _streak(wide: int, high: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
        large.fill(FOAM.with_alpha(0))
        pygame.draw.ellipse(large, FOAM, large.get_rect())
        return pygame.transform.smoothscale(large, (wide, high))

    return _cache.get(("streak", wide, high), make)


def draw_animals(
    surface: pygame.Surface, look: Look, room: pygame.Rect, seconds: float, lively: float
) -> None:
    """The four animals side by side in a room, rocking by `lively` (0 to 1); none when it is small."""
    side = nearest_size(look.view, room)
    step = (room.width - side) / 3
    for place, (picture, size) in enumerate(sizes(side)):
        depth = 0.0 if place % 2 else 1.0
        phase = seconds * 1.1 + place * 1.7
        rise = lively * math.sin(phase) * look.px(SWAY)
        centre = (
            room.x + side / 2 + place * step,
            room.bottom - side * (0.55 + 0.3 * (1 - depth)) + rise,
        )
        _draw_afloat(surface, look, picture, size, centre)


def draw_animal(
    surface: pygame.Surface, look: Look, animal: Animal, size: int, centre: tuple[float, float]
) -> None:
    """One animal in the water, with its shade."""
    _draw_afloat(surface, look, art("animal", animal.value, "aboard"), size, centre)


def _draw_afloat(
    surface: pygame.Surface, look: Look, name: str, size: int, centre: tuple[float, float]
) -> None:
    picture = look.assets.image(name, (size, size))
    if not look.theme.flat:
        mirrored = _mirrored(name, picture)
        surface.blit(mirrored, mirrored.get_rect(midtop=(round(centre[0]), round(centre[1] + size * 0.37))))
    shade = _shade(size)
    surface.blit(shade, shade.get_rect(center=(round(centre[0]), round(centre[1] + size * 0.4))))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _mirrored(name: str, picture: pygame.Surface) -> pygame.Surface:
    """The picture upside down on the water: low, in bands that the ripples break, fainter further down."""

    def make() -> pygame.Surface:
        wide, high = picture.get_width(), round(picture.get_height() * MIRROR)
        sheet = pygame.transform.smoothscale(pygame.transform.flip(picture, False, True), (wide, high))
        band = max(2, high // 14)
        for top in range(0, high, band):
            share = 1 - top / high
            alpha = round(MIRROR_ALPHA * share * (0.45 if (top // band) % 3 == 2 else 1.0))
            shade = WATER.with_alpha(alpha)
            sheet.fill(shade, (0, top, wide, band), pygame.BLEND_RGBA_MULT)
        return sheet

    return _cache.get(("mirrored", name, picture.get_size()), make)


def _shade(size: int) -> pygame.Surface:
    """A soft dark patch on the water under an animal."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface((round(size * 1.1), round(size * 0.3)), pygame.SRCALPHA)
        sheet.fill(NIGHT.with_alpha(0))
        pygame.draw.ellipse(sheet, NIGHT.with_alpha(90), sheet.get_rect().inflate(-size // 6, -size // 8))
        return pygame.transform.box_blur(sheet, max(1, size // 26), repeat_edge_pixels=False)

    return _cache.get(("shade", size), make)
