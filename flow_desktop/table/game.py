"""A game being played, as the sum of its lines: alive at the table and read back from the journal alike."""

import json
from dataclasses import replace

from flow_desktop.engine import GameState, Options, RefusedError, Step, new_game, step
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.notation import NotationError
from flow_desktop.engine.options import Clock, OptionsError
from flow_desktop.engine.record import Move, Record
from flow_desktop.table.history import Entry, History, completes_turn
from flow_desktop.table.line import Line, LineError, Verb
from flow_desktop.table.seats import Seat, SeatError
from flow_desktop.version import VERSION


class Game:
    """Options, seats, the clock's setting, the history, and the running times of the last line."""

    def __init__(self, options: Options, seats: tuple[Seat, ...], position: GameState | None = None) -> None:
        """Begin a game; a lesson begins at a position of its own, and has no record to replay."""
        if len(seats) != options.players:
            raise SeatError("Every player has one seat.")
        self.options = options
        self.seats = seats
        self.setting = options.clock
        self.gentlest = options.clock  # the gentlest clock used: the one that records are kept under (R20)
        self.history = History(new_game(options) if position is None else Step(position, ()))
        self.waiting = True  # for the players to be ready
        self.total = 0
        self.elapsed = 0
        self._counted_from = 0  # turns before this entry do not count for the clock

    @property
    def state(self) -> GameState:
        """The game as the rules see it."""
        return self.history.state

    @property
    def completed_turns(self) -> int:
        """The turns completed in this round, or since the clock was changed."""
        start = max(self.history.round_start(), self._counted_from)
        return sum(completes_turn(entry.command) for entry in self.history.done[start:])

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands that count, without those taken back."""
        return tuple(entry.command for entry in self.history.done)

    def record(self) -> Record:
        """The game as a record; one whose clock was changed counts as played with the gentlest."""
        moves = tuple(Move(entry.time, entry.command) for entry in self.history.done)
        names = tuple(seat.name for seat in self.seats)
        return Record(replace(self.options, clock=self.gentlest), moves, names, VERSION)

    def apply(self, line: Line, known: Step | None = None) -> None:
        """Let a line happen; ``known`` is its step if it is worked out already. Nonsense raises LineError."""
        if line.total < self.total:
            raise LineError("Time cannot run backwards.")
        try:
            self._apply(line, known)
        except (NotationError, RefusedError, OptionsError, SeatError) as error:
            raise LineError(str(error)) from error
        self.total, self.elapsed = line.total, line.elapsed

    def _apply(self, line: Line, known: Step | None) -> None:
        match line.verb:
            case Verb.DO | Verb.AUTO:
                self._do(line, known)
            case Verb.UNDO:
                self._checked(self.history.undo())
                self._counted_from = min(self._counted_from, len(self.history.done))
                self.waiting = False
            case Verb.REDO:
                self._await_ready(self._checked(self.history.redo())[-1].command)
            case Verb.READY:
                self.waiting = False
            case Verb.SETTING:
                self._set_clock(Clock.parse(line.rest))
            case Verb.SEAT:
                self._set_seat(line.rest)

    def _do(self, line: Line, known: Step | None) -> None:
        command = read_command(line.rest)
        entry = Entry(
            line.total, command, known or step(self.state, command), self.setting, line.verb is Verb.AUTO
        )
        self.history.do(entry)
        self._await_ready(command)

    def _await_ready(self, command: Command) -> None:
        self.waiting = isinstance(command, Roll) and self.state.result is None

    def _checked(self, group: tuple[Entry, ...]) -> tuple[Entry, ...]:
        if not group:
            raise LineError("There is nothing to take back or to do again.")
        return group

    def _set_clock(self, setting: Clock) -> None:
        self.setting = setting
        self.gentlest = max(self.gentlest, setting, key=_gentleness)
        self._counted_from = len(self.history.done)

    def _set_seat(self, rest: str) -> None:
        number, _, text = rest.partition(" ")
        if number not in {str(seat + 1) for seat in range(len(self.seats))}:
            raise LineError("Nobody sits there.")
        try:
            seat = Seat.from_json(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise LineError("A seat cannot be read.") from error
        index = int(number) - 1
        self.seats = (*self.seats[:index], seat, *self.seats[index + 1 :])


def _gentleness(clock: Clock) -> tuple[int, int]:
    if clock.seconds is not None:
        return 0, clock.seconds
    return (2, 0) if clock.turns is None else (1, clock.turns)
