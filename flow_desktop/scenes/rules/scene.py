"""The rules to read: chapters on the left, pages with pictures on the right, opened where they are needed."""

from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.destinations import ToLesson
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.lessons import lesson_about
from flow_desktop.scenes.rules.book import CHAPTERS, anchor_of
from flow_desktop.scenes.rules.page import RuleChapter
from flow_desktop.scenes.rules.reader import Reader
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.headed import ContentsButton
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget

ACROSS: Final = 40
DOWN: Final = 20
LIST_WIDTH: Final = 330
LEAST_PAGE: Final = 640
MOST_PAGE: Final = 1120
BOTTOM: Final = 110
TOP: Final = 0.08
"""A page of which no more than this share of the window can be seen is not being read any more."""


class RulesScene(SeaPage):
    """A book with one long page; `open_at` is a page, a chapter or the code of a refusal."""

    first_focus = "reader"

    def __init__(self, open_at: str | None = None) -> None:
        self._open_at = anchor_of(open_at)

    def enter(self, shell: Shell) -> None:
        """Open the book at the right place."""
        super().enter(shell)
        self._turn_to(self._open_at)

    @property
    def reader(self) -> Reader:
        """The pages as they are laid out now."""
        found = self.find("reader")
        assert isinstance(found, Reader)
        return found

    def view_changed(self) -> None:
        """Stay at the line that is being read, whatever the pages measure now."""
        bookmark = self.reader.bookmark()
        super().view_changed()
        self.reader.reopen(bookmark)

    def build(self) -> Widget:
        """The list where there is room for it; arrows to the next chapter always."""
        listed, view = self._list_fits(), self.shell.view
        reader = Reader(CHAPTERS, view.width - 2 * self.look.px(ACROSS) >= view.text_px(LEAST_PAGE))
        body: Widget = Sized(reader, most_width=MOST_PAGE, text=True, grow=1)
        if listed:
            both = Row([self._list(reader), body], gap=ROOMY)
            body = Sized(both, most_width=LIST_WIDTH + MOST_PAGE, text=True, grow=1)
        return Padding(Column([body, self._bottom(reader)], gap=SNUG), ACROSS, DOWN)

    def _list_fits(self) -> bool:
        """Whether the list leaves the pages enough room, and is not higher than the window."""
        look, view = self.look, self.shell.view
        if view.width - 2 * look.px(ACROSS) < view.text_px(LIST_WIDTH + LEAST_PAGE):
            return False
        high = self._list(Reader((), True)).measure(look, view.text_px(LIST_WIDTH))[1]
        return high < view.height - 2 * look.px(DOWN) - look.view.text_px(BOTTOM)

    def _list(self, reader: Reader) -> Widget:
        buttons = [
            ContentsButton(
                _(chapter.title),
                partial(reader.reads, chapter),
                self._turning(chapter),
                f"chapter-{chapter.anchor}",
            )
            for chapter in CHAPTERS
        ]
        panel = Panel(Column(buttons, gap=HAIR), title=_("Rules"))
        sized = Sized(panel, least_width=LIST_WIDTH, most_width=LIST_WIDTH, text=True)
        return Padding(Placed(sized, Align.START, Align.START), 0, GAP)

    def _turning(self, chapter: RuleChapter) -> Press:
        def turn() -> Change | None:
            self._turn_to(chapter.pages[0].anchor)
            return None

        return turn

    def _bottom(self, reader: Reader) -> Widget:
        done = Button(_("Done"), self.back, weight=Weight.PRIMARY, icon=art("icon_check"), key="done")
        before = IconButton(art("icon_arrow_up"), _("Previous chapter"), lambda: self._step(-1), key="before")
        after = IconButton(art("icon_arrow_down"), _("Next chapter"), lambda: self._step(1), key="after")
        link = LessonLink(reader)
        row = Row([before, after, Spacer(ROOMY), link, done], gap=SNUG, align=Align.CENTRE)
        return Placed(row, Align.CENTRE, Align.CENTRE)

    def act(self, act: Act) -> Taken | None:
        """Pages turn from wherever the focus is."""
        if act.action in (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST):
            return self.reader.handle(act)
        return None

    def _step(self, step: int) -> Change | None:
        anchors = [chapter.anchor for chapter in CHAPTERS]
        here = anchors.index(self.reader.chapter_of[self.reader.current()])
        there = min(max(here + step, 0), len(CHAPTERS) - 1)
        self._turn_to(CHAPTERS[there].pages[0].anchor)
        return None

    def _turn_to(self, anchor: str) -> None:
        self.reader.show(anchor, self.look)
        self.shell.redraw()

    def back(self) -> Change | None:
        """Back to where the book was opened."""
        return Pop()


class LessonLink(Button):
    """Opens the lesson about the page that is being read; where there is none it says so."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        super().__init__(_("Try it"), self._open, icon=art("icon_play"), key="lesson")

    @property
    def enabled(self) -> bool:
        """Whether a lesson shows this page."""
        return self._found() is not None

    @enabled.setter
    def enabled(self, value: bool) -> None:
        """The page decides."""

    @property
    def reason(self) -> str:
        """Why there is nothing to try."""
        return _("No lesson shows this page.")

    @reason.setter
    def reason(self, words: str) -> None:
        """It is always the same."""

    def value(self) -> str:
        """The lesson by name."""
        found = self._found()
        return _(found[0].title) if found is not None else ""

    def _found(self) -> tuple[Lesson, int] | None:
        """The lesson about the page at the top, or at the end of the book about the last one."""
        reader = self._reader
        line = reader.rect.top + round(reader.rect.height * TOP)
        ended = reader.offset >= reader.furthest > 0
        on_top = (anchor for anchor, section in reader.sections.items() if section.rect.bottom > line)
        anchor = next(on_top, "") if not ended else reader.current()
        return lesson_about(anchor)

    def _open(self) -> Change | None:
        found = self._found()
        return Push(ToLesson(found[0].name, found[1])) if found is not None else None
