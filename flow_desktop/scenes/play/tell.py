"""Tells what happens on every channel at once: sound, picture, caption, speech."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.engine.events import TilePlaced
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Happening, TableView
from flow_desktop.scenes.play.help import goal_words
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.cues import Timeline
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.telling.timeline import (
    last_turn_timeline,
    not_now_timeline,
    timeline,
    warning_timeline,
)
from flow_desktop.table import By

LAST_STRETCH: Final = 15
Perform = Callable[[Timeline], None]


class Teller:
    """The voice of the play scene: it writes timelines and has them performed."""

    def __init__(self, shell: Shell, table: TableView, perform: Perform) -> None:
        self.shell = shell
        self.table = table
        self._perform = perform

    def happened(self, happening: Happening) -> None:
        """Tell what was done, or that something was taken back or done again."""
        if happening.by in (By.UNDO, By.REDO):
            self.note(_("Taken back.") if happening.by is By.UNDO else _("Done again."), "card")
            return
        if any(isinstance(event, TilePlaced) for event in happening.events):
            self.shell.captions.clear()  # the goal is told until the first tile lies
        self._perform(timeline(happening.events, self.table, self.shell.settings.reduced_motion))
        if self.table.turns_left == 1 and self.table.state.turn.phase is Phase.TURN:
            self._perform(last_turn_timeline())

    def refused(self, refusal: Refusal) -> str:
        """Tell why not; gives the sentence."""
        words = refusal_sentence(refusal)
        self.not_now(words)
        return words

    def not_now(self, words: str) -> None:
        """Something was not done, for this reason; it is read in the bubble, and below by who listens."""
        if self.shell.speech.voice is not None:
            self.shell.captions.show(words, CaptionKind.REFUSAL)
        self._perform(not_now_timeline(words))

    def warning(self, seconds_left: int) -> None:
        """So many seconds are left: heard, seen and read in the same frame."""
        self._perform(warning_timeline(seconds_left, self.table))

    def turn(self) -> None:
        """Whose turn it is, when a round begins or a game is gone on with."""
        turn = self.table.state.turn
        name = seat_name(self.table.seats, turn.player)
        words = _("Round {round}. {name} begins.").format(round=turn.round, name=name)
        self.shell.captions.show(words)
        self.shell.speech.say(words, interrupt=False)
        if self.goal():
            self.shell.speech.say(goal_words(), interrupt=False)

    def goal(self) -> bool:
        """What the game is about, until the first tile is placed; False in a game that is further on."""
        turn = self.table.state.turn
        placed = (event for entry in self.table.moves for event in entry.step.events)
        if turn.round != 1 or any(isinstance(event, TilePlaced) for event in placed):
            return False
        self.shell.captions.show(goal_words(), seconds=None)
        return True

    def note(self, words: str, sound: str = "") -> None:
        """A small thing that is worth a line."""
        if sound:
            self.shell.audio.play(sound)
        self.shell.captions.show(words)
        self.shell.speech.say(words)

    def music(self) -> None:
        """Calm, and tense for the last seconds of a round."""
        left = self.table.remaining
        tense = left is not None and left <= LAST_STRETCH and self.table.state.result is None
        self.shell.audio.music("tense" if tense else "calm")
