"""Tells what happens on every channel at once: sound, picture, caption, speech."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from flow_desktop.app.audio import Bus
from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.engine.events import (
    CardPlayed,
    Event,
    RoundGivenUp,
    RoundStarted,
    TilePlaced,
    TimeRanOut,
    TurnLost,
    TurnStarted,
)
from flow_desktop.engine.refusals import Refusal
from flow_desktop.scenes.play.help import goal_words
from flow_desktop.scenes.play.motion import Motions
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.events import caption_of, spoken_of, warning_caption
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.telling.sounds import sound_of, warning_sound
from flow_desktop.table.view import TableView

BELLS: Final = (TurnLost, TimeRanOut, RoundGivenUp)
QUIET: Final = (TilePlaced, CardPlayed)
"""Events whose words give way when something weightier happens in the same step."""
WARNING_SECONDS: Final = 2.5
TURN_VOLUME: Final = 0.5
LAST_STRETCH: Final = 15


class Teller:
    """The voice of the play scene."""

    def __init__(self, shell: Shell, table: TableView, motions: Motions) -> None:
        self.shell = shell
        self.table = table
        self.motions = motions

    def events(self, events: Iterable[Event]) -> None:
        """Tell what a command led to."""
        happened = [event for event in events if not isinstance(event, RoundStarted)]
        if any(isinstance(event, TilePlaced) for event in happened):
            self.shell.captions.clear()  # the goal is told until the first tile lies
        for event in happened:
            self._sound(event)
        captions = [(event, words) for event in happened if (words := caption_of(event, self.table))]
        weighty = [pair for pair in captions if not isinstance(pair[0], (*QUIET, TurnStarted))]
        shown = [pair for pair in captions if not weighty or not isinstance(pair[0], QUIET)]
        bell = any(isinstance(event, BELLS) for event in happened)
        if shown:
            kind = CaptionKind.WARNING if bell else CaptionKind.EVENT
            self.shell.captions.show(" ".join(words for _event, words in shown), kind)
        if bell:
            self._flash()
        self.say(spoken_of(event, self.table) or "" for event in happened)

    def say(self, sentences: Iterable[str]) -> None:
        """Say sentences one after the other; the first cuts off what was being said."""
        words = [sentence for sentence in sentences if sentence]
        for index, sentence in enumerate(words):
            self.shell.speech.say(sentence, interrupt=index == 0)

    def _sound(self, event: Event) -> None:
        name = sound_of(event)
        if name is None:
            return
        if isinstance(event, BELLS):
            if self.shell.settings.warning_sounds:
                self.shell.audio.play(name, Bus.WARNINGS)
        elif not isinstance(event, TurnStarted):
            self.shell.audio.play(name)
        elif len(self.table.seats) > 1:
            self.shell.audio.play(name, volume=TURN_VOLUME)

    def _flash(self) -> None:
        if self.shell.settings.warning_pictures:
            self.motions.flash()

    def refused(self, refusal: Refusal) -> str:
        """Tell why not; gives the sentence."""
        words = refusal_sentence(refusal)
        self.not_now(words)
        return words

    def not_now(self, words: str) -> None:
        """Something was not done, for this reason."""
        self.shell.audio.play("refuse")
        self.shell.captions.show(words, CaptionKind.REFUSAL)
        self.shell.speech.say(words)

    def warning(self, seconds_left: int) -> None:
        """So many seconds are left: heard, seen and read in the same frame."""
        self._warn(warning_sound(seconds_left), warning_caption(seconds_left))

    def last_turn(self) -> None:
        """The wave comes after this turn (clock counted in turns)."""
        self._warn(warning_sound(10), _("Last turn before the wave!"))

    def _warn(self, sound: str, words: str) -> None:
        settings = self.shell.settings
        if settings.warning_sounds:
            self.shell.audio.play(sound, Bus.WARNINGS)
        if settings.warning_captions:
            self.shell.captions.show(words, CaptionKind.WARNING, WARNING_SECONDS)
        self._flash()
        self.shell.speech.say(words, interrupt=False)
        self.shell.redraw()

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
