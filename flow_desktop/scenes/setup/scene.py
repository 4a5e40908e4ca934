"""The setup: players on the left, the sea in the middle, clock, board and code on the right. Enter starts."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock
from flow_desktop.scenes.destinations import ToPerson
from flow_desktop.scenes.draft import Draft, draft_words
from flow_desktop.scenes.panel_page import fitting_columns
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.setup.chances import pace_words
from flow_desktop.scenes.setup.clock_panel import clock_controls
from flow_desktop.scenes.setup.seat_panel import seat_panel
from flow_desktop.scenes.setup.table_panel import table_panel
from flow_desktop.scenes.setup.wave_panel import BOARDS, board_panel, code_panel, code_problem
from flow_desktop.scenes.start import last_draft, new_seed, people_of, remember_people, start_game
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.code_entry import CodeEntry
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.layout import Column, Columns, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

MOST_COLUMN: Final = 640
FOLD: Final = 4
"""So far above the lower edge of what is in sight a column ends that is not cut there."""
WEIGHTS: Final = {1: (1.0,), 2: (1.0, 1.2), 3: (1.0, 1.25, 1.05)}


class SetupScene(SeaPage):
    """Everything has a default and Start has the focus; the table is remembered when it is played."""

    first_focus = "start"

    def __init__(self, draft: Draft | None = None) -> None:
        self._given = draft
        self._opened: int | None = None
        self._code = CodeEntry(self, code_problem, lambda code: self._use(self.draft.with_code(code)))
        self._other_time = False

    def enter(self, shell: Shell) -> None:
        """Begin with the table that was given, else with the last one."""
        self.draft = self._given or last_draft(shell)
        super().enter(shell)

    def opening_words(self) -> str:
        """What the page is, as the menu calls it."""
        return _("New game")

    def build(self) -> Widget:
        """The panels in as many columns as there is room for, and Start below."""
        look, room = self.look, self.shell.view.width - 2 * self.look.px(EDGE + GAP)
        count = fitting_columns(look, room, 3)
        bottom = self._bottom(count > 1)
        high = self.shell.view.height - bottom.measure(look, room)[1] - look.px(4 * GAP + SNUG)
        width = min(room, look.view.text_px(MOST_COLUMN * count))
        usual = self._body(self._columns(count, *BOARDS[-1]), high).measure(look, width)[1]
        other = self._body(self._columns(count, *BOARDS[-1], aside=True), high).measure(look, width)[1]
        aside, needed = usual > max(high, other), min(usual, other) if usual > high else usual
        for units, told in BOARDS:  # the largest board for which nobody has to scroll, or to scroll further
            body = self._body(self._columns(count, units, told, aside), high, even=needed <= high)
            if body.measure(look, width)[1] <= max(high, needed):
                break
        page = Scroll(Padding(body, GAP, GAP), label=_("New game"), key="page")
        sized = Sized(page, most_width=MOST_COLUMN * count, text=True, grow=1)
        foot = Sized(bottom, most_width=MOST_COLUMN * count, text=True)
        return Padding(Column([sized, foot], gap=SNUG), EDGE, GAP)

    def _body(self, columns: Sequence[Sequence[Widget]], high: int, even: bool = True) -> Widget:
        """The columns; the last panel of each takes what is left.

        `even`: all down to one line; else a short one reaches down to the end of what is in sight.
        """
        several = len(columns) > 1
        least = (high - self.look.px(FOLD)) / self.look.view.unit if several and not even else 0
        bodies = []
        for panels in columns:
            panels[-1].grow = 1 if several else 0
            bodies.append(Sized(Column(panels, gap=ROOMY), least_height=least))
        return Columns(bodies, WEIGHTS[len(columns)], gap=ROOMY, even=even and several)

    def _columns(self, count: int, units: int, told: bool, aside: bool = False) -> Sequence[Sequence[Widget]]:
        """The panels; `aside`: the clock stands below the sea, as the players need all of their column."""
        known = people_of(self.shell).known
        seats = seat_panel(self.draft, self._use, self._opened, self._open_seat, known, self._own_page)
        sea = table_panel(self.draft, self._use, new_seed)
        note = pace_words(self.shell, self.draft)
        controls = clock_controls(self.draft.clock, self._other_time, self._use_clock, note)
        clock = Panel(Column([controls, pen_drawing(art("sketch_anchor"))], gap=0), title=_("Clock"))
        board = board_panel(self.draft, self._use, units)
        code = code_panel(self.draft, self._code, told)
        if count >= 3 and aside:
            return (seats,), (sea, clock), (board, code)
        if count >= 3:
            return (seats, clock), (sea,), (board, code)
        if count == 2:
            return (seats, clock, code), (sea, board)
        return ((seats, sea, clock, board, code),)

    def _bottom(self, with_summary: bool) -> Widget:
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        start = Button(_("Start"), self._start, weight=Weight.PRIMARY, icon=art("icon_play"), key="start")
        words = Placed(Plate(draft_words(self.draft)), grow=1)  # free of the lines of the water
        middle = words if with_summary else Spacer(grow=1)
        return Padding(Row([back, middle, start], align=Align.CENTRE, gap=ROOMY), GAP, HAIR)

    def _use(self, draft: Draft) -> None:
        """Take the changed table; where a seat was taken away, the focus stays with those around it."""
        pressed = self.focus.current.key if self.focus.current is not None else ""
        if len(draft.seats) != len(self.draft.seats):
            self._opened = None
        self.draft = draft
        self.refresh()
        if pressed.startswith("remove-"):
            gone = int(pressed.removeprefix("remove-"))
            self.focus_on(f"seat-{min(gone, len(draft.seats) - 1)}")

    def _use_clock(self, clock: Clock, other: bool) -> None:
        self._other_time = other
        self._use(replace(self.draft, clock=clock))

    def _open_seat(self, index: int | None) -> None:
        """Open a seat with its name in focus, or close it; after the last one comes Start."""
        last = index == len(self.draft.seats)
        self._opened = None if last else index
        self.refresh()
        if index is not None:
            partner = not last and self.draft.seats[index].partner
            self.focus_on("start" if last else f"partner-{index}" if partner else f"name-{index}")

    def _own_page(self, index: int) -> Change:
        """The page of somebody at the table; they are known from now on, as they sit here."""
        seat = self.draft.seats[index]
        remember_people(self.shell, people_of(self.shell).named(seat.name).seated(seat))
        return Push(ToPerson(seat.name))

    def uncovered(self, result: object) -> Change | None:
        """Aids that were changed on somebody's page hold at this table."""
        people = people_of(self.shell)
        for index, seat in enumerate(self.draft.seats):
            if seat.name and not seat.partner and people.knows(seat.name):
                self.draft = self.draft.with_seat(index, replace(seat, aids=people.named(seat.name).aids))
        return super().uncovered(result)

    def _start(self) -> Change:
        return start_game(self.shell, self.draft)

    def back(self) -> Change | None:
        """To the menu; nothing of this is remembered."""
        return Pop()
