"""A lesson at the table: the usual page, with somebody beside it who says what to do next."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Replace
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import RiverPhase
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.scenes.destinations import ToRiverLesson
from flow_desktop.river_dice.scenes.draft import home_of
from flow_desktop.river_dice.scenes.learn.learned import keep_learned
from flow_desktop.river_dice.scenes.learn.lessons import RIVER_LESSONS, RiverTask
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.panels import FIRST, choices_panel
from flow_desktop.river_dice.table import RiverHappening, RiverTable
from flow_desktop.table import By
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import Weight, Widget

ASKING: Final = (RiverPhase.PAY, RiverPhase.DIE, RiverPhase.MARK, RiverPhase.WRITE)
"""Where the table asks something that the words of a lesson leave open."""


class RiverLessonPage(RiverPlay):
    """One lesson; nothing of it is kept, and nothing can go wrong."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.lesson = RIVER_LESSONS[number]
        self._at = 0
        super().__init__(RiverTable.at(self.lesson.begins()))
        self._reached = [(self.table.state, self._at)]
        self.choosing.wanted = self._wanted
        self.moves.why_not = self._why_not
        self.announcing.teaches = True

    def enter(self, shell: Shell) -> None:
        """The lesson itself is the introduction."""
        super().enter(shell)
        self._introduction = ""

    @property
    def step(self) -> RiverTask | None:
        """What is to be done; None when the lesson is over."""
        return self.lesson.steps[self._at] if self._at < len(self.lesson.steps) else None

    def opening_words(self) -> str:
        """The name of the lesson and its first sentence."""
        return ". ".join((_(self.lesson.title), self._prompt()))

    def _prompt(self) -> str:
        words = self.step.words if self.step is not None else self.lesson.ends
        return _(words)

    def _heading(self) -> Label:
        """Which lesson it is."""
        words = _("Lesson {number} of {all}").format(number=self.number + 1, all=len(RIVER_LESSONS))
        return Label(words, Role.STRONG, key="round")

    def _beside(self) -> str:
        """The question of the game itself, below what the lesson says."""
        asked = super()._prompt() if self.state.phase in ASKING else ""
        return self.hints.words() or asked

    def _goals(self) -> list[Widget]:
        """A lesson is played for nothing else."""
        return []

    def _wanted(self, command: RiverCommand) -> bool:
        """Whether the lesson asks for it: nothing else is offered."""
        return self.step is None or self.step.wants(command)

    def _why_not(self, command: RiverCommand) -> str:
        """What the lesson asks for, where something else was chosen by a key."""
        return "" if self.step is None or self._wanted(command) else _(self.step.words)

    def _heard(self, happening: RiverHappening) -> None:
        """The next step, when this one is done; an undo leads back to the one that was asked for there."""
        super()._heard(happening)
        if happening.by is By.UNDO:
            self._at = next(at for state, at in self._reached if state == happening.after)
        elif self.step is not None:
            self._advance(self.step, happening)
            self._reached.append((happening.after, self._at))

    def _advance(self, step: RiverTask, happening: RiverHappening) -> None:
        if all(map(step.wants, happening.commands)) and (step.until is None or step.until(happening.after)):
            self._at += 1
        while self.step is not None and self.step.until is not None and self.step.until(happening.after):
            self._at += 1
        if self.step is None:
            keep_learned(home_of(self.shell), self.number)

    def _choices(self) -> Widget:
        if self.step is not None or self.rolling.on:
            return super()._choices()
        last = self.number + 1 == len(RIVER_LESSONS)
        following = Button(
            _("Done") if last else _("Next lesson"),
            self._go_on,
            key=FIRST,
            weight=Weight.PRIMARY,
            icon=art("icon_check" if last else "icon_play"),
        )
        return choices_panel(self._prompt(), [following])

    def _go_on(self) -> Change:
        last = self.number + 1 == len(RIVER_LESSONS)
        return Pop() if last else Replace(ToRiverLesson(self.number + 1))

    def _pause(self) -> Change | None:
        """A lesson needs no pause: it is left."""
        return Pop()
