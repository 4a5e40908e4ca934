"""The moves of a game that count, those taken back, and which may be taken back.

At a timed table, and wherever several people sit, a command that has revealed something hidden (a tile from
a face-down pile, the card of a trade, fishing, a roll) stays; whatever came after it can be taken back. The
bell of a timed round stays too. Alone, with the clock off or counted in turns, everything can be taken back.
"""

from dataclasses import dataclass
from typing import Final

from flow_desktop.engine import GameState, Step
from flow_desktop.engine.commands import Command, Draw, DrawShown, PlayFishing, Roll, TimeUp, Trade
from flow_desktop.engine.options import Clock

_REVEALS: Final = (Draw, Trade, PlayFishing, Roll)
_COMPLETES_NO_TURN: Final = (Draw, DrawShown, Roll, TimeUp)


def is_practice(clock: Clock, players: int) -> bool:
    """Whether everything can be taken back: one player, not counted in seconds."""
    return clock.seconds is None and players == 1


def completes_turn(command: Command) -> bool:
    """Whether a command, once carried out, is the end of a turn."""
    return not isinstance(command, _COMPLETES_NO_TURN)


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that was carried out, when, under which clock, and what it led to."""

    time: int  # milliseconds of running game time
    command: Command
    step: Step
    clock: Clock
    follows: bool = False  # sent by the table itself after the command before; taken back with it


class History:
    """What was done, in order, and what was taken back and can be done again."""

    def __init__(self, first: Step) -> None:
        self.first = first
        self.done: list[Entry] = []
        self.undone: list[tuple[Entry, ...]] = []

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        return self.done[-1].step.state if self.done else self.first.state

    def do(self, entry: Entry) -> None:
        """Add what was done; what had been taken back before can no longer be done again."""
        self.undone.clear()
        self.done.append(entry)

    def last(self) -> tuple[Entry, ...]:
        """The last command together with what followed it by itself."""
        start = len(self.done) - 1
        while start > 0 and self.done[start].follows:
            start -= 1
        return tuple(self.done[max(start, 0) :])

    def may_undo(self, clock: Clock) -> bool:
        """Whether the last command may be taken back at a table with this clock."""
        group = self.last()
        if not group:
            return False
        players = len(self.first.state.hands)
        if is_practice(clock, players) and all(is_practice(entry.clock, players) for entry in group):
            return True
        return self.state.result is None and not any(_stays(entry, clock) for entry in group)

    def undo(self) -> tuple[Entry, ...]:
        """Take the last command back, with what followed it."""
        group = self.last()
        if group:
            del self.done[-len(group) :]
            self.undone.append(group)
        return group

    def redo(self) -> tuple[Entry, ...]:
        """Do again what was taken back last."""
        if not self.undone:
            return ()
        group = self.undone.pop()
        self.done.extend(group)
        return group

    def round_start(self) -> int:
        """The index of the first entry of the present round."""
        for index in range(len(self.done) - 1, -1, -1):
            if isinstance(self.done[index].command, Roll):
                return index + 1
        return 0


def _stays(entry: Entry, clock: Clock) -> bool:
    if isinstance(entry.command, TimeUp):
        return entry.clock.seconds is not None or clock.seconds is not None
    return isinstance(entry.command, _REVEALS)
