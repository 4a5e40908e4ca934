"""Which drawing each tile wears: a tile keeps it from the pile to the hand, the board and the wave.

It is worked out from what was done, so that taking back and going on with a kept game need nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from flow_desktop.engine.board import Board
from flow_desktop.engine.events import Event, TileDrawn, TileMoved, TilePlaced, TileReturned, TilesRevealed
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import GameState
from flow_desktop.rounds import TableView
from flow_desktop.scenes.board.piece_drawings import VARIANTS, variant_of
from flow_desktop.scenes.board.show import NO_VARIANTS, BoardShow
from flow_desktop.scenes.board.valley import valley_of
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Drawings:
    """The drawings on the board, in the hand and face up; `fresh` is for the next tile that is seen."""

    board: Mapping[Cell, int] = field(default_factory=lambda: NO_VARIANTS)
    held: int = 0
    shown: tuple[int, ...] = ()
    fresh: int = 1
    valley: int = 0
    """What lies drowned below the board."""

    def on(self, cell: Cell) -> int:
        """The drawing of the tile on a space; a tile that lay there from the start has the space's own."""
        return self.board.get(cell, variant_of(cell))

    def after(self, event: Event) -> Drawings:
        """What an event does to them; a space that a tile has left keeps its number, which nothing shows."""
        match event:
            case TileDrawn(shown=None):
                return replace(self, held=self.fresh, fresh=self._following())
            case TileDrawn(shown=int(index)):
                rest = self.shown[:index] + self.shown[index + 1 :]
                return replace(self, held=self.shown[index], shown=rest)
            case TilesRevealed(tiles=tiles):
                drawings = self
                for _tile in tiles:
                    shown = (*drawings.shown, drawings.fresh)
                    drawings = replace(drawings, shown=shown, fresh=drawings._following())
                return drawings
            case TilePlaced(cell=cell):
                return replace(self, board={**self.board, cell: self.held})
            case TileMoved(source=source, cell=cell):
                return replace(self, board={**self.board, cell: self.on(source)})
            case TileReturned(cell=cell):
                return replace(self, board={**self.board, cell: self.fresh}, fresh=self._following())
        return self

    def _following(self) -> int:
        return (self.fresh + 1) % VARIANTS


def drawings_after(events: Iterable[Event], face_up: int = 0) -> Drawings:
    """The drawings after these events of a game that began with so many tiles face up."""
    drawings = Drawings(shown=tuple(number % VARIANTS for number in range(face_up)))
    for event in events:
        drawings = drawings.after(event)
    return drawings


def drawings_of(table: TableView) -> Drawings:
    """The drawings in a game as it stands."""
    face_up = len(table.opening.state.supply.shown)
    drawn = drawings_after((event for entry in table.moves for event in entry.step.events), face_up)
    return replace(drawn, valley=valley_of(table.options.seed))


def board_of(table: TableView) -> BoardShow:
    """The board of a game as it stands, with nothing marked on it."""
    return dressed(table.state.board, drawings_of(table))


def dressed(board: Board, drawings: Drawings) -> BoardShow:
    """A board in its drawings."""
    return BoardShow(board, variants=drawings.board, valley=drawings.valley)


class DrawingsNow:
    """The drawings of a table, worked out anew only when its game has changed."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._state: GameState | None = None
        self._drawings = Drawings()

    def __call__(self) -> Drawings:
        """The drawings now."""
        if self._state is not self._table.state:
            self._state = self._table.state
            self._drawings = drawings_of(self._table)
        return self._drawings
