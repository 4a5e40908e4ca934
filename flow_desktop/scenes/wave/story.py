"""The story of one wave: dice that wait, the throw of whoever made it, what is shown and told after it.

Its film has what is seen at any moment: the tumble of the dice, then the flood. The physics of the flood is
worked out beside the tumble, so that no frame waits for it.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.shell import Shell
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.geometry import ANIMAL_CELLS, CELLS, STRIDE, WIDTH, Cell, animals_in
from flow_desktop.engine.risk import at_risk
from flow_desktop.physics.dice import Tumble
from flow_desktop.physics.sweep import Sweep
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.board.show import NOWHERE, BoardShow, Mood
from flow_desktop.scenes.board.sprites import animal_picture, animal_size
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.backdrop import BoardBackdrop
from flow_desktop.scenes.performing.motions import Motions, Point
from flow_desktop.scenes.performing.performer import BoardStage, Performance, Performer
from flow_desktop.scenes.telling.cues import OnBoard, Tween
from flow_desktop.scenes.telling.wave import Toll, flood_timeline, throw_timeline
from flow_desktop.scenes.wave.dice_view import SHOWN, draw_die
from flow_desktop.scenes.wave.pace import STILL_TUMBLE, WavePace, WavePart, free_pace, still_pace, swept
from flow_desktop.scenes.wave.swept_view import Flood, FreeFlood, StillFlood, bird_drawing
from flow_desktop.scenes.wave.throwing import DIE, throw_dice
from flow_desktop.scenes.wave.water_view import warming
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import CONTRAST

RUNNING: Final = (WavePart.TUMBLE, WavePart.REVEAL, WavePart.FLOOD)
"""The parts in which the story goes on by itself and can be skipped."""
LIGHTING: Final = 0.3
WAKING: Final = 0.05
"""Seconds from one row to the next when the veil leaves the board."""
CLEARING: Final = 0.35


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
    def pace(self) -> WavePace:
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
        yield from self._warming_water(look, px)
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
            side = look.px(SHOWN)
            look.assets.image(art("die", die, str(face)), (side, side))
            yield

    def _warming_water(self, look: Look, px: int) -> Iterator[None]:
        """The breakers: from which sides they come is known soon after the throw."""
        if self.still:
            return
        while not self._sweeping.done():
            yield
        sides = [run.side for run in self._sweeping.result().runs]
        yield from warming(px, sides, look.theme.name == CONTRAST.name)

    def _tumble_time(self, now: float) -> float:
        return self.tumble.duration if self.still else now

    @cached_property
    def _flood(self) -> tuple[WavePace, Flood]:
        if self.still:
            pace = still_pace(self.toll)
            return pace, StillFlood(self.toll, self.before, pace)
        wave = self._sweeping.result()
        pace = free_pace(self.toll, self.tumble.duration, wave)
        return pace, FreeFlood(self.toll, self.before, wave, pace)


class Story(BoardStage):
    """One wave, from dice that wait to the end; only the engine decides what comes of it.

    It is the stage of its own performer, whose clock stands still while the scene is covered.
    """

    def __init__(self, table: Table, backdrop: BoardBackdrop) -> None:
        super().__init__(backdrop.board_view)
        self.table = table
        self.backdrop = backdrop
        self.before = self.after = table.state
        self.calm = table.state.turn.calm
        self.thrower = table.state.turn.player
        self.die: Die | None = None
        self.film: WaveFilm | None = None
        self._performance: Performance | None = None
        self._clock = 0.0
        self._known = False
        self._met: frozenset[Cell] = NOWHERE
        self._shown = BoardShow()
        self._warming: Iterator[None] = iter(())
        self._risks: dict[Die | None, frozenset[Cell]] = {}

    def begin(self, shell: Shell) -> None:
        """Be ready to perform; that the wave is coming is said by the page."""
        self._shell = shell
        self.performer = Performer(shell, self, lambda: self._clock)

    @property
    def now(self) -> float:
        """Seconds since the dice left the hand."""
        return 0.0 if self._performance is None else self._performance.told

    @property
    def part(self) -> WavePart | None:
        """Where the story is; None before the throw."""
        return None if self.film is None else self.film.part(self.now)

    @property
    def toll(self) -> Toll | None:
        """What the wave did, once the dice are thrown."""
        return None if self.film is None else self.film.toll

    # Before the throw

    @property
    def risk(self) -> frozenset[Cell]:
        """The spaces that the throw may hit, with the die that is chosen."""
        if self.die not in self._risks:
            self._risks[self.die] = at_risk(self.before, self.die)
        return self._risks[self.die]

    def threats(self) -> Iterator[BoardShow]:
        """The board as it dims where no throw can hit, some rows at a time."""
        for awake in range(WIDTH - 1, -1, -2):
            yield self._threatened(awake)

    def choose(self, die: Die) -> None:
        """Calm waters: this die will be thrown."""
        self.die = die
        self.backdrop.show(self._look, self._threatened(), LIGHTING)

    # The throw, and what follows it

    def throw(self, happening: Happening, starts: Mapping[Die, Point], flick: Point | None) -> None:
        """The dice are thrown, and the engine has decided: they tumble to just that."""
        shell, view, seed = self._shell, self.board_view, happening.before.turn.round
        toll, window = Toll.of(happening.events), pygame.Rect((0, 0), shell.view.size)
        tumble = throw_dice(toll.faces, view.places, window, starts, flick, seed)
        self.before, self.after = happening.before, happening.after
        self.die = next(each.die for each in happening.commands if isinstance(each, Roll))
        self._shown = self._threatened()
        self.film = WaveFilm(toll, self.before.board, tumble, shell.settings.reduced_motion, seed)
        self._warming = self.film.warming(self._look, view.cell_px)
        told = throw_timeline(toll.dice, self.film.knocks, self.film.lying)
        self._performance = self.performer.perform(told)

    def advance(self, seconds: float) -> None:
        """Let the story go on, until everything is told."""
        self._clock += seconds
        if self.film is None or self.part is WavePart.TOLD:
            return
        next(self._warming, None)
        self.film.begin_flood()
        if self._performance is not None and self._clock - self._performance.begun >= self.film.lying:
            self._know_flood()
        self.performer.advance()
        self.changed(self.performer.motions)

    def skip(self) -> None:
        """First to the lying dice, then to the end; what is skipped is not heard."""
        if self.film is not None and self.part is not WavePart.TOLD:
            self._know_flood()
            self.performer.skip()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything that moves."""
        if self.film is not None:
            self.film.draw(surface, self._look, self.board_view, self.now)

    def _know_flood(self) -> None:
        """The dice are about to lie: what follows is known now, and the timeline goes on with it."""
        assert self.film is not None and self._performance is not None
        if not self._known:
            self._known = True
            toll, pace = self.film.toll, self.film.pace
            detail = self.performer.shell.settings.voice_detail
            flood = flood_timeline(toll, self.table, pace.lying, pace.when, pace.ended, detail)
            self._performance.timeline = self._performance.timeline.and_then(flood)

    # The stage

    def takes(self, tween: Tween) -> bool:
        """The water has met a tile: what becomes of it is seen in the flood."""
        if isinstance(tween.start, OnBoard):
            self._met |= {tween.start.cell}
        return True

    def changed(self, motions: Motions) -> None:
        """Show the board as it is at this moment, if it looks different from before."""
        if self.film is None:
            return
        lines, fade = motions.lines, 0.0
        if self.part is WavePart.TOLD:
            moods, fade = dict.fromkeys(self.film.toll.cut_off, Mood.ALARMED), CLEARING
            show = BoardShow(board=self.after.board, lines=lines, moods=moods)
        elif self.part is WavePart.TUMBLE:
            show = self._threatened(WIDTH - 1 - int((self.film.lying - self.now) / WAKING))
        else:
            moods = dict.fromkeys(animals_in(self.before.board.joined), Mood.ALARMED)
            show = BoardShow(board=self.before.board, lines=lines, moods=moods, hidden=self._met)
            fade = LIGHTING if self._shown.lines != lines else 0.0
        if show != self._shown:
            self._shown = show
            self.backdrop.show(self._look, show, fade)

    def _threatened(self, awake: int = 0) -> BoardShow:
        """What no throw can hit is dimmed, but for the upper rows that are awake again.

        Animals, the boat and every tile stay bright: only the empty water around them darkens.
        """
        board = self.before.board
        asleep = frozenset(cell for cell in CELLS if cell // STRIDE >= awake and not board.pieces[cell])
        return BoardShow(board=board, dimmed=asleep - self.risk)

    @property
    def _look(self) -> Look:
        return Look.of(self._shell)
