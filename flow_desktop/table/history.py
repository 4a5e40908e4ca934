"""The commands of a game that count, in order, and those that were taken back."""

from typing import Any, Generic, Protocol, TypeVar

from flow_desktop.values import dataclass

S = TypeVar("S")  # the state of a game, as its rules see it
C = TypeVar("C")  # a command of its players
E = TypeVar("E")  # an event that a command led to
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class Sequel(Protocol[S_co, E_co]):
    """What a command led to: the step of any game."""

    @property
    def state(self) -> S_co:
        """The game afterwards."""

    @property
    def events(self) -> tuple[E_co, ...]:
        """What happened, in order."""


@dataclass(frozen=True)
class Sum(Generic[S, E]):
    """A sequel that is put together at the table: of several commands, or of none."""

    state: S
    events: tuple[E, ...] = ()


@dataclass(frozen=True)
class Entry(Generic[S, C, E]):
    """A command that was carried out, when, under which setting, and what it led to."""

    time: int  # milliseconds of running game time
    command: C
    step: Sequel[S, E]
    setting: Any
    follows: bool = False  # sent by the table itself after the command before; taken back with it


class History(Generic[S, C, E]):
    """What was done, in order, and what was taken back and can be done again."""

    def __init__(self, first: Sequel[S, E]) -> None:
        self.first = first
        self.done: list[Entry[S, C, E]] = []
        self.undone: list[tuple[Entry[S, C, E], ...]] = []

    @property
    def state(self) -> S:
        """The game as it stands."""
        return self.done[-1].step.state if self.done else self.first.state

    def do(self, entry: Entry[S, C, E]) -> None:
        """Add what was done; what had been taken back before can no longer be done again."""
        self.undone.clear()
        self.done.append(entry)

    def last(self) -> tuple[Entry[S, C, E], ...]:
        """The last command together with what followed it by itself."""
        start = len(self.done) - 1
        while start > 0 and self.done[start].follows:
            start -= 1
        return tuple(self.done[max(start, 0) :])

    def undo(self) -> tuple[Entry[S, C, E], ...]:
        """Take the last command back, with what followed it."""
        group = self.last()
        if group:
            del self.done[-len(group) :]
            self.undone.append(group)
        return group

    def redo(self) -> tuple[Entry[S, C, E], ...]:
        """Do again what was taken back last."""
        if not self.undone:
            return ()
        group = self.undone.pop()
        self.done.extend(group)
        return group
