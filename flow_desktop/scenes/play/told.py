"""What an action of the player's hands led to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.events import Event
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Told:
    """`done` is false when nothing of the game changed.

    The rules refuse by `refusal`; whoever sits beside the player asks for something else in `words`.
    """

    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    cell: Cell | None = None
    done: bool = False
    words: str = ""

    @property
    def refused(self) -> bool:
        """Whether it was not carried out because somebody said no."""
        return self.refusal is not None or bool(self.words)


NOTHING: Final = Told()
