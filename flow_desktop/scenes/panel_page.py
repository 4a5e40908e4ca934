"""A page of panels over the deep sea: a title, panels in columns that scroll, and a way back."""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget, walk

LEAST_COLUMN: Final = 480
MOST_COLUMN: Final = 640
MOST_COLUMNS: Final = 3


class PanelPage(SeaPage):
    """The base of the settings pages; subclasses give a name and panels."""

    title: str
    """What stands above the panels, to be translated."""

    def panels(self) -> Sequence[Widget]:
        """The panels in reading order; they share the columns that there is room for."""
        raise NotImplementedError

    def build(self) -> Widget:
        """Title, panels, way back."""
        panels = self.panels()
        head = title(_(self.title))
        done = Placed(Button(_("Done"), self.back, icon=art("icon_check"), weight=Weight.PRIMARY, key="done"))
        groups = self._columns(panels, self._height_left([head, done]))
        for _first, last in groups:
            panels[last - 1].grow = 1  # columns end on one line
        columns = [Column(panels[first:last], gap=ROOMY) for first, last in groups]
        page = Scroll(
            Padding(Grid(columns, len(groups), gap=ROOMY), GAP, GAP), label=_(self.title), key="page"
        )
        sized = Sized(page, most_width=MOST_COLUMN * len(groups), text=True, grow=1)
        return Padding(Column([head, sized, done], gap=SNUG), EDGE, PADDING)

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
        look, room = self.look, self.shell.view.width - 2 * self.look.px(EDGE + GAP)
        most = fitting_columns(look, room, len(panels))
        for count in range(1, most + 1):
            width = min(room // count, look.view.text_px(MOST_COLUMN)) - look.px(ROOMY)
            heights = [panel.measure(look, width)[1] for panel in panels]
            groups = balanced(heights, count)
            highest = max(sum(heights[a:b]) + look.px(ROOMY) * (b - a - 1) for a, b in groups)
            if highest <= height:
                break
        return groups

    def setting(self, name: str) -> Callable[[Any], Change | None]:
        """What a control does with a new value: keep it as that setting."""

        def change(value: Any) -> Change | None:
            self.shell.change(**{name: value})
            self.refresh()
            return None

        return change


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
