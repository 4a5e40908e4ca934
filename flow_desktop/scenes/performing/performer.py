"""Performs timelines: each cue at its moment on its channel; places become pixels only here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flow_desktop.app.audio import Bus
from flow_desktop.app.captions import USUAL_SECONDS, CaptionKind
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import CELLS
from flow_desktop.scenes.performing.motions import MANNERS, Flight, Manner, Motions
from flow_desktop.scenes.performing.stage import Stage
from flow_desktop.scenes.telling.cues import (
    Cue,
    Feeling,
    Flash,
    Glow,
    InHand,
    Line,
    OnBoard,
    Overboard,
    Sound,
    Spoken,
    Timeline,
    Tween,
    Way,
)

SMALL = 0.62
"""The size of a tile where it lies beside the board, in spaces."""


@dataclass(slots=True)
class _Run:
    """A timeline being performed: when it began, and up to which of its moments it has come."""

    timeline: Timeline
    begun: float
    told: float = -1.0


class Performer:
    """Lets everything happen on a stage that timelines say, by the shell's clock or another one."""

    def __init__(self, shell: Shell, stage: Stage, now: Callable[[], float] | None = None) -> None:
        self.shell = shell
        self.stage = stage
        self.now = now or shell.now
        self.motions = Motions(self.now, lambda: shell.settings.reduced_motion)
        self._runs: list[_Run] = []
        self._stirred = False

    def perform(self, timeline: Timeline) -> None:
        """Begin a timeline: what is due at once happens in this very frame."""
        self._runs.append(_Run(timeline, self.now()))
        self.advance()

    def advance(self) -> None:
        """Let happen what has become due."""
        now = self.now()
        for run in self._runs:
            passed = now - run.begun
            for cue in run.timeline.between(run.told, passed):
                self._let(cue)
            run.told = passed
        self._runs = [run for run in self._runs if run.timeline.cues and run.told < _last(run.timeline)]
        if self._stirred:
            self._stirred = False
            self.stage.changed()

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen before the next scene may come."""
        return bool(self._runs or self.motions.flights or self.motions.glows)

    def stop(self) -> None:
        """Everything comes to rest at once; words that were still to come are shown, sounds are not."""
        for run in self._runs:
            for cue in run.timeline.cues:
                if cue.at > run.told and isinstance(cue, Line | Spoken):
                    self._let(cue)
        self._runs = []
        self.motions.stop()

    def _let(self, cue: Cue) -> None:
        shell = self.shell
        match cue:
            case Tween():
                self._set_out(cue)
            case Feeling():
                self.motions.feel(cue)
                self._stirred = True
            case Glow():
                self.motions.glow(cue)
            case Flash():
                if shell.settings.warning_pictures:
                    self.motions.flash()
            case Sound():
                if shell.settings.warning_sounds or not cue.warning:
                    bus = Bus.WARNINGS if cue.warning else Bus.EFFECTS
                    shell.audio.play(cue.name, bus, cue.volume)
            case Line():
                self._show(cue)
            case Spoken():
                shell.speech.say(cue.words, interrupt=cue.interrupts)
        shell.redraw()

    def _show(self, line: Line) -> None:
        if self.shell.settings.warning_captions or not line.clock:
            kind = CaptionKind.WARNING if line.warning else CaptionKind.EVENT
            self.shell.captions.show(line.words, kind, line.seconds or USUAL_SECONDS)

    def _set_out(self, tween: Tween) -> None:
        """A tile begins to move, unless it hangs at the pointer already or the scene has no such places."""
        if self.stage.takes(tween):
            self.motions.lift(tween.seconds)
            return
        start, end = self.stage.middle(tween.start), self.stage.middle(tween.end)
        if start is None or end is None:
            return
        home = isinstance(tween.end, InHand)
        beside = not isinstance(tween.end, OnBoard | Overboard)
        manner = MANNERS[tween.way]
        if beside and tween.way is not Way.FADE:
            first = 1.0 if isinstance(tween.start, OnBoard | InHand) else SMALL
            manner = Manner((first, 1.0 if home else SMALL), manner.tilt, manner.alpha)
        cell = tween.covers if tween.covers is not None else CELLS[1]
        variant = self.stage.variant(tween.covers)
        self.motions.fly(
            Flight(
                tween.piece, cell, start, end, self.now(), tween.seconds, manner, tween.covers, home, variant
            )
        )
        self._stirred = True


def _last(timeline: Timeline) -> float:
    """When the last cue of a timeline is due."""
    return timeline.cues[-1].at
