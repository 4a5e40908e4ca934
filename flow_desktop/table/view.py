"""What can be seen of a table: everything that scenes draw and speak. Looking changes nothing."""

import time

from flow_desktop.engine import GameState, Options, Step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Record
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.table.announcing import Announcer
from flow_desktop.table.answers import Journal, Pause
from flow_desktop.table.clock import RoundClock, Source
from flow_desktop.table.deeds import Summary, summary
from flow_desktop.table.game import Game
from flow_desktop.table.history import Entry, completes_turn
from flow_desktop.table.seats import Seat
from flow_desktop.table.words import ALREADY_SEEN, GAME_ENDED, NOTHING_TO_UNDO


class TableView:
    """A game, its clock and its journal, to look at."""

    def __init__(
        self,
        game: Game,
        source: Source = time.monotonic,
        journal: Journal | None = None,
        pauses: frozenset[Pause] = frozenset(),
    ) -> None:
        self._game = game
        self._journal = journal
        self._clock = RoundClock(game.setting, source, game.total, game.elapsed)
        self._begun: Card | None = None
        self._pauses = pauses
        self._announcer = Announcer()

    @property
    def state(self) -> GameState:
        """The game as the rules see it."""
        return self._game.state

    @property
    def opening(self) -> Step:
        """How the game was set up."""
        return self._game.history.first

    @property
    def options(self) -> Options:
        """What was decided before the game."""
        return self._game.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self._game.seats

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self._game.seats[self.state.turn.player]

    @property
    def setting(self) -> Clock:
        """The clock in force."""
        return self._game.setting

    @property
    def remaining(self) -> float | None:
        """Seconds left of the round; None when seconds are not counted."""
        return self._clock.remaining

    @property
    def turns_left(self) -> int | None:
        """Turns left until the wave; None when turns are not counted."""
        turns = self.setting.turns
        return None if turns is None else max(0, turns - self._game.completed_turns)

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
    def begun(self) -> Card | None:
        """The card that the current player has begun to play."""
        return self.state.turn.begun or self._begun

    @property
    def moves(self) -> tuple[Entry, ...]:
        """What was done so far, without what was taken back."""
        return tuple(self._game.history.done)

    def record(self) -> Record:
        """The game so far as a record."""
        return self._game.record()

    def summary(self) -> Summary:
        """The game so far in numbers."""
        done = self._game.history.done
        turns = sum(completes_turn(entry.command) for entry in done)
        return summary(self.opening.state, [entry.step for entry in done], self.time, turns)

    def take_trouble(self) -> str:
        """A sentence for the players when saving does not work, once; else nothing."""
        return "" if self._journal is None else self._journal.take_trouble()

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._game.history.undone) and not self.paused

    def why_not_undo(self) -> str:
        """Why the last command cannot be taken back, as a sentence; nothing when it can."""
        if self._game.history.may_undo(self.setting):
            return Refusal(Code.NO_CLOCK).sentence if self.paused else ""
        if not self._game.history.done:
            return NOTHING_TO_UNDO
        return GAME_ENDED if self.state.result is not None else ALREADY_SEEN
