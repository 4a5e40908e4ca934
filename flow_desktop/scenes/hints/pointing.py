"""What a step of a hint points at: an area, a space, a move; on the board or beside it."""

from __future__ import annotations

from dataclasses import dataclass

from flow_desktop.bots.hint_area import area_of
from flow_desktop.engine.commands import (
    Command,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCard,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Trade,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import Kind, Piece, kind_of, piece_of
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.hints.words import AREA, MOVE
from flow_desktop.scenes.play.discards import kind_key


@dataclass(frozen=True, slots=True)
class Pointed:
    """Spaces, and what is beside the board: a whole panel by its area, or widgets by their keys."""

    area: tuple[Cell, ...] = ()
    cell: Cell | None = None
    piece: Piece | None = None
    """How the tile is to lie on the space."""
    source: Cell | None = None
    """Where it comes from."""
    panel: str = ""
    keys: tuple[str, ...] = ()
    kind: Kind | None = None
    """What is to be chosen from the discard, once it is named."""

    @property
    def spaces(self) -> frozenset[Cell]:
        """Every space that is pointed at."""
        single = (each for each in (self.cell, self.source) if each is not None)
        return frozenset((*self.area, *single))

    @property
    def middle(self) -> Cell | None:
        """The space that words about it stand beside."""
        if self.cell is not None or not self.area:
            return self.cell
        return sorted(self.area)[len(self.area) // 2]

    @property
    def in_sight(self) -> frozenset[str]:
        """The keys of everything that words about it must not cover, here and where tiles are chosen."""
        kinds = () if self.kind is None else (kind_key(self.kind),)
        return frozenset((*self.keys, *kinds, *(space_key(cell) for cell in self.spaces)))


def pointing(state: GameState, command: Command, step: int, begun: bool = False) -> Pointed:
    """What a step of a hint points at; a card that is `begun` is no longer pointed at first."""
    if isinstance(command, PlaceTile):
        held = state.turn.holding
        piece = None if held is None else piece_of(held, command.edges)
        return _on_board(command.cell, step, piece)
    if isinstance(command, PlayCard):
        return _card(state, command, step, begun)
    panel, keys = _beside(state, command)
    return Pointed(panel=panel) if step == AREA else Pointed(keys=keys)


def _beside(state: GameState, command: Command) -> tuple[str, tuple[str, ...]]:
    """The panel that a command without a space belongs to, and the widgets that do it."""
    match command:
        case Draw():
            piles = state.supply.piles
            return "supply", tuple(f"pile-{number}" for number, pile in enumerate(piles) if pile)
        case DrawShown(index):
            return "supply", (f"shown-{index}",)
        case Trade():
            return "tile", ("trade",)
        case Discard():
            return "tile", ("step",)
    return "", ()


def _card(state: GameState, command: PlayCard, step: int, begun: bool) -> Pointed:
    if step == AREA and not begun:
        return Pointed(panel="hand")
    keys = (f"card-{state.hand.index(command.card)}",) if command.card in state.hand else ()
    if step != MOVE and not begun:
        return Pointed(keys=keys)
    on_board, kind = Pointed(), None
    match command:
        case PlaySupport(cell) | PlayBird(cell):
            on_board = _on_board(cell, step)
        case PlayCurrent(source, cell, edges):
            on_board = _on_board(cell, step, piece_of(kind_of(state.board.pieces[source]), edges), source)
        case PlayReturn(returned, cell, edges):
            on_board = _on_board(cell, step, piece_of(returned, edges))
            kind = returned if step == MOVE else None
    return Pointed(on_board.area, on_board.cell, on_board.piece, on_board.source, keys=keys, kind=kind)


def _on_board(cell: Cell, step: int, piece: Piece | None = None, source: Cell | None = None) -> Pointed:
    if step == AREA:
        return Pointed(area=area_of(cell))
    return Pointed(cell=cell, piece=piece, source=source) if step == MOVE else Pointed(cell=cell)
