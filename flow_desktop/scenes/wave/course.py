"""The course of a throw: what it may hit, the die that is chosen, the throw, and the story told after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from flow_desktop.app.shell import Shell
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.geometry import WIDTH, Cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.risk import at_risk
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.wave import shows
from flow_desktop.scenes.wave.hand import Point
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.scenes.wave.performance import Performance
from flow_desktop.scenes.wave.stage import Stage
from flow_desktop.scenes.wave.storyline import Part
from flow_desktop.scenes.wave.telling import LIGHTING, Telling
from flow_desktop.scenes.wave.throwing import throw_dice
from flow_desktop.widgets.look import Look

RUNNING = (Part.TUMBLE, Part.REVEAL, Part.FLOOD)
"""The parts in which the story goes on by itself and can be skipped."""


class Course:
    """One throw, from dice that wait to the end of the story; only the engine decides what comes of it."""

    def __init__(self, table: Table, stage: Stage) -> None:
        self.table = table
        self.stage = stage
        self.before = table.state
        self.calm = table.state.turn.calm
        self.thrower = table.state.turn.player
        self.die: Die | None = None
        self.telling: Telling | None = None
        self._risks: dict[Die | None, frozenset[Cell]] = {}

    @property
    def part(self) -> Part | None:
        """Where the story is; None before the throw."""
        return None if self.telling is None else self.telling.part

    @property
    def outcome(self) -> Outcome | None:
        """What the wave did, once the dice are thrown."""
        return None if self.telling is None else self.telling.performance.outcome

    @property
    def risk(self) -> frozenset[Cell]:
        """The spaces that the throw may hit, with the die that is chosen."""
        if self.die not in self._risks:
            self._risks[self.die] = at_risk(self.before, self.die)
        return self._risks[self.die]

    def threats(self) -> Iterator[BoardShow]:
        """The board as it dims where no throw can hit, some rows at a time."""
        for awake in range(WIDTH - 1, -1, -2):
            yield shows.threatened(self.before, self.risk, awake)

    def choose(self, look: Look, die: Die) -> None:
        """Calm waters: this die will be thrown."""
        self.die = die
        self.stage.show(look, shows.threatened(self.before, self.risk), LIGHTING)

    def throw(self, shell: Shell, starts: Mapping[Die, Point], flick: Point | None) -> Refusal | None:
        """Throw: the engine decides what the dice show, and the dice then tumble to just that."""
        done = self.table.do(Roll(self.die))
        if isinstance(done, Refusal):
            return done
        outcome, seed = Outcome.of(done.step.events), self.before.turn.round
        window = pygame.Rect((0, 0), shell.view.size)
        tumble = throw_dice(outcome.faces, self.stage.board_view.places, window, starts, flick, seed)
        performance = Performance(outcome, self.before.board, tumble, shell.settings.reduced_motion, seed)
        self.telling = Telling(shell, self.stage, self.before, self.table.state, self.risk, performance)
        shell.audio.play("dice", volume=0.7)
        return None

    def advance(self, seconds: float) -> None:
        """Let the story go on, until everything is told."""
        if self.telling is not None and self.part is not Part.TOLD:
            self.telling.advance(seconds)

    def skip(self) -> None:
        """First to the lying dice, then to the end."""
        if self.telling is not None and self.part is not Part.TOLD:
            self.telling.skip()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything that moves."""
        if self.telling is not None:
            self.telling.draw(surface)
