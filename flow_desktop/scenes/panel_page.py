"""A page of panels over the deep sea: a title, panels in columns that scroll, and a way back.

A page that would be long has chapters: one at a time is shown, below a row of their names.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Tabs
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Columns, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget, walk

LEAST_COLUMN: Final = 480
MOST_COLUMN: Final = 640
MOST_COLUMNS: Final = 3


class Chapter(NamedTuple):
    """What is shown at a time; `wide`: the last panel takes the room of two."""

    name: str
    panels: tuple[Widget, ...]
    wide: bool = False


class PanelPage(SeaPage):
    """The base of the settings pages; subclasses give a name and panels, or chapters of panels."""

    title: str
    """What stands above the panels, to be translated."""
    chapter = 0
    """The one that is shown, where there are several."""
    _long = True

    def panels(self) -> Sequence[Widget]:
        """The panels in reading order; they share the columns that there is room for."""
        return [panel for chapter in self.chapters() for panel in chapter.panels]

    def chapters(self) -> Sequence[Chapter]:
        """How a long page is divided; nothing where all panels belong together."""
        return ()

    def build(self) -> Widget:
        """Title, panels, way back; the chapters where the page would be long and their names fit a line."""
        head = title(_(self.title))
        done = Placed(Button(_("Done"), self.back, icon=art("icon_check"), weight=Weight.PRIMARY, key="done"))
        chapters = self.chapters()
        names = self._names(chapters) if chapters else None
        if names is None:
            self._long = True
            panels = self.panels()
            groups = self._columns(panels, self._height_left([head, done]))
            return self._page([head], *self._grid(panels, groups), done)
        self._stay(chapters)
        chosen = chapters[self.chapter]
        wide = fitting_columns(self.look, self._width(), MOST_COLUMNS)
        if chosen.wide and self.is_wide():
            *others, last = chosen.panels
            body = Columns([*others, last], (*[1.0] * len(others), 2.0), gap=ROOMY, even=True)
            return self._page([head, names], Column([body]), MOST_COLUMNS, done)
        groups = self._cut(chosen.panels, min(wide, len(chosen.panels)))
        return self._page([head, names], *self._grid(chosen.panels, groups), done)

    def _page(self, above: Sequence[Widget], body: Widget, columns: int, done: Widget) -> Widget:
        page = Scroll(Padding(body, GAP, GAP), label=_(self.title), key="page")
        sized = Sized(page, most_width=MOST_COLUMN * columns, text=True, grow=1)
        return Padding(Column([*above, sized, done], gap=SNUG), EDGE, PADDING)

    def _grid(self, panels: Sequence[Widget], groups: Sequence[tuple[int, int]]) -> tuple[Widget, int]:
        for _first, last in groups:
            panels[last - 1].grow = 1  # columns end on one line
        columns = [Column(panels[first:last], gap=ROOMY) for first, last in groups]
        return Grid(columns, len(groups), gap=ROOMY), len(groups)

    def _names(self, chapters: Sequence[Chapter]) -> Widget | None:
        """The names to choose from, if they fit one line."""
        names = [chapter.name for chapter in chapters]
        choice = Tabs(_("Pages"), names, self.chapter, self.turn_to, key="chapters")
        room = self.shell.view.width - 2 * self.look.px(EDGE)
        high = choice.measure(self.look, room)[1]
        line = max(segment.measure(self.look, room)[1] for segment in choice.segments)
        return Placed(choice) if high <= line else None

    def turn_to(self, chapter: int) -> None:
        """Show that chapter."""
        self.chapter = chapter
        self.refresh()

    def _stay(self, chapters: Sequence[Chapter]) -> None:
        """Where the long page had the focus, the chapters go on."""
        if self._long and self.focus.current is not None:
            self.chapter = _place_of(self.focus.current.key, chapters, self.chapter)
        self._long = False

    def focus_on(self, key: str) -> None:
        """Move the focus there, to another chapter if it is in none that is shown."""
        if self.seek(key) is None:
            self.turn_to(_place_of(key, self.chapters(), self.chapter))
        super().focus_on(key)

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea; where the panels leave water free, the four animals swim in it."""
        super().background(surface)
        page = self.find("page")
        if isinstance(page, Scroll) and not page.furthest:
            panels = [part.rect for part in walk(page) if isinstance(part, Panel)]
            self.draw_crew(surface, panels[0].unionall(panels[1:]), page.rect.bottom)

    def _height_left(self, others: Sequence[Widget]) -> int:
        """The height that the panels can have without scrolling."""
        look, width = self.look, self.shell.view.width - 2 * self.look.px(EDGE)
        taken = sum(other.measure(look, width)[1] for other in others)
        return self.shell.view.height - taken - 2 * look.px(PADDING) - 2 * look.px(SNUG) - 2 * look.px(GAP)

    def _columns(self, panels: Sequence[Widget], height: int) -> list[tuple[int, int]]:
        """As few columns as the height allows, else as many as there is width for."""
        most = fitting_columns(self.look, self._width(), len(panels))
        for count in range(1, most + 1):
            groups = self._cut(panels, count)
            heights, gap = self._heights(panels, count), self.look.px(ROOMY)
            if max(sum(heights[a:b]) + gap * (b - a - 1) for a, b in groups) <= height:
                break
        return groups

    def is_wide(self) -> bool:
        """Whether there is room for as many columns as a page can have."""
        return fitting_columns(self.look, self._width(), MOST_COLUMNS) == MOST_COLUMNS

    def _width(self) -> int:
        return self.shell.view.width - 2 * self.look.px(EDGE + GAP)

    def _heights(self, panels: Sequence[Widget], count: int) -> list[int]:
        look = self.look
        width = min(self._width() // count, look.view.text_px(MOST_COLUMN)) - look.px(ROOMY)
        return [panel.measure(look, width)[1] for panel in panels]

    def _cut(self, panels: Sequence[Widget], count: int) -> list[tuple[int, int]]:
        return balanced(self._heights(panels, count), count)

    def setting(self, name: str) -> Callable[[Any], Change | None]:
        """What a control does with a new value: keep it as that setting."""

        def change(value: Any) -> Change | None:
            self.shell.change(**{name: value})
            self.refresh()
            return None

        return change


def _place_of(key: str, chapters: Sequence[Chapter], otherwise: int) -> int:
    """The chapter in which something with that key is."""
    for number, chapter in enumerate(chapters):
        if any(widget.key == key for panel in chapter.panels for widget in walk(panel)):
            return number
    return otherwise


def fitting_columns(look: Look, room: int, most: int) -> int:
    """How many columns of a readable width there is room for."""
    return max(1, min(most, MOST_COLUMNS, room // look.view.text_px(LEAST_COLUMN)))


def balanced(heights: Sequence[int], count: int) -> list[tuple[int, int]]:
    """Cut a row of heights into so many runs that the highest run is as low as can be."""
    total = len(heights)
    cuts = ((0, *inner, total) for inner in combinations(range(1, total), count - 1))
    best = min(cuts, key=lambda cut: max(sum(heights[a:b]) for a, b in pairwise(cut)))
    return list(pairwise(best))


def words(*sentences: str) -> Column:
    """Plain sentences below each other, quietly."""
    return Column([Label(sentence, Role.BODY, soft=True) for sentence in sentences], gap=SNUG)
