"""Text: fonts by role, in the letters a player chose, wrapped so that nothing is ever cut off."""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.view import View
from flow_desktop.values import dataclass

TITLES = "Baloo2-Bold"
WORDS = "Nunito-SemiBold"
STRONG_WORDS = "Nunito-Bold"
BETWEEN_THINGS = " · "
TRIMMED = {TITLES: 0.22}
"""Fonts with more empty room above and below than marks on letters need, and how much of it, in sizes."""
LEAST_SHRINK = 0.6  # how far a text may shrink to keep its words whole
LEAST_LAST = 0.22
"""A last line of one word, or one that is narrower than this share of the room, is given words from above."""
FEWEST_WORDS = 3
"""Lines with fewer words give none away."""


class FontFace(NamedTuple):
    """A font file, and its size for each unit of the usual one, so that small letters stay as high."""

    file: str
    share: float = 1.0


TYPEFACES: Mapping[str, Mapping[str, FontFace]] = MappingProxyType(
    {
        "rounded": {},
        "wide": {
            TITLES: FontFace("Lexend-Bold", 0.86),
            WORDS: FontFace("Lexend-Regular", 0.97),
            STRONG_WORDS: FontFace("Lexend-Bold", 0.97),
        },
        "clear": {
            TITLES: FontFace("AtkinsonHyperlegibleNext-Bold", 0.94),
            WORDS: FontFace("AtkinsonHyperlegibleNext-Medium"),
            STRONG_WORDS: FontFace("AtkinsonHyperlegibleNext-Bold"),
        },
    }
)
"""By the name of the setting: round friendly letters, wide ones for easy reading, ones hard to mix up."""


def face_for(file: str, typeface: str) -> FontFace:
    """What stands in for a font file in the chosen letters; the file itself when nothing does."""
    return TYPEFACES.get(typeface, {}).get(file, FontFace(file))


class FontSpec(NamedTuple):
    """A font file, its size at 1080p, and how far it follows the text size (titles are large already).

    What is `counted` keeps its font whatever letters are chosen: a number that changes must not jitter.
    """

    file: str
    size: int
    growth: float = 1.0
    counted: bool = False


class Role(Enum):
    """What a text is; decides its font and size."""

    def __init__(self, file: str, size: int, growth: float, counted: bool) -> None:
        self.spec = FontSpec(file, size, growth, counted)

    __hash__ = object.__hash__  # asked for at every text; an enumeration's own is slow

    TITLE = FontSpec(TITLES, 72, 0.35)
    HEADLINE = FontSpec(TITLES, 60, 0.35)
    HEADING = FontSpec(TITLES, 36, 0.7)
    BODY = FontSpec(WORDS, 24)
    STRONG = FontSpec(STRONG_WORDS, 24)
    SMALL = FontSpec(WORDS, 20)
    SMALL_STRONG = FontSpec(STRONG_WORDS, 20)
    BUTTON = FontSpec(STRONG_WORDS, 26)
    NUMBER = FontSpec(STRONG_WORDS, 30, counted=True)
    CLOCK = FontSpec(STRONG_WORDS, 64, 0.5, counted=True)


class Align(Enum):
    """Where lines, or widgets, stand in the room they have; `share` of what is left lies before them."""

    def __init__(self, share: float) -> None:
        self.share = max(0.0, share)

    START = 0.0
    CENTRE = 0.5
    END = 1.0
    STRETCH = -1.0


@dataclass(frozen=True, slots=True)
class Block:
    """Text broken into lines, and the size it takes."""

    lines: tuple[str, ...]
    width: int
    height: int
    size: int  # of the font; smaller than its role's where a long word would have to be cut


def face(role: Role, view: View) -> FontFace:
    """The font of a role in the letters that the player has chosen."""
    return _letters(role, view.size, view.text_percent, view.typeface)[0]


def font_size(role: Role, view: View) -> int:
    """The size of a role in pixels."""
    return _letters(role, view.size, view.text_percent, view.typeface)[1]


@lru_cache(maxsize=256)
def _letters(role: Role, window: tuple[int, int], text_percent: int, typeface: str) -> tuple[FontFace, int]:
    spec = role.spec
    chosen = FontFace(spec.file) if spec.counted else face_for(spec.file, typeface)
    grown = 1 + (text_percent / 100 - 1) * spec.growth
    return chosen, max(1, round(spec.size * chosen.share * View(*window).text_unit * grown))


@lru_cache(maxsize=256)
def line_room(file: str, size: int) -> tuple[int, int]:
    """How high a line of a font is, and how much of the font's own empty room is left out above it."""
    trimmed = round(size * TRIMMED.get(file, 0.0))
    return font_at(file, size).get_linesize() - 2 * trimmed, trimmed


@lru_cache(maxsize=128)
def font_at(file: str, size: int) -> pygame.font.Font:
    """A font of the catalogue, or pygame's own when the file is missing."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(catalogue().fonts.get(file), size)


def font(role: Role, view: View) -> pygame.font.Font:
    """The font of a role for this view."""
    chosen, size = _letters(role, view.size, view.text_percent, view.typeface)
    return font_at(chosen.file, size)


def block(text: str, role: Role, view: View, width: int) -> Block:
    """The text broken into lines that are at most `width` pixels wide."""
    chosen, size = _letters(role, view.size, view.text_percent, view.typeface)
    return _block(text, chosen.file, size, max(1, width))


@lru_cache(maxsize=4096)
def _block(text: str, file: str, size: int, width: int) -> Block:
    size = _whole_word_size(text, file, size, width)
    face = font_at(file, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _wrapped(face, paragraph, width)
    widest = max((face.size(line)[0] for line in lines), default=0)
    return Block(tuple(lines), widest, line_room(file, size)[0] * len(lines), size)


def _whole_word_size(text: str, file: str, size: int, width: int) -> int:
    """The largest size, down to a bound, at which no word is cut: a cut word is worse than a small one."""
    least = max(1, round(size * LEAST_SHRINK))
    words = {word for line in text.split("\n") for word in line.split(" ")}
    while size > least and any(font_at(file, size).size(word)[0] > width for word in words):
        size -= 1
    return size


def _wrapped(face: pygame.font.Font, paragraph: str, width: int) -> list[str]:
    """A paragraph in lines; things in a row stay whole where they can, and no line begins with the dot."""
    lines: list[str] = []
    for part in paragraph.split(BETWEEN_THINGS):
        longer = f"{lines[-1]}{BETWEEN_THINGS}{part}" if lines else part
        if lines and face.size(longer)[0] <= width:
            lines[-1] = longer
        else:
            lines += _without_orphan(face, _wrapped_words(face, part, width), width)
    return lines


def _without_orphan(face: pygame.font.Font, lines: list[str], width: int) -> list[str]:
    """The same number of lines; a last word that would stand alone gets company from the line above it."""
    if len(lines) < 2:
        return lines
    *first, upper, last = lines
    while face.size(last)[0] < LEAST_LAST * width or " " not in last:
        words = upper.split(" ")
        shorter, longer = " ".join(words[:-1]), f"{words[-1]} {last}"
        if len(words) < FEWEST_WORDS or face.size(longer)[0] > face.size(shorter)[0]:
            break
        upper, last = shorter, longer
    return [*first, upper, last]


def _wrapped_words(face: pygame.font.Font, paragraph: str, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if face.size(longer)[0] <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _broken(face, word, width)
        lines += full
    return [*lines, line]


def _broken(face: pygame.font.Font, word: str, width: int) -> list[str]:
    """A word too long for a line, in pieces that fit."""
    pieces: list[str] = []
    piece = ""
    for letter in word:
        if piece and face.size(piece + letter)[0] > width:
            pieces.append(piece)
            piece = ""
        piece += letter
    return [*pieces, piece]


@lru_cache(maxsize=4096)
def longest_word(text: str, role: Role, view: View) -> int:
    """The width that the longest word needs to stay whole."""
    face = font(role, view)
    return max((face.size(word)[0] for line in text.split("\n") for word in line.split(" ")), default=0)


_rendered = SurfaceCache()
Shade = tuple[int, int, int]


def rendered(line: str, role: Role, view: View, shade: Shade, size: int = 0) -> pygame.Surface:
    """One line as a picture, at the role's size or another, kept for the next frames; do not draw on it."""
    size = size or font_size(role, view)
    file = face(role, view).file
    return _rendered.get((line, file, size, shade), lambda: font_at(file, size).render(line, True, shade))


def draw_text(
    surface: pygame.Surface,
    text: str,
    role: Role,
    view: View,
    shade: Shade,
    rect: pygame.Rect,
    align: Align = Align.START,
    vertical: Align = Align.CENTRE,
) -> pygame.Rect:
    """Draw text into a rect, wrapped to its width; gives the room it took."""
    lines = block(text, role, view, rect.width)
    height, trimmed = line_room(face(role, view).file, lines.size)
    top = rect.y + round((rect.height - lines.height) * vertical.share)
    for index, line in enumerate(lines.lines):
        if line:
            picture = rendered(line, role, view, shade, lines.size)
            left = rect.x + round((rect.width - picture.get_width()) * align.share)
            surface.blit(picture, (left, top + index * height - trimmed))
    left = rect.x + round((rect.width - lines.width) * align.share)
    return pygame.Rect(left, top, lines.width, lines.height)
