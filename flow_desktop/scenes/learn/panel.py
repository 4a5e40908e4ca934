"""What a lesson says beside the board: first a picture that moves, then a sentence, then buttons."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.scenes.learn.gestures import GestureView
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.frames import Padding, Single
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

PADDING: Final = 14
DOT: Final = 24
SIGN: Final = 56
CHEERS: Final = (N_("Good!"), N_("Yes!"), N_("Well done!"), N_("Just so!"), N_("Great!"))
"""Praise for a step, one after the other."""
LARGE: Final = 130
"""From this size of text on, in percent, room is too dear to be kept."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What the buttons of the panel do."""

    skip: Press
    leave: Press
    rule: Press
    again: Press
    following: Press


@dataclass(frozen=True, slots=True)
class Says:
    """What the panel says; `others` are the words that stand there at another time, to keep room for.

    `clock` says how long this is shown, None where nothing may move. `places`: "Lesson 3 of 8" and the like.
    """

    words: str
    picture: str
    clock: Callable[[], float | None]
    places: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    story: str = ""


class Dots(Widget):
    """How far the part has come: one dot for each step, a tick in those that are done."""

    def __init__(self, done: int, steps: int) -> None:
        label = _("Step {number} of {count}").format(number=min(done + 1, steps), count=steps)
        super().__init__(key="dots", label=label)
        self.done = done
        self.steps = steps

    def measure(self, look: Look, width: int) -> Size:
        """All dots in a row, with the room of a heading beside them, so that praise moves nothing."""
        side = self._side(look, width)
        heading = 0 if look.view.text_percent > LARGE else look.block("X", Role.HEADING, width).height
        return round(side * (1.3 * self.steps - 0.3)), max(side, heading)

    def _side(self, look: Look, width: int) -> int:
        return max(6, min(look.px(DOT), round(width / (1.3 * self.steps))))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Done ones are filled, the present one is bright."""
        theme, side = look.theme, self._side(look, self.rect.width)
        for number in range(self.steps):
            dot = pygame.Rect(self.rect.x + round(number * side * 1.3), 0, side, side)
            dot.centery = self.rect.centery
            ground = (
                theme.chosen if number < self.done else theme.primary if number == self.done else theme.field
            )
            draw_box(surface, dot, side // 2, ground, theme.text, max(1, side // 10))
            if number < self.done:
                draw_glyph(surface, Glyph.TICK, dot.inflate(-side // 3, -side // 3), theme.chosen_text)


def step_panel(says: Says, done: int, steps: int, ways: Ways, cheered: bool = True) -> Widget:
    """What is to be done now, after praise for what was `cheered`."""
    head: list[Widget] = [Dots(done, steps)] if steps > 1 else []  # one dot alone tells nothing
    if done and cheered:
        cheer = _(CHEERS[(done - 1) % len(CHEERS)])
        head.insert(0, Label(cheer, Role.HEADING, key="cheer"))
    skip = Button(_("Skip"), ways.skip, icon=art("icon_step_on"), key="skip", hint=_("On to the next step"))
    leave = IconButton(art("icon_home"), _("Leave the lesson"), ways.leave, units=SIGN, key="leave")
    again = IconButton(art("icon_again"), _("Begin again"), ways.again, units=SIGN, key="again")
    signs = [leave, _rule(ways), again] if done else [leave, _rule(ways)]
    story = [Label(says.story, Role.STRONG, key="story")] if says.story else []
    parts = [
        _places(says),
        *([Wrap(head, gap=14, align=Align.CENTRE)] if head else []),
        GestureView(says.picture, says.clock, says.words),
        *story,
        SteadyWords(says.words, says.others, key="lesson-words"),
        Wrap([skip, Row(signs, gap=10)], gap=10, align=Align.CENTRE),  # no sign alone in a line
    ]
    return _paper(parts)


def praise_panel(says: Says, onward: str, ways: Ways) -> Widget:
    """The part is done: praise, and the way on, which has the focus; no way on where it comes by itself."""
    go_on = Button(onward, ways.following, weight=Weight.PRIMARY, icon=art("icon_play"), key="next")
    again = IconButton(art("icon_again"), _("Once more"), ways.again, units=SIGN, key="again")
    leave = IconButton(art("icon_home"), _("Back to the lessons"), ways.leave, units=SIGN, key="leave")
    parts = [
        _places(says),
        Label(_("Well done!"), Role.HEADING, key="cheer"),
        GestureView(says.picture, says.clock, says.words),
        SteadyWords(says.words, says.others, key="lesson-words"),
    ]
    if onward:
        parts += [Padding(go_on, 12), Wrap([leave, _rule(ways), again], gap=10, align=Align.CENTRE)]
    return _paper(parts)


def brief_panel(says: Says, done: int, steps: int, onward: str, ways: Ways) -> Widget:
    """Where text is large: how far it is, and the words; praise has the way on, which has the focus."""
    over = done == steps
    head: list[Widget] = [Label(says.places[-1], Role.SMALL, soft=True, key="place-0")] if says.places else []
    dots = [] if over or steps == 1 else [Dots(done, steps)]
    parts: list[Widget] = [Wrap([*head, *dots], gap=14, align=Align.CENTRE)]
    if says.story:
        parts.append(Label(says.story, key="story"))
    parts.append(SteadyWords(says.words, says.others, key="lesson-words"))
    if over and onward:
        parts.append(Button(onward, ways.following, weight=Weight.PRIMARY, icon=art("icon_play"), key="next"))
    return _paper(parts, gap=8 if over else 4, padding=8)


def lesson_signs(done: int, steps: int, ways: Ways, units: float) -> tuple[Widget, ...]:
    """The buttons of the panel as signs."""
    skip = IconButton(art("icon_step_on"), _("Skip"), ways.skip, units=units, key="skip")
    leave = IconButton(art("icon_home"), _("Leave the lesson"), ways.leave, units=units, key="leave")
    again = IconButton(art("icon_again"), _("Begin again"), ways.again, units=units, key="again")
    book = IconButton(art("icon_book"), _("Read the rule"), ways.rule, units=units, key="rule")
    return (*([] if done == steps else [skip]), leave, book, *([again] if done else []))


def _places(says: Says) -> Widget:
    """Which lesson this is, and which task of it."""
    labels = [Label(place, Role.SMALL, soft=True, key=f"place-{n}") for n, place in enumerate(says.places)]
    return Wrap(labels, gap=14)


def _rule(ways: Ways) -> Widget:
    return IconButton(art("icon_book"), _("Read the rule"), ways.rule, units=SIGN, key="rule")


def _paper(parts: list[Widget], gap: float = 12, padding: float = PADDING) -> Widget:
    return Panel(Column(parts, gap=gap), padding=padding, area="lesson")


class SteadyWords(Single):
    """A sentence; `others` are those that stand in the same place at another time."""

    def __init__(self, words: str, others: Sequence[str], key: str) -> None:
        super().__init__(Label(words, Role.STRONG, vertical=Align.START, readable=True, key=key))
        self.others = others

    def measure(self, look: Look, width: int) -> Size:
        """As high as the highest of them; large words take no more room than they need."""
        wide, high = self.child.measure(look, width)
        if look.view.text_percent > LARGE:
            return wide, high
        heights = (look.block(each, Role.STRONG, width).height for each in self.others)
        return wide, max(high, *heights, 0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The words keep their own height, at the top."""
        Widget.place(self, look, rect)
        high = self.child.measure(look, rect.width)[1]
        self.child.place(look, pygame.Rect(rect.x, rect.y, rect.width, min(high, rect.height)))
