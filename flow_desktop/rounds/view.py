"""What can be seen of a game of Flow at the table: everything that scenes draw and speak."""

import time
from typing import TypeAlias

from flow_desktop import table
from flow_desktop.engine import GameState, Options
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command
from flow_desktop.engine.events import Event
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Record
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds.box import record_of
from flow_desktop.rounds.clock import RoundClock
from flow_desktop.rounds.deeds import Summary, summary
from flow_desktop.rounds.turns import Game, completed_turns, completes_turn
from flow_desktop.table.seats import Seat
from flow_desktop.table.stopwatch import Source
from flow_desktop.table.view import Journal, Pause

Done: TypeAlias = table.Done[GameState, Command, Event]
Changed: TypeAlias = table.Changed[GameState, Command]
Happening: TypeAlias = table.Happening[GameState, Command, Event]


class TableView(table.SittingView[GameState, Command, Event, Refusal]):
    """A game of Flow, its clock and its journal, to look at."""

    _clock: RoundClock

    def __init__(
        self,
        game: Game,
        source: Source = time.monotonic,
        journal: Journal | None = None,
        pauses: frozenset[Pause] = frozenset(),
    ) -> None:
        super().__init__(game, source, journal, pauses)
        self._clock = RoundClock(game.setting, source, game.total, game.elapsed)
        self._begun: Card | None = None

    @property
    def options(self) -> Options:
        """What was decided before the game."""
        options: Options = self._game.options
        return options

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self._game.seats[self.state.turn.player]

    @property
    def setting(self) -> Clock:
        """The clock in force."""
        return self._clock.setting

    @property
    def remaining(self) -> float | None:
        """Seconds left of the round; None when seconds are not counted."""
        return self._clock.remaining

    @property
    def turns_left(self) -> int | None:
        """Turns left until the wave; None when turns are not counted."""
        turns = self.setting.turns
        return None if turns is None else max(0, turns - completed_turns(self._game))

    @property
    def begun(self) -> Card | None:
        """The card that the current player has begun to play."""
        return self.state.turn.begun or self._begun

    def record(self) -> Record:
        """The game so far as a record."""
        return record_of(self._game)

    def summary(self) -> Summary:
        """The game so far in numbers."""
        done = self._game.history.done
        turns = sum(completes_turn(entry.command) for entry in done)
        return summary(self.opening.state, [entry.step for entry in done], self.time, turns)
