"""What the play scene lends to its performer: where everything lies, and the tile at the pointer."""

from collections.abc import Callable

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.motions import Motions, Point
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.hand import Hand
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
from flow_desktop.widgets.widget import Widget


class PlayStage:
    """A `Stage`: the board, and the columns in which `find` knows a widget by its key."""

    def __init__(
        self,
        board: BoardView,
        hand: Hand,
        attention: Attention,
        find: Callable[[str], Widget | None],
        changed: Callable[[], None],
    ) -> None:
        self._board = board
        self._hand = hand
        self._attention = attention
        self._find = find
        self._changed = changed

    def middle(self, place: Place) -> Point | None:
        """A space, or the widget that stands for a place beside the board."""
        match place:
            case OnBoard(cell) | Overboard(cell):
                return self._board.cell_rect(cell).center
            case InHand():
                carry = self._hand.carry
                if carry is not None and carry.lifted and carry.cell is not None:
                    return self._board.cell_rect(carry.cell).center
                return self._beside("held")
            case OnPile(number):
                return self._beside(f"pile-{number}")
            case FaceUp(index):
                return self._beside(f"shown-{index}")
            case InDiscard():
                return self._beside("discards")

    def variant(self, cell: Cell | None) -> int | None:
        """A tile keeps its drawing from the hand to the board."""
        drawings = self._hand.drawings()
        return drawings.held if cell is None else drawings.on(cell)

    def takes(self, tween: Tween) -> bool:
        """A tile that is taken up at the pointer is already where the hand is."""
        carry = self._hand.carry
        if not isinstance(tween.end, InHand) or carry is None:
            return isinstance(tween.end, InHand)
        return carry.lifted and self._attention.by_pointer

    def changed(self, motions: Motions) -> None:
        """The board covers the spaces of flying tiles and shows what animals feel."""
        self._changed()

    def _beside(self, key: str) -> Point | None:
        found = self._find(key)
        return None if found is None else found.rect.center
