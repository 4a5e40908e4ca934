"""What can be seen of any game being played, and what it answers. Looking changes nothing."""

import time
from enum import StrEnum
from typing import Any, Generic, Protocol

from flow_desktop.table.announcing import Announcer
from flow_desktop.table.box import F
from flow_desktop.table.game import AnyGame, Game
from flow_desktop.table.history import C, E, Entry, S, Sequel
from flow_desktop.table.line import Line
from flow_desktop.table.seats import Seat
from flow_desktop.table.stopwatch import Source, Stopwatch
from flow_desktop.table.words import ALREADY_SEEN, GAME_ENDED, NOTHING_TO_UNDO
from flow_desktop.values import dataclass


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

    @property
    def name(self) -> str:
        """The name of the game that is kept here."""

    def append(self, lines: tuple[Line, ...]) -> bool:
        """Make the lines safe; False when the disk does not let us."""

    def keep_clock(self, total: int, elapsed: int) -> None:
        """Keep the running times between two lines."""

    def finish(self, game: AnyGame) -> None:
        """The game is over: keep its record."""

    def go_on(self) -> None:
        """The end was taken back: drop the record."""

    def close(self) -> None:
        """Nobody plays at this table any more."""

    def take_trouble(self) -> str:
        """A sentence when something went wrong on the disk, once; else nothing."""


class SittingView(Generic[S, C, E, F]):
    """A game, its watch and its journal, to look at."""

    def __init__(
        self,
        game: Game[S, C, E, F],
        source: Source = time.monotonic,
        journal: Journal | None = None,
        pauses: frozenset[Pause] = frozenset(),
    ) -> None:
        self._game = game
        self._journal = journal
        self._clock = Stopwatch(source, game.total, game.elapsed)
        self._pauses = pauses
        self._announcer: Announcer[S, C, E] = Announcer()

    @property
    def state(self) -> S:
        """The game as the rules see it."""
        return self._game.history.state  # asked dozens of times a move: no step on the way but this

    @property
    def name(self) -> str:
        """The name under which the game is kept; empty for one that lives in memory alone."""
        return "" if self._journal is None else self._journal.name

    @property
    def opening(self) -> Sequel[S, E]:
        """How the game was set up."""
        return self._game.history.first

    @property
    def options(self) -> Any:
        """What was decided before the game."""
        return self._game.options

    @property
    def setting(self) -> Any:
        """What is in force and may be changed during the game."""
        return self._game.setting

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self._game.seats

    @property
    def advice(self) -> tuple[int, ...]:
        """How often each seat was given advice in this game."""
        return self._game.advice

    @property
    def is_over(self) -> bool:
        """Whether nobody can play on."""
        return self._game.is_over

    @property
    def given_up(self) -> bool:
        """Whether the players have said that they do not want to play on."""
        return self._game.given_up

    @property
    def time(self) -> int:
        """Running time of the game in milliseconds."""
        return self._clock.total

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        return self._clock.running

    @property
    def paused(self) -> bool:
        """Whether play stands still until ``resume``."""
        return bool(self._pauses - {Pause.ANIMATION})

    @property
    def waiting(self) -> bool:
        """Whether the round waits for the players to be ready."""
        return self._game.waiting

    @property
    def moves(self) -> tuple[Entry[S, C, E], ...]:
        """What was done so far, without what was taken back."""
        return tuple(self._game.history.done)

    @property
    def taken_back(self) -> tuple[C, ...]:
        """Every command that was ever taken back, also before the game was gone on with."""
        return self._game.taken_back

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._game.history.undone) and not self.paused

    def why_not_undo(self) -> str:
        """Why the last command cannot be taken back, as a sentence; nothing when it can."""
        game = self._game
        group = game.history.last()
        if not group:
            return NOTHING_TO_UNDO
        if game.rules.may_undo(group, game.setting):
            return game.rules.standing.sentence if self.paused else ""
        return GAME_ENDED if game.is_over else ALREADY_SEEN

    def take_trouble(self) -> str:
        """A sentence for the players when saving does not work, once; else nothing."""
        return "" if self._journal is None else self._journal.take_trouble()
