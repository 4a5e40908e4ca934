"""Where everything lies on the chart, and its painted ground: strips that are drawn once and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from flow_desktop.app.assets import for_the_window, ground
from flow_desktop.app.catalogue import art, catalogue
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import on_curve
from flow_desktop.widgets.theme import DEEP

STRIPS: Final = 7
STRIP: Final = 800
HIGH: Final = 1080
LENGTH: Final = 4800
"""How long the voyage is; the last strip lies beyond it, below the card."""
DOTS: Final = 26
"""Between two dots of the course, in units."""


@dataclass(frozen=True, slots=True)
class Waters:
    """The chart in a room of the window: its scale, and where its stops lie when it is not scrolled."""

    room: tuple[int, int, int, int]
    scale: float
    stops: tuple[tuple[int, int], ...]
    course: tuple[tuple[int, int, int], ...]
    """The dots between the stops: x, y, and the stop that they lead to."""

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, round(LENGTH * self.scale) - self.room[2])


def waters(room: pygame.Rect, places: Sequence[tuple[float, float]], least_scale: float, foot: int) -> Waters:
    """Lay the chart out in a room; below every stop `foot` pixels stay free for its plate."""
    scale = max(room.height / HIGH, least_scale)
    top, free = room.top + foot // 2, max(1, room.height - foot)
    stops = [
        (room.x + round(across * LENGTH * scale), round(top + (down - 0.3) / 0.5 * free))
        for across, down in places
    ]
    return Waters(tuple(room), scale, tuple(stops), tuple(_course(stops, DOTS * scale)))  # type: ignore[arg-type]


def _course(stops: Sequence[tuple[int, int]], step: float) -> list[tuple[int, int, int]]:
    """Dots along a smooth line through all stops."""
    found = []
    for index, (start, end) in enumerate(pairwise(stops)):
        count = max(2, round(math.dist(start, end) / step))
        for k in range(1, count):
            x, y = on_curve(stops, index, k / count)
            found.append((round(x), round(y), index + 1))
    return found


def draw_ground(surface: pygame.Surface, look: Look, lying: Waters, offset: int) -> None:
    """The strips that can be seen across the whole window, in the height of the room."""
    left, top, _, high = lying.room
    before = surface.get_clip()
    surface.set_clip(pygame.Rect(0, top, surface.get_width(), high).clip(before))
    end = left + round(STRIPS * STRIP * lying.scale) - offset
    surface.fill(DEEP, (end, top, max(0, surface.get_width() - end), high))
    down = top - (round(HIGH * lying.scale) - high) // 2
    for strip in range(STRIPS):
        begin, end = (round(edge * STRIP * lying.scale) for edge in (strip, strip + 1))
        place = pygame.Rect(left + begin - offset, down, end - begin, round(HIGH * lying.scale))
        if place.colliderect(surface.get_clip()):
            surface.blit(strip_picture(look, strip, place.size), place)
    surface.set_clip(before)


def strip_picture(look: Look, strip: int, size: tuple[int, int]) -> pygame.Surface:
    """A strip in its size, kept."""
    name = art("chart", str(strip + 1))
    return look.assets.cache.get((name, size, "strip"), lambda: _strip(name, size, look.view.size))


def _strip(name: str, size: tuple[int, int], window: tuple[int, int]) -> pygame.Surface:
    scale = max(size[0] / STRIP, size[1] / HIGH)
    path = catalogue().find("art", name)
    drawn = ground(path, (math.ceil(STRIP * scale) + 1, math.ceil(HIGH * scale) + 1), window)
    picture = pygame.transform.smoothscale(drawn, size)
    picture.set_alpha(None)  # nothing shines through: its pixels are copied, many times faster
    sheet = pygame.Surface(size, 0, 32)
    sheet.blit(picture, (0, 0))
    return for_the_window(sheet)


def unpainted(look: Look, lying: Waters) -> list[tuple[int, tuple[int, int]]]:
    """The strips that are not kept yet, to be painted ahead one by one."""
    found = []
    for strip in range(STRIPS):
        begin, end = (round(edge * STRIP * lying.scale) for edge in (strip, strip + 1))
        size = end - begin, round(HIGH * lying.scale)
        if (art("chart", str(strip + 1)), size, "strip") not in look.assets.cache:
            found.append((strip, size))
    return found
