"""A wave as it is seen at any moment: the tumble of the dice, then the flood.

The flood's physics is worked out beside the tumble, so that no frame waits for it.
"""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, animals_in
from flow_desktop.physics.dice import Tumble
from flow_desktop.physics.sweep import Sweep
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import animal_picture, animal_size
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.scenes.wave.dice_view import draw_die
from flow_desktop.scenes.wave.pace import STILL_TUMBLE, Pace, WavePart, free_pace, still_pace, swept
from flow_desktop.scenes.wave.swept_view import Flood, FreeFlood, StillFlood, bird_drawing
from flow_desktop.scenes.wave.throwing import DIE
from flow_desktop.widgets.look import Look


class WaveFilm:
    """The pictures of one wave, from the throw to the end; `still` is the version of reduced motion."""

    def __init__(self, toll: Toll, before: Board, tumble: Tumble, still: bool, seed: int) -> None:
        self.toll = toll
        self.before = before
        self.tumble = tumble
        self.still = still
        self.seed = seed

    def begin_flood(self) -> None:
        """Let the flood be worked out from now on: a frame after the throw, which has enough to do."""
        if not self.still:
            _ = self._sweeping

    @cached_property
    def _sweeping(self) -> Future[Sweep]:
        worker = ThreadPoolExecutor(1, thread_name_prefix="flood")
        sweeping = worker.submit(swept, self.toll, self.seed)
        worker.shutdown(wait=False)
        return sweeping

    @property
    def lying(self) -> float:
        """When the dice lie."""
        return STILL_TUMBLE if self.still else self.tumble.duration

    @property
    def knocks(self) -> list[tuple[float, float]]:
        """When the dice knock, and how hard; with reduced motion they do not."""
        return [] if self.still else [(click.time, click.strength) for click in self.tumble.clicks]

    @property
    def pace(self) -> Pace:
        """When everything happens; it may have to wait for the physics."""
        return self._flood[0]

    def part(self, now: float) -> WavePart:
        """The part of the story at a moment; while the dice tumble the flood need not be known yet."""
        return WavePart.TUMBLE if now < self.lying else self.pace.part(now)

    def faces(self, now: float) -> tuple[int, ...]:
        """The faces that the dice show at a moment."""
        return tuple(pose.face for pose in self.tumble.pose(self._tumble_time(now)))

    def draw(self, surface: pygame.Surface, look: Look, view: BoardView, now: float) -> None:
        """Everything in motion: the flood with the tiles that the board hides, and the dice above it."""
        if self.part(now) is WavePart.FLOOD:
            pace, flood = self._flood
            flood.draw(surface, look, view, now - pace.flooding, view.show.hidden)
        field, px = view.places.field, view.cell_px
        alpha = round(255 * min(1.0, now / STILL_TUMBLE)) if self.still else 255
        for pose in sorted(self.tumble.pose(self._tumble_time(now)), key=lambda pose: pose.height):
            draw_die(surface, pose, (field.x + pose.x * px, field.y + pose.y * px), DIE * px, alpha)

    def warming(self, look: Look, px: int) -> Iterator[None]:
        """Make one picture that the end will need at each step, the soonest needed first."""
        for animal in animals_in(self.before.joined):
            animal_picture(look, animal, Mood.ALARMED, animal_size(px))
            yield
        if self.toll.saved:
            bird_drawing(look, "bird_flying")
            yield
        for animal in ANIMAL_CELLS:
            for mood in (Mood.HOPEFUL, Mood.WAITING):
                animal_picture(look, animal, mood, animal_size(px))
                yield
        for die, face in self.toll.faces.items():
            side = look.px(46)
            look.assets.image(art("die", die, str(face)), (side, side))
            yield

    def _tumble_time(self, now: float) -> float:
        return self.tumble.duration if self.still else now

    @cached_property
    def _flood(self) -> tuple[Pace, Flood]:
        if self.still:
            pace = still_pace(self.toll)
            return pace, StillFlood(self.toll, self.before, pace)
        wave = self._sweeping.result()
        pace = free_pace(self.toll, self.tumble.duration, wave)
        return pace, FreeFlood(self.toll, self.before, wave, pace)
