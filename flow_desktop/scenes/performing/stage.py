"""The small door that a scene with a board lends to whoever performs on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.motions import Motions, Point
from flow_desktop.scenes.telling.cues import OnBoard, Overboard, Place, Tween


class Stage(Protocol):
    """A scene as its performer sees it."""

    def middle(self, place: Place) -> Point | None:
        """Where a place is in the window; None for one that is not there."""

    def variant(self, cell: Cell | None) -> int | None:
        """Which drawing the tile on a space wears, or (None) the tile that was last in hand."""

    def takes(self, tween: Tween) -> bool:
        """Whether the scene shows this itself and nothing flies: a tile at the pointer is only lifted."""

    def changed(self, motions: Motions) -> None:
        """The board looks different now: spaces are covered, lines lit, animals feel something else."""


class BoardStage:
    """A board and nothing else, as a page or a replay has it: what lies beside it does not move."""

    def __init__(self, board_view: BoardView) -> None:
        self.board_view = board_view

    def middle(self, place: Place) -> Point | None:
        """Only the board is there."""
        if isinstance(place, OnBoard | Overboard):
            return self.board_view.cell_rect(place.cell).center
        return None

    def variant(self, cell: Cell | None) -> int | None:
        """The drawings that the board shows."""
        return None if cell is None else self.board_view.show.variants.get(cell)

    def takes(self, tween: Tween) -> bool:
        """Everything flies."""
        return False

    def changed(self, motions: Motions) -> None:
        """The board leaves out what flies, and shows what is lit and felt."""
        show = self.board_view.show
        self.board_view.show = replace(show, hidden=motions.covered, moods=motions.moods, lines=motions.lines)
