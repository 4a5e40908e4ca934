"""The throw in spaces of the board: where dice start, the room they roll in, and where they come to rest.

A die ends on the rim at the head of the line it names: the white one left of its row, the black one above
its column. Lengths are spaces, counted from the upper left corner of a1: a window may change its size.
"""

from collections.abc import Mapping
from typing import Final

import pygame

from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import LINE_OF_FACE, WIDTH
from flow_desktop.physics.dice import DieThrow, Tray, Tumble, throw
from flow_desktop.scenes.board.places import BoardPlaces

Point = tuple[float, float]

DIE: Final = 0.58
"""The width of a die."""
RIM: Final = 0.28
"""How far outside the spaces the middle of a lying die is, where the window has the room."""
ROOM: Final = 0.5
BEYOND: Final = 0.25
"""How far beyond the window's edge a rolling die may reach, in widths: it must be able to lie close to it."""


def throw_dice(
    faces: Mapping[Die, int],
    places: BoardPlaces,
    window: pygame.Rect,
    starts: Mapping[Die, Point],
    flick: Point | None,
    seed: int,
) -> Tumble:
    """Throw dice whose faces are decided; `starts` are pixels of the window, `flick` pixels a second."""
    px = places.cell_px
    hands = {die: _spaces(places, starts[die]) for die in faces if die in starts}
    edges = _spaces(places, window.topleft)
    dice = [DieThrow(face, die, hands.get(die), resting(die, face, edges)) for die, face in faces.items()]
    push = (flick[0] / px, flick[1] / px) if flick else None
    return throw(_tray(places, window, hands), dice, push, seed)


def resting(die: Die, face: int, edges: Point = (-1.0, -1.0)) -> Point:
    """Where a die comes to rest; `edges` are the left and upper edge of the window."""
    line = LINE_OF_FACE[face] + 0.5
    if die is Die.WHITE:
        return max(-RIM, edges[0] + DIE * 0.54), line
    return line, max(-RIM, edges[1] + DIE * 0.54)


def _spaces(places: BoardPlaces, point: Point) -> Point:
    field, px = places.field, places.cell_px
    return (point[0] - field.x) / px, (point[1] - field.y) / px


def _tray(places: BoardPlaces, window: pygame.Rect, hands: Mapping[Die, Point]) -> Tray:
    """The board with its rim, and beyond it as far as the hands are; the window bounds it."""
    near, far = -RIM - DIE - ROOM, WIDTH + RIM + DIE + ROOM
    left, top = (edge - BEYOND * DIE for edge in _spaces(places, window.topleft))
    right, bottom = (edge + BEYOND * DIE for edge in _spaces(places, window.bottomright))
    xs = [near, far, *(x for x, _ in hands.values())]
    ys = [near, far, *(y for _, y in hands.values())]
    x1, x2 = max(left, min(xs) - DIE), min(right, max(xs) + DIE)
    y1, y2 = max(top, min(ys) - DIE), min(bottom, max(ys) + DIE)
    return Tray(x1, y1, max(x2 - x1, 4 * DIE), max(y2 - y1, 4 * DIE), DIE)
