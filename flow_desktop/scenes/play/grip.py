"""The pointer's grip on tile and card: where they hang, when they are dragged, and how they go back."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import (
    OUTSIDE,
    Intent,
    MouseButton,
    PointerIntent,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.app.scene import Change
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import piece_of
from flow_desktop.scenes.board.marks import SHADOW_DOWN, lift_shadow
from flow_desktop.scenes.board.sprites import draw_piece
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.bubble import Bubble
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.columns.held import HeldPlace
from flow_desktop.scenes.play.columns.supply import PileButton
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.moves import Moves
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Taken, Widget, path_at

BUBBLE: Final = "reason"
NEAR_BUBBLE: Final = 90
"""So near to a bubble the pointer may still be on its way to it."""
TILT: Final = 3.0
"""Degrees by which a tile at the pointer leans."""
CARRIED: Final = 1.06
"""Size of a tile that hangs at the pointer, in spaces."""
ASIDE: Final = 0.5
"""How large, and how far aside, it is where it would hide a button."""
CARD: Final = 1.1
"""Width of a card that is dragged, in spaces."""


class Grip:
    """Where the pointer is, and whether it drags the tile."""

    def __init__(
        self,
        board: BoardView,
        hand: Hand,
        moves: Moves,
        bubble: Bubble,
        motions: Motions,
        seek: Callable[[str], Widget | None],
        changed: Callable[[], None],
    ) -> None:
        self._hand = hand
        self._board = board
        self._motions = motions
        self._moves = moves
        self._bubble = bubble
        self._seek = seek
        self._changed = changed
        self.pos: tuple[int, int] | None = None
        self.dragging = False

    def before_widgets(self, intent: Intent, root: Widget) -> Taken | None:
        """Where the pointer is now; turning and taking back, which no widget wants."""
        if isinstance(intent, PointerIntent):
            self.pos = None if (intent.x, intent.y) == OUTSIDE else (intent.x, intent.y)
        match intent:
            case Wheel(steps=steps) if self._hand.carry is not None and not self._over_scroll(root):
                self._moves.turn(-1 if steps > 0 else 1)
                return Taken()
            case PointerPressed(button=MouseButton.RIGHT):
                carry = self._hand.carry
                if carry is not None and (self.dragging or self.cell(root) is not None or not carry.lifted):
                    self._moves.turn(1)
                else:
                    self._moves.back()
                return Taken()
            case PointerPressed(x, y) if self._bubble.reason is not None:
                self._press_through(x, y, root)
        return None

    def _press_through(self, x: int, y: int, root: Widget) -> None:
        """A press on the bubble, but not on its button, closes it and means what lies below."""
        on_button = any(widget.key == BUBBLE for widget in path_at(root, x, y))
        bubble = self._seek(BUBBLE)
        if not on_button and bubble is not None and bubble.rect.collidepoint(x, y):
            self._bubble.drop()

    def after_widgets(self, intent: PointerIntent, root: Widget, look: Look) -> Taken | None:
        """What was dragged is let go: a tile is put down, traded, or slides back; a card is played."""
        if not (self.dragging and isinstance(intent, PointerReleased) and intent.button is MouseButton.LEFT):
            return None
        self.dragging = False
        if self._hand.carry is not None:
            cell = self.cell(root)
            if cell is None or not self._moves.space(cell):
                trade = self._seek("trade")  # not every rule set has it
                if cell is None and trade is not None and trade.rect.collidepoint(intent.x, intent.y):
                    self._moves.trade()
                self._slide_back(look)
        elif self._hand.card_play is not None:
            return Taken(self._drop_card(self._hand.card_play.awaits, root))
        return Taken()

    def _drop_card(self, awaits: Awaits, root: Widget) -> Change | None:
        """A card is let go: it is played on what lies under the pointer, or goes back to the hand."""
        cell, pile = self.cell(root), self._pile(root)
        if awaits is Awaits.PILES and pile is not None:
            self._moves.pile(pile)
        elif awaits is Awaits.KIND and cell is not None:
            return self._moves.choose_discard()
        elif awaits is Awaits.CONFIRM and cell is not None:
            self._moves.confirm_card()
        elif not (awaits is Awaits.TILE and cell is not None and self._moves.space(cell)):
            self._hand.back()
            self._changed()
        return None

    def _pile(self, root: Widget) -> int | None:
        """The pile under the pointer."""
        under = path_at(root, *self.pos) if self.pos is not None else []
        return next((widget.number for widget in under if isinstance(widget, PileButton)), None)

    def leaves(self, cell: Cell) -> bool:
        """Whether the pointer means this space, and is not on its way to the bubble."""
        bubble = self._seek(BUBBLE)
        if bubble is None or self.pos is None:
            return True
        near = bubble.rect.inflate(NEAR_BUBBLE, NEAR_BUBBLE)
        return not near.collidepoint(self.pos) and cell in self._hand.targets()

    def cell(self, root: Widget) -> Cell | None:
        """The space under the pointer; only the button of a bubble hides it."""
        if self.pos is None:
            return None
        under = path_at(root, *self.pos)
        return self._board.cell_at(self.pos) if len(under) > 1 and under[1] is self._board else None

    def _over_scroll(self, root: Widget) -> bool:
        """Whether the wheel belongs to a part of the screen that can be turned."""
        under = path_at(root, *self.pos) if self.pos is not None else []
        return any(isinstance(widget, Scroll) and widget.furthest for widget in under)

    def _slide_back(self, look: Look) -> None:
        """The tile goes back to its place beside the board (a card's tile goes on being carried)."""
        carry = self._hand.carry
        if carry is None or self.pos is None or not self._hand.rest():
            return
        held = self._seek("held")
        assert isinstance(held, HeldPlace)
        start = self._board.cell_rect(carry.cell).center if carry.cell is not None else self.pos
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        scale = held.side(look) / max(1, self._board.cell_px)
        self._motions.slide(piece, carry.errand.variant, start, held.middle(), scale)
        self._changed()

    def put_down(self) -> None:
        """The pointer was taken away (another window, a pause): the drag ends."""
        if self.dragging:
            self.dragging = False
            self._hand.rest()

    def draw(self, surface: pygame.Surface, look: Look, by_pointer: bool, root: Widget) -> None:
        """The tile that hangs at the pointer, or turns over its space; or the card that is dragged."""
        carry = self._hand.carry
        if carry is None and self.dragging:
            self._draw_card(surface, look)
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
            x, y = self.pos
            if self._over_control(root):
                scale, x, y = scale * ASIDE, x + round(side * ASIDE), y + round(side * ASIDE)
            else:
                angle += TILT
                shadow = lift_shadow(round(side * scale), tones_of(look.theme))
                surface.blit(shadow, shadow.get_rect(center=(x, y + round(SHADOW_DOWN * side))))
            draw_piece(surface, look, piece, 1, (x, y), side, angle=angle, scale=scale, variant=way)

    def _over_control(self, root: Widget) -> bool:
        """Whether the pointer is on a button that can be pressed now, and must be seen."""
        under = path_at(root, *self.pos) if self.pos is not None else []
        return any(isinstance(widget, Pressable) and widget.enabled for widget in under)

    def _draw_card(self, surface: pygame.Surface, look: Look) -> None:
        playing = self._hand.card_play
        if playing is not None and self.pos is not None:
            side = round(self._board.cell_px * CARD)
            picture = look.assets.image(art("action", playing.card), (side, side))
            surface.blit(picture, picture.get_rect(midbottom=self.pos))  # what it is meant for stays in sight
