"""The pause: the clock stands still, the board is covered, and everything can be read or changed in peace.

Clock and aids of a game in play have a page: both can be changed at any time, by anybody.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock
from flow_desktop.rounds import Table, clock_kind
from flow_desktop.scenes.destinations import ToAccessibility, ToKeys, ToRules, ToSettings
from flow_desktop.scenes.naming import clock_name, turns_words
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.seascape import draw_animals, draw_sea
from flow_desktop.scenes.seat_look import SeatToken, seat_name
from flow_desktop.scenes.setup.clock_panel import clock_controls
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.scenes.start import give_up, leave_game, people_of, remember_people
from flow_desktop.scenes.voyage.log import reached_by, stop_of
from flow_desktop.scenes.voyage.star_row import star_lines
from flow_desktop.scenes.voyage.words import stop_name
from flow_desktop.table import Aids, Pause
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import ask, sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EvenGrid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget

WIDTH: Final = 780
Way = tuple[str, str, str, Press]
"""A way on from a pause: key, words to be translated, sign, and where it leads."""
RULES: Final[Way] = ("rules", N_("Rules"), "icon_book", partial(Push, ToRules()))
ACCESSIBILITY: Final[Way] = (
    "accessibility",
    N_("Accessibility"),
    "icon_accessibility",
    partial(Push, ToAccessibility()),
)
SETTINGS: Final[Way] = ("settings", N_("Settings"), "icon_settings", partial(Push, ToSettings()))
KEYS: Final[Way] = ("keys", N_("Keys and buttons"), "icon_keyboard", partial(Push, ToKeys()))


class ClockAndAidsPage(PanelPage):
    """The clock, and the aids of each seat."""

    title = N_("Clock and aids")
    first_focus = "clock"

    def __init__(self, table: Table) -> None:
        self.table = table
        self._other_time = False

    def panels(self) -> Sequence[Widget]:
        """The clock first, then a panel for each seat."""
        controls = clock_controls(self.table.setting, self._other_time, self._use_clock)
        note = Label(_("Games with a gentler clock are kept apart in the records."), Role.SMALL, soft=True)
        drawing = pen_drawing(art("sketch_anchor"))
        clock = Panel(Column([controls, note, drawing], gap=SNUG), title=_("Clock"))
        people = (index for index, seat in enumerate(self.table.seats) if not seat.partner)
        return clock, *map(self._seat, people)

    def _seat(self, index: int) -> Widget:
        seats = self.table.seats
        name = Label(seat_name(seats, index), Role.HEADING, grow=1)
        head = Row([SeatToken(seats, index, 60), name], align=Align.CENTRE)
        toggles = aid_toggles(seats[index], self._changing(index), f"-{index}")
        return Panel(Column([head, *toggles], gap=SNUG), area=f"seat-{index}")

    def _changing(self, index: int) -> Callable[[Aids], None]:
        def change(aids: Aids) -> None:
            seat = replace(self.table.seats[index], aids=aids)
            self.table.set_seat(index, seat)
            if seat.name and people_of(self.shell).knows(seat.name):
                remember_people(self.shell, replace(people_of(self.shell).named(seat.name), aids=aids))
            self.refresh()

        return change

    def _use_clock(self, clock: Clock, other: bool) -> None:
        self._other_time = other
        self.table.set_clock(clock)
        self.refresh()


def ways_on(go_on: Press, ways: Sequence[Way]) -> list[Widget]:
    """Go on, large, and the other ways in two columns below it."""
    first = Button(_("Continue"), go_on, weight=Weight.PRIMARY, icon=art("icon_play"), key="go-on")
    others = [
        Button(_(words), press, icon=art(icon), align=Align.START, key=key)
        for key, words, icon, press in ways
    ]
    return [first, EvenGrid(others, 2, least=270, gap=SNUG)]


class PauseScene(Screen):
    """Lies over a game; in a timed game nothing of the board can be seen, so that nobody plans for free."""

    overlay = True
    sudden = True
    first_focus = "go-on"

    def __init__(self, table: Table) -> None:
        self.table = table

    def enter(self, shell: Shell) -> None:
        """Stop the clock and the music; of a game that is over there is only a last moment to stop."""
        if not self.table.is_over:
            self.table.pause(Pause.PLAYER)
        shell.audio.pause(True)
        super().enter(shell)

    def opening_words(self) -> str:
        """That the game pauses."""
        return _("Pause")

    def leave(self) -> None:
        """Let the music go on."""
        self.shell.audio.pause(False)
        super().leave()

    @property
    def covers(self) -> bool:
        """Whether the board is hidden: only where time counts."""
        return self.table.setting.seconds is not None and self.table.state.result is None

    def build(self) -> Widget:
        """A sheet in the middle; where it is too high, it scrolls."""
        body = Column([heading(_("Pause")), self._state(), *self._stars(), *self._buttons()])
        return sheet(self.look, body, _("Pause"), WIDTH, least=WIDTH, inner=GAP, key="sheet")

    def _state(self) -> Widget:
        table, parts = self.table, [_("Round {number}").format(number=self.table.state.turn.round)]
        if table.remaining is not None:
            left = round(table.remaining)
            parts.append(_("{seconds} of {length} s left").format(seconds=left, length=table.setting.seconds))
        elif table.turns_left is not None:
            parts.append(turns_words(table.turns_left))
        else:
            parts.append(clock_name(table.setting))
        return Label(" · ".join(parts), Role.BODY, soft=True)

    def _stars(self) -> list[Widget]:
        """At a stop of the voyage, what its stars are for: they cannot be seen on the table."""
        stop = None if self.table.is_over else stop_of(self.shell, self.table)
        if stop is None:
            return []
        earned = reached_by(self.shell)[stop.key].earned(clock_kind(self.table.options.clock))
        name = Label(stop_name(stop), Role.STRONG, key="stop-name")
        return [Column([name, *star_lines(stop, self.table.options.players, earned)], gap=HAIR)]

    def _buttons(self) -> list[Widget]:
        if self.table.is_over:
            return ways_on(self.back, (RULES, ACCESSIBILITY, SETTINGS, KEYS))
        ways: tuple[Way, ...] = (
            RULES,
            ("table", N_("Clock and aids"), "icon_clock", self._table),
            ACCESSIBILITY,
            SETTINGS,
            KEYS,
            ("leave", N_("To the menu"), "icon_home", self._leave),
            ("give-up", N_("Give up"), "icon_quit", self._ask),
        )
        kept = Label(_("In the menu, Continue brings you back to this game."), Role.SMALL, soft=True)
        return [*ways_on(self.back, ways), kept]

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea over the board in a timed game, with the animals waiting below; else a veil."""
        if not self.covers:
            super().background(surface)
            return
        draw_sea(surface, self.look, "sea_deep")
        sheet = self.find("sheet").rect
        room = pygame.Rect(sheet.x, sheet.bottom, sheet.width, surface.get_height() - sheet.bottom)
        draw_animals(surface, self.look, room.inflate(0, -2 * self.look.px(ROOMY)), 0.0, 0.0)

    def act(self, act: Act) -> Taken | None:
        """The key that paused goes on; help opens the rules."""
        match act:
            case Act(Action.PAUSE, repeated=False):
                return Taken(self.back())
            case Act(Action.HELP, repeated=False):
                return Taken(Push(ToRules()))
        return None

    def back(self) -> Change | None:
        """Go on: the clock runs again."""
        if not self.table.is_over:
            self.table.resume()
        return Pop()

    def _table(self) -> Change:
        return Push(ClockAndAidsPage(self.table))

    def _leave(self) -> Change:
        return leave_game(self.table)

    def _ask(self) -> Change:
        kept = _("It stays under Our games, as given up. You can go on with it some day.")
        return Push(ask(_("Give up this game?"), kept, _("Give up")))

    def uncovered(self, result: object) -> Change | None:
        """Give up when that was the answer."""
        super().uncovered(result)
        return give_up(self.table) if result is True else None
