"""The table: one game being played. Scenes give commands and look at the clock; nothing else changes it."""

import json
import time
from collections.abc import Callable
from dataclasses import replace

from flow_desktop.engine import GameState, Options, Phase, Step, refusal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Command, Roll, TimeUp
from flow_desktop.engine.options import CLOCK_OFF, Clock
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.table.announcing import By, Happening, Listener
from flow_desktop.table.answers import Changed, ClockEvent, Done, Pause, TimeIsUp
from flow_desktop.table.clock import RoundEnded, Source
from flow_desktop.table.game import Game
from flow_desktop.table.history import Entry, completes_turn
from flow_desktop.table.line import Line, Verb
from flow_desktop.table.seats import Seat, SeatError, default_seats
from flow_desktop.table.view import TableView


class Table(TableView):
    """A game, its clock and its journal. ``on_safe`` is called with each command once it is on the disk."""

    on_safe: Callable[[Command], None] | None = None
    _unsaid: tuple[Command, ...] = ()

    @classmethod
    def new(
        cls, options: Options, seats: tuple[Seat, ...] | None = None, source: Source = time.monotonic
    ) -> "Table":
        """A table that lives in memory alone; ``Home.new_table`` makes one with a journal."""
        return cls(Game(options, seats if seats is not None else default_seats(options.players)), source)

    @classmethod
    def at(cls, position: GameState, clock: Clock = CLOCK_OFF, source: Source = time.monotonic) -> "Table":
        """A table for a lesson that begins at a position; it lives in memory and has no record."""
        options = replace(position.setup.options, clock=clock)
        return cls(Game(options, default_seats(options.players), position), source)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell this listener everything that happens from now on, each thing once; gives what ends that."""
        return self._announcer.listen(listener)

    def do(self, command: Command, by: By = By.HAND) -> Done | Refusal:
        """Carry out a command; it is safe on the disk, and announced, before this returns."""
        if self.paused or (isinstance(command, TimeUp) and self.state.turn.time_up):
            return Refusal(Code.NO_CLOCK)
        self._clock.look()
        refused = refusal(self.state, command)
        return refused if refused is not None else self._carry_out(command, by=by)

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

    def undo(self) -> Changed | None:
        """Take the last command back; None when it cannot be (``why_not_undo``)."""
        if self.why_not_undo():
            return None
        before = self.state
        group = self._game.history.last()
        safe = self._write(self._line(Verb.UNDO))
        if before.result is not None and self._journal is not None:
            self._journal.go_on()
        return self._changed(before, group, By.UNDO, safe)

    def redo(self) -> Changed | None:
        """Do again what was taken back last; None when nothing was."""
        if not self.can_redo:
            return None
        before, group = self.state, self._game.history.undone[-1]
        safe = self._write(self._line(Verb.REDO), None, tuple(entry.command for entry in group))
        if any(isinstance(entry.command, Roll) for entry in group):
            self._clock.start()
        self._keep_if_over()
        return self._changed(before, group, By.REDO, safe)

    def set_seat(self, index: int, seat: Seat) -> None:
        """Change a seat, its aids for instance, at any time (T7)."""
        if not 0 <= index < len(self.seats):
            raise SeatError("Nobody sits there.")
        text = json.dumps(seat.to_json(), ensure_ascii=True)
        self._write(self._line(Verb.SEAT, f"{index + 1} {text}"))

    def set_clock(self, setting: Clock) -> None:
        """Set another clock, between rounds or during one (T1, T7)."""
        self._clock.change(setting)
        self._write(self._line(Verb.SETTING, str(setting)))
        self._sync()

    def ready(self) -> None:
        """The players are ready: the round's clock starts. A command given before says the same."""
        if self.waiting and self.state.result is None:
            self._write(self._line(Verb.READY))
            self._sync()

    def pause(self, why: Pause = Pause.PLAYER) -> None:
        """Stop the clock for a reason."""
        if not self._pauses and why is not Pause.ANIMATION:
            self._clock.pause()
            self._write(self._line(Verb.CLOCK))
        self._pauses |= {why}
        self._sync()

    def resume(self, why: Pause | None = None) -> None:
        """Take back one reason for standing still, or all; the clock runs when none is left."""
        self._pauses = self._pauses - {why} if why is not None else frozenset()
        self._sync()

    def tick(self) -> list[ClockEvent]:
        """Look at the clock, at least once a second: what has become due, and the bell when it is time."""
        if self.paused:
            return []
        told: list[ClockEvent] = []
        for due in self._clock.take_due():
            if not isinstance(due, RoundEnded):
                told.append(due)
            elif self._in_turn():
                told.append(TimeIsUp(self._carry_out(self._bell(), by=By.CLOCK)))
        if self._turns_are_over():
            told.append(TimeIsUp(self._carry_out(self._bell(), Verb.AUTO, By.CLOCK)))
        if self._journal is not None:
            self._journal.keep_clock(self.time, self._clock.elapsed)
        return told

    def close(self) -> None:
        """Leave the table; an unfinished game can be gone on with later."""
        self.pause()
        if self._journal is not None:
            self._journal.close()

    def _carry_out(self, command: Command, verb: Verb = Verb.DO, by: By = By.HAND) -> Done:
        before = self.state
        steps = [step(self.state, command)]
        commands = [command]
        if completes_turn(command) and self._last_turn(steps[0].state):
            commands.append(TimeUp())
            steps.append(step(steps[0].state, commands[1]))
        for own, known in zip(commands, steps, strict=True):
            line = self._line(verb if own is command else Verb.AUTO, write_command(own))
            safe = self._write(line, known, (own,))
        self._begun = None
        if isinstance(command, Roll):
            self._clock.start()
        self._sync()
        self._keep_if_over()
        events = tuple(event for each in steps for event in each.events)
        self._announcer.tell(Happening(tuple(commands), events, before, self.state, by, safe))
        return Done(Step(steps[-1].state, events), tuple(commands), safe)

    def _bell(self) -> TimeUp:
        """The clock's command; a begun card is named if it can still be played."""
        named = TimeUp(self._begun)
        return named if refusal(self.state, named) is None else TimeUp()

    def _in_turn(self, state: GameState | None = None) -> bool:
        turn = (state or self.state).turn
        return turn.phase in (Phase.TURN, Phase.HOLDING) and not turn.time_up

    def _last_turn(self, after: GameState) -> bool:
        return self.turns_left == 1 and self._in_turn(after)

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

    def _line(self, verb: Verb, rest: str = "") -> Line:
        self._clock.look()
        return Line(verb, self.time, self._clock.elapsed, rest)

    def _write(self, line: Line, known: Step | None = None, commands: tuple[Command, ...] = ()) -> bool:
        """Make a line safe, then let it happen; say which commands are safe now."""
        safe = self._journal is not None and self._journal.append((line,))
        self._game.apply(line, known)
        if self.on_safe is not None:
            said = (*self._unsaid, *commands)
            self._unsaid = () if safe else said
            for command in said if safe else ():
                self.on_safe(command)
        return safe

    def _changed(self, before: GameState, group: tuple[Entry, ...], by: By, safe: bool) -> Changed:
        self._begun = None
        self._sync()
        commands = tuple(entry.command for entry in group)
        again = by is By.REDO
        events = tuple(event for entry in group for event in entry.step.events) if again else ()
        self._announcer.tell(Happening(commands, events, before, self.state, by, safe))
        return Changed(self.state, commands, safe)

    def _keep_if_over(self) -> None:
        if self.state.result is not None and self._journal is not None:
            self._journal.finish(self.record())

    def _sync(self) -> None:
        """Let the clock run exactly when somebody is to act and nothing stands in the way."""
        if not self._pauses and not self.waiting and self._in_turn():
            self._clock.resume()
        else:
            self._clock.pause()
