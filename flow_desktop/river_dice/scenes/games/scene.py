"""Our games: those that wait, then those that are over; each can be seen, gone on with, written, deleted."""

from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.scenes.destinations import ToRiverReplay
from flow_desktop.river_dice.scenes.draft import go_on, home_of
from flow_desktop.river_dice.scenes.games.words import seat_names, standing_words, title_words, when_words
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.table import KeptRiver
from flow_desktop.table import StoreError
from flow_desktop.table.library import PLAYED_ON
from flow_desktop.table.paths import GamePaths
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.dialog import ask, tell, tell_file
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.label import Label, heading, title
from flow_desktop.widgets.layout import Column, Columns, EvenGrid, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

PAGE: Final = 20
"""So many games are read and listed at once; older ones are one press further."""
SHEET: Final = 400
LEAST: Final = 480
LEAST_BUTTON: Final = 250


class RiverGames(WoodPage):
    """A list, and beside it the chosen game."""

    first_focus = "first-deed"

    def enter(self, shell: Shell) -> None:
        """Look which games there are."""
        self.shell = shell
        self.start = 0
        self._look_around()
        super().enter(shell)

    def _look_around(self) -> None:
        """Read the games of this part of the list; one that cannot be read is passed over."""
        shelf = home_of(self.shell).shelf()
        self._all: tuple[GamePaths, ...] = shelf.unfinished + shelf.finished
        self.start = min(self.start, max(0, len(self._all) - 1) // PAGE * PAGE)
        read = [home_of(self.shell).kept(paths.name) for paths in self._all[self.start : self.start + PAGE]]
        self.rows: list[KeptRiver] = [kept for kept in read if kept is not None]
        self._copies = frozenset(home_of(self.shell).library.notes(PLAYED_ON))
        self.chosen = 0
        if not self.rows:
            self.first_focus = "back"

    @property
    def game(self) -> KeptRiver:
        """The chosen game."""
        return self.rows[self.chosen]

    def build(self) -> Widget:
        """List and details, side by side where there is room."""
        head = title(_("Our games"))
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        bottom = Row([back, Spacer(grow=1), *self._turning()], align=Align.CENTRE, gap=SNUG)
        if not self.rows:
            words = Label(
                _("No games yet. Your first one will wait for you here."),
                Role.HEADING,
                on_ground=True,
                align=Align.CENTRE,
                grow=1,
            )
            return Padding(Column([head, words, bottom], gap=SNUG), EDGE, GAP)
        view, look = self.shell.view, self.look
        wide = view.width - 2 * look.px(EDGE + GAP) >= 2 * view.text_px(LEAST)
        parts = [self._list(), self._details()]
        beside = Columns(parts, (1, 1.25), gap=ROOMY, even=True)
        body: Widget = beside if wide else Column([parts[1], parts[0]], gap=GAP)
        page = Scroll(Padding(body, GAP, GAP), label=_("Our games"), key="page")
        return Padding(Column([head, page, bottom], gap=SNUG), EDGE, GAP)

    def _list(self) -> Widget:
        """What waits and what is over, each under its name."""
        rows: list[Widget] = [
            DetailButton(
                title_words(kept),
                partial(self._choose, index),
                icon=art("icon_check" if kept.finished else "icon_play"),
                detail=" · ".join((standing_words(kept), when_words(kept), *self._origin(kept))),
                weight=Weight.CHOSEN if index == self.chosen else Weight.PLAIN,
                key=f"game-{kept.paths.name}",
            )
            for index, kept in enumerate(self.rows)
        ]
        waiting = sum(not kept.finished for kept in self.rows)  # these come first
        if waiting < len(rows):
            rows.insert(waiting, heading(_("Finished")))
        if waiting:
            rows.insert(0, heading(_("Unfinished")))
        return Panel(Column(rows, gap=SNUG), area="games")

    def _details(self) -> Widget:
        kept = self.game
        seat = max(range(len(kept.totals)), key=kept.totals.__getitem__)
        sheet = SheetView(plan_of(kept.record.options.sheet_used), kept.state.seats[seat].sheet, key="final")
        facts = [
            Label(standing_words(kept), Role.STRONG, key="standing"),
            Label(", ".join(seat_names(kept.record)), Role.SMALL, soft=True),
            Label(when_words(kept), Role.SMALL, soft=True),
            *(Label(words, Role.SMALL, soft=True, key="origin") for words in self._origin(kept)),
        ]
        deeds = self._deeds(kept)
        grid = EvenGrid(deeds, len(deeds), least=LEAST_BUTTON, gap=SNUG)
        parts = [Sized(sheet, least_height=SHEET, grow=1), Column(facts, gap=HAIR), grid]
        return Panel(Column(parts, gap=GAP), title=title_words(kept), key="details")

    def _origin(self, kept: KeptRiver) -> list[str]:
        """That it began in the middle of another."""
        return [_("Played on from a replay")] if kept.paths.name in self._copies else []

    def _deeds(self, kept: KeptRiver) -> list[Widget]:
        """What can be done; the first is what one most likely wants."""
        replay = partial(Push, ToRiverReplay(kept.record))
        in_use = _("This game is open in another program.") if kept.in_use else ""
        deeds: list[Widget] = [
            Button(
                _("Look at it again") if kept.finished else _("Continue"),
                replay if kept.finished else partial(go_on, self.shell, kept),
                icon=art("icon_replay" if kept.finished else "icon_play"),
                weight=Weight.PRIMARY,
                enabled=kept.finished or not in_use,
                reason=in_use,
                key="first-deed",
            )
        ]
        if not kept.finished and kept.commands:  # where nothing was done there is nothing to see again
            deeds.append(Button(_("Look at it again"), replay, icon=art("icon_replay"), key="replay"))
        write = partial(self._write_down, kept)
        deeds.append(Button(_("Write to a file"), write, icon=art("icon_export"), key="export"))
        deeds.append(
            Button(
                _("Delete"),
                self._ask,
                icon=art("icon_discard"),
                enabled=not in_use,
                reason=in_use,
                key="delete",
            )
        )
        return deeds

    def _turning(self) -> list[Widget]:
        """To newer and older games, where there are any."""
        ways: list[Widget] = []
        if self.start:
            ways.append(Button(_("Newer games"), partial(self._turn, -1), key="newer"))
        if self.start + PAGE < len(self._all):
            ways.append(Button(_("Older games"), partial(self._turn, 1), key="older"))
        return [Placed(Wrap(ways, gap=SNUG), Align.END)] if ways else []

    def _turn(self, pages: int) -> Change | None:
        self.start += pages * PAGE
        self._look_around()
        self.refresh()
        return None

    def _choose(self, index: int) -> Change | None:
        self.chosen = index
        self.refresh()
        return None

    def _write_down(self, kept: KeptRiver) -> Change:
        """Write the game to a file and say exactly where it is."""
        try:
            path = home_of(self.shell).write_down(kept)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        LOGGER.info("a game was written to a file")
        return Push(tell_file(_("The game is written down"), path))

    def _ask(self) -> Change:
        return Push(ask(_("Delete this game?"), _("It cannot be brought back."), _("Delete")))

    def uncovered(self, result: object) -> Change | None:
        """Delete when that was the answer."""
        change = super().uncovered(result)
        if result is not True:
            return change
        try:
            home_of(self.shell).delete(self.game)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        self._look_around()
        self.refresh()
        self.focus_on("first-deed" if self.rows else "back")
        return change

    def back(self) -> Change | None:
        """To where it was asked for."""
        return Pop()
