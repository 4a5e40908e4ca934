"""The harbour behind the settings: evening sky and town, the quay, the water at its foot.

A wider window sees more of the quay; nothing on it is stretched.
"""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache, for_the_window, ground
from flow_desktop.app.catalogue import art, catalogue
from flow_desktop.scenes.slices import lay, stretched
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_calm_ground

SKY_WIDE: Final = 2560
SKY_HIGH: Final = 460
WINDOW_HIGH: Final = 1080
LEDGE: Final = 46
WALL = (384, 192)
LEDGE_PIECE = (384, 48)
WATER_PIECE = (960, 220)
BOLLARD: Final = 110
LANTERN: Final = 240
LANTERN_FIRST: Final = 215
LANTERN_STEP: Final = 780
BOLLARD_FIRST: Final = 74
BOLLARD_STEP: Final = 520
LIVELY_FRAME: Final = 1 / 15
CALM_FRAME: Final = 1 / 5
LIVELY_SECONDS: Final = 6.0
"""The water moves often while somebody is there, seldom when nobody is."""
_cache = SurfaceCache()


@dataclass(frozen=True, slots=True)
class Shores:
    """Where the quay begins and where the water at its foot, and what of the quay stands free."""

    quay: int
    water: int
    left: int
    right: int
    town: bool = True
    """Whether the town is seen; where the quay begins high up, there is only sky above it."""


class Swell:
    """When the water is to be drawn again."""

    def __init__(self) -> None:
        self._seconds = self._due = self._used = 0.0

    @property
    def wake_after(self) -> float:
        """Seconds until then."""
        return max(0.0, self._due - self._seconds)

    def use(self) -> None:
        """Somebody is there."""
        self._used = self._seconds

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when the water is due."""
        self._seconds += seconds
        if self._seconds < self._due:
            return False
        lively = self._seconds - self._used < LIVELY_SECONDS
        self._due = self._seconds + (LIVELY_FRAME if lively else CALM_FRAME)
        return True


def draw_harbour(surface: pygame.Surface, look: Look, shores: Shores) -> None:
    """The whole still picture; plain ground in the flat themes."""
    size = surface.get_size()
    if look.theme.flat:
        draw_calm_ground(surface, look.theme)
        return
    surface.blit(_cache.get((size, shores), lambda: _harbour(size, look, shores)), (0, 0))


def _harbour(size: tuple[int, int], look: Look, shores: Shores) -> pygame.Surface:
    sheet = pygame.Surface(size, 0, 32)
    _sky(sheet, look, shores)
    wall = stretched(look, art("quay_wall"), (look.px(WALL[0]), look.px(WALL[1])))
    lay(sheet, wall, pygame.Rect(0, shores.quay, size[0], max(0, shores.water - shores.quay)), size[0] // 2)
    ledge = stretched(look, art("quay_coping"), (look.px(LEDGE_PIECE[0]), look.px(LEDGE_PIECE[1])))
    lay(sheet, ledge, pygame.Rect(0, shores.quay, size[0], ledge.get_height()), size[0] // 2)
    if shores.town:
        _furniture(sheet, look, shores)
    water = stretched(look, art("harbour_water"), (look.px(WATER_PIECE[0]), look.px(WATER_PIECE[1])))
    foot = pygame.Rect(0, shores.water, size[0], max(0, size[1] - shores.water))
    sheet.fill(water.get_at((0, water.get_height() - 1)), foot)
    lay(sheet, water, foot.clip(pygame.Rect(0, foot.y, size[0], water.get_height())), size[0] // 2)
    return for_the_window(sheet)


def _sky(sheet: pygame.Surface, look: Look, shores: Shores) -> None:
    """Its lower edge stands behind the ledge; the middle of it is what a narrow window sees."""
    width, height = sheet.get_size()
    scale = max(height / WINDOW_HIGH, width / SKY_WIDE, shores.quay / SKY_HIGH)
    wide, high = round(SKY_WIDE * scale), round(SKY_HIGH * scale)
    picture = ground(catalogue().find("art", "harbour_sky"), (wide, high), sheet.get_size())
    place = picture.get_rect(midtop=(width // 2, 0))
    if shores.town:
        place.bottom = shores.quay + look.px(LEDGE) // 4
    sheet.fill(picture.get_at((picture.get_width() // 2, 0)), (0, 0, width, max(0, place.top)))
    sheet.blit(picture, place)


def _furniture(sheet: pygame.Surface, look: Look, shores: Shores) -> None:
    """Lanterns and bollards along the free parts of the quay, outwards from what stands on it."""
    foot = shores.quay + look.px(LEDGE) // 3
    lantern = look.assets.image(art("lantern"), (look.px(LANTERN), look.px(LANTERN)))
    bollard = look.assets.image(art("bollard"), (look.px(BOLLARD), look.px(BOLLARD)))
    for way, edge in ((-1, shores.left), (1, shores.right)):
        for picture, first, step in (
            (lantern, LANTERN_FIRST, LANTERN_STEP),
            (bollard, BOLLARD_FIRST, BOLLARD_STEP),
        ):
            x = edge + way * look.px(first)
            while -picture.get_width() < x < sheet.get_width() + picture.get_width():
                sheet.blit(picture, picture.get_rect(midbottom=(x, foot)))
                x += way * look.px(step)
