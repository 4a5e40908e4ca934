"""The pointer in the play scene: it carries, turns, drops and takes back; clicks go to the widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from flow_desktop.app.intents import (
    Button,
    Intent,
    PointerIntent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import piece_of
from flow_desktop.scenes.board.pieces import draw_piece
from flow_desktop.scenes.play.held import HeldPlace
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Taken, path_at

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

CARRIED = 0.94
"""Size of a tile that hangs at the pointer, in spaces."""


class PointerHand:
    """Where the pointer is and whether it drags a tile."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play
        self.pos: tuple[int, int] | None = None
        self.dragging = False

    def cell(self) -> Cell | None:
        """The space under the pointer; only the button of a bubble hides it."""
        if self.pos is None:
            return None
        under = path_at(self.play.root, *self.pos)
        if len(under) < 2 or under[1] is not self.play.board:
            return None
        return self.play.board.cell_at(self.pos)

    def before_widgets(self, intent: Intent) -> Taken | None:
        """Where the pointer is now; turning and taking back, which no widget wants."""
        if isinstance(intent, PointerMoved | PointerPressed | PointerReleased | Wheel):
            self.pos = (intent.x, intent.y)
        match intent:
            case Wheel(steps=steps) if self.play.acting.carry is not None and not self._over_scroll():
                self.play.moves.turn(-1 if steps > 0 else 1)
                return Taken()
            case PointerPressed(button=Button.RIGHT):
                return self._right()
            case PointerPressed():
                self._press_through(intent)
        return None

    def _press_through(self, intent: PointerPressed) -> None:
        """A press on the bubble, but not on its button, closes it and means what lies below."""
        play = self.play
        under = path_at(play.root, intent.x, intent.y)
        if play.reason is None or any(widget.key == "reason" for widget in under):
            return
        if play.find("reason").rect.collidepoint(intent.x, intent.y):
            play.set_reason(None)
            play.show_board()

    def after_widgets(self, intent: PointerIntent) -> Taken | None:
        """A dragged tile is let go."""
        if not self.dragging or not isinstance(intent, PointerReleased) or intent.button is not Button.LEFT:
            return None
        self.dragging = False
        self._drop()
        return Taken()

    def _right(self) -> Taken:
        carry = self.play.acting.carry
        if carry is not None and (self.dragging or self.cell() is not None or not carry.lifted):
            self.play.moves.turn(1)
        else:
            self.play.moves.back()
        return Taken()

    def _over_scroll(self) -> bool:
        under = path_at(self.play.root, *self.pos) if self.pos is not None else []
        return any(isinstance(widget, Scroll) and widget.furthest for widget in under)

    def _drop(self) -> None:
        play, cell = self.play, self.cell()
        if play.acting.carry is None or self.pos is None:
            return
        if cell is not None:
            if play.moves.space(cell).refused:
                self._slide_back()
        elif play.find("trade").rect.collidepoint(self.pos):
            play.moves.trade()
            self._slide_back()
        else:
            self._slide_back()

    def _slide_back(self) -> None:
        """The tile goes back to its place beside the board (a card's tile goes on being carried)."""
        play, carry = self.play, self.play.acting.carry
        if carry is None or self.pos is None or not play.acting.rest():
            return
        held = play.find("held")
        assert isinstance(held, HeldPlace)
        start = play.board.cell_rect(carry.cell).center if carry.cell is not None else self.pos
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        scale = held.side(play.look) / max(1, play.board.cell_px)
        play.motions.slide(piece, carry.errand.variant, start, held.middle(), scale)
        play.show_board()

    def put_down(self) -> None:
        """The pointer was taken away (another window, a pause): the drag ends."""
        if self.dragging:
            self.dragging = False
            self.play.acting.rest()

    def draw(self, surface: pygame.Surface) -> None:
        """The tile that hangs at the pointer, or turns over its space."""
        play, carry = self.play, self.play.acting.carry
        if carry is None or not carry.lifted:
            return
        angle = play.motions.angle()
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        side, way = play.board.cell_px, carry.errand.variant
        if carry.cell is not None:
            if angle:
                place = play.board.cell_rect(carry.cell)
                middle = place.center
                draw_piece(surface, play.look, piece, carry.cell, middle, side, angle=angle, variant=way)
        elif self.pos is not None and play.leader.by_pointer:
            grown, tilt = play.motions.lifted()
            angle, scale = angle + tilt, CARRIED * grown
            draw_piece(surface, play.look, piece, 1, self.pos, side, angle=angle, scale=scale, variant=way)
