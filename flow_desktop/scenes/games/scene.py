"""The page of games: the list on one side, the chosen game on the other; nothing is read before it is due."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.games.actions import FIRST, GameActions
from flow_desktop.scenes.games.chosen import ChosenGame
from flow_desktop.scenes.games.pages import empty_page, games_page, has_room_beside
from flow_desktop.scenes.games.words import Shown
from flow_desktop.scenes.menu.sea import draw_sea
from flow_desktop.scenes.start import home_of, last_draft, start_game
from flow_desktop.table import KeptGame, Shelf
from flow_desktop.table.paths import GamePaths
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Press, Widget

FIRST_ROWS: Final = 8
MORE_ROWS: Final = 24
ROWS_A_FRAME: Final = 2
RESTING: Final = 0.12
"""Seconds that the focus rests on a game before its board is drawn."""
ROW: Final = "game-"


class GamesScene(Screen):
    """Unfinished games first, then finished ones, newest first; more rows come while somebody scrolls."""

    def enter(self, shell: Shell) -> None:
        """Look which games there are, and read those that are seen first."""
        self.shell = shell
        self._rested = RESTING
        self._counting = True
        self._open_shelf()
        self._read_more(FIRST_ROWS)
        self._choose(0)
        self.first_focus = f"{ROW}{self.chosen.paths.name}" if self.chosen else "play"
        super().enter(shell)

    def _open_shelf(self) -> None:
        self._shelf: Shelf = home_of(self.shell).shelf()
        self.rows: list[Shown] = []
        self.chosen: Shown | None = None
        self._wanted = MORE_ROWS

    @property
    def waiting(self) -> int:
        """How many of the rows are unfinished games: they stand first."""
        return min(len(self._shelf.unfinished), len(self.rows))

    def _read_more(self, count: int) -> None:
        order: tuple[GamePaths, ...] = self._shelf.unfinished + self._shelf.finished
        self.rows += [self._shelf.look(paths) for paths in order[len(self.rows) : len(self.rows) + count]]

    def _choose(self, index: int) -> None:
        self.chosen = self.rows[min(index, len(self.rows) - 1)] if self.rows else None

    def build(self) -> Widget:
        """The page, or what there is to say when nothing was played yet."""
        return games_page(self) if self.rows else empty_page(self)

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea."""
        draw_sea(surface, self.look, "sea_deep")

    @property
    def rested(self) -> bool:
        """Whether the focus has stayed long enough for the board to be drawn."""
        return self._rested >= RESTING

    @property
    def moving(self) -> bool:
        """While something is still to be read, counted or drawn."""
        return not self.rested or self._counting or len(self.rows) < min(self._wanted, len(self._shelf))

    def update(self, seconds: float) -> Change | None:
        """Read and count a little in each frame, so that none is long."""
        if len(self.rows) < min(self._wanted, len(self._shelf)):
            self._read_more(ROWS_A_FRAME)
            if len(self.rows) >= min(self._wanted, len(self._shelf)):
                self.refresh()
        elif self._counting:
            self._counting = home_of(self.shell).statistics().catch_up(ROWS_A_FRAME) > 0
            self.refresh()
        if not self.rested:
            self._rested += seconds
            if self.rested:
                self.refresh()
        return None

    def handle(self, intent: Intent) -> Change | None:
        """What has the focus is shown beside the list; near the end of the list more is read."""
        change = super().handle(intent)
        current = self.focus.current
        if current is not None and current.key.startswith(ROW):
            self._show(current.key.removeprefix(ROW))
        if self.rows and len(self.rows) >= self._wanted:
            page = self.find("list")
            if isinstance(page, Scroll) and page.offset + 2 * page.rect.height > page.content:
                self._wanted += MORE_ROWS
        return change

    def _show(self, name: str) -> None:
        if self.chosen is None or self.chosen.paths.name != name:
            self.chosen = next(game for game in self.rows if game.paths.name == name)
            self._rested = 0.0
            self.refresh()

    def pressing(self, game: Shown) -> Press:
        """A press on a row leads to what can be done with that game."""

        def press() -> Change | None:
            self._show(game.paths.name)
            if not has_room_beside(self.look):
                return Push(ChosenGame(game))
            if isinstance(game, KeptGame):
                self.focus_on(FIRST)
            return None

        return press

    def bottom(self) -> list[Widget]:
        """The way back, and the numbers."""
        from flow_desktop.scenes.games.words import won_words

        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        tally = home_of(self.shell).statistics().tally()
        numbers = Button(won_words(tally), self._numbers, icon=art("icon", "star"), key="numbers")
        return [back, numbers] if tally.finished else [back]

    def _numbers(self) -> Change:
        from flow_desktop.scenes.games.numbers import NumbersPage

        return Push(NumbersPage())

    def play(self) -> Change:
        """Begin a game: there is none yet."""
        return start_game(self.shell, last_draft(self.shell))

    def uncovered(self, result: object) -> Change | None:
        """Delete the chosen game when that was the answer, or look anew when it is gone."""
        super().uncovered(result)
        if result is not True or not isinstance(self.chosen, KeptGame):
            return None
        failed = GameActions(self.shell, self.chosen).delete()
        if failed is None:
            self._begin_anew(self.rows.index(self.chosen))
        return failed

    def _begin_anew(self, index: int) -> None:
        seen = len(self.rows)
        self._open_shelf()
        self._read_more(max(FIRST_ROWS, index + 1))
        self._wanted = max(self._wanted, seen)
        self._choose(index)
        self.refresh()
        self.focus_on(f"{ROW}{self.chosen.paths.name}" if self.chosen else "play")
