"""One game in full: a small picture of its board, what there is to know, and what can be done."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.record_short import game_text
from flow_desktop.rounds import KeptGame, Table, past_table
from flow_desktop.rounds.words import IN_USE
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.destinations import ToKeepsakes, ToReplay
from flow_desktop.scenes.games.words import Shown, fact_lines, standing_words, when_words, which_words
from flow_desktop.scenes.naming import animals_words
from flow_desktop.scenes.occasions import Occasions, occasion_of
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.results.scene import SAME, ResultsScene
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import home_of, people_of, resume_game
from flow_desktop.scenes.telling.events import headline
from flow_desktop.table import StoreError, Unread
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import ask, tell, tell_file
from flow_desktop.widgets.frames import Padding, Placed
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Box, Column, EvenGrid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.unhurried import Unhurried
from flow_desktop.widgets.widget import Size, Weight, Widget

FIRST = "first-deed"
BACK = "back"
BOARD: Final = 460
LEAST_WORDS: Final = 290
"""The words have at least this width beside the board, which gives way to them."""
LEAST_BUTTON: Final = 230
PICTURE: Final = 0.56
LEAST_PICTURE: Final = 0.34
"""How much of the width a picture may take beside its words, and what it needs; else they stand below it."""
BETWEEN: Final = 24


@dataclass(frozen=True, slots=True)
class GameActions:
    """The deeds of one game, each with a button on a page."""

    page: Screen
    game: KeptGame

    def buttons(self) -> list[Widget]:
        """The obvious one first."""
        copy = Button(_("Copy as text"), self.copy, icon=art("icon", "copy"), key="copy")
        write = Button(_("Write to a file"), self.write_down, icon=art("icon", "export"), key="export")
        keep = Button(_("Keepsakes"), self.keepsakes, icon=art("icon_keepsake"), key="keepsakes")
        look = [self.looking(Weight.PLAIN, "look")] if self.game.given_up else []
        return [self._first(), *look, *self._replay(), keep, write, copy, self._delete()]

    def _replay(self) -> list[Widget]:
        """The button that shows the game again; one in which nothing was done has nothing to show."""
        if not self.game.record.moves:
            return []
        return [Button(_("Replay"), self.replay, icon=art("icon_replay"), key="replay")]

    def replay(self) -> Change:
        """Show the game again, from its beginning."""
        return Push(ToReplay(self.game.record))

    def keepsakes(self) -> Change:
        """Its story, a postcard, a film."""
        return Push(ToKeepsakes(self.game.record, self.game.paths.begun.date(), self._occasion()))

    def _occasion(self) -> str:
        """The stop or the day it was played for."""
        library, paths = home_of(self.page.shell).library, self.game.paths
        return occasion_of(library, paths.name, self.game.record.options, paths.begun.date())

    def _first(self) -> Widget:
        if self.game.finished:
            return self.looking()
        return Button(
            _("Go on after all") if self.game.given_up else _("Continue"),
            lambda: resume_game(self.page.shell, self.game),
            weight=Weight.PRIMARY,
            icon=art("icon", "play"),
            enabled=not self.game.in_use,
            reason=_(IN_USE) if self.game.in_use else "",
            key=FIRST,
        )

    def looking(self, weight: Weight = Weight.PRIMARY, key: str = FIRST) -> Widget:
        """The button that shows the final board."""
        return Button(_("Look at it"), self.look, weight=weight, icon=art("icon", "eye"), key=key)

    def _delete(self) -> Widget:
        return Button(
            _("Delete"),
            self.ask_to_delete,
            icon=art("icon", "discard"),
            enabled=not self.game.in_use,
            reason=_(IN_USE) if self.game.in_use else "",
            key="delete",
        )

    def look(self) -> Change:
        """See the final board and the numbers."""
        table = past_table(self.game.record, people_of(self.page.shell))
        return Push(PastResults(table, self.game.paths.name, self._occasion()))

    def write_down(self) -> Change:
        """Write the game to a file and say exactly where it is."""
        try:
            path = home_of(self.page.shell).write_down(self.game)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        LOGGER.info("a game was written to a file")
        return Push(tell_file(_("The game is written down"), path))

    def copy(self) -> Change | None:
        """Put the game as text on the clipboard."""
        clipboard.copy(game_text(self.game.record))
        self.page.tell(_("Copied."))
        return None

    def ask_to_delete(self) -> Change:
        """Ask once, and say what is lost."""
        lost = (
            _("Its board and its moves are gone then. It still counts.")
            if self.game.finished
            else _("Nobody can continue it then.")
        )
        return Push(ask(_("Delete this game for good?"), lost, _("Delete"), _("Keep it")))

    def delete(self) -> Change | None:
        """Delete it, or say why that cannot be."""
        try:
            home_of(self.page.shell).delete(self.game)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        return None


class PastResults(ResultsScene):
    """Board and numbers to look at; the same wave can be played again."""

    guard = 0.0
    past = True

    def __init__(self, table: Table, name: str = "", occasion: str = "") -> None:
        super().__init__(table, name=name, occasion=occasion)
        self.first_focus = BACK
        self._seconds = self.length

    def enter(self, shell: Shell) -> None:
        """Without a fanfare."""
        Unhurried.enter(self, shell)

    def opening_words(self) -> str:
        """Won or lost."""
        return headline(self.table.state.result)

    def buttons(self) -> list[Widget]:
        """Back, or the same wave."""
        back = Button(_("Back"), self.back, weight=Weight.PRIMARY, icon=art("icon", "back"), key=BACK)
        same = Button(_("Same wave again"), self.same_wave, icon=art("icon", "again"), key=SAME)
        return [back, same]

    def back(self) -> Change | None:
        """To the page of games."""
        return Pop()


def details(page: Screen, game: Shown, with_picture: bool = True) -> Widget:
    """The words scroll where they must; the buttons stay in sight below them."""
    parts = (
        _unread_parts(game)
        if isinstance(game, Unread)
        else game_parts(game, _facts(page, game), with_picture)
    )
    told = Scroll(Column(parts, gap=12), label=standing_words(game), key="told")
    if isinstance(game, Unread):
        return told
    return Column(
        [told, EvenGrid(GameActions(page, game).buttons(), 2, least=LEAST_BUTTON, gap=12)], gap=18, grow=1
    )


def _facts(page: Screen, game: KeptGame) -> list[str]:
    """What there is to know; what it was played for mostly its notes know."""
    occasions = Occasions(home_of(page.shell).library)
    return [*fact_lines(game, which_words(occasions, game)), *occasions.more(game.paths.name)]


def game_parts(game: KeptGame, facts: Sequence[str], with_picture: bool = True) -> Sequence[Widget]:
    """The board, how the game stands, and what there is to know about it."""
    lines = [Label(line, Role.BODY, soft=index > 0) for index, line in enumerate(facts)]
    words = Column([heading(standing_words(game)), *lines], gap=6)
    return [PictureWithWords(_board(game, with_picture), words, LEAST_WORDS)]


def _unread_parts(game: Unread) -> Sequence[Widget]:
    return [heading(standing_words(game)), Label(when_words(game)), Label(_(game.why), soft=True)]


def _board(game: KeptGame, with_picture: bool) -> Widget:
    """The board as it lies; its room is kept while there is no time to draw it."""
    if not with_picture:
        return Square(BOARD)
    board = game.state.board
    aboard = animals_in(board.joined)
    label = _("The board.")
    if aboard:
        label = _("The board: a path to the boat for {animals}.").format(animals=animals_words(aboard))
    show = board_of(past_table(game.record))
    return BoardPicture(board, BOARD, label=label, key="board", show=show, plain=True)


class ChosenGame(SeaPage):
    """The details and the deeds of one game; the result is True when it was deleted."""

    first_focus = FIRST

    def __init__(self, game: Shown) -> None:
        self.game = game

    def build(self) -> Widget:
        """The game on paper, the way back below."""
        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        panel = Panel(details(self, self.game), grow=1, key="details")
        return Padding(Column([panel, Placed(back, Align.START, Align.CENTRE)], gap=14), 32, 24)

    def uncovered(self, result: object) -> Change | None:
        """Delete when that was the answer."""
        super().uncovered(result)
        if result is not True or not isinstance(self.game, KeptGame):
            return None
        return GameActions(self, self.game).delete() or Pop(True)


class Halves(Box):
    """Children of the same width, whatever is in them, as high as the room."""

    def _width(self, look: Look, width: int) -> int:
        return max(1, (width - self._gaps(look)) // max(1, len(self.children)))

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as the highest."""
        each = self._width(look, width)
        return width, max((child.measure(look, each)[1] for child in self.children), default=0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """From left to right, each as high as the room."""
        Widget.place(self, look, rect)
        each, left = self._width(look, rect.width), rect.x
        for child in self.children:
            child.place(look, pygame.Rect(left, rect.y, each, rect.height))
            left += each + self._step(look)


class Square(Widget):
    """The room of a square picture that is not there yet."""

    def __init__(self, units: float) -> None:
        super().__init__()
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """As the picture will be."""
        side = min(look.px(self.units), width)
        return side, side


class PictureWithWords(Box):
    """A picture on the left half at most, words to its right; below it where they have too little room."""

    def __init__(self, picture: Widget, words: Widget, least: float) -> None:
        super().__init__((picture, words), gap=BETWEEN)
        self.picture = picture
        self.words = words
        self.least = least

    def _rects(self, look: Look, left: int, top: int, width: int) -> tuple[pygame.Rect, pygame.Rect]:
        gap = self._step(look)
        most = min(round(width * PICTURE), width - gap - look.view.text_px(self.least))
        if most >= width * LEAST_PICTURE:
            wide, high = self.picture.measure(look, most)
            room = width - wide - gap
            words = self.words.measure(look, room)[1]
            return pygame.Rect(left, top, wide, high), pygame.Rect(left + wide + gap, top, room, words)
        wide, high = self.picture.measure(look, width)
        words = self.words.measure(look, width)[1]
        return pygame.Rect(left, top, wide, high), pygame.Rect(left, top + high + gap, width, words)

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as both need."""
        picture, words = self._rects(look, 0, 0, width)
        return width, max(picture.bottom, words.bottom)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The picture first."""
        Widget.place(self, look, rect)
        picture, words = self._rects(look, rect.x, rect.y, rect.width)
        self.picture.place(look, picture)
        self.words.place(look, words)
