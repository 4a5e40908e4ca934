"""What the wave does to the tiles it meets: some are carried off, birds fly up, obstacles hold.

Two ways to show the same story: `FreeFlood` after the physics, `StillFlood` for reduced motion (a stepwise
fill along the lines, tiles fading in the order of the hits; nothing shakes, flies or grows).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from flow_desktop.engine.board import Board
from flow_desktop.engine.events import BirdSaved, TileWashedAway
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import BIRD, Piece, piece_of
from flow_desktop.physics.sweep import Sweep, TilePose
from flow_desktop.scenes.board.sprites import bird_rect
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.scenes.wave.marks import (
    draw_animals,
    draw_bird,
    draw_lock,
    draw_resting,
    draw_shadow,
    draw_water,
)
from flow_desktop.scenes.wave.pace import FADE, FLIGHT, STEP, Pace, filled_in_order
from flow_desktop.scenes.wave.water_view import draw_crest
from flow_desktop.widgets.look import Look

LIFTED: Final = 0.12
"""How much larger a tile looks when it floats."""
SUNKEN: Final = 0.25
SHAKE: Final = 0.45
WATER_STEPS: Final = 7
"""After so many steps the still water leaves a space again."""


class Flood(Protocol):
    """A way to show the flood."""

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Draw the water and, of the tiles, those it has met, so many seconds after the flood began."""


@dataclass(frozen=True, slots=True)
class FreeFlood:
    """The flood as rigid bodies and running water."""

    toll: Toll
    before: Board
    wave: Sweep
    pace: Pace

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Tiles that stay, water, floating tiles from the lowest to the highest, animals, birds, locks."""
        pieces, passes = self.before.pieces, self.pace.passes
        saved = [event for event in self.toll.saved if event.cell in met]
        held = [event.cell for event in self.toll.held if event.cell in met]
        for event in saved:
            draw_resting(surface, look, view, pieces[event.cell] & ~BIRD, event.cell)
        for cell in held:
            draw_resting(surface, look, view, pieces[cell], cell, _shaken(seconds - passes[cell]))
        for crest in self.wave.front(seconds):
            draw_crest(surface, view.places, crest, seconds)
        poses = [(self.wave.pose(n, seconds), tile) for n, tile in enumerate(self.toll.washed)]
        for pose, tile in sorted(poses, key=lambda pair: pair[0].lift):
            if tile.cell in met and not pose.gone:
                _draw_afloat(surface, look, view, pose, tile)
        draw_animals(surface, look, view, self.toll, 0.05 * math.sin(6 * seconds))
        for number, event in enumerate(saved):
            _draw_flight(surface, look, view, event, seconds - passes[event.cell], -1 if number % 2 else 1)
        for cell in held:
            draw_lock(surface, look, view, cell, min(1.0, (seconds - passes[cell]) / 0.2), 255)


@dataclass(frozen=True, slots=True)
class StillFlood:
    """The flood as a stepwise fill, without any motion."""

    toll: Toll
    before: Board
    pace: Pace

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Tiles that fade, water that fills and leaves one space after the other, birds and locks."""
        pieces, passes = self.before.pieces, self.pace.passes
        for tile in self.toll.washed:
            if tile.cell in met:
                alpha = round(255 * (1 - _faded(seconds - passes[tile.cell])))
                centre = view.cell_rect(tile.cell).center
                view.draw_piece(surface, look, _piece(tile), tile.cell, centre, alpha=alpha)
        saved = [event.cell for event in self.toll.saved if event.cell in met]
        held = [event.cell for event in self.toll.held if event.cell in met]
        for cell in (*saved, *held):
            draw_resting(surface, look, view, pieces[cell] & ~BIRD if cell in saved else pieces[cell], cell)
        for index, cell in enumerate(filled_in_order(self.toll)):
            came = _faded(seconds - STEP * index)
            went = _faded(seconds - STEP * (index + WATER_STEPS))
            draw_water(surface, view.cell_rect(cell), came - went)
        draw_animals(surface, look, view, self.toll, 0.0)
        for cell in saved:
            alpha = round(255 * (1 - _faded((seconds - passes[cell]) / 2)))
            draw_bird(surface, look, "bird_flying", bird_rect(view.cell_rect(cell)), alpha)
        for cell in held:
            draw_lock(surface, look, view, cell, 1.0, round(255 * _faded(seconds - passes[cell])))


def _piece(tile: TileWashedAway) -> Piece:
    return piece_of(tile.tile, tile.edges, tile.bird)


def _faded(seconds: float) -> float:
    """How far a fade is, 0 to 1, so many seconds after it began."""
    return min(max(seconds / FADE, 0.0), 1.0)


def _shaken(seconds: float) -> float:
    """How far an obstacle that holds is pushed aside, in spaces: a short, fading shudder."""
    if not 0.0 < seconds < SHAKE:
        return 0.0
    return 0.05 * math.sin(38 * seconds) * (1 - seconds / SHAKE)


def _draw_afloat(
    surface: pygame.Surface, look: Look, view: BoardView, pose: TilePose, tile: TileWashedAway
) -> None:
    """A tile in the water, with its shadow on it."""
    field, px = view.places.field, view.cell_px
    centre = field.x + pose.x * px, field.y + pose.y * px
    alpha = round(255 * (1 - pose.sunk))
    scale = (1 + LIFTED * pose.lift) * (1 - SUNKEN * pose.sunk)
    draw_shadow(surface, px, centre, pose.lift, alpha)
    angle = math.degrees(pose.angle)
    view.draw_piece(surface, look, _piece(tile), tile.cell, centre, angle=angle, scale=scale, alpha=alpha)


def _draw_flight(
    surface: pygame.Surface, look: Look, view: BoardView, saved: BirdSaved, since: float, side: int
) -> None:
    """A bird on its way up and away from the tile it has saved."""
    place = bird_rect(view.cell_rect(saved.cell))
    share, px = min(1.0, since / FLIGHT), view.cell_px
    rise = 3.4 * share * share + 0.5 * math.sin(math.pi * share) - 0.06 * math.sin(15 * since)
    size = round(place.width * (1.7 + 0.9 * share))
    spot = pygame.Rect(0, 0, size, size)
    spot.center = round(place.centerx + side * 1.9 * share * px), round(place.centery - rise * px)
    draw_bird(surface, look, "bird_flying", spot, round(255 * min(1.0, 3.5 * (1 - share))))
