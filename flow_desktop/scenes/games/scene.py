"""The page of games: the list on one side, the chosen game on the other; nothing is read before it is due."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import KeptGame, Shelf
from flow_desktop.scenes.destinations import ToPaste
from flow_desktop.scenes.games.details import FIRST, ChosenGame, GameActions
from flow_desktop.scenes.games.numbers import NumbersPage
from flow_desktop.scenes.games.pages import empty_page, games_page, has_room_beside
from flow_desktop.scenes.games.words import Shown, won_words
from flow_desktop.scenes.occasions import Occasions
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import home_of, last_draft, say, start_game
from flow_desktop.table.paths import GamePaths
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.widget import Press, Taken, Widget

PAGE: Final = 40
"""So many rows stand in the list; older games are one press further."""
FIRST_ROWS: Final = 8
AT_ONCE: Final = 2
"""So many games are read at once: first what is seen, then a few now and then, so that no frame is long."""
NOW_AND_THEN: Final = 0.02
RESTING: Final = 0.12
"""Seconds that the focus rests on a game before its board is drawn."""
ROW: Final = "game-"


class GamesScene(SeaPage):
    """Unfinished games first, then finished ones, newest first; each is read when it is due."""

    def enter(self, shell: Shell) -> None:
        """Look which games there are, and read those that are seen first."""
        self.shell = shell
        self._rested = 0.0
        self._counting = True
        self._open_shelf(0)
        self._choose(0)
        self.first_focus = f"{ROW}{self.chosen.paths.name}" if self.chosen else "play"
        super().enter(shell)

    def _open_shelf(self, start: int) -> None:
        home = home_of(self.shell)
        self._shelf: Shelf = home.shelf()
        self.occasions = Occasions(home.library)
        say(self.shell, iter(home.library.take_trouble, ""))
        self._turn_to(min(start, max(0, len(self._shelf) - 1) // PAGE * PAGE))

    def _turn_to(self, start: int) -> None:
        """Show the games from that one on."""
        self.start = start
        self.rows: list[Shown] = []
        self._read_more(FIRST_ROWS)

    @property
    def _order(self) -> tuple[GamePaths, ...]:
        return (self._shelf.unfinished + self._shelf.finished)[self.start : self.start + PAGE]

    @property
    def why_closed(self) -> str:
        """Why the games cannot be looked through (a msgid); nothing when they can."""
        return self._shelf.why

    @property
    def waiting(self) -> int:
        """How many of the rows are unfinished games: they stand first."""
        return min(max(0, len(self._shelf.unfinished) - self.start), len(self.rows))

    @property
    def all_read(self) -> bool:
        """Whether every row of this part of the list is there."""
        return len(self.rows) == len(self._order)

    @property
    def has_older(self) -> bool:
        """Whether there are games behind these."""
        return self.all_read and self.start + PAGE < len(self._shelf)

    def _read_more(self, count: int) -> None:
        known = len(self.rows)
        self.rows += [self._shelf.look(paths) for paths in self._order[known : known + count]]

    def _choose(self, index: int) -> None:
        self.chosen: Shown | None = self.rows[min(index, len(self.rows) - 1)] if self.rows else None

    def build(self) -> Widget:
        """The page, or what there is to say when nothing was played yet."""
        return games_page(self) if self.rows else empty_page(self)

    @property
    def rested(self) -> bool:
        """Whether the focus has stayed long enough for the board to be drawn."""
        return self._rested >= RESTING

    @property
    def wake_after(self) -> float | None:
        """While something is still to be read, counted or drawn."""
        return NOW_AND_THEN if not (self.rested and self.all_read) or self._counting else None

    def update(self, seconds: float) -> Change | None:
        """Read or count a little, and draw the board when the focus has rested."""
        if not self.all_read:
            self._read_more(AT_ONCE)
            if self.all_read:
                self.refresh()
        elif self._counting:
            self._counting = home_of(self.shell).statistics().catch_up(AT_ONCE) > 0
            if not self._counting:
                self.refresh()
        if not self.rested:
            self._rested += seconds
            if self.rested:
                self.refresh()
        return None

    def handle(self, intent: Intent) -> Change | None:
        """What has the focus is shown beside the list."""
        change = super().handle(intent)
        current = self.focus.current
        if current is not None and current.key.startswith(ROW):
            self._show(current.key.removeprefix(ROW))
        return change

    def turn(self, pages: int) -> Press:
        """Turn to older games, or back to newer ones."""

        def press() -> Change | None:
            self._turn_to(self.start + pages * PAGE)
            self._choose(0)
            self._focus_chosen()
            return None

        return press

    def _focus_chosen(self) -> None:
        self.refresh()
        self.focus_on(f"{ROW}{self.chosen.paths.name}" if self.chosen else "play")

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
        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        tally = home_of(self.shell).statistics().tally()
        numbers = Button(won_words(tally), self._numbers, icon=art("icon", "won"), key="numbers")
        if not tally.finished:
            return [back, Button(_("Paste a game"), self._paste, icon=art("icon", "paste"), key="paste")]
        return [back, IconButton(art("icon", "paste"), _("Paste a game"), self._paste, key="paste"), numbers]

    def _paste(self) -> Change:
        return Push(ToPaste())

    def act(self, act: Act) -> Taken | None:
        """Ctrl+V leads to the page where games are pasted."""
        match act:
            case Act(Action.PASTE, repeated=False):
                return Taken(self._paste())
        return super().act(act)

    def _numbers(self) -> Change:
        return Push(NumbersPage())

    def play(self) -> Change:
        """Begin a game: there is none yet."""
        return start_game(self.shell, last_draft(self.shell))

    def uncovered(self, result: object) -> Change | None:
        """Delete the chosen game when that was the answer, or look anew when it is gone."""
        super().uncovered(result)
        if result is not True or not isinstance(self.chosen, KeptGame):
            return None
        failed = GameActions(self, self.chosen).delete()
        if failed is None:
            self._begin_anew(self.rows.index(self.chosen))
        return failed

    def _begin_anew(self, index: int) -> None:
        """A game is gone: the one in its place is chosen."""
        self._open_shelf(self.start)
        self._read_more(max(0, index + 1 - len(self.rows)))
        self._choose(index)
        self._focus_chosen()
