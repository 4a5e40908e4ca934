"""A few words in the largest letters that their room holds, light with a dark edge: read on any ground."""

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role, face, font_at
from flow_desktop.widgets.theme import Colour

CASING: Final = 0.075
"""Breadth of the dark edge, in sizes of the font."""
DROP: Final = 0.05
DIRECTIONS: Final = 12
LEAST: Final = 12
LINE: Final = 0.98
"""From line to line, in sizes of the font."""
_pictures = SurfaceCache()


def letters(look: Look, words: str, room: tuple[int, int], most: int) -> pygame.Surface:
    """The words as a picture that fits into the room; the font is at most so many pixels high."""
    file = face(Role.TITLE, look.view).file
    key = (words, file, room, most, look.theme.name)
    return _pictures.get(key, lambda: _drawn(look, file, *_set(words, file, room, most)))


def _set(words: str, file: str, room: tuple[int, int], most: int) -> tuple[list[str], int]:
    """One line or two, whichever can be larger, and the size of the font."""
    choices = [([words], _largest([words], file, room, most))]
    halves = _halved(words)
    choices.append((halves, _largest(halves, file, room, most)))
    return max(choices, key=lambda choice: choice[1])


def _largest(lines: list[str], file: str, room: tuple[int, int], most: int) -> int:
    """The largest size at which the lines fit: what they take grows with it, but for whole pixels."""
    width, height = _size(lines, file, most)
    size = max(LEAST, int(most * min(1.0, room[0] / width, room[1] / height)))
    while size > LEAST and not _fits(lines, file, size, room):
        size -= 1
    return size


def _halved(words: str) -> list[str]:
    """The words in two lines as even as they can be."""
    parts = words.split(" ")
    splits = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(splits, key=lambda lines: max(map(len, lines)), default=[words])


def _fits(lines: list[str], file: str, size: int, room: tuple[int, int]) -> bool:
    width, height = _size(lines, file, size)
    return width <= room[0] and height <= room[1]


def _size(lines: list[str], file: str, size: int) -> tuple[int, int]:
    edge = 2 * math.ceil(size * (CASING + DROP))
    font = font_at(file, size)
    high = font.get_height() + round(size * LINE) * (len(lines) - 1)
    return max(font.size(line)[0] for line in lines) + edge, high + edge


def _drawn(look: Look, file: str, lines: list[str], size: int) -> pygame.Surface:
    """The letters once, their edge around them, and the same edge a little lower as their shadow."""
    tones = tones_of(look.theme)
    sheet = pygame.Surface(_size(lines, file, size), pygame.SRCALPHA)
    sheet.fill(tones.ink.with_alpha(0))
    casing, lower = size * CASING, round(size * DROP)
    turns = [math.tau * step / DIRECTIONS for step in range(DIRECTIONS)]
    around = [(round(casing * math.cos(turn)), round(casing * math.sin(turn))) for turn in turns]
    _lay(sheet, _rendered(lines, file, size, tones.ink), around, size)
    sheet.blit(sheet.copy(), (0, lower))
    _lay(sheet, _rendered(lines, file, size, tones.light), [(0, 0)], size)
    return sheet.subsurface(sheet.get_bounding_rect()).copy()


def _rendered(lines: list[str], file: str, size: int, shade: Colour) -> list[pygame.Surface]:
    return [font_at(file, size).render(line, True, shade) for line in lines]


def _lay(
    sheet: pygame.Surface, pictures: list[pygame.Surface], offsets: list[tuple[int, int]], size: int
) -> None:
    """The lines one below the other, each in the middle, once for every offset."""
    edge = math.ceil(size * (CASING + DROP))
    for number, picture in enumerate(pictures):
        x = (sheet.get_width() - picture.get_width()) // 2
        y = edge + number * round(size * LINE)
        sheet.fblits([(picture, (x + right, y + down)) for right, down in offsets])
