"""Performs timelines: each cue at its moment on its channel; places become pixels only here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flow_desktop.app.audio import Bus
from flow_desktop.app.captions import USUAL_SECONDS, CaptionKind
from flow_desktop.engine.geometry import CELLS
from flow_desktop.scenes.play.motion import COURSES, Course, Flight, Point
from flow_desktop.scenes.telling.cues import (
    Cue,
    FaceUp,
    Feeling,
    Flash,
    Glow,
    InDiscard,
    InHand,
    Line,
    OnBoard,
    OnPile,
    Overboard,
    Place,
    Sound,
    Spoken,
    Timeline,
    Tween,
    Way,
)

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

SMALL = 0.62
"""The size of a tile where it lies beside the board, in spaces."""


@dataclass(slots=True)
class _Run:
    """A timeline being performed: when it began, and up to which of its moments it has come."""

    timeline: Timeline
    begun: float
    told: float = -1.0


class Performer:
    """Lets everything happen that timelines say."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play
        self._runs: list[_Run] = []

    def perform(self, timeline: Timeline) -> None:
        """Begin a timeline: what is due at once happens in this very frame."""
        self._runs.append(_Run(timeline, self.play.shell.now()))
        self.advance()

    def advance(self) -> None:
        """Let happen what has become due."""
        now = self.play.shell.now()
        for run in self._runs:
            passed = now - run.begun
            for cue in run.timeline.between(run.told, passed):
                self._let(cue)
            run.told = passed
        self._runs = [run for run in self._runs if run.timeline.cues and run.told < _last(run.timeline)]

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen before the next scene may come."""
        return bool(self._runs or self.play.motions.flights or self.play.motions.glows)

    def stop(self) -> None:
        """Everything comes to rest at once; words that were still to come are shown, sounds are not."""
        for run in self._runs:
            for cue in run.timeline.cues:
                if cue.at > run.told and isinstance(cue, Line | Spoken):
                    self._let(cue)
        self._runs = []
        self.play.motions.stop()

    def _let(self, cue: Cue) -> None:
        play, motions = self.play, self.play.motions
        match cue:
            case Tween():
                self._set_out(cue)
            case Feeling():
                motions.feel(cue)
                play.show_board()
            case Glow():
                motions.glow(cue)
            case Flash():
                if play.shell.settings.warning_pictures:
                    motions.flash()
            case Sound():
                if play.shell.settings.warning_sounds or not cue.warning:
                    bus = Bus.WARNINGS if cue.warning else Bus.EFFECTS
                    play.shell.audio.play(cue.name, bus, cue.volume)
            case Line():
                self._show(cue)
            case Spoken():
                play.shell.speech.say(cue.words, interrupt=cue.interrupts)
        play.shell.redraw()

    def _show(self, line: Line) -> None:
        shell = self.play.shell
        if shell.settings.warning_captions or not line.clock:
            kind = CaptionKind.WARNING if line.warning else CaptionKind.EVENT
            shell.captions.show(line.words, kind, line.seconds or USUAL_SECONDS)

    def _set_out(self, tween: Tween) -> None:
        """A tile begins to move; one that is taken up is already where the hand is."""
        play, carry = self.play, self.play.hand.carry
        if isinstance(tween.end, InHand):
            if carry is None:
                return
            if carry.lifted and play.attention.by_pointer:
                play.motions.lift(tween.seconds)
                return
        flight = self._flight(tween)
        if flight is not None:
            play.motions.fly(flight)
            play.show_board()

    def _flight(self, tween: Tween) -> Flight | None:
        play = self.play
        start, end = self._middle(tween.start), self._middle(tween.end)
        if start is None or end is None:
            return None
        home = isinstance(tween.end, InHand)
        beside = not isinstance(tween.end, OnBoard | Overboard)
        course = COURSES[tween.way]
        if beside and tween.way is not Way.FADE:
            first = 1.0 if isinstance(tween.start, OnBoard | InHand) else SMALL
            course = Course((first, 1.0 if home else SMALL), course.tilt, course.alpha)
        cell = tween.covers if tween.covers is not None else CELLS[1]
        drawings = play.hand.drawings()
        variant = drawings.on(cell) if tween.covers is not None else drawings.held
        now = play.shell.now()
        return Flight(tween.piece, cell, start, end, now, tween.seconds, course, tween.covers, home, variant)

    def _middle(self, place: Place) -> Point | None:
        """Where a place is in the window; None for one that is not there."""
        play = self.play
        match place:
            case OnBoard(cell) | Overboard(cell):
                return play.board.cell_rect(cell).center
            case InHand():
                carry = play.hand.carry
                if carry is not None and carry.lifted and carry.cell is not None:
                    return play.board.cell_rect(carry.cell).center
                return self._widget("held")
            case OnPile(number):
                return self._widget(f"pile-{number}")
            case FaceUp(index):
                return self._widget(f"shown-{index}")
            case InDiscard():
                return self._widget("discards")

    def _widget(self, key: str) -> Point | None:
        try:
            return self.play.find(key).rect.center
        except StopIteration:
            return None


def _last(timeline: Timeline) -> float:
    """When the last cue of a timeline is due."""
    return timeline.cues[-1].at
