"""The picture at the side of the setup program: the game's sea and its icon, as a bitmap."""

import os
import struct
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build.package.icons import DRAWING

SIZE: Final = (164, 314)
ICON: Final = 112
TWICE: Final = 2


def side_picture() -> bytes:
    """A Windows bitmap with three bytes a pixel, rows from the bottom up."""
    wide, high = SIZE[0] * TWICE, SIZE[1] * TWICE
    sea = pygame.image.load_sized_svg(str(DRAWING.with_name("sea_sky.svg")), (high * 3, high))
    large = pygame.Surface((wide, high), 0, 24)
    large.blit(sea, ((wide - sea.get_width()) // 2, 0))
    icon = pygame.image.load_sized_svg(str(DRAWING), (ICON * TWICE, ICON * TWICE))
    large.blit(icon, ((wide - icon.get_width()) // 2, high // 8))
    picture = pygame.transform.smoothscale(large, SIZE)
    return _bitmap(picture)


def _bitmap(picture: pygame.Surface) -> bytes:
    width, height = picture.get_size()
    rows = pygame.image.tobytes(picture, "BGRA", True)  # from the bottom up
    line = bytes(-width * 3 % 4)
    body = b""
    for row in range(height):
        pixels = rows[row * width * 4 : (row + 1) * width * 4]
        body += bytes(value for index, value in enumerate(pixels) if index % 4 != 3) + line
    head = struct.pack("<2sIHHI", b"BM", 54 + len(body), 0, 0, 54)
    return head + struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(body), 2835, 2835, 0, 0) + body
