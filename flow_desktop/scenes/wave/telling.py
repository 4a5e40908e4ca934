"""Tells a wave as time goes by: what the board shows, what is heard, written and spoken at each beat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from flow_desktop.app.shell import Shell
from flow_desktop.engine.events import BirdSaved, DiceRolled, Event, ObstacleHeld, TileWashedAway
from flow_desktop.engine.geometry import WIDTH, Cell
from flow_desktop.engine.state import GameState
from flow_desktop.scenes.telling.events import dice_words
from flow_desktop.scenes.telling.sounds import sound_of, volume_of
from flow_desktop.scenes.wave import shows
from flow_desktop.scenes.wave.performance import Performance
from flow_desktop.scenes.wave.stage import Stage
from flow_desktop.scenes.wave.storyline import Part
from flow_desktop.scenes.wave.warming import warming
from flow_desktop.widgets.look import Look

LIGHTING: Final = 0.3
WAKING: Final = 0.05
"""Seconds from one row to the next when the veil leaves the board."""
CLEARING: Final = 0.35
KNOCK: Final = 0.5


class Telling:
    """One wave being told; `now` is the seconds since the dice left the hand."""

    def __init__(
        self,
        shell: Shell,
        stage: Stage,
        before: GameState,
        after: GameState,
        risk: frozenset[Cell],
        performance: Performance,
    ) -> None:
        self.performance = performance
        self.now = 0.0
        self._shell = shell
        self._stage = stage
        self._before, self._after = before, after
        self._risk = risk
        self._awake = 0
        px = stage.board_view.cell_px
        self._warming: Iterator[None] = warming(self._look, px, performance.outcome, before.board)

    @property
    def _look(self) -> Look:
        return Look.of(self._shell)

    @property
    def part(self) -> Part:
        """Where the story is."""
        return self.performance.part(self.now)

    def draw(self, surface: pygame.Surface) -> None:
        """Everything that moves."""
        self.performance.draw(surface, self._look, self._stage.board_view, self.now)

    def advance(self, seconds: float) -> None:
        """Let the story go on."""
        next(self._warming, None)
        for click in self.performance.clicks(self.now, self.now + seconds):
            self._shell.audio.play("place", volume=KNOCK * click.strength)
        self._go_to(self.now + seconds)

    def skip(self) -> None:
        """First to the lying dice, then to the end; what is skipped is not heard."""
        tumbled = self.performance.tumbled
        self._go_to(tumbled if self.now < tumbled else self.performance.story.ended, skipped=True)

    def _go_to(self, now: float, skipped: bool = False) -> None:
        performance = self.performance
        before, self.now = self.now, now
        if now < performance.tumbled:
            self._wake(WIDTH - 1 - int((performance.tumbled - now) / WAKING))
            return
        story, outcome = performance.story, performance.outcome
        self.now = min(now, story.ended)
        met = performance.met(self.now)
        if met and met != self._stage.board_view.show.hidden:
            self._stage.show(self._look, shows.flooded(self._before, outcome, met))
        for beat in story.between(before, self.now):
            self._tell(beat.event, silent=skipped)
        if self.now >= story.ended:
            self._stage.show(self._look, shows.told(self._after, outcome), CLEARING)

    def _wake(self, rows: int) -> None:
        """While the dice come to rest the veil leaves the board, row by row."""
        if rows > self._awake:
            self._awake = rows
            self._stage.show(self._look, shows.threatened(self._before, self._risk, rows))

    def _tell(self, event: Event, silent: bool) -> None:
        """Show and sound one beat; the dice are always named."""
        if isinstance(event, DiceRolled):
            self._show_lines()
        elif isinstance(event, TileWashedAway | BirdSaved | ObstacleHeld) and not silent:
            name = sound_of(event)
            if name is not None:
                self._shell.audio.play(name, volume=volume_of(event))

    def _show_lines(self) -> None:
        """The dice lie: light their lines, name them, and let the sea be heard."""
        outcome = self.performance.outcome
        self._stage.show(self._look, shows.lit(self._before, outcome), LIGHTING)
        words = dice_words(outcome.dice)
        self._shell.captions.show(words)
        self._shell.speech.say(words)
        self._shell.audio.play("wave")
