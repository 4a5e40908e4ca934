"""The end of a game: the sheets as they were filled, the score line by line, what was played for."""

from dataclasses import replace
from functools import partial
from typing import Final

from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Intent, PointerPressed
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine import score, winners
from flow_desktop.river_dice.engine.goals import report, standings
from flow_desktop.river_dice.scenes.destinations import ToRiverReplay, ToRiverSetup, ToRiverTrail
from flow_desktop.river_dice.scenes.draft import RiverDraft, draft_of, home_of, new_seed, sit_down
from flow_desktop.river_dice.scenes.goal_words import shape_title
from flow_desktop.river_dice.scenes.goals import goal_lines, goals_title
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.leaving import leave_for_shelf
from flow_desktop.river_dice.scenes.naming import part_name, player_name
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.results.score_lines import TOTAL, ScoreHead, ScoreLine
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.sounding import END, TRAIL
from flow_desktop.river_dice.table import RiverReached, RiverTable
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Columns, EvenWrap, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.unhurried import GUARD
from flow_desktop.widgets.widget import Weight, Widget

LINE: Final = 0.2
"""Seconds from one line of the score to the next."""
SHEET: Final = 460


class RiverResults(WoodPage):
    """How many points, from what, and what is new on the trail; the table is left when this page is."""

    first_focus = "again"

    def __init__(self, table: RiverTable) -> None:
        self.table = table
        self.state = table.state
        self.best = winners(table.state)
        self.scores = [score(seat) for seat in table.state.seats]
        self.shown = self._first_shown()
        self.names = [player_name(table.seats, index) for index in range(len(table.seats))]
        self.reached: tuple[RiverReached, ...] = ()
        self._found = False
        self._time = 0.0

    def _first_shown(self) -> int:
        """The sheet of the person with the most points: partners come second, also where they have more."""
        people = [index for index, seat in enumerate(self.table.seats) if not seat.partner]
        return max(people or self.best, key=lambda index: self.scores[index][TOTAL])

    def enter(self, shell: Shell) -> None:
        """Keep what was reached, and let the end be heard."""
        self.reached = home_of(shell).note(self.state, self.table.seats)
        self._found = any(each.shapes for each in self.reached)
        self._hurried = -GUARD
        self._time = LINE * len(self.scores[0]) if shell.settings.reduced_motion else 0.0
        shell.keep(LAST_GAME, "")
        shell.audio.music("")
        shell.audio.play(END)
        super().enter(shell)

    def leave(self) -> None:
        """The game is over."""
        super().leave()
        self.table.close()

    # The telling

    @property
    def told(self) -> int:
        """How many lines of the score have been told."""
        return min(len(self.scores[0]) - 1, int(self._time / LINE))

    @property
    def moving(self) -> bool:
        """While lines are still to come."""
        return self.told < len(self.scores[0]) - 1

    def update(self, seconds: float) -> Change | None:
        """Tell the next line when it is due; after the last one, what is new on a trail is heard once."""
        before = self.told
        self._time += seconds
        if self.told != before:
            self.shell.redraw()
        if self._found and not self.moving:
            self._found = False
            self.shell.audio.play(TRAIL)
        return None

    def handle(self, intent: Intent) -> Change | None:
        """Whoever presses anything need not wait for the sum; Enters in a row from the table do no more."""
        hasty = self.moving or self.shell.now() - self._hurried < GUARD
        if isinstance(intent, Act | PointerPressed):
            self._time = LINE * len(self.scores[0])
        if hasty and isinstance(intent, Act) and intent.action is Action.ACCEPT:
            self._hurried = self.shell.now()
            self.shell.redraw()
            return None
        return super().handle(intent)

    # Words

    def headline(self) -> str:
        """Who has won, or how many points there are."""
        points = self.scores[self.best[0]][TOTAL]
        if len(self.names) == 1:
            return _("{points} points!").format(points=points)
        names = " + ".join(self.names[seat] for seat in self.best)
        return _("{names}: {points} points!").format(names=names, points=points)

    def verdict(self, seat: int) -> str:
        """Whether the scenario is won, and if not, what went best all the same; nothing without one."""
        told = report(self.state, self.state.seats[seat])
        if told is None:
            return ""
        if told.won:
            return _("The scenario is won!")
        return " ".join(filter(None, [_("Not this time. Try it again!"), self._went_best(seat)]))

    def _went_best(self, seat: int) -> str:
        """The line of the score with the most points, where there are any."""
        lines = {part: points for part, points in self.scores[seat].items() if part != TOTAL and points > 0}
        if not lines:
            return ""
        best = max(lines, key=lines.__getitem__)
        return _("Most points: {part}, {points}.").format(part=part_name(best), points=lines[best])

    def opening_words(self) -> str:
        """The headline, every line of the score, the verdict and what is new."""
        parts = [f"{part_name(part)}: {points}." for part, points in self.scores[self.shown].items()]
        return " ".join([self.headline(), *parts, self.verdict(self.shown), *self._news_words()])

    def _news_words(self) -> list[str]:
        """A best score, and new shapes on somebody's trail."""
        words = []
        for each in self.reached:
            whose = f"{self.names[each.seat]}: " if len(self.names) > 1 else ""
            if each.best_before is None:
                words.append(whose + _("Your first game on this river."))
            elif each.is_best:
                more = each.total - each.best_before
                words.append(
                    whose + _("Your new best on this river: {more} more than before!").format(more=more)
                )
            else:
                words.append(whose + _("Your best on this river: {points}.").format(points=each.best_before))
            if each.shapes:
                names = "; ".join(map(shape_title, each.shapes))
                words.append(whose + _("New on your trail: {names}.").format(names=names))
        return words

    # The page

    def build(self) -> Widget:
        """The sheet on one side, score and goals on the other, the ways on below."""
        view = self.shell.view
        picture = SheetView(
            plan_of(self.state.setup.options.sheet_used), self.state.seats[self.shown].sheet, key="final"
        )
        parts: list[Widget] = [self._score(), *self._whose(), *self._news(), self._goals()]
        if view.width > view.text_px(1150):
            page = Scroll(Padding(Column(parts, gap=GAP), GAP, GAP), label=_("Score"), key="page")
            side = Sized(page, least_width=600, most_width=680, text=True)
            body: Widget = Row([Sized(Padding(picture, 0, GAP), grow=1), side], gap=ROOMY, grow=1)
            below = [self._again(), *self._ways(), self._leaving()]
        else:
            parts += [Sized(picture, least_height=SHEET), Wrap(self._ways(), gap=SNUG)]
            column = Columns([Column(parts, gap=GAP)], (1,), gap=0)
            body = Scroll(Padding(column, GAP, GAP), label=_("Score"), key="page")
            below = [self._again(), self._leaving()]
        ways = EvenWrap(below, gap=SNUG, closest=CLOSE)
        return Padding(Column([*self._head(), body, ways], gap=SNUG), EDGE, GAP)

    def _head(self) -> list[Widget]:
        """The headline, and what became of the scenario."""
        parts = [title(self.headline(), key="headline")]
        verdict = self.verdict(self.shown)
        if verdict:
            parts.append(Label(verdict, Role.STRONG, on_ground=True, align=Align.CENTRE, key="verdict"))
        return list(parts)

    def _whose(self) -> list[Widget]:
        if len(self.names) == 1:
            return []
        seats = Choice(_("Whose sheet"), self.names, self.shown, self._look_at, name_shown=False, key="seats")
        return [Panel(seats, padding=SNUG)]

    def _score(self) -> Widget:
        told = lambda: self.told  # noqa: E731
        lines: list[Widget] = [
            ScoreLine(part, number, self.scores, self.names, told)
            for number, part in enumerate(self.scores[0])
        ]
        head = [ScoreHead(self.names, self.shown)] if len(self.names) > 1 else []
        return Panel(Column([*head, *lines], gap=HAIR), title=_("The score, line by line"))

    def _goals(self) -> Widget:
        """What was played for."""
        lines = goal_lines(standings(self.state, self.state.seats[self.shown]))
        return Panel(Column(lines, gap=HAIR), title=goals_title(self.state), key="goals")

    def _news(self) -> list[Widget]:
        words = self._news_words()
        return (
            [Panel(Column([Label(line) for line in words], gap=SNUG), title=_("Your trail"))] if words else []
        )

    @property
    def _draft(self) -> RiverDraft:
        return draft_of(self.table.options, self.table.seats)

    def _again(self) -> Widget:
        again = lambda: sit_down(self.shell, replace(self._draft, seed=new_seed()))  # noqa: E731
        return Button(_("New dice"), again, weight=Weight.PRIMARY, icon=art("icon_play"), key="again")

    def _leaving(self) -> Widget:
        return Button(_("Other games"), self.back, icon=art("icon_home"), key="shelf")

    def _ways(self) -> list[Widget]:
        same = partial(sit_down, self.shell, self._draft)
        replay = partial(Push, ToRiverReplay(self.table.record()))
        person = self._first_shown() if self.table.seats[self.shown].partner else self.shown
        trail = partial(Push, ToRiverTrail(self.table.seats[person].name))
        river = partial(Reset, ToRiverSetup())
        return [
            Button(_("The same dice again"), same, icon=art("icon_again"), key="same"),
            Button(_("Look at it again"), replay, icon=art("icon_replay"), key="replay"),
            Button(_("Your trail"), trail, icon=art("icon_trail"), key="trail"),
            Button(_("Another river"), river, icon=art("icon_seat"), key="change"),
        ]

    def _look_at(self, seat: int) -> Change | None:
        self.shown = seat
        self.refresh()
        return None

    def uncovered(self, result: object) -> Change | None:
        """A stone of the trail was chosen: the table is set up for it."""
        change = super().uncovered(result)
        return Reset(ToRiverSetup(result)) if isinstance(result, str) else change

    def back(self) -> Change | None:
        """To the shelf."""
        return leave_for_shelf()
