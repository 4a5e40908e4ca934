"""A game being played, as the sum of its lines: alive at the table and read back from the journal alike."""

import json
from typing import Any, Generic, TypeAlias

from flow_desktop.table.box import F, Rules
from flow_desktop.table.history import C, E, Entry, History, S, Sum
from flow_desktop.table.line import Line, LineError, Verb
from flow_desktop.table.seats import Seat, SeatError, default_seats


class Game(Generic[S, C, E, F]):
    """Options, seats, the history, the settings so far, and the running times of the last line."""

    def __init__(
        self,
        rules: Rules[S, C, E, F],
        options: Any,
        seats: tuple[Seat, ...] | None = None,
        position: S | None = None,
    ) -> None:
        """Begin a game; a lesson begins at a position of its own, and has no record to replay."""
        self.rules = rules
        self.options = options
        self.seats = default_seats(options.players) if seats is None else seats
        if len(self.seats) != options.players:
            raise SeatError("Every player has one seat.")
        self.settings: tuple[Any, ...] = (rules.first_setting(options),)
        self.set_at = 0  # the number of entries before the present setting
        self.history: History[S, C, E] = History(
            rules.new_game(options) if position is None else Sum(position)
        )
        self.taken_back: tuple[C, ...] = ()  # every command that ever was, also when it was done again
        self.advice = (0,) * len(self.seats)  # how often each seat was given advice
        self.given_up = False
        self.waiting = True  # for the players to be ready
        self.total = 0
        self.elapsed = 0

    @property
    def state(self) -> S:
        """The game as the rules see it."""
        return self.history.state

    @property
    def setting(self) -> Any:
        """The setting in force."""
        return self.settings[-1]

    @property
    def is_over(self) -> bool:
        """Whether nobody can play on."""
        return self.rules.is_over(self.state)

    def apply(self, line: Line, known: Entry[S, C, E] | None = None) -> None:
        """Let a line happen; ``known`` is its entry if it is worked out. Nonsense raises LineError."""
        if line.total < self.total:
            raise LineError("Time cannot run backwards.")
        try:
            self._apply(line, known)
        except ValueError as error:
            raise LineError(str(error)) from error
        self.total, self.elapsed = line.total, line.elapsed

    def _apply(self, line: Line, known: Entry[S, C, E] | None) -> None:
        match line.verb:
            case Verb.DO | Verb.AUTO:
                entry = known or self._read_entry(line)
                self.history.do(entry)
                self._await_ready(entry.command)
            case Verb.UNDO:
                group = self._checked(self.history.undo())
                self.taken_back += tuple(entry.command for entry in group)
                self.set_at = min(self.set_at, len(self.history.done))
                self.waiting = False
            case Verb.REDO:
                self._await_ready(self._checked(self.history.redo())[-1].command)
            case Verb.READY:
                self.waiting = False
            case Verb.SETTING:
                self.settings = (*self.settings, self.rules.read_setting(line.rest))
                self.set_at = len(self.history.done)
            case Verb.GIVEN_UP | Verb.TAKEN_UP:
                self.given_up = line.verb is Verb.GIVEN_UP and not self.is_over
            case Verb.SEAT:
                self._set_seat(line.rest)
            case Verb.ADVICE:
                index = self._seat_index(line.rest)
                self.advice = (*self.advice[:index], self.advice[index] + 1, *self.advice[index + 1 :])

    def _read_entry(self, line: Line) -> Entry[S, C, E]:
        command = self.rules.read_command(line.rest)
        step = self.rules.step(self.state, command)
        return Entry(line.total, command, step, self.setting, line.verb is Verb.AUTO)

    def _await_ready(self, command: C) -> None:
        self.waiting = not self.is_over and self.rules.waits(self.state, command)

    def _checked(self, group: tuple[Entry[S, C, E], ...]) -> tuple[Entry[S, C, E], ...]:
        if not group:
            raise LineError("There is nothing to take back or to do again.")
        return group

    def _set_seat(self, rest: str) -> None:
        number, _, text = rest.partition(" ")
        index = self._seat_index(number)
        try:
            seat = Seat.from_json(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise LineError("A seat cannot be read.") from error
        self.seats = (*self.seats[:index], seat, *self.seats[index + 1 :])

    def _seat_index(self, number: str) -> int:
        if number not in {str(seat + 1) for seat in range(len(self.seats))}:
            raise LineError("Nobody sits there.")
        return int(number) - 1


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
