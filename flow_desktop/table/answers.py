"""What a table answers, why it may stand still, and what it asks of a journal."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol

from flow_desktop.table.game import Game
from flow_desktop.table.history import C, E, S, Sequel
from flow_desktop.table.line import Line


class Pause(StrEnum):
    """Why the clock stands still. During an animation commands are still taken; otherwise they are not."""

    PLAYER = "player"
    FOCUS = "focus"
    MENU = "menu"
    RESTORED = "restored"
    ANIMATION = "animation"


@dataclass(frozen=True)
class Done(Generic[S, C, E]):
    """What a command led to. ``commands`` holds the table's own too; ``safe``: it is on the disk."""

    step: Sequel[S, E]
    commands: tuple[C, ...]
    safe: bool


@dataclass(frozen=True)
class Changed(Generic[S, C]):
    """Commands that were taken back, or done again, and the game afterwards."""

    state: S
    commands: tuple[C, ...]
    safe: bool


class Journal(Protocol):
    """Where a table keeps its lines."""

    def append(self, lines: tuple[Line, ...]) -> bool:
        """Make the lines safe; False when the disk does not let us."""

    def keep_clock(self, total: int, elapsed: int) -> None:
        """Keep the running times between two lines."""

    def finish(self, game: Game[Any, Any, Any, Any]) -> None:
        """The game is over: keep its record."""

    def go_on(self) -> None:
        """The end was taken back: drop the record."""

    def close(self) -> None:
        """Nobody plays at this table any more."""

    def take_trouble(self) -> str:
        """A sentence when something went wrong on the disk, once; else nothing."""
