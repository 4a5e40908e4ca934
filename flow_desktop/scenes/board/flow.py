"""Water in motion: foam that runs from the animals along everything they have reached, patterns that drift.

A frame of it is a ready list of small pictures and places; each of the few phases is made once per position.
"""

import math
from collections.abc import Collection
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import BOAT, Cell, Edges
from flow_desktop.scenes.board.curves import CHANNEL, curve, point_at
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import pattern_picture
from flow_desktop.scenes.board.tones import Tones
from flow_desktop.scenes.board.ways import strands, streams
from flow_desktop.widgets.theme import Colour

PHASES: Final = 36
CYCLE: Final = 1.2
"""Seconds until a foam dash is where the next one was."""
DASHES: Final = 2
"""Dashes on each of the two tracks of a cell."""
TRACKS: Final = ((-0.20, 0.25), (0.20, 0.75))
"""Where foam runs, in breadths of the channel beside its middle, and how far ahead, in gaps."""
TRACKS_BESIDE: Final = ((-0.40, 0.25), (0.40, 0.75))
"""The same beside a ribbon."""
FIRST: Final = 0.20
LAST: Final = 0.61
"""Foam keeps inside its cell: where on the way it begins, and how much of the way it goes."""
CASING: Final = 0.016
"""The dark line around foam, in spaces: water that runs differs from water that stands without colour too."""
STREAK: Final = (28 / 121, 4 / 121)
"""Length and breadth of a streak, in spaces."""
STREAK_LIGHT: Final = 178
TROUGH: Final = (1.45, 1.0, 1.35, 225)
"""The fine line of the ripple beside a streak: how much longer and broader, how far beside, how dark."""
BRANCH: Final = (0.62, 0.19)
"""Where a branch of a stream has foam of its own: beyond the crossing, so that no streaks lie over others."""
FADING: Final = 0.09
LIGHTS: Final = 4
"""Over which share of its way foam comes and goes, and in how many steps."""
DRIFTS: Final = 8
DRIFT: Final = 1.1
"""Phases of a ribbon's pattern that drifts towards the boat, and seconds until it has gone its own length."""
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
            (cell, pair, number > 0)
            for cell, pairs in streams(board).items()
            if cell not in without
            for number, pair in enumerate(pairs)
        ]
        self._without = without
        self._frames: dict[int, Blits] = {}
        self._patterns: dict[int, Blits] = {}

    def frame(self, seconds: float) -> Blits:
        """What to draw at a moment, where it lies in the window."""
        phase = int(seconds / CYCLE * PHASES) % PHASES
        if phase not in self._frames:
            self._frames[phase] = self._made(phase / PHASES)
        return self._frames[phase] + self.patterns(seconds)

    def patterns(self, seconds: float) -> Blits:
        """Only the patterns of the ribbons."""
        drift = int(seconds / DRIFT * DRIFTS) % DRIFTS
        if drift not in self._patterns:
            self._patterns[drift] = self._drifted(drift / DRIFTS)
        return self._patterns[drift]

    def _drifted(self, phase: float) -> Blits:
        """The patterns of the ribbons, so far along their ways."""
        px = self._places.cell_px
        return [
            (
                pattern_picture(runs, px, self._tones, cell == BOAT, phase),
                self._places.cell_rect(cell).topleft,
            )
            for cell, runs in self._ways.items()
            if cell not in self._without
        ]

    def __bool__(self) -> bool:
        """Whether any water runs at all."""
        return bool(self._streams)

    def _made(self, phase: float) -> Blits:
        blits: Blits = []
        px = self._places.cell_px
        for cell, way, other in self._streams:
            branch = other and not self._tones.cased
            corner = self._places.cell_rect(cell).topleft
            first, length = BRANCH if branch else (FIRST, LAST)
            dashes = 1 if branch else DASHES
            for track, ahead in TRACKS_BESIDE if cell in self._ways else TRACKS:
                for index in range(dashes):
                    share = (index + (phase + ahead) % 1.0) / dashes
                    light = min(1.0, share * length / FADING, (1 - share) * length / FADING)
                    blits.append(self._dash(way, track, share * length + first, light, px, corner))
        return blits

    def _dash(
        self,
        way: tuple[Edges, Edges],
        track: float,
        share: float,
        light: float,
        px: int,
        corner: tuple[int, int],
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        point = point_at(curve(*way), share)
        x, y = point.beside(track * CHANNEL)
        angle = math.atan2(point.along_y, point.along_x)
        tones, level = self._tones, max(1, math.ceil(light * LIGHTS))
        picture = (
            dash_picture(px, angle, tones.light, tones.foam_casing)
            if tones.cased
            else streak_picture(px, angle, tones.light, tones.foam_casing, level)
        )
        width, height = picture.get_size()
        return picture, (round(corner[0] + x * px - width / 2), round(corner[1] + y * px - height / 2))


def streak_picture(px: int, angle: float, shade: Colour, trough: Colour, level: int) -> pygame.Surface:
    """A soft streak without any line around it, thin at both ends; beside it the fine line of its ripple.

    The ripple is what tells running water from standing water without colour (V3).
    """
    step = round(angle / math.pi * ANGLES) % ANGLES
    key = (px, step, shade, trough, level)
    turned = step * math.pi / ANGLES
    return _dashes.get(key, lambda: _drawn_streak(px, turned, shade, trough, level / LIGHTS))


def _drawn_streak(px: int, angle: float, shade: Colour, trough: Colour, light: float) -> pygame.Surface:
    half, thick = STREAK[0] * px / 2, max(1.0, STREAK[1] * px / 2)
    longer, broader, away, dark = TROUGH
    side = 2 * math.ceil(half * longer + 2 * thick) + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(trough.with_alpha(0))
    for colour, alpha, long, breadth, off in (
        (trough, dark, longer, broader, away),
        (shade, STREAK_LIGHT, 1.0, 1.0, 0.0),
    ):
        outline = []
        for step in range(33):
            turn = math.tau * step / 32
            x = long * half * math.cos(turn)
            y = thick * (breadth * math.sin(turn) * abs(math.sin(turn)) ** 0.4 + off)
            spot = side / 2 + x * math.cos(angle) - y * math.sin(angle), y * math.cos(angle)
            outline.append(
                (spot[0] * OVERSAMPLING, (side / 2 + x * math.sin(angle) + spot[1]) * OVERSAMPLING)
            )
        pygame.draw.polygon(large, colour.with_alpha(round(alpha * light)), outline)
    return pygame.transform.smoothscale(large, (side, side))


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
