"""The position being set up: the chosen piece, what a press on a space does, and taking back.

Nothing is decided here: the engine is asked whether the new position can be, and its fault is handed back.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, BOAT, Cell, Edges
from flow_desktop.engine.position import Fault, Position, Wrong, impossible, in_order
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import (
    BIRD,
    EDGES,
    MAP_KINDS,
    PRINTED_EDGES,
    ROCK,
    Kind,
    Piece,
    kind_of,
    piece_of,
    turned,
)
from flow_desktop.scenes.practise.editor.stock import with_boat_turned, with_scenario

MOST_STEPS: Final = 500
QUARTERS: Final = (0, 1, 3, 2)


class Tool(StrEnum):
    """What can be chosen beside the kinds of tiles."""

    BIRD = "bird"
    BOAT = "boat"
    ERASER = "eraser"


Piecework = Kind | Tool
"""What lies in the hand of whoever sets up."""
WhyNot = Fault | Refusal
PIECES: Final[tuple[Piecework, ...]] = (*Kind, *Tool)


class Workbench:
    """A position, and the way it came about."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.piece: Piecework = Kind.STRAIGHT
        self.edges: Edges = PRINTED_EDGES[Kind.STRAIGHT]
        self._before: list[Position] = []
        self._after: list[Position] = []

    # The chosen piece

    def choose(self, piece: Piecework) -> None:
        """Take another piece in the hand, turned as it is printed."""
        self.piece = piece
        kind = piece if isinstance(piece, Kind) else Kind.ROCK
        self.edges = 0 if kind is Kind.ROCK else PRINTED_EDGES[kind % 4]

    def turn(self, quarters: int) -> bool:
        """Turn the tile in the hand; False when it is none that can be turned."""
        if not isinstance(self.piece, Kind) or self.piece is Kind.ROCK:
            return False
        self.edges = turned(self.edges, quarters)
        return True

    def left(self, piece: Piecework) -> int | None:
        """How many of a piece are left to be laid; None where that makes no sense."""
        box = rule_set(self.position.edition)
        match piece:
            case Kind.ROCK:
                return box.rocks - self.position.on_board.count(Kind.ROCK)
            case Kind():
                return box.tiles.count(piece) - self.position.on_board.count(piece)
            case Tool.BIRD:
                return box.birds - self.position.board.birds
        return None

    # The board

    def press(self, cell: Cell) -> WhyNot | None:
        """Use the chosen piece on a space; what is impossible changes nothing and is handed back."""
        made = self.tried(cell)
        if not isinstance(made, Position):
            return made
        if isinstance(self.piece, Kind):
            self.edges = made.board.pieces[cell] & EDGES  # the next one lies the same way
        self._keep(made)
        return None

    def tried(self, cell: Cell) -> Position | WhyNot:
        """The position after a press on a space, or why it cannot be."""
        match self.piece:
            case Tool.ERASER:
                return self._erased(cell)
            case Tool.BIRD:
                return self._with_bird(cell)
            case Tool.BOAT:
                return self._with_boat(cell)
        return self._with_tile(cell, self.piece)

    def erase(self, cell: Cell) -> WhyNot | None:
        """Take away what lies on a space, whatever is in the hand."""
        made = self._erased(cell)
        if not isinstance(made, Position):
            return made
        self._keep(made)
        return None

    def fitting(self, cell: Cell) -> Edges | None:
        """How the tile in the hand would lie on a space: turned as little as it takes; None if it cannot."""
        made = self._with_tile(cell, self.piece) if isinstance(self.piece, Kind) else None
        return made.board.pieces[cell] & EDGES if isinstance(made, Position) else None

    def _with_tile(self, cell: Cell, kind: Kind) -> Position | WhyNot:
        refused = _fixed(cell)
        if refused is not None:
            return refused
        faults = []
        for edges in self._ways(cell, kind):
            made = _laid(self.position, cell, piece_of(kind, edges))
            found = impossible(made)
            if found is None:
                return made
            faults.append(found)
        return faults[0] if faults else Fault(Wrong.EDGES, (cell,))

    def _ways(self, cell: Cell, kind: Kind) -> Iterator[Edges]:
        """How a tile may be laid, as it is turned first; the same tile again is turned where it lies."""
        if kind is Kind.ROCK:
            yield 0
            return
        lying = self.position.board.pieces[cell]
        again = bool(lying) and kind_of(lying) is kind and lying & EDGES == self.edges
        order = (1, 2, 3, 0) if again else QUARTERS
        yield from dict.fromkeys(turned(self.edges, quarters) for quarters in order)

    def _erased(self, cell: Cell) -> Position | WhyNot:
        refused = _fixed(cell)
        if refused is not None:
            return refused
        if not self.position.board.pieces[cell]:
            return Refusal(Code.NO_TILE_THERE, (cell,))
        return _checked(_laid(self.position, cell, 0))

    def _with_bird(self, cell: Cell) -> Position | WhyNot:
        refused = _fixed(cell)
        piece = self.position.board.pieces[cell]
        if refused is not None or not piece:
            return refused or Refusal(Code.NO_TILE_THERE, (cell,))
        return _checked(replace(self.position, board=_board_with(self.position.board, cell, piece ^ BIRD)))

    def _with_boat(self, cell: Cell) -> Position | WhyNot:
        if cell != BOAT:
            return Refusal(Code.BOAT_STAYS, (BOAT,))
        return _checked(with_boat_turned(self.position))

    # The whole

    def use(self, position: Position) -> WhyNot | None:
        """Take another position; what is impossible changes nothing and is handed back."""
        made = _checked(position)
        if not isinstance(made, Position):
            return made
        self._keep(made)
        return None

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._after)

    def undo(self) -> bool:
        """Take the last change back."""
        return self._go(self._before, self._after)

    def redo(self) -> bool:
        """Do again what was taken back."""
        return self._go(self._after, self._before)

    def _go(self, source: list[Position], target: list[Position]) -> bool:
        if not source:
            return False
        target.append(self.position)
        self.position = source.pop()
        return True

    def _keep(self, position: Position) -> None:
        if position == self.position:
            return
        self._before = [*self._before, self.position][-MOST_STEPS:]
        self._after.clear()
        self.position = position


def _checked(position: Position) -> Position | Fault:
    return impossible(position) or position


def _fixed(cell: Cell) -> Refusal | None:
    if ANIMALS >> cell & 1:
        return Refusal(Code.ANIMAL_SPACE, (cell,))
    return Refusal(Code.BOAT_STAYS, (cell,)) if cell == BOAT else None


def _laid(position: Position, cell: Cell, piece: Piece) -> Position:
    """With another piece on a space: tiles come from the piles and go back to them, rocks bring cards."""
    lying, piles = position.board.pieces[cell], list(position.piles)
    if piece and lying and kind_of(lying) is kind_of(piece):
        piece |= lying & BIRD
    if lying and not lying & ROCK:
        piles.append(kind_of(lying))
    kind = kind_of(piece) if piece else None
    if kind is not None and kind in piles:
        piles.remove(kind)
    made = replace(position, board=_board_with(position.board, cell, piece), piles=in_order(piles, MAP_KINDS))
    rocks = made.on_board.count(Kind.ROCK)
    card = Scenario.OBSTACLES
    while rocks > made.rules.rocks and (copies := made.scenarios.count(card)) < card.most(made.edition):
        made = with_scenario(made, card, copies + 1)
    return made


def _board_with(board: Board, cell: Cell, piece: Piece) -> Board:
    return Board.of(board.pieces[:cell] + bytes((piece,)) + board.pieces[cell + 1 :])
