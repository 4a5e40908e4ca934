"""Drawings that fit any room: stretched to it, or laid side by side until it is full."""

import pygame

from flow_desktop.app.assets import for_the_window, ground
from flow_desktop.app.catalogue import ArtName, catalogue
from flow_desktop.app.svg import draw_svg
from flow_desktop.widgets.look import Look

OVERSAMPLING = 2
LARGE = 400
WIDE = (2560, 1080)


def stretched(look: Look, name: ArtName, size: tuple[int, int]) -> pygame.Surface:
    """The drawing in exactly this size, whatever its own shape is; do not draw on it."""
    box = max(1, size[0]), max(1, size[1])
    return look.assets.cache.get((name, box, "stretched"), lambda: _stretched(name, box))


def _stretched(name: ArtName, size: tuple[int, int]) -> pygame.Surface:
    """Drawn so large that it is made smaller both ways; what is large anyway is drawn no larger."""
    path = catalogue().find("art", name)
    wide, high = draw_svg(path, (64, 64)).get_size()
    finer = OVERSAMPLING if max(size) < LARGE else 1
    scale = finer * max(size[0] / wide, size[1] / high)
    drawn = draw_svg(path, (round(wide * scale) + 1, round(high * scale) + 1))
    full = drawn.get_width() - 1, drawn.get_height() - 1  # the last pixels are not quite covered
    large = drawn.subsurface((0, 0, *full))
    picture = pygame.transform.smoothscale(large, size)
    return for_the_window(picture, see_through=True)


def lay(surface: pygame.Surface, piece: pygame.Surface, room: pygame.Rect, start: int = 0) -> None:
    """Fill a room with a piece that repeats, beginning at this x; what reaches out of the room is cut off."""
    before = surface.get_clip()
    surface.set_clip(room.clip(before))
    wide, high = piece.get_size()
    first = room.x + (start - room.x) % wide - wide
    for top in range(room.top, room.bottom, high):
        for left in range(first, room.right, wide):
            surface.blit(piece, (left, top))
    surface.set_clip(before)


def draw_wide(surface: pygame.Surface, look: Look, name: ArtName) -> None:
    """A drawing of a wide window over the whole one; a narrow one sees its middle."""
    size = surface.get_size()
    surface.blit(look.assets.cache.get((name, size, "wide"), lambda: _wide(name, size)), (0, 0))


def _wide(name: ArtName, size: tuple[int, int]) -> pygame.Surface:
    scale = max(size[0] / WIDE[0], size[1] / WIDE[1])
    shape = round(WIDE[0] * scale) + 1, round(WIDE[1] * scale) + 1
    picture = ground(catalogue().find("art", name), shape, size)
    picture.set_alpha(None)  # nothing shines through: its pixels are copied, many times faster
    sheet = pygame.Surface(size, 0, 32)
    sheet.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
    return for_the_window(sheet)
