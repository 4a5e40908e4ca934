"""What happens at a table is announced: once, in order, to all who listen, after it is safe on the disk.

Whoever shows, tells, counts or teaches listens here; nobody who gives a command has to tell the others.
"""

from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import Generic

from flow_desktop.table.history import C, E, S
from flow_desktop.values import dataclass


class By(StrEnum):
    """Through whom something happened."""

    HAND = "hand"  # somebody who sits here
    PARTNER = "partner"  # a seat that the program plays
    LESSON = "lesson"
    CLOCK = "clock"  # the bell: the table's own command
    UNDO = "undo"  # commands were taken back
    REDO = "redo"  # and done again


@dataclass(frozen=True)
class Happening(Generic[S, C, E]):
    """Commands that changed the game, what they led to, and the game before and after.

    Commands that were taken back lead to no events; they count no longer. ``safe``: it is on the disk.
    """

    commands: tuple[C, ...]
    events: tuple[E, ...]
    before: S
    after: S
    by: By
    safe: bool = False

    @property
    def forward(self) -> bool:
        """Whether the game went on, and was not taken back."""
        return self.by is not By.UNDO


class Announcer(Generic[S, C, E]):
    """Tells listeners, in the order in which they came; what happens meanwhile is told afterwards."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Happening[S, C, E]], None]] = []
        self._untold: deque[Happening[S, C, E]] = deque()
        self._telling = False

    def listen(self, listener: Callable[[Happening[S, C, E]], None]) -> Callable[[], None]:
        """Tell this listener too from now on; gives what ends that."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def tell(self, happening: Happening[S, C, E]) -> None:
        """Tell everybody; a listener that gives a command itself is not told of it before the others are."""
        self._untold.append(happening)
        if self._telling:
            return
        self._telling = True
        failed: Exception | None = None
        try:
            while self._untold:
                told = self._untold.popleft()
                for listener in tuple(self._listeners):
                    if listener in self._listeners:  # it may have left meanwhile
                        try:
                            listener(told)
                        except Exception as error:  # everybody else hears it all the same
                            failed = failed or error
        finally:
            self._telling = False
        if failed is not None:
            raise failed
