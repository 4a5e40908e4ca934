"""The small door that a scene with a board lends to whoever performs on it."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.telling.cues import Place, Tween

Point: TypeAlias = tuple[float, float]


class Stage(Protocol):
    """A scene as its performer sees it."""

    def middle(self, place: Place) -> Point | None:
        """Where a place is in the window; None for one that is not there."""

    def variant(self, cell: Cell | None) -> int | None:
        """Which drawing the tile on a space wears, or (None) the tile that was last in hand."""

    def takes(self, tween: Tween) -> bool:
        """Whether the tile is in the player's hand already, so that it only lifts and nothing has to fly."""

    def changed(self) -> None:
        """The board looks different now: spaces are covered, animals feel something else."""
