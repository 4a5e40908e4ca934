"""A finished game under study: its tide as it is worked out, kept with the game, and any of its moments."""

import time
from dataclasses import replace

from flow_desktop.app.shell import Shell
from flow_desktop.bots.analysis import (
    GameTide,
    TideError,
    TideLevel,
    TideMoment,
    read_tide,
    without_repeats,
    write_tide,
)
from flow_desktop.bots.analysis_worker import Analyst, AnalystHere
from flow_desktop.engine.record import Record
from flow_desktop.engine.tiles import EDGES, kind_of
from flow_desktop.rounds.tape import Tape
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.hints.pointing import pointing
from flow_desktop.scenes.hints.words import MOVE
from flow_desktop.scenes.play.drawings import DrawingsNow, dressed
from flow_desktop.scenes.start import home_of, people_of

NOTE = "tide"


class Study:
    """Begins when it is first looked at; what is known about a kept game already is not worked out again."""

    def __init__(self, shell: Shell, record: Record, name: str) -> None:
        self._shell = shell
        self._name = name
        self.tape = Tape(record, people_of(shell))
        self._drawings = DrawingsNow(self.tape.table)
        self.tide: GameTide | None = self._kept()
        self.levels: tuple[TideLevel, ...] = self.tide.levels() if self.tide else ()
        self._analyst: AnalystHere | None = None
        if self.tide is None:
            real = shell.now is time.monotonic
            self._analyst = Analyst(record) if real else AnalystHere(record, None)
        self.chosen = 0

    def _kept(self) -> GameTide | None:
        """What was noted about the game; what makes no sense is worked out anew."""
        if not self._name:
            return None
        written = home_of(self._shell).library.note(self._name, NOTE)
        try:
            return None if written is None else read_tide(written, len(self.tape))
        except TideError:
            return None

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out."""
        return self._analyst is not None

    @property
    def done(self) -> float:
        """How much is worked out, 0 to 1."""
        return 0.0 if self.tide is None else min(1.0, self.tide.done / self.tide.total)

    def advance(self) -> bool:
        """Look what has come; True when there is more to show."""
        better = self._analyst.poll() if self._analyst is not None else None
        if better is not None:
            self.take(better)
        return better is not None

    def take(self, better: GameTide) -> None:
        """Show this tide; a complete one is kept with the game."""
        first = self.tide is None
        self.tide, self.levels = better, better.levels()
        if first:
            self.chosen = len(self.levels) - 1
        self.chosen = min(self.chosen, len(self.levels) - 1)
        if better.complete:
            self.close()
            if self._name:
                home_of(self._shell).library.keep_note(self._name, NOTE, write_tide(better))

    def close(self) -> None:
        """Nobody waits for the rest any more."""
        if self._analyst is not None:
            self._analyst.close()
            self._analyst = None

    @property
    def level(self) -> TideLevel | None:
        """The point that is looked at."""
        return self.levels[self.chosen] if self.levels else None

    @property
    def moments(self) -> tuple[TideMoment, ...]:
        """The decisions that mattered."""
        return without_repeats(self.tide.moments) if self.tide else ()

    @property
    def skill(self) -> float:
        """What the decisions of all came to."""
        return sum(self.tide.skill) if self.tide else 0.0

    def board_at(self, at: int) -> BoardShow:
        """The board after so many commands."""
        self.tape.wind(at)
        return dressed(self.tape.table.state.board, self._drawings())

    def before(self, moment: TideMoment) -> BoardShow:
        """The board before a decision, with the better move as a hint would show it."""
        show = self.board_at(moment.at)
        better = moment.played if moment.good else moment.other
        shown = pointing(self.tape.table.state, better, MOVE, begun=True)
        if shown.cell is None:
            return show
        if shown.piece is None:
            return replace(show, targets=frozenset({shown.cell}))
        source = frozenset() if shown.source is None else frozenset({shown.source})
        ghost = Ghost(kind_of(shown.piece), shown.piece & EDGES, shown.cell)
        return replace(show, ghost=ghost, targets=source)
