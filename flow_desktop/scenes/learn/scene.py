"""Learn: the lessons as stepping stones to the boat, the next one in focus; below them all other practice."""

from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.rules import rule_set
from flow_desktop.scenes.came_from import lead_on
from flow_desktop.scenes.destinations import (
    ToDrills,
    ToEditor,
    ToLesson,
    ToLessons,
    ToMenu,
    ToPractise,
    ToPuzzles,
    ToRules,
)
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.lessons import done_lessons, lessons, next_lesson, place_in
from flow_desktop.scenes.learn.stone import LessonStone, StonePath
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import last_draft
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Press, Widget

EDGE: Final = 28
WIDEST: Final = 1560
ACROSS: Final = 4
GAPS: Final = (56, 46, 36, 26)
"""Between the rows of stones, the first that fits: the foam between them needs air."""
LEAST: Final = 300
OTHERS: Final = ("practise", "puzzles", "drills", "position", "rules")


class LearnScene(SeaPage):
    """The list of lessons.

    With `at_once` the next lesson opens by itself the first time. `after` is a lesson that was just left,
    `at` another page of it: nothing lies below then, and its way back begins the menu anew.
    """

    def __init__(self, at_once: bool = False, after: str = "", at: str = "") -> None:
        self._at_once = at_once
        self._after = after
        self._at = at

    def enter(self, shell: Shell) -> None:
        """The next lesson has the focus, or what one comes back from."""
        self._due = next_lesson(shell, self._after)
        self.first_focus = self._at or f"lesson-{self._due.name}"
        super().enter(shell)

    def build(self) -> Widget:
        """Stones in two rows where there is room, fewer beside each other where there is not."""
        title = Label(_("Learn"), Role.TITLE, align=Align.CENTRE, on_ground=True)
        below = Label(self._words(), align=Align.CENTRE, on_ground=True, key="below")
        back = Button(_("Back to the menu"), self.back, icon=art("icon_back"), key="back")
        more = Wrap(self._more(), gap=12, justify=Align.CENTRE, area="more")
        foot = Placed(back, Align.CENTRE, Align.CENTRE)
        look, view = self.look, self.shell.view
        room = view.width - 2 * look.px(EDGE)
        for gap in GAPS:
            grid = StonePath(self._stones(), ACROSS, least=LEAST, gap=gap, area="lessons")
            whole = Sized(Column([title, below, grid, more, foot], gap=20), most_width=WIDEST)
            if whole.measure(look, room)[1] <= view.height - 2 * look.px(EDGE):
                return Padding(Placed(whole), EDGE)
        page = Scroll(Padding(Column([below, grid, more], gap=20), 20), label=_("Learn"), key="page")
        return Padding(Column([title, page, foot], gap=12), EDGE, EDGE / 2)

    def _more(self) -> list[Widget]:
        """What one can do besides lessons."""
        items = (
            ("practise", _("Practise"), "icon_practise", ToPractise()),
            ("puzzles", _("Puzzles"), "icon_goal", ToPuzzles()),
            ("drills", _("Drills"), "icon_drill", ToDrills()),
            ("position", _("Set up a position"), "icon_pencil", ToEditor()),
            ("rules", _("Rules"), "icon_book", ToRules()),
        )
        return [
            Button(label, partial(lead_on, self.shell, key, page, ToLessons(at=key)), icon=art(icon), key=key)
            for key, label, icon, page in items
        ]

    def _words(self) -> str:
        """What there is; and, for a table with rules of its own, which lesson shows others."""
        words = _("Eight short lessons, without a clock.")
        if rule_set(last_draft(self.shell).edition).trading:
            return words
        number = next(number for number, lesson in enumerate(lessons(), 1) if "trade" in lesson.rules)
        other = _("The Italian rules have no trading: lesson {number} shows the standard rules.")
        return " ".join((words, other.format(number=number)))

    def _stones(self) -> list[Widget]:
        done = done_lessons(self.shell)
        return [
            LessonStone(
                lesson,
                number,
                lesson.name in done,
                lesson is self._due,
                self._opening(lesson),
                self._place(lesson),
            )
            for number, lesson in enumerate(lessons(), 1)
        ]

    def _place(self, lesson: Lesson) -> str:
        """Where the lesson goes on, in words; nothing at its beginning."""
        part, step = place_in(self.shell, lesson)
        before = sum(len(each.steps) for each in lesson.parts[:part])
        count = sum(len(each.steps) for each in lesson.parts)
        words = _("Step {number} of {count}").format(number=before + step + 1, count=count)
        return words if before + step else ""

    def _opening(self, lesson: Lesson) -> Press:
        return lambda: Push(ToLesson(lesson.name, *place_in(self.shell, lesson)))

    def update(self, seconds: float) -> Change | None:
        """Open the next lesson at once when that was wished."""
        if not self._at_once:
            return None
        self._at_once = False
        return self._opening(self._due)()

    def uncovered(self, result: object) -> Change | None:
        """Back from a lesson: it keeps the focus until it is done, then the next one has it."""
        self._due = next_lesson(self.shell, result if isinstance(result, str) else "")
        super().uncovered(result)
        if self.focus.current is None or self.focus.current.key not in OTHERS:
            self.focus_on(f"lesson-{self._due.name}")
        return None

    def back(self) -> Change | None:
        """To the menu."""
        return Reset(ToMenu("learn")) if self._after or self._at else Pop()
