"""A few words in the largest letters that their room holds, in the logo's water between paper and ink."""

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.colours import LETTER_SHADE
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role, face, font_at
from flow_desktop.widgets.theme import FOAM, NIGHT, PAPER, WATER, WHITE, Colour

CASING: Final = 0.062
PAPER_EDGE: Final = 0.037
"""Breadth of the dark edge and of the light one inside it, in sizes of the font."""
DROP: Final = 0.04
SWELL: Final = 0.035
"""How far letters rise and sink."""
GLEAM: Final = 0.016
LEAST: Final = 12
LINE: Final = 0.98
"""From line to line, in sizes of the font."""
WATER_TOP: Final = pygame.Color(WATER)
WATER_BOTTOM: Final = pygame.Color(LETTER_SHADE)
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
    edge = 2 * _edge(size)
    font = font_at(file, size)
    high = font.get_height() + round(size * LINE) * (len(lines) - 1)
    return max(font.size(line)[0] for line in lines) + edge, high + edge


def _edge(size: int) -> int:
    return math.ceil(size * (CASING + PAPER_EDGE + DROP + SWELL))


def _drawn(look: Look, file: str, lines: list[str], size: int) -> pygame.Surface:
    """The letters on a swell with their edges around them; the outer one also lies lower, as their shadow."""
    tones, room = tones_of(look.theme), _size(lines, file, size)
    shape = _shape(lines, file, size, room)
    sheet = pygame.Surface(room, pygame.SRCALPHA)
    sheet.fill(tones.ink.with_alpha(0))
    if look.theme.flat:
        sheet.blit(tinted(_shape(lines, file, size, room, CASING), tones.ink), (0, 0))
        sheet.blit(tinted(shape, tones.light), (0, 0))
    else:
        casing = tinted(_shape(lines, file, size, room, CASING + PAPER_EDGE), NIGHT)
        sheet.blit(casing, (0, round(size * DROP)))
        sheet.blit(casing, (0, 0))
        sheet.blit(tinted(_shape(lines, file, size, room, PAPER_EDGE), PAPER), (0, 0))
        _fill_with_water(sheet, shape, lines, size)
    return sheet.subsurface(sheet.get_bounding_rect()).copy()


def _shape(
    lines: list[str], file: str, size: int, room: tuple[int, int], broader: float = 0.0
) -> pygame.Surface:
    """The letters in white, each a little higher or lower than the one before, as on a swell.

    With their edge they are `broader` on all sides by so many sizes of the font: the font itself strokes
    them, so that the edge is round and soft at every size of the window.
    """
    shape = pygame.Surface(room, pygame.SRCALPHA)
    shape.fill(WHITE.with_alpha(0))
    font, edge, reach = font_at(file, size), _edge(size), round(size * broader)
    for number, line in enumerate(lines):
        x = (room[0] - font.size(line)[0]) // 2
        y = edge + number * round(size * LINE)
        for place, letter in enumerate(line):
            ahead = font.size(line[: place + 1])[0] - font.size(letter)[0]
            spot = x + ahead, round(y + SWELL * size * math.sin(place * 1.1 + number))
            shape.blit(font.render(letter, True, WHITE), spot)
            if reach:
                stroke = _stroked(font, letter, reach)
                around = spot[0] - reach, spot[1] - reach
                shape.blit(stroke, around, special_flags=pygame.BLEND_RGBA_MAX)
    return shape


def _stroked(font: pygame.font.Font, letter: str, reach: int) -> pygame.Surface:
    """The stroke around a letter; the font, which others use too, is as it was afterwards."""
    font.outline = reach
    try:
        return font.render(letter, True, WHITE)
    finally:
        font.outline = 0


def tinted(shape: pygame.Surface, shade: Colour) -> pygame.Surface:
    """A white shape in another colour."""
    coloured = shape.copy()
    coloured.fill(shade.with_alpha(255), special_flags=pygame.BLEND_RGBA_MULT)
    return coloured


def _fill_with_water(sheet: pygame.Surface, shape: pygame.Surface, lines: list[str], size: int) -> None:
    """The logo's water: light above, deep below, in every line anew, with a gleam along the upper edges."""
    width, height = shape.get_size()
    water = pygame.Surface((1, height), pygame.SRCALPHA)
    each = round(size * LINE)
    for y in range(height):
        below = y - _edge(size)
        line = min(len(lines) - 1, max(0, int((below - size * 0.2) // each)))
        share = min(1.0, max(0.0, ((below - line * each) / size - 0.4) / 0.85))
        water.set_at((0, y), WATER_TOP.lerp(WATER_BOTTOM, share))
    filled = pygame.transform.scale(water, (width, height))
    filled.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(filled, (0, 0))
    gleam, step = shape.copy(), max(1, round(size * GLEAM))
    gleam.blit(shape, (step, 2 * step), special_flags=pygame.BLEND_RGBA_SUB)
    gleam.fill(WHITE.with_alpha(0), special_flags=pygame.BLEND_RGBA_MAX)
    light = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    light.blit(tinted(gleam, FOAM), (step, step))
    light.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    light.set_alpha(215)
    sheet.blit(light, (0, 0))
