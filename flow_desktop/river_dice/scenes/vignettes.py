"""Small watercolours for the chapters of the rules and the lessons: the river, and what it is about."""

from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.physics.cube import about, after, upright
from flow_desktop.physics.dice import DiePose
from flow_desktop.river_dice.scenes.colours import (
    GRAPHITE,
    PAINT_SHADES,
    RIVER_BANK,
    RIVER_LIGHT,
    RIVER_WASH,
    SEPIA,
    SHEET,
    SKY_SHADE,
    SKY_WASH,
)
from flow_desktop.river_dice.scenes.die_pictures import UP, draw_die
from flow_desktop.river_dice.scenes.painting.courses import Point, RiverCourse, band, sampled
from flow_desktop.river_dice.scenes.painting.water_colour import blank, smooth, spread, tooth, wash
from flow_desktop.river_dice.scenes.pencil import draw_mark
from flow_desktop.river_dice.scenes.plans.plan import CIRCLED, CROSSED, PencilMark
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Size, Widget

LONG: Final = 4.4
"""How many times as wide as high a picture is."""
_HIGH: Final = 150
_cache = SurfaceCache()
Thing = tuple[str, float, float]
"""A picture, where its middle is (in heights of the strip from the left), and how high it is."""


@dataclass(frozen=True, slots=True)
class Vignette:
    """What stands on the bank: whose land it is, pictures, dice (kind, face, place), marks of the pencil."""

    habitat: int
    things: tuple[Thing, ...] = ()
    dice: tuple[tuple[str, int, float], ...] = ()
    marks: tuple[tuple[PencilMark, float, float], ...] = ()


def _row(names: str, first: float, apart: float, high: float) -> tuple[Thing, ...]:
    """Pictures side by side; an arrow is smaller."""
    return tuple(
        (name, first + apart * index, 0.28 if name == "sign_arrow" else high)
        for index, name in enumerate(names.split())
    )


def _circled(
    count: int, first: float, apart: float, high: float
) -> tuple[tuple[PencilMark, float, float], ...]:
    return tuple((CIRCLED, first + apart * index, high) for index in range(count))


_ANIMALS: Final = "animal_salmon animal_hawk animal_fox animal_elk animal_bear"
_HEXES: Final = "hex_rivers hex_wetlands hex_forests hex_prairies hex_mountains"
_PAID: Final = "animal_salmon animal_salmon animal_hawk animal_elk sign_arrow emblem_rivers sign_token"
_WON: Final = "sign_sun sign_rain sign_free sign_pick sign_landmark animal_any"
_WRITTEN: Final = "animal_bear animal_bear animal_elk animal_elk animal_elk animal_hawk"
_SIGNS: Final = "sign_landmark sign_point sign_landmark sign_point sign_landmark"
_RAISED: Final = "sign_token sign_token animal_elk sign_arrow animal_bear"
VIGNETTES: Final[dict[str, Vignette]] = {
    "goal": Vignette(2, _row(f"{_ANIMALS} sign_arrow emblem_forests", 0.5, 0.56, 0.52)),
    "round": Vignette(
        1,
        _row("sign_arrow animal_fox animal_fox sign_arrow emblem_forests", 1.3, 0.6, 0.52),
        (("central", 4, 0.6),),
    ),
    "special": Vignette(
        4, _row("animal_any sign_cheaper sign_add sign_twice", 1.5, 0.7, 0.54), (("special", 1, 0.6),)
    ),
    "together": Vignette(0, _row("partner_luma avatar_10 partner_niva", 0.9, 1.0, 0.66)),
    "collect": Vignette(
        3,
        _row("sign_arrow animal_fox animal_fox", 2.5, 0.58, 0.56),
        (("central", 4, 0.5), ("central", 5, 1.15), ("hawk", 4, 1.8)),
    ),
    "actions": Vignette(1, _row(_RAISED, 1.3, 0.58, 0.5), (("special", 2, 0.6),)),
    "complete": Vignette(0, _row(_PAID, 0.5, 0.56, 0.5)),
    "mark": Vignette(3, _row(_HEXES, 0.6, 0.66, 0.62), marks=_circled(3, 0.6, 0.66, 0.62)),
    "bonuses": Vignette(4, _row(_WON, 0.5, 0.66, 0.54), marks=((CROSSED, 0.5, 0.54),)),
    "sheet-a": Vignette(0, _row(_HEXES, 0.7, 0.74, 0.68)),
    "sheet-b": Vignette(4, _row("hex_mountains " * 7, 0.5, 0.54, 0.6), marks=_circled(4, 0.5, 0.54, 0.6)),
    "sheet-c": Vignette(
        2,
        _row("hex_forests hex_star hex_forests hex_wetlands sign_landmark", 0.6, 0.72, 0.62),
        marks=_circled(3, 0.6, 0.72, 0.62),
    ),
    "sheet-d": Vignette(3, _row(_WRITTEN, 0.55, 0.64, 0.54)),
    "family": Vignette(
        1, _row("sign_token animal_fox sign_token animal_hawk", 1.3, 0.72, 0.54), (("bear", 3, 0.6),)
    ),
    "scenarios": Vignette(4, _row(_SIGNS, 0.7, 0.72, 0.52)),
    "end": Vignette(2, (*_row("sign_point " * 3, 0.5, 0.46, 0.46), *_row(_ANIMALS, 2.1, 0.46, 0.44))),
}
"""By the anchor of a chapter; another anchor shows the river alone."""


class ChapterPicture(Widget):
    """The watercolour of a chapter; the sentences beside it say what it shows."""

    decorative = True

    def __init__(self, anchor: str) -> None:
        super().__init__()
        self.anchor = anchor

    def measure(self, look: Look, width: int) -> Size:
        """As high as its shape asks for, never higher than a few lines."""
        return width, min(round(width / LONG), look.control(_HIGH))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The picture, kept; where it is out of sight it is not painted."""
        if not surface.get_clip().colliderect(self.rect):
            return
        wide = min(self.rect.width, round(self.rect.height * LONG))
        rect = pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)
        draw_vignette(surface, look, rect, self.anchor)


def draw_vignette(surface: pygame.Surface, look: Look, rect: pygame.Rect, anchor: str) -> None:
    """The watercolour of that name in a rect."""
    key = (anchor, rect.size, look.theme.flat)
    surface.blit(_cache.get(key, lambda: _paint(look, rect.size, anchor)), rect.topleft)


def _paint(look: Look, size: tuple[int, int], anchor: str) -> pygame.Surface:
    told = VIGNETTES.get(anchor, Vignette(0))
    picture = blank(size, SHEET)
    if look.theme.flat:
        draw_box(picture, picture.get_rect(), look.px(CARD_RADIUS), SHEET, SEPIA, max(2, look.px(3)))
    else:
        picture.blit(_bank(size, told.habitat, anchor), (0, 0))
    high = size[1]
    middle = round(high * 0.5)
    for name, at, side in told.things:
        image = look.assets.image(name, (round(side * high), round(side * high)))
        picture.blit(image, image.get_rect(center=(round(at * high), middle)))
    for index, (kind, face, at) in enumerate(told.dice):
        angle = (-0.12, 0.08, -0.05)[index % 3]
        pose = DiePose(kind, 0.0, 0.0, angle, face, 0.0, 0.0, 1.0, after(about(UP, angle), upright(face)))
        draw_die(picture, look, kind, pose, (at * high, middle), high * 0.46)
    for mark, at, side in told.marks:
        box = pygame.Rect(0, 0, round(side * high * 0.9), round(side * high * 0.98))
        box.center = round(at * high), middle
        draw_mark(picture, look, f"{anchor} {at}", box, mark, GRAPHITE, high / 110)
    return picture


def _bank(size: tuple[int, int], habitat: int, anchor: str) -> pygame.Surface:
    """Sky, land in the colour of a habitat, and the river below; ragged at its edges."""
    chance = Random(f"vignette {anchor}")
    wide, high = min(size[0], 420), max(8, round(min(size[0], 420) * size[1] / size[0]))
    ground = blank((wide, high), SHEET)
    land, dried = PAINT_SHADES[habitat]
    count = max(3, round(wide / high * 2.6))
    for level, shades, alpha in (
        (0.37, (SKY_WASH, SKY_WASH.mixed(SKY_SHADE, 0.5)), 110),
        (0.55, (land, land.mixed(dried, 0.45)), 105),
        (0.64, (land, land.mixed(dried, 0.6)), 105),
    ):
        across = (wide - high * 0.8) / (count - 1)
        blots = [(high * 0.4 + across * k, high * level, high * 0.25) for k in range(count)]
        wash(ground, spread(blots, chance), shades, alpha, 1.4)
    picture = pygame.transform.smoothscale(ground, size)
    picture.blit(smooth(size, RIVER_WASH, _stream(size, chance)), (0, 0))
    tooth(picture)
    return picture


def _stream(size: tuple[int, int], chance: Random) -> Callable[[pygame.Surface, int], None]:
    """The river below the land, as something to be painted."""
    wide, high = size
    bends = [(wide * k / 9, high * (0.88 + 0.05 * (-1) ** k * chance.uniform(0.4, 1.0))) for k in range(1, 9)]
    ends = (wide * 0.04, high * 0.89), (wide * 0.97, high * 0.87)
    points, widths = sampled(RiverCourse((ends[0], *bends, ends[1]), high * 0.04, high * 0.11))
    coats = (
        (1.3, RIVER_BANK.with_alpha(150)),
        (1.05, RIVER_WASH.with_alpha(230)),
        (0.5, RIVER_LIGHT.with_alpha(220)),
    )

    def paint(layer: pygame.Surface, times: int) -> None:
        for share, shade in coats:
            outline: list[Point] = [(x * times, y * times) for x, y in band(points, widths, share)]
            pygame.draw.polygon(layer, shade, outline)

    return paint
