"""What a table answers, why it may stand still, and what it asks of a journal."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from flow_desktop.engine import GameState, Step
from flow_desktop.engine.commands import Command
from flow_desktop.engine.record import Record
from flow_desktop.table.clock import ClockWarning, Gap
from flow_desktop.table.line import Line


class Pause(StrEnum):
    """Why the clock stands still. During an animation commands are still taken; otherwise they are not."""

    PLAYER = "player"
    FOCUS = "focus"
    MENU = "menu"
    RESTORED = "restored"
    ANIMATION = "animation"


@dataclass(frozen=True, slots=True)
class Done:
    """What a command led to. ``commands`` holds the table's own too; ``safe``: it is on the disk."""

    step: Step
    commands: tuple[Command, ...]
    safe: bool


@dataclass(frozen=True, slots=True)
class Changed:
    """Commands that were taken back, or done again, and the game afterwards."""

    state: GameState
    commands: tuple[Command, ...]
    safe: bool


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """The round's time is over and the table has said so; ``done`` tells what that led to."""

    done: Done


ClockEvent: TypeAlias = ClockWarning | Gap | TimeIsUp


class Journal(Protocol):
    """Where a table keeps its lines."""

    def append(self, lines: tuple[Line, ...]) -> bool:
        """Make the lines safe; False when the disk does not let us."""

    def keep_clock(self, total: int, elapsed: int) -> None:
        """Keep the running times between two lines."""

    def finish(self, record: Record) -> None:
        """The game is over: keep its record."""

    def go_on(self) -> None:
        """The end was taken back: drop the record."""

    def close(self) -> None:
        """Nobody plays at this table any more."""

    def take_trouble(self) -> str:
        """A sentence when something went wrong on the disk, once; else nothing."""
