"""A tile on its way to the board: what it is for, how it is turned, where it hovers, and where it fits.

Nothing is drawn here and nothing is decided: the engine is asked for the spots and for the refusal. The
spots are listed once, when the tile is taken up; turning and moving only look them up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import PlaceTile, PlayCurrent, PlayReturn
from flow_desktop.engine.geometry import NEIGHBOURS, STRIDE, Cell, Edges
from flow_desktop.engine.placement import cut_off, placements, spot_list
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.targets import current_spots, return_spots
from flow_desktop.engine.tiles import BIRD, EDGES, PRINTED_EDGES, ROCK, Kind, kind_of, piece_of, turned
from flow_desktop.engine.water import flood
from flow_desktop.scenes.board.show import NOWHERE, Ghost
from flow_desktop.values import dataclass

Fits = Mapping[Cell, frozenset[Edges]]
QUARTERS_TO_TRY: Final = (0, 1, -1, 2)


@dataclass(frozen=True, slots=True)
class Errand:
    """Why a tile is carried: it was drawn, or Current moves it from `source`, or Return brings it back."""

    kind: Kind
    card: Card | None = None
    source: Cell | None = None
    bird: bool = False
    variant: int | None = None
    """Its drawing."""

    @classmethod
    def moving(cls, state: GameState, source: Cell) -> Errand:
        """Current takes up the tile of a cell."""
        piece = state.board.pieces[source]
        return cls(kind_of(piece), Card.CURRENT, source, bool(piece & BIRD))

    def command(self, cell: Cell, edges: Edges) -> PlaceTile | PlayCurrent | PlayReturn:
        """What is asked of the game when the tile is put down."""
        if self.card is Card.CURRENT:
            assert self.source is not None
            return PlayCurrent(self.source, cell, edges)
        return PlayReturn(self.kind, cell, edges) if self.card is Card.RETURN else PlaceTile(cell, edges)

    def board(self, state: GameState) -> Board:
        """The board the tile is put on: without it, if it comes from there."""
        return state.board if self.source is None else state.board.without(self.source)

    def fits(self, state: GameState) -> Fits:
        """Every cell where the tile may go, with the edges it may show there."""
        if self.source is not None:
            spots = current_spots(state, self.source)
        elif self.card is Card.RETURN:
            spots = return_spots(state, self.kind)
        else:
            spots = placements(state.board, self.kind, state.rules.edition)
        found: dict[Cell, set[Edges]] = {}
        for cell, edges in spot_list(spots):
            found.setdefault(cell, set()).add(edges)
        return {cell: frozenset(ways) for cell, ways in found.items()}


@dataclass(frozen=True, slots=True)
class Carry:
    """A tile in hand: `lifted` when it follows the pointer or the cursor, else it rests in its place."""

    errand: Errand
    state: GameState
    fits: Fits
    edges: Edges
    cell: Cell | None = None
    lifted: bool = True

    @classmethod
    def take(cls, errand: Errand, state: GameState, lifted: bool = True) -> Carry:
        """Take a tile up, turned as it is printed, or as it lay on the board."""
        edges = 0 if errand.kind is Kind.ROCK else PRINTED_EDGES[errand.kind % 4]
        if errand.source is not None:
            edges = state.board.pieces[errand.source] & EDGES
        return cls(errand, state, errand.fits(state), edges, lifted=lifted)

    def turned(self, quarters: int, snap: bool = False) -> Carry:
        """Turn clockwise by quarters; with `snap` on to the next way that fits where it hovers."""
        edges = turned(self.edges, quarters)
        ways = self.fits.get(self.cell) if snap and self.cell is not None else None
        if ways:
            onward = (turned(self.edges, quarters * count) for count in range(1, 5))
            edges = next((each for each in onward if each in ways), edges)
        return replace(self, edges=edges)

    def over(self, cell: Cell | None, snap: bool) -> Carry:
        """Hover over a cell; with `snap` the tile turns to what fits there, and best of all harms nobody."""
        if cell == self.cell:
            return self
        ways = self.fits.get(cell) if snap and cell is not None else None
        edges = self._turn_for(cell, ways) if ways and cell is not None else self.edges
        return replace(self, cell=cell, edges=edges)

    def _turn_for(self, cell: Cell, ways: frozenset[Edges]) -> Edges:
        """The smallest turn of those that shut in the fewest animals and lead onto the most free spaces."""
        turns = [edges for edges in (turned(self.edges, q) for q in QUARTERS_TO_TRY) if edges in ways]
        if len(ways) == 1:
            return turns[0]
        board, kind = self.errand.board(self.state), self.errand.kind

        def harm(edges: Edges) -> tuple[int, int]:
            return cut_off(board, kind, cell, edges).bit_count(), _closed_ways(board, cell, edges)

        return min(turns, key=harm)

    @property
    def strong(self) -> frozenset[Cell]:
        """Where it fits as it is turned now."""
        return frozenset(cell for cell, ways in self.fits.items() if self.edges in ways)

    @property
    def faint(self) -> frozenset[Cell]:
        """Where it fits after turning."""
        return frozenset(cell for cell, ways in self.fits.items() if self.edges not in ways)

    def refusal_at(self, cell: Cell) -> Refusal | None:
        """Why it cannot be put there as it is turned now."""
        return refusal(self.state, self.errand.command(cell, self.edges))

    def ghost(self, preview: bool) -> Ghost | None:
        """How it would lie where it hovers; with `preview` also the water it would join."""
        if self.cell is None or not self.lifted:
            return None
        refused = self.refusal_at(self.cell)
        kind, bird, variant = self.errand.kind, self.errand.bird, self.errand.variant
        if refused is not None:
            return Ghost(kind, self.edges, self.cell, False, refused.edges, NOWHERE, bird, variant)
        joined = self._joined_at(self.cell) if preview else NOWHERE
        return Ghost(kind, self.edges, self.cell, True, 0, joined, bird, variant)

    def _joined_at(self, cell: Cell) -> frozenset[Cell]:
        """The cells whose water would be one with the tile's; a tile with an obstacle joins none."""
        if self.errand.kind.has_obstacle:
            return NOWHERE
        after = self.errand.board(self.state).with_piece(cell, piece_of(self.errand.kind, self.edges))
        water = flood(1 << cell, after.channels)
        return frozenset(other for other in range(water.bit_length()) if water >> other & 1)


def _closed_ways(board: Board, cell: Cell, edges: Edges) -> int:
    """How many open edges of a tile there would face the frame or a rock: no tile ever follows."""
    onto = sum(direction for direction, other in NEIGHBOURS[cell] if not board.pieces[other] & ROCK)
    return (edges & ~onto).bit_count()


def nearest(cells: Iterable[Cell], to: Cell) -> Cell | None:
    """The cell that lies nearest to another, in reading order among equals."""
    row, column = divmod(to, STRIDE)
    return min(
        sorted(cells),
        key=lambda cell: abs(cell // STRIDE - row) + abs(cell % STRIDE - column),
        default=None,
    )


def next_cell(cells: Iterable[Cell], here: Cell, direction: tuple[int, int]) -> Cell | None:
    """The nearest of the cells in a direction; when none lies there, on in reading order and around."""
    row, column = divmod(here, STRIDE)
    others = sorted(cell for cell in cells if cell != here)
    ahead = []
    for cell in others:
        down, right = cell // STRIDE - row, cell % STRIDE - column
        forward = right * direction[0] + down * direction[1]
        aside = abs(right * direction[1]) + abs(down * direction[0])
        if forward > 0 and aside <= forward * 2:
            ahead.append((forward + 2 * aside, cell))
    if ahead:
        return min(ahead)[1]
    return beside(others, here, sum(direction) < 0)


def beside(cells: Iterable[Cell], here: Cell, back: bool) -> Cell | None:
    """The cell that comes after another, or before it, in reading order and around."""
    others = sorted((cell for cell in cells if cell != here), reverse=back)
    passed = (cell for cell in others if (cell < here if back else cell > here))
    return next(passed, others[0] if others else None)
