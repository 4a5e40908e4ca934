"""The pointer's grip on the tile in hand: where it hangs, when it is dragged, and how it slides back."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.intents import Intent, PointerMoved, PointerPressed, PointerReleased, Wheel
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import piece_of
from flow_desktop.scenes.board.pieces import draw_piece
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.columns.held import HeldPlace
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Widget, path_at

CARRIED: Final = 0.94
"""Size of a tile that hangs at the pointer, in spaces."""


class Grip:
    """Where the pointer is, and whether it drags the tile."""

    def __init__(self, hand: Hand, board: BoardView, motions: Motions) -> None:
        self._hand = hand
        self._board = board
        self._motions = motions
        self.pos: tuple[int, int] | None = None
        self.dragging = False

    def notice(self, intent: Intent) -> None:
        """Where the pointer is now."""
        if isinstance(intent, PointerMoved | PointerPressed | PointerReleased | Wheel):
            self.pos = (intent.x, intent.y)

    def cell(self, root: Widget) -> Cell | None:
        """The space under the pointer; only the button of a bubble hides it."""
        if self.pos is None:
            return None
        under = path_at(root, *self.pos)
        return self._board.cell_at(self.pos) if len(under) > 1 and under[1] is self._board else None

    def over_scroll(self, root: Widget) -> bool:
        """Whether the wheel belongs to a part of the screen that can be turned."""
        under = path_at(root, *self.pos) if self.pos is not None else []
        return any(isinstance(widget, Scroll) and widget.furthest for widget in under)

    def slide_back(self, look: Look, held: Widget) -> bool:
        """The tile goes back to its place beside the board (a card's tile goes on being carried)."""
        carry = self._hand.carry
        if carry is None or self.pos is None or not self._hand.rest():
            return False
        assert isinstance(held, HeldPlace)
        start = self._board.cell_rect(carry.cell).center if carry.cell is not None else self.pos
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        scale = held.side(look) / max(1, self._board.cell_px)
        self._motions.slide(piece, carry.errand.variant, start, held.middle(), scale)
        return True

    def put_down(self) -> None:
        """The pointer was taken away (another window, a pause): the drag ends."""
        if self.dragging:
            self.dragging = False
            self._hand.rest()

    def draw(self, surface: pygame.Surface, look: Look, by_pointer: bool) -> None:
        """The tile that hangs at the pointer, or turns over its space."""
        carry = self._hand.carry
        if carry is None or not carry.lifted:
            return
        angle = self._motions.angle()
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        side, way = self._board.cell_px, carry.errand.variant
        if carry.cell is not None:
            if angle:
                middle = self._board.cell_rect(carry.cell).center
                draw_piece(surface, look, piece, carry.cell, middle, side, angle=angle, variant=way)
        elif self.pos is not None and by_pointer:
            grown, tilt = self._motions.lifted()
            angle, scale = angle + tilt, CARRIED * grown
            draw_piece(surface, look, piece, 1, self.pos, side, angle=angle, scale=scale, variant=way)
