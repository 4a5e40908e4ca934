"""A game being played by people who sit at it: any game. Commands go in; nothing else changes it."""

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import cast

from flow_desktop.table.announcing import By, Happening
from flow_desktop.table.box import F
from flow_desktop.table.history import C, E, Entry, S, Sequel, Sum
from flow_desktop.table.line import Line, Verb
from flow_desktop.table.seats import Seat, SeatError
from flow_desktop.table.view import Changed, Done, Pause, SittingView

LOGGER = logging.getLogger(__name__.partition(".")[0])


class Sitting(SittingView[S, C, E, F]):
    """A game, its watch and its journal. A game with a clock of its own overrides the last methods."""

    def listen(self, listener: Callable[[Happening[S, C, E]], None]) -> Callable[[], None]:
        """Tell this listener everything that happens from now on, each thing once; gives what ends that."""
        return self._announcer.listen(listener)

    def do(self, command: C, by: By = By.HAND) -> Done[S, C, E] | F:
        """Carry out a command; it is safe on the disk, and announced, before this returns."""
        rules = self._game.rules
        if self.paused:
            return rules.standing
        self._clock.look()
        answer = rules.attempt(self.state, command)
        if isinstance(answer, rules.refused):
            return answer
        return self._carry_out(command, cast("Sequel[S, E]", answer), by)

    def lay_out(self, commands: Iterable[C]) -> None:
        """Begin with commands that were given elsewhere: they are kept in one go, and announced to nobody.

        The time does not run before the players are ready, as at the start of any game.
        """
        line, lines = self._line(Verb.DO), []
        for command in commands:
            text = self._game.rules.write_command(command)
            lines.append(replace(line, rest=text))
            self._game.apply(lines[-1])
        if self._journal is not None and lines:
            self._journal.append(tuple(lines))
        self._game.waiting = not self.is_over and (self.waiting or self._is_timed())
        self._sync()

    def undo(self) -> Changed[S, C] | None:
        """Take the last command back; None when it cannot be (``why_not_undo``)."""
        if self.why_not_undo():
            return None
        before, was_over = self.state, self.is_over
        group = self._game.history.last()
        safe = self._write(self._line(Verb.UNDO))
        if was_over and self._journal is not None:
            self._journal.go_on()
        return self._changed(before, group, By.UNDO, safe)

    def redo(self) -> Changed[S, C] | None:
        """Do again what was taken back last; None when nothing was."""
        if not self.can_redo:
            return None
        before, group = self.state, self._game.history.undone[-1]
        safe = self._write(self._line(Verb.REDO))
        self._keep_if_over()
        return self._changed(before, group, By.REDO, safe)

    def set_seat(self, index: int, seat: Seat) -> None:
        """Change a seat, its aids for instance, at any time (T7)."""
        if not 0 <= index < len(self.seats):
            raise SeatError("Nobody sits there.")
        text = json.dumps(seat.to_json(), ensure_ascii=True)
        self._write(self._line(Verb.SEAT, f"{index + 1} {text}"))

    def note_advice(self, index: int) -> None:
        """A seat was given advice: it is counted, and kept with the game."""
        if not 0 <= index < len(self.seats):
            raise SeatError("Nobody sits there.")
        self._write(self._line(Verb.ADVICE, str(index + 1)))

    def ready(self) -> None:
        """The players are ready: the time runs. A command given before says the same."""
        if self.waiting and not self.is_over:
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

    def give_up(self) -> None:
        """The players do not want to play on: the game stays as it is, and is marked so."""
        self.pause()
        if not self.is_over:
            self._write(self._line(Verb.GIVEN_UP))

    def take_up(self) -> None:
        """And yet they want to."""
        if self.given_up:
            self._write(self._line(Verb.TAKEN_UP))

    def keep_time(self) -> None:
        """Look at the clock, at least once a second, and keep the running times."""
        self._clock.look()
        if self._journal is not None and not self.paused:
            self._journal.keep_clock(self.time, self._clock.elapsed)

    def close(self) -> None:
        """Leave the table; an unfinished game can be gone on with later."""
        self.pause()
        if self._journal is not None:
            self._journal.close()

    def _carry_out(self, command: C, step: Sequel[S, E], by: By, verb: Verb = Verb.DO) -> Done[S, C, E]:
        before = self.state
        commands: tuple[C, ...] = (command,)
        line, entry = self._entry(command, step, verb)
        lines, entries = [line], [entry]
        own = self._own_command(command, step.state)
        if own is not None:
            then = self._game.rules.step(step.state, own)
            line, entry = self._entry(own, then, Verb.AUTO)
            lines, entries = [*lines, line], [*entries, entry]
            commands, step = (command, own), Sum(then.state, (*step.events, *then.events))
        safe = self._write(*lines, known=entries)
        self._done(commands)
        self._sync()
        self._keep_if_over()
        self._announcer.tell(Happening(commands, step.events, before, self.state, by, safe))
        return Done(step, commands, safe)

    def _entry(self, command: C, step: Sequel[S, E], verb: Verb) -> tuple[Line, Entry[S, C, E]]:
        line = self._line(verb, self._game.rules.write_command(command))
        LOGGER.info("did %s", line.rest)
        return line, Entry(line.total, command, step, self._game.setting, verb is Verb.AUTO)

    def _line(self, verb: Verb, rest: str = "") -> Line:
        self._clock.look()
        return Line(verb, self.time, self._clock.elapsed, rest)

    def _write(self, *lines: Line, known: Sequence[Entry[S, C, E]] = ()) -> bool:
        """Make lines safe, all with one stroke, then let them happen."""
        safe = self._journal is not None and self._journal.append(lines)
        for line, entry in zip_longest(lines, known):
            self._game.apply(line, entry)
        return safe

    def _changed(self, before: S, group: tuple[Entry[S, C, E], ...], by: By, safe: bool) -> Changed[S, C]:
        commands = tuple(entry.command for entry in group)
        again = by is By.REDO
        self._done(commands if again else ())
        self._sync()
        events = tuple(event for entry in group for event in entry.step.events) if again else ()
        self._announcer.tell(Happening(commands, events, before, self.state, by, safe))
        return Changed(self.state, commands, safe)

    def _keep_if_over(self) -> None:
        if self.is_over and self._journal is not None:
            self._journal.finish(self._game)

    def _sync(self) -> None:
        """Let the clock run exactly when somebody is to act and nothing stands in the way."""
        if not self._pauses and not self.waiting and self._is_timed():
            self._clock.resume()
        else:
            self._clock.pause()

    def _is_timed(self) -> bool:
        """Whether the time of whoever is to act counts now."""
        return not self.is_over

    def _own_command(self, command: C, after: S) -> C | None:
        """A command of the table's own that follows a command, which is taken back with it."""
        return None

    def _done(self, commands: tuple[C, ...]) -> None:
        """Commands were carried out or done again; none: some were taken back."""
