"""How hints look: an area is light and dashed, a space has arrows around it, a move shows the tile itself.

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
from flow_desktop.widgets.theme import CARD_RADIUS, PANEL_RADIUS

OVERSAMPLING: Final = 2
AROUND: Final = 1.3
"""The picture around a space, in spaces: its arrows lie outside."""
BREATH: Final = 34
"""How light an area is."""
DASH: Final = 6.0
LONG: Final = 0.56
"""From dash to dash, in breadths of the line; how much of that is the dash, without its round ends."""
SHOWN: Final = 225
"""How strongly the tile of a move is drawn: it does not lie there yet."""
FROM_MIDDLE: Final = 0.53
"""How far from the middle of its spaces an arrow begins and ends."""
GLOW: Final = 9
"""Steps of a soft glow."""
_pictures = SurfaceCache()


def draw_pointing(surface: pygame.Surface, look: Look, board: BoardView, shown: Pointed) -> None:
    """What a hint points at on the board."""
    tones, px = tones_of(look.theme), board.cell_px
    if shown.area:
        place = board.cell_rect(shown.area[0]).unionall([board.cell_rect(cell) for cell in shown.area])
        surface.blit(_area_mark(place.size, px, tones), place)
    leads = shown.source is not None and shown.cell is not None  # one arrow is enough
    if shown.source is not None:
        _around(surface, board, shown.source, tones, not leads)
    if shown.cell is not None:
        if shown.piece is not None and not _is_hovered(board, shown.cell):
            middle = board.cell_rect(shown.cell).center
            draw_piece(surface, look, shown.piece, shown.cell, middle, px, alpha=SHOWN)
        _around(surface, board, shown.cell, tones, not leads)
    if shown.source is not None and shown.cell is not None:
        _draw_way(surface, board, shown.source, shown.cell, tones)


def _is_hovered(board: BoardView, cell: Cell) -> bool:
    """Whether the tile in hand hovers there already."""
    return board.show.ghost is not None and board.show.ghost.cell == cell


def _around(surface: pygame.Surface, board: BoardView, cell: Cell, tones: Tones, arrows: bool = True) -> None:
    mark = _space_mark(round(board.cell_px * AROUND), tones, arrows)
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
    if whole:
        pygame.draw.rect(surface, tones.ink, box.inflate(4, 4), thick + 4, border_radius=radius)
        pygame.draw.rect(surface, tones.light, box, thick, border_radius=radius)
        pygame.draw.rect(surface, tones.lit, box.inflate(-2, -2), max(1, thick // 2), border_radius=radius)
    else:
        mark = _dashed_mark(box.inflate(thick, thick).size, thick, look.px(PANEL_RADIUS), tones)
        surface.blit(mark, mark.get_rect(center=box.center))


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
    """A breath of light on an area, with a dashed edge."""
    picture, fresh = _kept(("area", px), size, tones)
    if fresh:
        radius, thick = round(px * 0.16), max(3, round(px * 0.055))
        pygame.draw.rect(picture, tones.light.with_alpha(BREATH), picture.get_rect(), border_radius=radius)
        picture.blit(_dashed_mark(size, thick, radius, tones), (0, 0))
    return picture


def _dashed_mark(size: tuple[int, int], thick: int, radius: int, tones: Tones) -> pygame.Surface:
    """A line of rounded dashes on a dark bed, just inside a box, around its corners as well."""
    picture, fresh = _kept(("dashed", thick, radius), size, tones)
    if fresh:
        large = pygame.Surface((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), pygame.SRCALPHA)
        large.fill(tones.ink.with_alpha(0))
        bed, line = (thick + 4) * OVERSAMPLING, thick * OVERSAMPLING
        pygame.draw.rect(large, tones.ink, large.get_rect(), bed, border_radius=radius * OVERSAMPLING)
        middle = large.get_rect().inflate(-bed, -bed)
        way = _round_way(middle, radius * OVERSAMPLING - bed // 2)
        count = max(8, round(len(way) / (DASH * line)))
        for dash in range(count):
            first, last = (round(len(way) * (dash + share) / count) for share in (0.0, LONG))
            for x, y in way[first:last:OVERSAMPLING]:
                pygame.draw.circle(large, tones.lit, (x, y), line / 2)
        picture.blit(pygame.transform.smoothscale(large, size), (0, 0))
    return picture


def _round_way(box: pygame.Rect, radius: int) -> list[tuple[float, float]]:
    """The points of a box with round corners, one by one, from its upper left corner on."""
    found: list[tuple[float, float]] = []
    inner = box.inflate(-2 * radius, -2 * radius)
    corners = (inner.topright, inner.bottomright, inner.bottomleft, inner.topleft)
    arc = max(1, round(radius * math.pi / 2))
    for quarter, (x, y) in enumerate(corners):
        turn = (quarter - 1) * math.pi / 2
        straight = inner.width if quarter % 2 == 0 else inner.height
        along, out = pygame.Vector2(1, 0).rotate(90 * quarter), pygame.Vector2(0, -1).rotate(90 * quarter)
        start = pygame.Vector2(x, y) - along * straight + out * radius
        found += [(start.x + along.x * step, start.y + along.y * step) for step in range(straight)]
        for step in range(arc):
            angle = turn + step / arc * math.pi / 2
            found.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return found


def _space_mark(side: int, tones: Tones, arrows: bool = True) -> pygame.Surface:
    """A double line around a space, and an arrow from each side if nothing else leads there."""
    picture, fresh = _kept(("space", arrows), (side, side), tones)
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
        for quarter in range(4 if arrows else 0):
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
    """An arrow from where a tile lies to where it goes, from one frame to the other."""
    start, end = (pygame.Vector2(board.cell_rect(each).center) for each in (source, cell))
    along, px = end - start, board.cell_px
    away = px * FROM_MIDDLE / max(abs(along.x), abs(along.y)) * along  # where it crosses the frames
    arrow = _way_mark(round((along - 2 * away).length()), px, tones)
    turned = _turned_way(arrow, round(along.angle_to(pygame.Vector2(1, 0)), 1), tones)
    surface.blit(turned, turned.get_rect(center=(start + end) / 2))


def _way_mark(length: int, px: int, tones: Tones) -> pygame.Surface:
    """The arrow as it lies from left to right, painted large."""
    shaft, head = 0.085 * px, 0.30 * px
    rim = max(2.0, 0.028 * px)
    size = math.ceil(length + 2 * rim) * OVERSAMPLING, math.ceil(head + 4 * rim) * OVERSAMPLING
    picture, fresh = _kept(("way", px), size, tones)
    if fresh:
        left, tip, middle = rim, rim + length, size[1] / OVERSAMPLING / 2
        for out, shade in ((rim, tones.ink), (0.0, tones.lit)):
            half, wing, base = shaft / 2 + out, head / 2 + 1.6 * out, tip - head * 0.9 - out
            upper = [(left - out, -half), (base, -half), (base, -wing), (tip + out * 1.4, 0.0)]
            outline = [*upper, *((x, -y) for x, y in upper[-2::-1])]
            points = [(x * OVERSAMPLING, (middle + y) * OVERSAMPLING) for x, y in outline]
            pygame.draw.polygon(picture, shade, points)
    return picture


def _turned_way(arrow: pygame.Surface, degrees: float, tones: Tones) -> pygame.Surface:
    key = ("turned way", arrow.get_size(), degrees, tones)
    return _pictures.get(key, lambda: pygame.transform.rotozoom(arrow, degrees, 1 / OVERSAMPLING))
