"""The table: one game of Flow being played. Scenes give commands and look at the clock."""

import time
from dataclasses import replace
from typing import Final, TypeAlias

from flow_desktop import table
from flow_desktop.engine import GameState, Options, Phase, refusal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Roll, TimeUp, completes_turn
from flow_desktop.engine.events import Event
from flow_desktop.engine.options import CLOCK_OFF, Clock
from flow_desktop.engine.record import Record
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.rounds.box import RULES, record_of
from flow_desktop.rounds.clock import ClockWarning, Gap, RoundClock, RoundEnded
from flow_desktop.rounds.deeds import Summary, summary
from flow_desktop.rounds.turns import Game, completed_turns
from flow_desktop.table.announcing import By
from flow_desktop.table.line import Verb
from flow_desktop.table.seats import Seat
from flow_desktop.table.stopwatch import Source
from flow_desktop.table.view import Journal, Pause
from flow_desktop.values import dataclass

Done: TypeAlias = table.Done[GameState, Command, Event]
Changed: TypeAlias = table.Changed[GameState, Command]
Happening: TypeAlias = table.Happening[GameState, Command, Event]


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """The round's time is over and the table has said so; ``done`` tells what that led to."""

    done: Done


UNHURRIED: Final = 0.5
"""How fast the clock runs in the turn of somebody who has more time."""
ClockEvent: TypeAlias = ClockWarning | Gap | TimeIsUp


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
    def unhurried(self) -> bool:
        """Whether the seat whose turn it is has more time: the clock, if it counts seconds, runs slower."""
        return self.seat.aids.more_time and not self.seat.partner and self.setting.seconds is not None

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


class Table(TableView, table.Sitting[GameState, Command, Event, Refusal]):
    """A game of Flow, its clock by rounds and its journal."""

    @classmethod
    def new(
        cls, options: Options, seats: tuple[Seat, ...] | None = None, source: Source = time.monotonic
    ) -> "Table":
        """A table that lives in memory alone; ``Home.new_table`` makes one with a journal."""
        return cls(Game(RULES, options, seats), source)

    @classmethod
    def at(cls, position: GameState, clock: Clock = CLOCK_OFF, source: Source = time.monotonic) -> "Table":
        """A table for a lesson that begins at a position; it lives in memory and has no record."""
        options = replace(position.setup.options, clock=clock)
        return cls(Game(RULES, options, position=position), source)

    def do(self, command: Command, by: By = By.HAND) -> Done | Refusal:
        """Carry out a command; it is safe on the disk, and announced, before this returns."""
        if isinstance(command, TimeUp) and self.state.turn.time_up:
            return Refusal(Code.NO_CLOCK)
        return super().do(command, by)

    def begin_card(self, card: Card) -> Refusal | None:
        """The current player begins to play a card: the bell will wait for it (R13)."""
        if self.state.turn.phase is Phase.WAVE:
            return Refusal(Code.WAVE_DUE)
        refused = refusal(self.state, TimeUp(card))
        if refused is None and self.state.turn.begun not in (None, card):
            refused = Refusal(Code.CARD_BEGUN, card=str(self.state.turn.begun))
        if refused is None:
            self._begun = card
        return refused

    def cancel_card(self) -> Refusal | None:
        """The card goes back to the hand; after the bell it has to be played."""
        begun = self.state.turn.begun
        if begun is not None:
            return Refusal(Code.CARD_BEGUN, card=begun)
        self._begun = None
        return None

    def call_wave(self) -> Done | Refusal:
        """With the clock off, the players say when the round is over."""
        if self.setting.seconds is not None or self.setting.turns is not None:
            return Refusal(Code.NO_WAVE)
        return self.do(self._bell())

    def set_clock(self, setting: Clock) -> None:
        """Set another clock, between rounds or during one (T1, T7)."""
        self._clock.change(setting)
        self._write(self._line(Verb.SETTING, str(setting)))
        self._sync()

    def tick(self) -> list[ClockEvent]:
        """Look at the clock, at least once a second: what has become due, and the bell when it is time."""
        if self.paused:
            return []
        told: list[ClockEvent] = []
        self._clock.pace = UNHURRIED if self.unhurried else 1.0
        for due in self._clock.take_due():
            if not isinstance(due, RoundEnded):
                told.append(due)
            elif self._is_timed():
                told.append(self._ring(Verb.DO))
        if self._turns_are_over():
            told.append(self._ring(Verb.AUTO))
        self.keep_time()
        return told

    def _ring(self, verb: Verb) -> TimeIsUp:
        bell = self._bell()
        return TimeIsUp(self._carry_out(bell, RULES.step(self.state, bell), By.CLOCK, verb))

    def _bell(self) -> TimeUp:
        """The clock's command; a begun card is named if it can still be played."""
        named = TimeUp(self._begun)
        return named if refusal(self.state, named) is None else TimeUp()

    def _is_timed(self, state: GameState | None = None) -> bool:
        turn = (state or self.state).turn
        return turn.phase in (Phase.TURN, Phase.HOLDING) and not turn.time_up

    def _own_command(self, command: Command, after: GameState) -> Command | None:
        """The bell after the last turn of a round that is counted in turns."""
        last = completes_turn(command) and self.turns_left == 1 and self._is_timed(after)
        return TimeUp() if last else None

    def _turns_are_over(self) -> bool:
        """Whether the bell after the last counted turn is missing: its line was torn off the journal."""
        done = self._game.history.done
        return (
            self.turns_left == 0
            and bool(done)
            and completes_turn(done[-1].command)
            and self.state.turn.phase is Phase.TURN
            and not self.state.turn.time_up
        )

    def _done(self, commands: tuple[Command, ...]) -> None:
        self._begun = None
        if any(isinstance(command, Roll) for command in commands):
            self._clock.start()
