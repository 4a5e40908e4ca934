"""The end of a game: the sheets as they were filled, and the score told line by line."""

from dataclasses import replace
from functools import partial

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import score, winners
from flow_desktop.river_dice.scenes.destinations import ToRiverSetup
from flow_desktop.river_dice.scenes.draft import draft_of, home_of, new_seed, sit_down
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.leaving import leave_for_shelf
from flow_desktop.river_dice.scenes.naming import part_name
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.table import RiverReached, RiverTable
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

TOTAL = "total"


class RiverResults(WoodPage):
    """How many points, from what, and what is new on the trail; the table is left when this page is."""

    first_focus = "again"

    def __init__(self, table: RiverTable) -> None:
        self.table = table
        self.state = table.state
        best = winners(table.state)
        self.shown = best[0]
        self.best = best
        self.reached: tuple[RiverReached, ...] = ()

    def enter(self, shell: Shell) -> None:
        """Keep what was reached, and let the end be heard."""
        self.reached = home_of(shell).note(self.state, self.table.seats)
        shell.audio.music("")
        shell.audio.play("won")
        super().enter(shell)

    def leave(self) -> None:
        """The game is over."""
        super().leave()
        self.table.close()

    def _name(self, seat: int) -> str:
        return self.table.seats[seat].name or _("Player {number}").format(number=seat + 1)

    def headline(self) -> str:
        """Who has won, or how many points there are."""
        points = score(self.state.seats[self.best[0]])[TOTAL]
        if len(self.state.seats) == 1:
            return _("{points} points!").format(points=points)
        names = " + ".join(map(self._name, self.best))
        return _("{names}: {points} points!").format(names=names, points=points)

    def opening_words(self) -> str:
        """The headline and every line of the score."""
        parts = score(self.state.seats[self.shown])
        lines = [f"{part_name(part)}: {points}." for part, points in parts.items()]
        return " ".join([self.headline(), *lines])

    def build(self) -> Widget:
        """The sheet on one side, the score on the other, the ways on below."""
        seat = self.state.seats[self.shown]
        plan = plan_of(self.state.setup.options.sheet_used)
        picture = SheetView(plan, seat.sheet, key="final")
        page = Scroll(Padding(self._score(), GAP, GAP), label=_("Score"), key="page")
        view = self.shell.view
        side = Sized(page, least_width=420, most_width=520, text=True)
        wide = view.width > view.text_px(1150)
        body: Widget = Row([Sized(picture, grow=1), side], gap=ROOMY, grow=1) if wide else Sized(page, grow=1)
        return Padding(
            Column([title(self.headline(), key="headline"), body, self._ways()], gap=SNUG), EDGE, GAP
        )

    def _score(self) -> Widget:
        parts: list[Widget] = []
        if len(self.state.seats) > 1:
            names = [
                f"{self._name(index)}: {score(seat)[TOTAL]}" for index, seat in enumerate(self.state.seats)
            ]
            parts.append(Choice(_("Whose sheet"), names, self.shown, self._look_at, key="seats"))
        for part, points in score(self.state.seats[self.shown]).items():
            role = Role.HEADING if part == TOTAL else Role.BODY
            name = Label(part_name(part), role, grow=1)
            number = Label(str(points), Role.HEADING if part == TOTAL else Role.STRONG)
            parts.append(Row([name, number], gap=GAP, align=Align.CENTRE, key=f"part-{part}"))
        return Column(
            [Panel(Column(parts, gap=HAIR), title=_("The score, line by line")), *self._news()], gap=ROOMY
        )

    def _news(self) -> list[Widget]:
        """A best score, and new shapes on somebody's trail."""
        words = []
        for each in self.reached:
            whose = f"{self._name(each.seat)}: " if len(self.state.seats) > 1 else ""
            if each.best_before is not None and each.is_best:
                words.append(
                    whose
                    + _("Your best on this river, {more} more!").format(more=each.total - each.best_before)
                )
            elif each.best_before is not None:
                words.append(whose + _("Your best on this river: {points}.").format(points=each.best_before))
            if each.shapes:
                words.append(whose + _("New on your trail: {count}.").format(count=len(each.shapes)))
        return (
            [Panel(Column([Label(line) for line in words], gap=SNUG), title=_("Your trail"))] if words else []
        )

    def _ways(self) -> Widget:
        draft = draft_of(self.table.options, self.table.seats)
        again = partial(sit_down, self.shell, replace(draft, seed=new_seed()))
        same = partial(sit_down, self.shell, draft)
        return Wrap(
            [
                Button(_("Another game"), again, weight=Weight.PRIMARY, icon=art("icon_play"), key="again"),
                Button(_("The same dice again"), same, icon=art("icon_undo"), key="same"),
                Button(
                    _("Another river"), lambda: Reset(ToRiverSetup()), icon=art("icon_seat"), key="change"
                ),
                Button(_("Other games"), self.back, icon=art("icon_home"), key="shelf"),
            ],
            gap=SNUG,
            justify=Align.CENTRE,
        )

    def _look_at(self, seat: int) -> Change | None:
        self.shown = seat
        self.refresh()
        return None

    def back(self) -> Change | None:
        """To the shelf."""
        return leave_for_shelf()
