"""A stepping stone in the water: a lesson to be opened, with its picture, and a tick when it is done."""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _
from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Animal
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.sketchpad import ALONG, Sketchpad
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import SNUG, STONE, STONE_DARK, WHITE, Colour
from flow_desktop.widgets.widget import Press, Size

STONE_SIDE: Final = 310
FLAT: Final = 0.86
"""A stone is so much lower than wide."""
GAP: Final = 8
DISC: Final = 60
SMOOTH: Final = 3
BUBBLES: Final = (11, 7, 9, 6, 8)
FOAMY: Final = 120
_stones = SurfaceCache()
Sign = Callable[[Sketchpad], None]
PAIR: Final = 0.6
RING_REACH: Final = 7


class LessonStone(Pressable):
    """Opens its lesson; the next one to do stands out. `place` says where it goes on."""

    def __init__(
        self, lesson: Lesson, number: int, done: bool, due: bool, on_press: Press, place: str = ""
    ) -> None:
        super().__init__(_(lesson.title), on_press, hint=place, key=f"lesson-{lesson.name}")
        self._wide = 0
        self.sign = lesson.sign
        self.number = number
        self.done = done
        self.due = due

    def role(self) -> str:
        """It is a lesson."""
        return _("lesson {number}").format(number=self.number)

    def value(self) -> str:
        """Whether it is done."""
        return _("done") if self.done else ""

    def _side(self, look: Look, width: int) -> int:
        return min(width, look.px(STONE_SIDE))

    def measure(self, look: Look, width: int) -> Size:
        """The stone with its name below."""
        words = look.block(self.label, Role.STRONG, max(1, width))
        return max(self._side(look, width), words.width), round(self._side(look, width) * FLAT) + look.px(
            GAP
        ) + words.height

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The ring lies close around stone and name, however wide the column is."""
        super().place(look, rect)
        self._wide = self.measure(look, rect.width)[0] + 2 * look.px(SNUG)

    def ring_rect(self) -> pygame.Rect:
        """Around stone and name."""
        return self.rect.inflate(min(0, self._wide - self.rect.width), 0)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Stone, picture, number or tick, name."""
        side = self._side(look, self.rect.width)
        body = pygame.Rect(0, self.rect.y, side, round(side * FLAT))
        body.centerx = self.rect.centerx
        lit = not self.focused and (self.due or self.hovered)  # one ring is enough
        surface.blit(_stone_picture(look, body.size, lit), body)
        face = body.inflate(-round(side * 0.1), -round(side * 0.1)).move(0, -round(side * 0.03))
        picture = _painted(look, self.sign, body.size, face.move(-body.x, -body.y))
        surface.blit(picture, body)
        self._draw_disc(surface, look, body)
        words = pygame.Rect(self.rect.x, body.bottom + look.px(GAP), self.rect.width, 0)
        words.height = self.rect.bottom - words.top
        look.text(surface, self.label, Role.STRONG, look.theme.ground_text, words, Align.CENTRE, Align.START)

    def _draw_disc(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        theme, side = look.theme, look.control(DISC)
        disc = pygame.Rect(body.left, body.top, side, side)
        ground = theme.chosen if self.done else theme.primary if self.due else theme.panel
        shade = theme.chosen_text if self.done else theme.primary_text if self.due else theme.text
        draw_box(surface, disc, side // 2, ground, theme.caption, max(2, side // 14))
        if self.done:
            draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), shade)
        else:
            look.text(surface, str(self.number), Role.STRONG, shade, disc, Align.CENTRE)


def _stone_picture(look: Look, size: tuple[int, int], lit: bool) -> pygame.Surface:
    return _stones.get((size, lit, look.theme.name), lambda: _draw_stone(look, size, lit))


def _draw_stone(look: Look, size: tuple[int, int], lit: bool) -> pygame.Surface:
    """A flat stone with a ring of foam around it, smooth."""
    wide, high = size[0] * SMOOTH, size[1] * SMOOTH
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    theme = look.theme
    rim: Colour = theme.ground_text
    sheet.fill(rim.with_alpha(0))
    foam = sheet.get_rect()
    pygame.draw.ellipse(sheet, rim.with_alpha(255 if lit else 90), foam)
    inset = wide // 34
    pygame.draw.ellipse(sheet, theme.caption, foam.inflate(-2 * inset, -2 * inset))
    stone = foam.inflate(-3 * inset, -3 * inset)
    pygame.draw.ellipse(sheet, STONE_DARK, stone)
    top = _top((wide, high))
    pygame.draw.ellipse(sheet, theme.panel if theme.name != "normal" else STONE.mixed(theme.panel, 0.72), top)
    return pygame.transform.smoothscale(sheet, size)


def _top(size: tuple[int, int]) -> pygame.Rect:
    """The flat upper side of a stone in a sheet of this size."""
    inset = size[0] // 34
    stone = pygame.Rect((0, 0), size).inflate(-3 * inset, -3 * inset)
    return stone.inflate(-inset, -3 * inset).move(0, -inset)


def _painted(look: Look, sign: str, size: tuple[int, int], face: pygame.Rect) -> pygame.Surface:
    """What is painted on a stone: nothing of it reaches beyond the stone's upper side."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        SIGNS[sign](Sketchpad(sheet, look, face))
        mask = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
        mask.fill(WHITE.with_alpha(0))
        pygame.draw.ellipse(
            mask, WHITE.with_alpha(255), _top(mask.get_size()).inflate(-SMOOTH * 4, -SMOOTH * 4)
        )
        shape = pygame.transform.smoothscale(mask, size)
        sheet.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    return _stones.get((sign, size, look.theme.name), make)


class StonePath(Grid):
    """The stones, joined by bubbles of foam from each to the next; a new row is reached below the last."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The foam behind the stones; none lies half below the ring around one."""
        shade, reach = look.theme.ground_text, 2 * look.px(RING_REACH)
        rings = [child.ring_rect().inflate(reach, reach) for child in self.children if child.focused]
        for one, two in pairwise(self.children):
            for number, (x, y) in enumerate(_dots(look, one.rect, two.rect)):
                bubble = _bubble(max(4, look.px(BUBBLES[number % len(BUBBLES)])), shade)
                place = bubble.get_rect(center=(round(x), round(y)))
                if place.collidelist(rings) < 0:
                    surface.blit(bubble, place)


def _dots(look: Look, one: pygame.Rect, two: pygame.Rect) -> Iterator[tuple[float, float]]:
    """Where bubbles lie between two stones: straight on in a row, else around the end of it and back."""
    lower = round(min(one.width, look.px(STONE_SIDE)) * FLAT / 2)
    start, end = (one.centerx, one.y + lower), (two.centerx, two.y + lower)
    half, out = min(one.width, look.px(STONE_SIDE)) // 2, look.px(34)
    course: list[tuple[float, float]] = [(start[0] + half, start[1]), (end[0] - half, end[1])]
    if end[1] > start[1] + lower:
        gap = (one.bottom + two.top) / 2
        course = [
            (start[0] + half + out / 2, start[1]), (start[0] + half + out, (start[1] + gap) / 2),
            (start[0] + half, gap), (end[0] - half, gap),
            (end[0] - half - out, (end[1] + gap) / 2), (end[0] - half - out / 2, end[1]),
        ]  # fmt: skip
    step = look.px(21)
    for (x, y), (to_x, to_y) in pairwise(course):
        count = max(1, round(math.dist((x, y), (to_x, to_y)) / step))
        for number in range(count):
            share = (number + 0.5) / count
            yield x + (to_x - x) * share, y + (to_y - y) * share + look.px(3) * math.sin(2.4 * number)


def _bubble(side: int, shade: Colour) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
        large.fill(shade.with_alpha(0))
        pygame.draw.ellipse(large, shade.with_alpha(FOAMY), large.get_rect())
        return pygame.transform.smoothscale(large, (side, side))

    return _stones.get((side, shade), make)


def _place(stage: Sketchpad) -> None:
    stage.tile(Kind.STRAIGHT, NORTH | SOUTH, 0.44, 0.5, 0.56, angle=-12)
    stage.drawing("icon_rotate_right", 0.76, 0.7, 0.32)


def _edges(stage: Sketchpad) -> None:
    left = stage.beside(0.5, -0.5, PAIR)
    stage.tile(Kind.STRAIGHT, ALONG, left, 0.5, PAIR)
    stage.tile(Kind.BEND, SOUTH | WEST, stage.beside(0.5, 0.5, PAIR), 0.5, PAIR)


def _join(stage: Sketchpad) -> None:
    stage.animal(Animal.CAT, Mood.ABOARD, stage.beside(0.5, -0.5, PAIR), 0.5, PAIR)
    stage.boat(stage.beside(0.5, 0.5, PAIR), 0.5, PAIR)


def _obstacle(stage: Sketchpad) -> None:
    stage.tile(Kind.STRAIGHT_OBSTACLE, ALONG, 0.5, 0.5, 0.8)


def _trade(stage: Sketchpad) -> None:
    stage.tile(Kind.TEE, NORTH | EAST | WEST, 0.28, 0.46, 0.36, angle=-8)
    stage.drawing("card_action_back", 0.72, 0.46, 0.52)
    stage.drawing("icon_trade", 0.5, 0.74, 0.3)


def _wave(stage: Sketchpad) -> None:
    stage.drawing("icon_wave", 0.5, 0.4, 0.5)
    stage.drawing("die_white_3", 0.38, 0.72, 0.24)
    stage.drawing("die_black_5", 0.62, 0.72, 0.24)


def _cards(stage: Sketchpad) -> None:
    stage.drawing("action_support", 0.34, 0.36, 0.42)
    stage.drawing("action_current", 0.66, 0.4, 0.42)
    stage.drawing("action_bird", 0.5, 0.66, 0.42)


def _game(stage: Sketchpad) -> None:
    stage.boat(0.5, 0.5, 0.34)
    for animal, (dx, dy) in zip(Animal, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        stage.drawing(f"animal_{animal}_badge", 0.5 + dx * 0.24, 0.5 + dy * 0.24, 0.26)


SIGNS: Final[dict[str, Sign]] = {
    "place": _place,
    "edges": _edges,
    "join": _join,
    "obstacle": _obstacle,
    "trade": _trade,
    "wave": _wave,
    "cards": _cards,
    "game": _game,
}
"""The pictures by the name that a lesson gives."""
