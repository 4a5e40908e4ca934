"""What the play scene lends to its performer: where everything lies, and the tile at the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.performing.motions import Motions, Point
from flow_desktop.scenes.telling.cues import (
    FaceUp,
    InDiscard,
    InHand,
    OnBoard,
    OnPile,
    Overboard,
    Place,
    Tween,
)

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class PlayStage:
    """A `Stage`: the board with the columns beside it."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play

    def middle(self, place: Place) -> Point | None:
        """A space, or the widget that stands for a place beside the board."""
        match place:
            case OnBoard(cell) | Overboard(cell):
                return self.play.board.cell_rect(cell).center
            case InHand():
                carry = self.play.acting.carry
                if carry is not None and carry.lifted and carry.cell is not None:
                    return self.play.board.cell_rect(carry.cell).center
                return self._widget("held")
            case OnPile(number):
                return self._widget(f"pile-{number}")
            case FaceUp(index):
                return self._widget(f"shown-{index}")
            case InDiscard():
                return self._widget("discards")

    def variant(self, cell: Cell | None) -> int | None:
        """A tile keeps its drawing from the hand to the board."""
        drawings = self.play.acting.drawings()
        return drawings.held if cell is None else drawings.on(cell)

    def takes(self, tween: Tween) -> bool:
        """A tile that is taken up at the pointer is already where the hand is."""
        if not isinstance(tween.end, InHand):
            return False
        carry = self.play.acting.carry
        hangs = carry is not None and carry.lifted and self.play.leader.by_pointer
        if hangs:
            self.play.motions.lift(tween.seconds)
        return hangs or carry is None

    def changed(self, motions: Motions) -> None:
        """The board covers the spaces of flying tiles and shows what animals feel."""
        self.play.show_board()

    def _widget(self, key: str) -> Point | None:
        try:
            return self.play.find(key).rect.center
        except StopIteration:
            return None
