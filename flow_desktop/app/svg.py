"""The one reader of drawings: plain `.svg` in the sources, packed `.svgz` in the packaged program.

Packed they take a third of the room. Everybody who wants a drawing in pixels comes here, so that nobody else
has to know which of the two it is.
"""

import zlib
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app.catalogue import PACKED

_GZIP: Final = 16 + zlib.MAX_WBITS


def draw_svg(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing, as large as fits into `size`; pygame.error or OSError when there is none to be read."""
    if path.suffix != PACKED:
        return pygame.image.load_sized_svg(path, size)
    try:
        text = zlib.decompress(path.read_bytes(), wbits=_GZIP)
    except zlib.error as error:
        raise pygame.error(f"{path.name} cannot be unpacked: {error}") from error
    return pygame.image.load_sized_svg(BytesIO(text), size)
