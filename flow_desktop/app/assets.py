"""Pictures from the catalogue at the size in which they are shown, kept as long as there is room for them.

The largest are drawn ahead (`begin`, `drawn`): one core draws what the first screen shows while another
still imports the game. Drawing an SVG takes no turn of Python's, so both really happen at once.
"""

from __future__ import annotations

import contextlib
import math
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path

import pygame

from flow_desktop.app.catalogue import ArtName, Catalogue, catalogue
from flow_desktop.app.svg import draw_svg

MOST_BYTES = 96 * 1024 * 1024
LEAST_BYTES = 48 * 1024 * 1024
WINDOWS = 12
"""All caches together may hold so many pictures of the whole window, and never less than `LEAST_BYTES`."""
MMAP_THRESHOLD = -3
LARGE_BYTES = 512 * 1024
OVERSAMPLING = 2
LARGE = 240
"""Pictures from so many pixels on are smooth enough as they are drawn."""
ASPECT = 16 / 9
MOST_WIDE = 2560
HALVED = 6_000_000
"""In windows of so many pixels a ground, with nothing fine on it, is drawn half as large and scaled up."""
MOST_ROOM = 3840 * 2160
MOST_AHEAD = 8
"""Drawings ahead may have so many times the pixels of the window."""
_begun: dict[tuple[Path, tuple[int, int]], _Drawing] = {}
_waiting: deque[_Drawing] = deque()
"""What is to be drawn ahead and was not begun by anybody."""
_noted: list[tuple[str, int, int]] | None = None
"""What is drawn from the start of a window until the first screen is there."""
_guessed: tuple[int, int] | None = None
"""How large the window is taken to be for which pictures are drawn before it opens."""
FIRST_DRAWINGS = "first drawings"
"""Under this name they are kept beside the settings."""


class Budget:
    """How much all caches that share it may hold; whatever was not used for longest goes, whosever it is."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.kept: OrderedDict[tuple[SurfaceCache, Hashable], pygame.Surface] = OrderedDict()

    def fit(self, window: tuple[int, int]) -> None:
        """Allow so much as a window of this size needs."""
        self.most_bytes = max(LEAST_BYTES, WINDOWS * 4 * window[0] * window[1])
        self.keep_within()

    def keep_within(self) -> None:
        """Let go until the rest fits; nothing that is larger than all is kept."""
        while self.bytes > self.most_bytes:
            self.bytes -= weight(self.kept.popitem(last=False)[1])


class SurfaceCache:
    """Surfaces by key, kept as long as the budget has room for them; all share one unless told otherwise."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or BUDGET
        self._kept = self.budget.kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, made now if it is not there."""
        place = self, key
        kept = self._kept.get(place)
        if kept is not None:
            self._kept.move_to_end(place)
            return kept
        surface = make()
        self._kept[place] = surface
        self.budget.bytes += weight(surface)
        self.budget.keep_within()
        return surface

    def __len__(self) -> int:
        return sum(cache is self for cache, _ in self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in self._kept

    def clear(self) -> None:
        """Forget everything of this cache."""
        for place in [place for place in self._kept if place[0] is self]:
            self.budget.bytes -= weight(self._kept.pop(place))


BUDGET = Budget()


def return_large_pictures() -> None:
    """Let the system have the memory of large pictures back as soon as they go.

    The C library of Linux would keep it, in pieces between small things: as much again as all caches hold.
    """
    if sys.platform == "linux":
        import ctypes

        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option is not None:
            set_option(MMAP_THRESHOLD, LARGE_BYTES)


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


class Assets:
    """Rasterizes art on demand; `image(art("icon_pause"), (96, 96))` keeps the picture's own aspect."""

    def __init__(self, names: Catalogue | None = None) -> None:
        self._names = names
        self.cache = SurfaceCache()

    def image(self, name: ArtName | str, size: tuple[int, int], turns: int = 0) -> pygame.Surface:
        """The picture, as large as fits into `size`, turned clockwise by quarters; do not draw on it."""
        box = max(1, size[0]), max(1, size[1])
        turned = turns % 4
        return self.cache.get((name, box, turned), lambda: self._make(name, box, turned))

    def draw_beside(self, wanted: Iterable[tuple[ArtName, int]]) -> None:
        """Let another core help with pictures of so many pixels that are asked for at once, in this order.

        It begins with the last, so that both meet in the middle.
        """
        new = [(name, px) for name, px in dict.fromkeys(wanted) if (name, (px, px), 0) not in self.cache]
        names = self._names or catalogue()
        begin(*((names.find("art", name), oversampled((px, px))) for name, px in reversed(new)))

    def _make(self, name: str, size: tuple[int, int], turns: int) -> pygame.Surface:
        if turns:
            upright = (size[1], size[0]) if turns % 2 else size
            return pygame.transform.rotate(self.image(name, upright), -90 * turns)
        return rasterize(str((self._names or catalogue()).find("art", name)), size)


def rasterize(path: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG file as a surface that fits into `size`: a small one drawn twice as large, and smoothed."""
    larger = oversampled(size)
    picture, finer = drawn(Path(path), larger), larger[0] / size[0]
    width = max(1, min(size[0], round(picture.get_width() / finer)))
    height = max(1, min(size[1], round(picture.get_height() / finer)))
    if (width, height) != picture.get_size():
        picture = pygame.transform.smoothscale(picture, (width, height))
    return for_the_window(picture, see_through=True)


def for_the_window(picture: pygame.Surface, see_through: bool = False) -> pygame.Surface:
    """The picture in the format of the window, where there is one: so it is laid many times faster."""
    if not (pygame.display.get_init() and pygame.display.get_surface()):
        return picture
    return picture.convert_alpha() if see_through else picture.convert()


def oversampled(size: tuple[int, int]) -> tuple[int, int]:
    """How large a picture is drawn before it is smoothed down to this size."""
    finer = OVERSAMPLING if max(size) < LARGE else 1
    return size[0] * finer, size[1] * finer


class _Drawing:
    """One file, drawn once by whoever comes first: the one who draws ahead, or the one who needs it."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self.path = path
        self.size = size
        self._picture: pygame.Surface | None = None
        self._turn = threading.Lock()

    def picture(self) -> pygame.Surface:
        """The picture in its size."""
        with self._turn:
            if self._picture is None:
                self._picture = draw_svg(self.path, self.size)
            return self._picture

    @property
    def in_hand(self) -> bool:
        """Whether somebody is drawing it."""
        return self._turn.locked()


def ground_size(window: tuple[int, int]) -> tuple[int, int]:
    """How large a drawing of the ground is made that covers a window of this size."""
    wide = max(window[0], math.ceil(window[1] * ASPECT))
    wide = math.ceil(wide / 2) if _is_halved(window) else min(wide, MOST_WIDE)
    return wide, math.ceil(wide / ASPECT)


def ground(path: Path, shape: tuple[int, int], window: tuple[int, int]) -> pygame.Surface:
    """A drawing of that shape which lies still behind everything in a window of that size."""
    if not _is_halved(window):
        return draw_svg(path, shape)
    return pygame.transform.smoothscale(draw_svg(path, (shape[0] // 2, shape[1] // 2)), shape)


def _is_halved(window: tuple[int, int]) -> bool:
    return window[0] * window[1] >= HALVED


def begin(*wanted: tuple[Path, tuple[int, int]]) -> None:
    """Draw these files at these sizes beside everything else, one after the other."""
    drawings = [_Drawing(*each) for each in wanted if each not in _begun]
    _begun.update({(drawing.path, drawing.size): drawing for drawing in drawings})
    _waiting.extend(drawings)
    threading.Thread(target=_draw_all, name="drawing ahead", daemon=True).start()


def begin_as_before(kept: object) -> None:
    """Draw what the first screen drew the last time (`first_drawings`), before there is a window.

    Whoever opens one says how large it is (`fits`).
    """
    global _noted, _guessed
    _noted, (_guessed, wanted) = [], _known_drawings(kept)
    if wanted:
        begin(*wanted)


def fits(window: tuple[int, int]) -> bool:
    """Whether what was begun is for a window of this size; if not, it is let go."""
    if _guessed != window:
        _let_go()
    return _guessed == window


def first_drawings(window: tuple[int, int]) -> dict[str, object]:
    """What the first screen has drawn in a window of this size, as JSON; from now on nothing is noted.

    What was drawn ahead in vain is let go.
    """
    global _noted
    found, _noted = _noted or [], None
    _let_go()
    return {"window": [*window], "drawings": [[*each] for each in dict.fromkeys(found)]}


def _let_go() -> None:
    _begun.clear()
    _waiting.clear()


def _known_drawings(kept: object) -> tuple[tuple[int, int] | None, list[tuple[Path, tuple[int, int]]]]:
    """The window, files and sizes of what was kept; nothing at all when it is strange, or too much."""
    match kept:
        case {"window": [int(width), int(height)], "drawings": [*drawings]} if drawings:
            art = catalogue().art
        case _:
            return None, []
    found: list[tuple[Path, tuple[int, int]]] = []
    for each in drawings:
        match each:
            case [str(name), int(wide), int(high)] if name in art and wide > 0 and high > 0:
                found.append((art[name], (wide, high)))
            case _:
                return None, []
    many, room = sum(wide * high for _file, (wide, high) in found), width * height
    return ((width, height), found) if many <= MOST_AHEAD * min(room, MOST_ROOM) else (None, [])


def _draw_all() -> None:
    """Draw whatever waits, the first first."""
    with contextlib.suppress(IndexError):
        while True:
            _draw(_waiting.popleft())


def _draw(drawing: _Drawing) -> None:
    """Whatever goes wrong here goes wrong again, and is told, where the picture is needed."""
    with contextlib.suppress(pygame.error, OSError):
        drawing.picture()


def drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The drawing at this size: the one made ahead, or one made now."""
    if _noted is not None:
        _noted.append((path.stem, *size))
    drawing = _begun.pop((path, size), None) if _begun else None
    if drawing is None:
        return draw_svg(path, size)
    if _noted is not None:
        _help_until_drawn(drawing)
    return drawing.picture()


def _help_until_drawn(drawing: _Drawing) -> None:
    """Instead of waiting for a picture of the first screen, draw what it shows last: that is needed, too."""
    with contextlib.suppress(IndexError):
        while drawing.in_hand:
            _draw(_waiting.pop())
