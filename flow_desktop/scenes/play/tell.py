"""The voice of the play scene: what it has to tell, and what the clock has, is performed as timelines."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.captions import USUAL_SECONDS
from flow_desktop.app.language import N_, _
from flow_desktop.app.shell import Shell
from flow_desktop.app.speech import Wording
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import ClockWarning, Gap, Happening, Table, TableView
from flow_desktop.scenes.play.surroundings import Surroundings
from flow_desktop.scenes.telling.cues import Line, Sound, Spoken, Timeline
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
from flow_desktop.table import By

READ_IN_A_SECOND: Final = 12
"""So many letters of an answer a slow reader reads in a second."""
QUESTION: Final = "turn"
"""The sound of a question: it is up to the player."""
HOPELESS: Final = N_("No card can give every animal a path any more. Play on, or call it lost.")
Perform = Callable[[Timeline], object]


class Teller:
    """Writes timelines and has them performed; nothing is said or written past them."""

    def __init__(self, shell: Shell, table: TableView, perform: Perform) -> None:
        self.shell = shell
        self.table = table
        self._perform = perform
        self._told_round = 0
        self._told_hopeless = False

    def happened(self, happening: Happening) -> None:
        """Tell what was done, or that something was taken back or done again."""
        if happening.by in (By.UNDO, By.REDO):
            self.note(_("Undone.") if happening.by is By.UNDO else _("Redone."), "card")
            return
        still = self.shell.settings.reduced_motion
        self._perform(timeline(happening.events, self.table, still, detail=self._detail))
        if self.table.turns_left == 1 and self.table.state.turn.phase is Phase.TURN:
            self._perform(last_turn_timeline())

    @property
    def _detail(self) -> str:
        return self.shell.settings.voice_detail

    def hope(self) -> None:
        """Once, that nothing can win any more: the players decide whether they play on."""
        if not self._told_hopeless and self.table.state.result is None and is_hopeless(self.table.state):
            self._told_hopeless = True
            words = _(HOPELESS)
            self._perform(Timeline.of(Line(0.0, words), Spoken(0.0, words)))

    def refused(self, refusal: Refusal, otherwise: str = "") -> str:
        """Tell why not, and how it would do; gives the words."""
        words = " ".join(filter(None, (refusal_sentence(refusal), otherwise)))
        self.not_now(words)
        return words

    def not_now(self, words: str) -> None:
        """Something was not done, for this reason."""
        self._perform(not_now_timeline(words, listening=self.shell.speech.voice is not None))

    def asked(self, words: str) -> None:
        """Something is asked back before it is done."""
        self._perform(not_now_timeline(words, self.shell.speech.voice is not None, QUESTION))

    def warning(self, seconds_left: int) -> None:
        """So many seconds are left: heard, seen and read in the same frame."""
        self._perform(warning_timeline(seconds_left, self.table))

    def turn(self, own_goal: bool = False) -> None:
        """Whose turn it is, once a round: when it begins, or when the game is gone on with."""
        if self._told_round != self.table.state.turn.round:
            self._told_round = self.table.state.turn.round
            self._perform(turn_timeline(self.table, self._detail, own_goal))

    def goal(self) -> None:
        """What the game is about, unless it is further on."""
        self._perform(goal_timeline(self.table))

    def note(self, words: str, sound: str = "") -> None:
        """A small thing that is worth a line."""
        self._perform(note_timeline(words, sound))

    def teach(self, words: str) -> None:
        """How something is done: to be read until the tile lies; not said where few words are wanted."""
        said = Wording(words, "").at(self._detail)
        self._perform(Timeline.of(Line(0.0, words, seconds=None), Spoken(0.0, said)))

    def remark(self, words: str, sound: str = "", urgency: Urgency = Urgency.ANSWER) -> None:
        """Say what is already to be seen."""
        heard = (Sound(0.0, sound),) if sound else ()
        self._perform(Timeline.of(*heard, Spoken(0.0, words, urgency)))

    def answer(self, words: str) -> None:
        """What was asked for: said at once, and to be read for as long as reading it takes."""
        seconds = max(USUAL_SECONDS, len(words) / READ_IN_A_SECOND)
        self._perform(Timeline.of(Line(0.0, words, seconds=seconds), Spoken(0.0, words, Urgency.ANSWER)))

    def say(self, words: Timeline) -> None:
        """Tell something of a companion's own."""
        self._perform(words)


class ClockWatch:
    """Looks at the clock of a table."""

    def __init__(self, shell: Shell, table: Table, teller: Teller) -> None:
        self._shell = shell
        self._table = table
        self._teller = teller
        self.surroundings = Surroundings(shell, table)

    def look(self) -> bool:
        """Tell what is due, and what the table has to say; True after a gap (the computer slept)."""
        due = self._table.tick()
        for each in due:
            if isinstance(each, ClockWarning):
                self._teller.warning(each.seconds_left)
        trouble = self._table.take_trouble()
        if trouble:
            self._teller.note(_(trouble))
        self.surroundings.follow()
        if self._table.running:
            self._shell.redraw()
        return any(isinstance(each, Gap) for each in due)
