"""Pictures from the catalogue at the size in which they are shown, kept as long as there is room for them.

The largest is drawn ahead (`begin`, `drawn`): one core draws the ground of the first screen while another
still imports the game. Drawing an SVG takes no turn of Python's, so both really happen at once.
"""

from __future__ import annotations

import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from flow_desktop.app.catalogue import ArtName, Catalogue, catalogue

MOST_BYTES = 192 * 1024 * 1024
OVERSAMPLING = 2
ASPECT = 16 / 9
MOST_WIDE = 2560
_begun: dict[tuple[Path, tuple[int, int]], _Drawing] = {}


class SurfaceCache:
    """Surfaces by key; the ones not used for longest go when the limit of bytes is passed."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it is not there."""
        kept = self._surfaces.get(key)
        if kept is not None:
            self._surfaces.move_to_end(key)
            return kept
        surface = make()
        self._surfaces[key] = surface
        self.bytes += weight(surface)
        while self.bytes > self.most_bytes and len(self._surfaces) > 1:
            self.bytes -= weight(self._surfaces.popitem(last=False)[1])
        return surface

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def clear(self) -> None:
        """Forget everything (after a change of theme or size)."""
        self._surfaces.clear()
        self.bytes = 0


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


class Assets:
    """Rasterizes art on demand; `image(art("icon_pause"), (96, 96))` keeps the picture's own aspect."""

    def __init__(self, names: Catalogue | None = None, most_bytes: int = MOST_BYTES) -> None:
        self._names = names
        self.cache = SurfaceCache(most_bytes)

    def image(self, name: ArtName | str, size: tuple[int, int], turns: int = 0) -> pygame.Surface:
        """The picture, as large as fits into `size`, turned clockwise by quarters; do not draw on it."""
        box = max(1, size[0]), max(1, size[1])
        turned = turns % 4
        return self.cache.get((name, box, turned), lambda: self._make(name, box, turned))

    def _make(self, name: str, size: tuple[int, int], turns: int) -> pygame.Surface:
        if turns:
            upright = (size[1], size[0]) if turns % 2 else size
            return pygame.transform.rotate(self.image(name, upright), -90 * turns)
        return rasterize(str((self._names or catalogue()).find("art", name)), size)


def rasterize(path: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG file as a surface that fits into `size`: drawn twice as large and smoothed down."""
    large = pygame.image.load_sized_svg(path, (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING))
    width = max(1, min(size[0], round(large.get_width() / OVERSAMPLING)))
    height = max(1, min(size[1], round(large.get_height() / OVERSAMPLING)))
    picture = pygame.transform.smoothscale(large, (width, height))
    return picture.convert_alpha() if pygame.display.get_init() and pygame.display.get_surface() else picture


class _Drawing(threading.Thread):
    """Draws one file, once; whatever goes wrong, the picture is drawn when it is needed, as any other."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        super().__init__(name="drawing ahead", daemon=True)
        self.path = path
        self.size = size
        self.picture: pygame.Surface | None = None

    def run(self) -> None:
        """Load the picture in its size; None where it cannot be read."""
        try:
            self.picture = pygame.image.load_sized_svg(self.path, self.size)
        except (pygame.error, OSError):
            self.picture = None


def ground_size(window: tuple[int, int]) -> tuple[int, int]:
    """How large a drawing of the ground is made that covers a window of this size."""
    wide = min(max(window[0], math.ceil(window[1] * ASPECT)), MOST_WIDE)
    return wide, math.ceil(wide / ASPECT)


def begin(path: Path, size: tuple[int, int]) -> None:
    """Draw a file at this size beside everything else."""
    _begun[path, size] = drawing = _Drawing(path, size)
    drawing.start()


def drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing at this size: the one made ahead, or one made now."""
    drawing = _begun.pop((path, size), None)
    if drawing is not None:
        drawing.join()
        if drawing.picture is not None:
            return drawing.picture
    return pygame.image.load_sized_svg(path, size)
