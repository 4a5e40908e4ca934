"""A game that was played, wound to any of its moments: what every game's replay stands on."""

from collections.abc import Callable
from typing import Any, Generic

from flow_desktop.table.game import Game
from flow_desktop.table.history import C, E, Entry, S


class Reel(Generic[S, C, E]):
    """All moments of a game: 0 before the first command, then one after each."""

    def __init__(self, game: Game[S, C, E, Any], ends_turn: Callable[[Entry[S, C, E]], bool]) -> None:
        self._game = game
        self._ends_turn = ends_turn
        self.entries: tuple[Entry[S, C, E], ...] = tuple(game.history.done)

    def __len__(self) -> int:
        """The number of the last moment."""
        return len(self.entries)

    @property
    def at(self) -> int:
        """The moment it is wound to."""
        return len(self._game.history.done)

    @property
    def state(self) -> S:
        """The game at this moment."""
        return self._game.state

    def wind(self, at: int) -> None:
        """To another moment; beyond the ends it stops there."""
        history, at = self._game.history, min(max(at, 0), len(self))
        while len(history.done) > at:
            history.undo()
        while len(history.done) < at:
            history.redo()

    @property
    def events(self) -> tuple[E, ...]:
        """What the command led to that was the last one before this moment."""
        return self.entries[self.at - 1].step.events if self.at else ()

    @property
    def commands(self) -> tuple[C, ...]:
        """Everything done so far."""
        return tuple(entry.command for entry in self.entries[: self.at])

    def next_turn(self) -> int:
        """The moment after the turn that comes next."""
        later = range(self.at + 1, len(self) + 1)
        return next((at for at in later if self._ends_turn(self.entries[at - 1])), len(self))

    def previous_turn(self) -> int:
        """The moment before the turn that came last."""
        earlier = range(self.at - 1, 0, -1)
        return next((at for at in earlier if self._ends_turn(self.entries[at - 1])), 0)
