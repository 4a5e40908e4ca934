"""A wave being told: the tumble of the dice, then the flood, with the storyline that both keep to.

The flood's physics is worked out beside the tumble, so that no frame waits for it.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property

import pygame

from flow_desktop.engine.board import Board
from flow_desktop.engine.events import BirdSaved, ObstacleHeld, TileWashedAway
from flow_desktop.engine.geometry import Cell
from flow_desktop.physics.dice import Click, Tumble
from flow_desktop.physics.sweep import Sweep
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.wave.dice_view import draw_die
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.scenes.wave.pace import REVEAL, STILL_TUMBLE, free_pace, still_pace, swept
from flow_desktop.scenes.wave.storyline import Pace, Part, Storyline, storyline
from flow_desktop.scenes.wave.swept_view import Flood, FreeFlood, StillFlood
from flow_desktop.scenes.wave.throwing import DIE
from flow_desktop.widgets.look import Look


@dataclass(frozen=True, slots=True)
class _Told:
    """What is known once the flood is worked out."""

    story: Storyline
    flood: Flood


class Performance:
    """One wave from the throw to the end; `still` is the version of reduced motion."""

    def __init__(self, outcome: Outcome, before: Board, tumble: Tumble, still: bool, seed: int) -> None:
        self.outcome = outcome
        self.before = before
        self.tumble = tumble
        self.still = still
        self.seed = seed

    @cached_property
    def _sweeping(self) -> Future[Sweep]:
        """The flood being worked out; asked for a frame after the throw, which has enough to do."""
        worker = ThreadPoolExecutor(1, thread_name_prefix="flood")
        sweeping = worker.submit(swept, self.outcome, self.seed)
        worker.shutdown(wait=False)
        return sweeping

    def begin_flood(self) -> Future[Sweep]:
        """Let the flood be worked out from now on, unless it is already."""
        return self._sweeping

    @property
    def tumbled(self) -> float:
        """When the dice lie."""
        return STILL_TUMBLE if self.still else self.tumble.duration

    @property
    def flooding(self) -> float:
        """When the water comes."""
        return self.tumbled + REVEAL

    @property
    def story(self) -> Storyline:
        """The beats in time."""
        return self._told.story

    def part(self, now: float) -> Part:
        """The part of the story at a moment; while the dice tumble the flood need not be known yet."""
        return Part.TUMBLE if now < self.tumbled else self.story.part(now)

    def clicks(self, before: float, now: float) -> tuple[Click, ...]:
        """The knocks of the dice between two moments; with the first look the flood is begun."""
        if self.still:
            return ()
        self.begin_flood()
        return tuple(c for c in self.tumble.clicks if before < c.time <= now)

    def faces(self, now: float) -> tuple[int, ...]:
        """The faces that the dice show at a moment."""
        return tuple(pose.face for pose in self.tumble.pose(self._tumble_time(now)))

    def met(self, now: float) -> frozenset[Cell]:
        """The spaces whose tiles the water has met, while it runs."""
        if now < self.flooding or self.part(now) is not Part.FLOOD:
            return frozenset()
        events = (beat.event for beat in self.story.between(0.0, now))
        return frozenset(
            event.cell for event in events if isinstance(event, TileWashedAway | BirdSaved | ObstacleHeld)
        )

    def draw(self, surface: pygame.Surface, look: Look, view: BoardView, now: float) -> None:
        """Everything in motion: the flood while it runs, and the dice above it."""
        if now >= self.flooding and self.part(now) is Part.FLOOD:
            self._told.flood.draw(surface, look, view, now - self.flooding, self.met(now))
        field, px = view.places.field, view.cell_px
        alpha = round(255 * min(1.0, now / STILL_TUMBLE)) if self.still else 255
        for pose in sorted(self.tumble.pose(self._tumble_time(now)), key=lambda pose: pose.height):
            draw_die(surface, pose, (field.x + pose.x * px, field.y + pose.y * px), DIE * px, alpha)

    def _tumble_time(self, now: float) -> float:
        return self.tumble.duration if self.still else now

    @cached_property
    def _told(self) -> _Told:
        pace: Pace
        if self.still:
            pace = still_pace(self.outcome)
            return _Told(storyline(self.outcome.events, pace), StillFlood(self.outcome, self.before, pace))
        wave = self._sweeping.result()
        pace = free_pace(self.outcome, self.tumble, wave)
        return _Told(storyline(self.outcome.events, pace), FreeFlood(self.outcome, self.before, wave, pace))
