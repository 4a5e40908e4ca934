"""Water in motion: foam that runs from the animals along everything they have reached.

A frame of it is a ready list of small pictures and places; each of the few phases is made once per position.
"""

import math
from collections.abc import Collection
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.scenes.board.curves import CHANNEL, curve, point_at
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.tones import Tones
from flow_desktop.scenes.board.ways import strands, streams
from flow_desktop.widgets.theme import Colour

PHASES: Final = 36
CYCLE: Final = 1.2
"""Seconds until a foam dash is where the next one was."""
DASHES: Final = 2
"""Dashes on each of the two tracks of a cell."""
TRACKS: Final = ((-0.20, 0.0), (0.20, 0.5))
"""Where foam runs, in breadths of the channel beside its middle, and how far ahead, in gaps."""
TRACKS_BESIDE: Final = ((-0.40, 0.0), (0.40, 0.5))
"""The same beside a ribbon."""
FIRST: Final = 0.11
LAST: Final = 0.79
"""Foam keeps inside its cell: where on the way it begins, and how much of the way it goes."""
CASING: Final = 0.016
"""The dark line around foam, in spaces: water that runs differs from water that stands without colour too."""
ANGLES: Final = 24
OVERSAMPLING: Final = 4

Blits = list[tuple[pygame.Surface, tuple[int, int]]]
_dashes = SurfaceCache()


class Flow:
    """The foam of one position."""

    def __init__(self, board: Board, places: BoardPlaces, tones: Tones, without: Collection[Cell]) -> None:
        self._places = places
        self._tones = tones
        self._ways = strands(board)
        self._streams = [
            (cell, enter, leave)
            for cell, pairs in streams(board).items()
            if cell not in without
            for enter, leave in pairs
        ]
        self._frames: dict[int, Blits] = {}

    def frame(self, seconds: float) -> Blits:
        """What to draw at a moment, in the board's own coordinates."""
        phase = int(seconds / CYCLE * PHASES) % PHASES
        if phase not in self._frames:
            self._frames[phase] = self._made(phase / PHASES)
        return self._frames[phase]

    def __bool__(self) -> bool:
        """Whether any water runs at all."""
        return bool(self._streams)

    def _made(self, phase: float) -> Blits:
        blits: Blits = []
        px = self._places.cell_px
        for cell, enter, leave in self._streams:
            left, top = self._places.cell_rect(cell).topleft
            for track, ahead in TRACKS_BESIDE if cell in self._ways else TRACKS:
                for index in range(DASHES):
                    share = (index + (phase + ahead) % 1.0) / DASHES
                    blits.append(self._dash((enter, leave), track, share * LAST + FIRST, px, (left, top)))
        return blits

    def _dash(
        self, way: tuple[Edges, Edges], track: float, share: float, px: int, corner: tuple[int, int]
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        point = point_at(curve(*way), share)
        x, y = point.beside(track * CHANNEL)
        angle = math.atan2(point.along_y, point.along_x)
        picture = dash_picture(px, angle, self._tones.light, self._tones.foam_casing)
        width, height = picture.get_size()
        return picture, (round(corner[0] + x * px - width / 2), round(corner[1] + y * px - height / 2))


def dash_picture(px: int, angle: float, shade: Colour, casing: Colour) -> pygame.Surface:
    """A short stroke of foam that points in a direction (radians; both ends look alike)."""
    step = round(angle / math.pi * ANGLES) % ANGLES
    key = (px, step, shade, casing)
    return _dashes.get(key, lambda: _drawn_dash(px, step * math.pi / ANGLES, shade, casing))


def _drawn_dash(px: int, angle: float, shade: Colour, casing: Colour) -> pygame.Surface:
    half, radius = 0.065 * px, max(0.9, 0.023 * px)
    side = 2 * math.ceil(half + radius + CASING * px) + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(casing.with_alpha(0))
    middle = side * OVERSAMPLING / 2
    for colour, more in ((casing, CASING * px), (shade, 0.0)):
        for step in range(17):
            away = (step / 8 - 1) * half * OVERSAMPLING
            thick = (radius * (1 - 0.5 * abs(step / 8 - 1)) + more) * OVERSAMPLING
            centre = (middle + math.cos(angle) * away, middle + math.sin(angle) * away)
            pygame.draw.circle(large, colour, centre, thick)
    return pygame.transform.smoothscale(large, (side, side))
