"""Performs timelines on a stage, the small door that a scene with a board lends: each cue at its moment.

Places become pixels only here.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from flow_desktop.app.mixing import FANFARE_DUCK
from flow_desktop.app.player import Bus
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import CELLS, Cell
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.motions import MANNERS, Flight, Manner, Motions, Point
from flow_desktop.scenes.telling import cues
from flow_desktop.scenes.telling.cues import Timeline

SMALL: Final = 0.62
"""The size of a tile where it lies beside the board, in spaces."""
WORDS: Final = (cues.Line, cues.Wiped, cues.Spoken)
"""What nobody misses, even when the rest is skipped or stopped."""


class Stage(Protocol):
    """A scene as its performer sees it."""

    def middle(self, place: cues.Place) -> Point | None:
        """Where a place is in the window; None for one that is not there."""

    def variant(self, cell: Cell | None) -> int | None:
        """Which drawing the tile on a space wears, or (None) the tile that was last in hand."""

    def takes(self, tween: cues.Tween) -> bool:
        """Whether the scene shows this itself and nothing flies: a tile at the pointer is only lifted."""

    def changed(self, motions: Motions) -> None:
        """The board looks different now: spaces are covered, lines lit, animals feel something else."""


class BoardStage:
    """A board and nothing else, as a page or a replay has it: what lies beside it does not move."""

    def __init__(self, board_view: BoardView) -> None:
        self.board_view = board_view

    def middle(self, place: cues.Place) -> Point | None:
        """Only the board is there."""
        if isinstance(place, cues.OnBoard | cues.Overboard):
            return self.board_view.cell_rect(place.cell).center
        return None

    def variant(self, cell: Cell | None) -> int | None:
        """The drawings that the board shows."""
        return None if cell is None else self.board_view.show.variants.get(cell)

    def takes(self, tween: cues.Tween) -> bool:
        """Everything flies."""
        return False

    def changed(self, motions: Motions) -> None:
        """The board leaves out what flies, and shows what is lit and felt."""
        show = self.board_view.show
        self.board_view.show = replace(
            show, hidden=motions.covered, moods=motions.moods, lines=motions.lines, away=motions.hopping
        )


@dataclass(slots=True, eq=False)
class Performance:
    """A timeline being performed: when it began, and up to which of its moments it has come."""

    timeline: Timeline
    begun: float
    told: float = -1.0

    @property
    def over(self) -> bool:
        """Whether its last cue has happened."""
        return not self.timeline.cues or self.told >= self.timeline.cues[-1].at


class Performer:
    """Lets everything happen on a stage that timelines say, by the shell's clock or another one."""

    def __init__(self, shell: Shell, stage: Stage, now: Callable[[], float] | None = None) -> None:
        self.shell = shell
        self.stage = stage
        self.now = now or shell.now
        self.motions = Motions(self.now, lambda: shell.settings.reduced_motion)
        self._running: list[Performance] = []
        self._stirred = False

    def perform(self, timeline: Timeline) -> Performance:
        """Begin a timeline: what is due at once happens in this very frame."""
        performance = Performance(timeline, self.now())
        self._running.append(performance)
        self.advance()
        return performance

    def advance(self) -> None:
        """Let happen what has become due."""
        now = self.now()
        for each in self._running:
            passed = now - each.begun
            for cue in each.timeline.between(each.told, passed):
                self._let(cue)
            each.told = max(each.told, passed)
        self._running = [each for each in self._running if not each.over]
        if self.motions.advance() or self._stirred:
            self._stirred = False
            self.stage.changed(self.motions)

    def skip(self) -> None:
        """Go to where a skip leads to; words on the way are told, but nothing of it moves or is heard."""
        for each in self._running:
            moment = each.timeline.skip_after(each.told)
            if moment is None:
                continue
            for cue in each.timeline.between(each.told, moment):
                if cue.at == moment or isinstance(cue, WORDS):
                    self._let(cue)
            each.begun, each.told = self.now() - moment, moment
        self.advance()

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen before the next scene may come."""
        return bool(self._running or self.motions.flights or self.motions.glows)

    def stop(self) -> None:
        """Everything comes to rest at once; words that were still to come are shown, sounds are not."""
        for each in self._running:
            for cue in each.timeline.cues:
                if cue.at > each.told and isinstance(cue, WORDS):
                    self._let(cue)
        self._running = []
        self.motions.stop()
        self._stirred = False
        self.stage.changed(self.motions)

    def _let(self, cue: cues.Cue) -> None:
        shell = self.shell
        match cue:
            case cues.Tween():
                self._set_out(cue)
            case cues.Feeling():
                self.motions.feel(cue)
                self._stirred = True
            case cues.Glow():
                self.motions.glow(cue)
            case cues.Joy():
                self.motions.rejoice(cue)
                self._stirred = True
            case cues.Lit():
                self.motions.light(cue)
                self._stirred = True
            case cues.Flash():
                if shell.settings.warning_pictures:
                    self.motions.flash()
            case cues.Sound():
                if shell.settings.warning_sounds or not cue.warning:
                    bus = Bus.WARNINGS if cue.warning else Bus.EFFECTS
                    duck = FANFARE_DUCK if cue.fanfare else 0.0
                    shell.audio.play(cue.name, bus, cue.volume, cue.side, duck)
            case cues.Music():
                shell.audio.music(cue.name)
            case cues.Line():
                if shell.settings.warning_captions or not cue.clock:
                    shell.captions.show(cue.words, cue.kind, cue.seconds)
            case cues.Wiped():
                shell.captions.clear(good_news=False)
            case cues.Spoken():
                shell.speech.say(cue.words, cue.urgency)
            case cues.SkipTo():
                self._stirred = True
        shell.redraw()

    def _set_out(self, tween: cues.Tween) -> None:
        """A tile begins to move, unless the scene shows that itself or has no such places."""
        home = isinstance(tween.end, cues.InHand)
        if self.stage.takes(tween):
            if home:
                self.motions.lift(tween.seconds)
            return
        start, end = self.stage.middle(tween.start), self.stage.middle(tween.end)
        if start is None or end is None:
            return
        cell = tween.end.cell if isinstance(tween.end, cues.OnBoard | cues.Overboard) else None
        manner = MANNERS[tween.way]
        if cell is None and tween.way is not cues.Way.FADE:
            first = 1.0 if isinstance(tween.start, cues.OnBoard | cues.InHand) else SMALL
            manner = Manner((first, 1.0 if home else SMALL), manner.tilt, manner.alpha)
        now, variant = self.now(), self.stage.variant(cell)
        drawn = CELLS[1] if cell is None else cell
        self.motions.fly(
            Flight(tween.piece, drawn, start, end, now, tween.seconds, manner, tween.covers, home, variant)
        )
        self._stirred = True
