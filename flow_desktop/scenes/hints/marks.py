"""How hints look: an area is dotted and dashed, a space has arrows around it, a move shows the tile itself.

The three differ in size, line and pattern, so that they read without colour, on any ground.
"""

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.sprites import draw_piece
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.hints.pointing import Pointed
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import CARD_RADIUS

OVERSAMPLING: Final = 2
AROUND: Final = 1.3
"""The picture around a space, in spaces: its arrows lie outside."""
DOTS: Final = 0.25
"""From dot to dot, in spaces."""
DASH: Final = 0.30
SHOWN: Final = 225
"""How strongly the tile of a move is drawn: it does not lie there yet."""
GLOW: Final = 9
"""Steps of a soft glow."""
_pictures = SurfaceCache()


def draw_pointing(surface: pygame.Surface, look: Look, board: BoardView, shown: Pointed) -> None:
    """What a hint points at on the board."""
    tones, px = tones_of(look.theme), board.cell_px
    if shown.area:
        place = board.cell_rect(shown.area[0]).unionall([board.cell_rect(cell) for cell in shown.area])
        surface.blit(_area_mark(place.size, px, tones), place)
    if shown.source is not None:
        _around(surface, board, shown.source, tones)
    if shown.cell is not None:
        if shown.piece is not None and not _is_hovered(board, shown.cell):
            middle = board.cell_rect(shown.cell).center
            draw_piece(surface, look, shown.piece, shown.cell, middle, px, alpha=SHOWN)
        _around(surface, board, shown.cell, tones)
    if shown.source is not None and shown.cell is not None:
        _draw_way(surface, board, shown.source, shown.cell, tones)


def _is_hovered(board: BoardView, cell: Cell) -> bool:
    """Whether the tile in hand hovers there already."""
    return board.show.ghost is not None and board.show.ghost.cell == cell


def _around(surface: pygame.Surface, board: BoardView, cell: Cell, tones: Tones) -> None:
    mark = _space_mark(round(board.cell_px * AROUND), tones)
    surface.blit(mark, mark.get_rect(center=board.cell_rect(cell).center))


def draw_glow(surface: pygame.Surface, look: Look, board: BoardView, cell: Cell) -> None:
    """A soft light on a space: nobody asked for it, so it is no more than that."""
    mark = _glow_mark(round(board.cell_px * AROUND), tones_of(look.theme))
    surface.blit(mark, mark.get_rect(center=board.cell_rect(cell).center))


def draw_frame(surface: pygame.Surface, look: Look, place: pygame.Rect, whole: bool) -> None:
    """Around something beside the board: a dashed line around a panel, a whole one around a single thing."""
    tones = tones_of(look.theme)
    box = place.inflate(look.px(8), look.px(8))
    thick, radius = max(3, look.px(6)), look.px(CARD_RADIUS)
    pygame.draw.rect(surface, tones.ink, box.inflate(4, 4), thick + 4, border_radius=radius)
    if whole:
        pygame.draw.rect(surface, tones.light, box, thick, border_radius=radius)
        pygame.draw.rect(surface, tones.lit, box.inflate(-2, -2), max(1, thick // 2), border_radius=radius)
    else:
        _dashes(surface, box, tones.light, thick, look.px(26))


def _kept(key: tuple[object, ...], size: tuple[int, int], tones: Tones) -> tuple[pygame.Surface, bool]:
    """An empty picture to paint on, or the one that is there already."""
    made = False

    def make() -> pygame.Surface:
        nonlocal made
        made = True
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.fill(tones.ink.with_alpha(0))
        return picture

    return _pictures.get((*key, size, tones), make), made


def _area_mark(size: tuple[int, int], px: int, tones: Tones) -> pygame.Surface:
    """A dotted field with a dashed edge."""
    picture, fresh = _kept(("area", px), size, tones)
    if fresh:
        step, dot = max(4, round(px * DOTS)), max(1, round(px * 0.030))
        for y in range(step // 2, size[1], step):
            for x in range(step // 2, size[0], step):
                pygame.draw.circle(picture, tones.ink.with_alpha(170), (x, y), dot + 1)
                pygame.draw.circle(picture, tones.light.with_alpha(210), (x, y), dot)
        thick, box = max(3, round(px * 0.055)), picture.get_rect()
        pygame.draw.rect(picture, tones.ink, box, thick + 4, border_radius=round(px * 0.16))
        _dashes(picture, box.inflate(-4, -4), tones.light, thick, round(px * DASH))
    return picture


def _space_mark(side: int, tones: Tones) -> pygame.Surface:
    """A double line around a space, and an arrow from each side."""
    picture, fresh = _kept(("space",), (side, side), tones)
    if fresh:
        large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
        large.fill(tones.ink.with_alpha(0))
        whole = large.get_width()
        box = pygame.Rect(0, 0, round(whole / AROUND), round(whole / AROUND))
        box.center = whole // 2, whole // 2
        radius, thin = round(whole * 0.07), max(2, round(whole * 0.022))
        pygame.draw.rect(large, tones.ink, box.inflate(3 * thin, 3 * thin), 5 * thin, border_radius=radius)
        pygame.draw.rect(large, tones.light, box.inflate(2 * thin, 2 * thin), thin, border_radius=radius)
        pygame.draw.rect(large, tones.light, box.inflate(-2 * thin, -2 * thin), thin, border_radius=radius)
        for quarter in range(4):
            _arrow(large, quarter, tones)
        picture.blit(pygame.transform.smoothscale(large, (side, side)), (0, 0))
    return picture


def _arrow(large: pygame.Surface, quarter: int, tones: Tones) -> None:
    """A triangle that points to the middle from one side."""
    whole = large.get_width()
    middle = whole / 2
    for grown, shade in ((0.024, tones.ink), (0.0, tones.lit)):
        tip, base, half = 0.325 - grown * 1.4, 0.475 + grown * 0.6, 0.085 + grown
        corners = ((0.0, -tip), (-half, -base), (half, -base))
        turn = quarter * math.pi / 2
        points = [
            (
                middle + whole * (x * math.cos(turn) - y * math.sin(turn)),
                middle + whole * (x * math.sin(turn) + y * math.cos(turn)),
            )
            for x, y in corners
        ]
        pygame.draw.polygon(large, shade, points)


def _glow_mark(side: int, tones: Tones) -> pygame.Surface:
    """Light that fades outwards from the edge of a space, with a thin line of dots."""
    picture, fresh = _kept(("glow",), (side, side), tones)
    if fresh:
        box = pygame.Rect(0, 0, round(side / AROUND), round(side / AROUND))
        box.center = side // 2, side // 2
        spread = (side - box.width) / 2
        for step in range(GLOW, 0, -1):
            grown = box.inflate(2 * spread * step / GLOW, 2 * spread * step / GLOW)
            alpha = round(235 * (1 - step / (GLOW + 1)) ** 1.2)
            pygame.draw.rect(picture, tones.lit.with_alpha(alpha), grown, border_radius=round(side * 0.14))
        pygame.draw.rect(picture, tones.lit.with_alpha(85), box, border_radius=round(side * 0.10))
        dot = max(1, round(side * 0.016))
        count = 6
        for index in range(count):
            along = box.left + (index + 0.5) * box.width / count
            down = box.top + (index + 0.5) * box.height / count
            for point in ((along, box.top), (along, box.bottom), (box.left, down), (box.right, down)):
                pygame.draw.circle(picture, tones.ink, point, dot + 1)
                pygame.draw.circle(picture, tones.light, point, dot)
    return picture


def _draw_way(surface: pygame.Surface, board: BoardView, source: Cell, cell: Cell, tones: Tones) -> None:
    """An arrow from where a tile lies to where it goes."""
    start, end = (pygame.Vector2(board.cell_rect(each).center) for each in (source, cell))
    along = (end - start).normalize()
    start, end = start + along * board.cell_px * 0.45, end - along * board.cell_px * 0.45
    side, thick = along.rotate(90), max(3, board.cell_px // 14)
    for grown, shade in ((2, tones.ink), (0, tones.lit)):
        head = thick * 2 + grown
        pygame.draw.line(surface, shade, start, end - along * head, thick + 2 * grown)
        tip = [end + along * grown, end - along * head + side * head, end - along * head - side * head]
        pygame.draw.polygon(surface, shade, tip)


def _dashes(surface: pygame.Surface, box: pygame.Rect, shade: tuple[int, ...], thick: int, dash: int) -> None:
    """A broken line just inside a box."""
    for length, along_x in ((box.width, True), (box.height, False)):
        count = max(2, round(length / (2 * dash)))
        step = length / count
        for index in range(count):
            start, long = round((index + 0.25) * step), round(step / 2)
            for far in (False, True):
                if along_x:
                    surface.fill(shade, (box.x + start, box.bottom - thick if far else box.y, long, thick))
                else:
                    surface.fill(shade, (box.right - thick if far else box.x, box.y + start, thick, long))
