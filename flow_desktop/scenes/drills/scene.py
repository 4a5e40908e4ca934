"""The page of drills: two exercises, each against the clock or in peace, with the personal bests."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.came_from import lead_back
from flow_desktop.scenes.destinations import Drill, Exercise, ToDrill
from flow_desktop.scenes.drills.exercises import (
    EXERCISES,
    best_of,
    drill_name,
    next_number,
    score_words,
    task,
    way_name,
)
from flow_desktop.scenes.laid_art import covering
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE, EDGE_WIDTH, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Size, Weight, Widget

MOST_WIDTH: Final = 1280
LEAST_COLUMN: Final = 480


AROUND: Final = 260
"""What title and foot of the page take, in units."""
SKETCHES: Final = {Drill.PLACE: "sketch_boat", Drill.SAVE: "sketch_anchor"}
POSTCARDS: Final = {Drill.PLACE: "drills", Drill.SAVE: "wave"}


class DrillCard(Image):
    """A postcard as wide as its panel, and as high as the panel leaves room for."""

    def __init__(self, name: ArtName) -> None:
        super().__init__(name, MOST_WIDTH)
        self.grow = 1

    def measure(self, look: Look, width: int) -> Size:
        """At least a strip of it, a third as high as wide."""
        return width, width // 3

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Its middle: sky and foot of the card are cut off, framed as on the page before."""
        surface.blit(covering(look, self.art, self.rect.size), self.rect)
        pygame.draw.rect(surface, look.theme.edge, self.rect, max(1, look.px(EDGE_WIDTH) // 2))


class Task(Label):
    """What is to be done, as high as the tasks beside it: what stands below them stands level.

    All have smaller letters where one would need a second line.
    """

    def __init__(self, text: str, others: Sequence[str]) -> None:
        super().__init__(text, vertical=Align.END)
        self.others = tuple(others)

    def measure(self, look: Look, width: int) -> Size:
        """As high as the longest of them."""
        one = max(len(look.block(task(each), Role.BODY, width).lines) for each in EXERCISES) == 1
        self.text_role = Role.BODY if one else Role.SMALL
        heights = [look.block(words, self.text_role, width).height for words in self.others]
        return super().measure(look, width)[0], max(heights)


class DrillsScene(SeaPage):
    """The first drill has the focus, or the one that was left (`after`): no page lies below then."""

    def __init__(self, after: Exercise | None = None) -> None:
        self._alone = after is not None
        self.first_focus = (after or EXERCISES[0]).key

    def enter(self, shell: Shell) -> None:
        """Calm music, as at the menu."""
        shell.audio.music("calm")
        super().enter(shell)

    def build(self) -> Widget:
        """A panel for each drill, side by side where there is room."""
        look = self.look
        grid = self._panels(pictured=True)
        high = look.view.height - look.px(2 * PADDING + AROUND)
        if grid.measure(look, look.view.text_px(MOST_WIDTH))[1] > high:
            grid = self._panels(pictured=False)
        page = Scroll(Padding(grid, GAP, GAP), label=_("Drills"), key="page")
        sized = Sized(page, most_width=MOST_WIDTH, text=True, grow=1)
        back = Placed(Button(_("Back"), self.back, icon=art("icon_back"), key="back"), Align.START)
        return Padding(Column([title(_("Drills")), sized, back], gap=SNUG), EDGE, PADDING)

    def _panels(self, pictured: bool) -> Widget:
        """Both drills, with their postcards where there is room for them."""
        panels = [self._panel(drill, pictured) for drill in Drill]
        return Grid(panels, 2, least=LEAST_COLUMN, gap=ROOMY)

    def _panel(self, drill: Drill, pictured: bool) -> Widget:
        parts: list[Widget] = [DrillCard(art("postcard", POSTCARDS[drill]))] if pictured else []
        for exercise in (each for each in EXERCISES if each.drill is drill):
            others = [task(each) for each in EXERCISES if each.timed is exercise.timed]
            parts += [Task(task(exercise), others), self._entry(exercise)]
        if not pictured:
            parts.append(pen_drawing(art(SKETCHES[drill])))
        return Panel(Column(parts, gap=SNUG), title=drill_name(drill), area=drill.value, grow=1)

    def _entry(self, exercise: Exercise) -> Widget:
        best = best_of(self.shell, exercise)
        detail = _("No best yet")
        if best is not None:
            detail = _("Your best: {score}").format(score=score_words(exercise, best))
        return DetailButton(
            way_name(exercise),
            partial(self._start, exercise),
            icon=art("icon_clock" if exercise.timed else "icon_hourglass_off"),
            detail=detail,
            weight=Weight.PRIMARY if exercise.key == self.first_focus else Weight.PLAIN,
            key=exercise.key,
        )

    def _start(self, exercise: Exercise) -> Change | None:
        return Reset(ToDrill(exercise, next_number(self.shell, exercise.drill)))

    def back(self) -> Change | None:
        """To where drills are chosen."""
        return lead_back(self.shell, "drills") if self._alone else Pop()
