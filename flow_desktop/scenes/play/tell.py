"""The voice of the play scene: what it has to tell becomes timelines, and they are performed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from flow_desktop.app.shell import Shell
from flow_desktop.engine.events import Event
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import TableView
from flow_desktop.scenes.telling.cues import Timeline
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.telling.timeline import (
    goal_timeline,
    last_turn_timeline,
    not_now_timeline,
    note_timeline,
    timeline,
    turn_timeline,
    warning_timeline,
)

LAST_STRETCH: Final = 15
Perform = Callable[[Timeline], object]


class Teller:
    """Writes timelines and has them performed; nothing is said or written past them."""

    def __init__(self, shell: Shell, table: TableView, perform: Perform) -> None:
        self.shell = shell
        self.table = table
        self._perform = perform

    def events(self, events: Iterable[Event]) -> None:
        """Tell what a command led to."""
        self._perform(timeline(events, self.table, self.shell.settings.reduced_motion))

    def refused(self, refusal: Refusal) -> str:
        """Tell why not; gives the sentence."""
        words = refusal_sentence(refusal)
        self.not_now(words)
        return words

    def not_now(self, words: str) -> None:
        """Something was not done, for this reason."""
        self._perform(not_now_timeline(words, listening=self.shell.speech.voice is not None))

    def warning(self, seconds_left: int) -> None:
        """So many seconds are left: heard, seen and read in the same frame."""
        self._perform(warning_timeline(seconds_left, self.table))

    def last_turn(self) -> None:
        """The wave comes after this turn (clock counted in turns)."""
        self._perform(last_turn_timeline())

    def turn(self) -> None:
        """Whose turn it is, when a round begins or a game is gone on with."""
        self._perform(turn_timeline(self.table))

    def goal(self) -> None:
        """What the game is about, unless it is further on."""
        self._perform(goal_timeline(self.table))

    def note(self, words: str, sound: str = "") -> None:
        """A small thing that is worth a line."""
        self._perform(note_timeline(words, sound))

    def music(self) -> None:
        """Calm, and tense for the last seconds of a round."""
        left = self.table.remaining
        tense = left is not None and left <= LAST_STRETCH and self.table.state.result is None
        self.shell.audio.music("tense" if tense else "calm")
