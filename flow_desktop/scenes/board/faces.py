"""What is to be seen at rest on each space: a value that says whether a space must be drawn anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS, Animal, Cell, animals_in
from flow_desktop.engine.tiles import EDGES, Piece
from flow_desktop.scenes.board.show import BoardShow, Mood, mood_of
from flow_desktop.scenes.board.ways import Strand, strands

_ANIMAL_AT: Final = {cell: animal for animal, cell in ANIMAL_CELLS.items()}


class Face(NamedTuple):
    """One space at rest."""

    piece: Piece
    reached: bool = False
    strands: tuple[Strand, ...] = ()
    mood: Mood | None = None
    aboard: tuple[Animal, ...] = ()
    """Whose badges the boat wears."""
    dimmed: bool = False
    variant: int | None = None
    """The drawing of its tile."""


Moods = tuple[tuple[Animal, Mood], ...]
Resting = tuple[bytes, frozenset[Cell], frozenset[Cell] | None, Moods, bool, Mapping[Cell, int]]


def resting(show: BoardShow) -> Resting:
    """The part of a show that faces are made of; equal parts have equal faces."""
    moods = tuple(show.moods.items())
    return show.board.pieces, show.hidden, show.dimmed, moods, show.covered, show.variants


def faces_of(show: BoardShow) -> dict[Cell, Face]:
    """All 49 faces."""
    if show.covered:
        boat = show.board.pieces[BOAT]
        covered = BoardShow(START.with_boat(boat & EDGES))
        return {cell: face._replace(dimmed=True) for cell, face in faces_of(covered).items()}
    runs = strands(show.board)
    return {cell: _face(show, cell, runs.get(cell, ())) for cell in CELLS}


def _face(show: BoardShow, cell: Cell, runs: tuple[Strand, ...]) -> Face:
    board: Board = show.board
    dimmed = show.dimmed is not None and cell in show.dimmed
    if cell in show.hidden:
        return Face(0, dimmed=dimmed)
    return Face(
        board.pieces[cell],
        bool(board.reached >> cell & 1),
        runs,
        mood_of(show, _ANIMAL_AT[cell]) if cell in _ANIMAL_AT else None,
        animals_in(board.joined) if cell == BOAT else (),
        dimmed,
        show.variants.get(cell) if board.pieces[cell] else None,
    )
