"""The dice numbers on the frame: white for rows, black for columns, a sign on the calm lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import LINE_OF_FACE, WIDTH
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import font_at
from flow_desktop.widgets.theme import Colour

SHARE: Final = 0.76
"""Size of a badge, in breadths of the frame."""
CALM_SHARE: Final = 0.84
LIT_SHARE: Final = 0.96
OVERSAMPLING: Final = 4
_FACE_OF_LINE: Final = {line: face for face, line in LINE_OF_FACE.items()}
_badges = SurfaceCache(8 * 1024 * 1024)


class Badge(NamedTuple):
    """One number on the frame; `face` is None on a calm line."""

    is_row: bool
    line: int
    face: int | None
    centre: tuple[int, int]


def badges_of(places: BoardPlaces) -> Iterator[Badge]:
    """All badges of a board, on all four sides."""
    near, far = places.frame // 2, places.rect.width - places.frame + places.frame // 2
    for line in range(WIDTH):
        middle = places.frame + line * places.cell_px + places.cell_px // 2
        face = _FACE_OF_LINE.get(line)
        for side in (near, far):
            yield Badge(True, line, face, (places.left + side, places.top + middle))
            yield Badge(False, line, face, (places.left + middle, places.top + side))


def draw_badges(surface: pygame.Surface, look: Look, places: BoardPlaces) -> None:
    """Draw every badge of a board."""
    for badge in badges_of(places):
        picture = badge_picture(look, badge, places.frame)
        surface.blit(picture, picture.get_rect(center=badge.centre))


def badge_picture(look: Look, badge: Badge, frame: int, lit: bool = False) -> pygame.Surface:
    """A badge for a frame of that breadth; a lit one has a glowing edge."""
    if badge.face is None:
        size = max(4, round(frame * CALM_SHARE))
        return look.assets.image(art("mark", "calm"), (size, size))
    tones, size = tones_of(look.theme), max(4, round(frame * (LIT_SHARE if lit else SHARE)))
    key = (badge.is_row, badge.face, size, lit, tones)
    return _badges.get(key, lambda: _drawn(badge, size, lit, tones))


def _drawn(badge: Badge, size: int, lit: bool, tones: Tones) -> pygame.Surface:
    """A badge looks like the die it belongs to: a square with round corners."""
    ground = tones.row_badge if badge.is_row else tones.column_badge
    ink = tones.row_number if badge.is_row else tones.column_number
    edge = tones.lit if lit else ink
    picture = _die(size, ground, edge, tones.ink, 0.19 if lit else 0.10)
    number = font_at("Nunito-Bold", max(6, round(size * (0.62 if lit else 0.74)))).render(
        str(badge.face), True, ink
    )
    seen = number.get_bounding_rect()
    picture.blit(number, (round((size - seen.width) / 2) - seen.x, round((size - seen.height) / 2) - seen.y))
    return picture


def _die(size: int, ground: Colour, edge: Colour, outline: Colour, rim: float) -> pygame.Surface:
    side = size * OVERSAMPLING
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill(outline.with_alpha(0))
    box = large.get_rect()
    for inset, shade in ((0.0, outline), (0.035, edge), (rim, ground)):
        inner = box.inflate(-2 * inset * side, -2 * inset * side)
        pygame.draw.rect(large, shade, inner, border_radius=round(side * 0.30 - inset * side))
    return pygame.transform.smoothscale(large, (size, size))
