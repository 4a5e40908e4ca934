"""From a rule to the lesson that shows it: a button that follows the page being read."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.scenes.destinations import ToLesson
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.reading import lesson_about
from flow_desktop.scenes.rules.reader import Reader
from flow_desktop.widgets.button import Button

TOP: Final = 0.08
"""A page of which no more than this share of the window can be seen is not being read any more."""


class LessonLink(Button):
    """Opens the lesson about the page that is being read; where there is none it says so."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        super().__init__(_("Try it"), self._open, icon=art("icon_star"), key="lesson")

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
