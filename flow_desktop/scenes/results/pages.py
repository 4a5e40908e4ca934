"""The results as a page: board on one side, words on the other; one below the other where it is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.geometry import Cell, animals_in
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.finale.crew import bare_spaces, draw_all_aboard
from flow_desktop.scenes.finale.rising import TIDE, draw_tide
from flow_desktop.scenes.naming import animals_words
from flow_desktop.scenes.play.drawings import drawings_of
from flow_desktop.scenes.results.words import (
    deeds_words,
    game_words,
    team_words,
    tiles_placed,
    time_spoken,
    time_words,
    warm_sentence,
    why_lost,
)
from flow_desktop.scenes.seat_look import SeatToken, seat_name
from flow_desktop.scenes.telling.events import headline
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.frames import Padding, Placed
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CAPTION_RADIUS, EDGE_WIDTH, ROOMY, SNUG
from flow_desktop.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.results.scene import ResultsScene

AROUND: Final = 36
WIDE: Final = 1.3
"""From this aspect on, board and words stand side by side."""
LEAST_WORDS: Final = 560
SMALL_WINDOW: Final = 900
ACROSS = 14
DOWN = 10


class FinalBoard(BoardPicture):
    """The last picture of a game, as its last moment left it."""

    def __init__(self, show: BoardShow, units: float, *, tide: bool, label: str, key: str = "final") -> None:
        super().__init__(show.board, units, label=label, key=key, show=show)
        self.tide = tide
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None

    def field(self) -> pygame.Rect:
        """The spaces of the board, without its frame."""
        return BoardPlaces.fitted(self.rect).field

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The board, and what lies over it."""
        super().paint(surface, look)
        if self.tide:
            side = min(self.rect.size)
            square = pygame.Rect(0, 0, side, side)
            square.center = self.rect.center
            draw_tide(surface, square, TIDE, 0.0)
            return
        places = BoardPlaces.fitted(self.rect)
        stamp = (places, look.theme.name)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.board_show)
        draw_all_aboard(surface, look, places, self._bare[1])


def results_page(scene: ResultsScene) -> Widget:
    """Side by side where there is room for the words, else everything in one column that scrolls."""
    view, look = scene.shell.view, scene.look
    edge = look.px(AROUND)
    side = min(view.height - 2 * edge, round((view.width - 3 * edge) * 0.52))
    words_width = view.width - 3 * edge - side
    if view.width / view.height >= WIDE and words_width >= view.text_px(LEAST_WORDS):
        board = Placed(_board(scene, side / view.unit))
        told = _told(scene, [*_greeting(scene, words_width), *_account(scene)])
        return Padding(Row([board, told], gap=AROUND, key="page"), AROUND)
    small = min(round(view.height * 0.5), view.width - 4 * edge)
    board = Placed(_board(scene, small / view.unit))
    told = _told(scene, [*_greeting(scene, view.width - 4 * edge), board, *_account(scene)])
    return Padding(told, AROUND / 2)


def _told(scene: ResultsScene, parts: list[Widget]) -> Widget:
    """The words on paper, the buttons always in sight below them."""
    body = Scroll(Column(parts, gap=SNUG), label=headline(scene.table.state.result), key="told")
    return Panel(Column([body, Grid(scene.buttons(), 2, least=230)], gap=ROOMY), grow=1, key="words")


def _board(scene: ResultsScene, units: float) -> Widget:
    """The final board with its words."""
    state = scene.table.state
    aboard = animals_in(state.board.joined)
    label = _("The final board.")
    if aboard:
        label = _("The final board: a path to the boat for {animals}.").format(animals=animals_words(aboard))
    show = BoardShow(state.board, variants=drawings_of(scene.table).board)
    return FinalBoard(show, units, tide=not scene.won, label=label)


def _greeting(scene: ResultsScene, width: int) -> list[Widget]:
    """Headline and sentence; a headline too long for its line is set smaller."""
    state, look = scene.table.state, scene.look
    words = headline(state.result)
    room = width - 4 * look.px(AROUND)
    large = look.view.height >= SMALL_WINDOW and len(look.block(words, Role.TITLE, room).lines) == 1
    parts: list[Widget] = [
        Label(words, Role.TITLE if large else Role.HEADING),
        Label(warm_sentence(state, scene.summary), Role.STRONG),
    ]
    if not scene.won:
        parts.append(Label(why_lost(state), key="why-lost"))
        parts.append(Label(_("The same wave is there whenever you want to try again."), soft=True))
    return parts


def _account(scene: ResultsScene) -> list[Widget]:
    """Numbers, seats, and the game that it was."""
    return [_numbers(scene), *_seats(scene), _code(scene)]


def _numbers(scene: ResultsScene) -> Widget:
    """The four numbers."""
    summary = scene.summary
    rounds, left, placed = summary.rounds, summary.tiles_left, tiles_placed(summary)
    numbers = [
        BigNumber(time_words(summary.time), _("time"), spoken=time_spoken(summary.time), key="time"),
        BigNumber(str(rounds), ngettext("round", "rounds", rounds), key="rounds"),
        BigNumber(str(left), ngettext("tile left", "tiles left", left), key="tiles-left"),
        BigNumber(str(placed), ngettext("tile placed", "tiles placed", placed), key="tiles-placed"),
    ]
    return Grid(numbers, 4, least=120, gap=SNUG, key="numbers")


def _seats(scene: ResultsScene) -> list[Widget]:
    """What all did together, then what each did, in the order of the seats."""
    table = scene.table
    seats = []
    for index, deeds in enumerate(scene.summary.seats):
        name = Label(seat_name(table.seats, index), Role.STRONG)
        words = Column([name, Label(deeds_words(deeds), Role.SMALL, soft=True)], gap=0, grow=1)
        seats.append(Row([SeatToken(table.seats, index, 56), words], align=Align.CENTRE))
    together = [heading(_("Together")), Label(team_words(scene.summary))]
    return [*together, Grid(seats, 2, least=330, gap=SNUG, key="seats")]


def _code(scene: ResultsScene) -> Widget:
    """The game that was played, and its wave code with a button that copies it."""
    played = game_words(scene.table.options, scene.table.setting)
    if not scene.code():
        return Label(played, soft=True)
    label = _("Copied") if scene.copied else _("Copy the wave code")
    icon = art("icon", "check" if scene.copied else "copy")
    copy = IconButton(icon, label, scene.copy_code, key="copy")
    code = Label(_("Wave code: {code}").format(code=scene.code()), Role.STRONG)
    return Row([copy, Column([code, Label(played, soft=True)], gap=0, grow=1)], align=Align.CENTRE)


class BigNumber(Widget):
    """One of the four numbers; the label says both."""

    def __init__(self, number: str, name: str, *, spoken: str = "", key: str = "") -> None:
        super().__init__(key=key, label=f"{name}: {spoken or number}")
        self.number = number
        self.name = name

    def measure(self, look: Look, width: int) -> Size:
        """The number above its name."""
        room = max(1, width - 2 * look.px(ACROSS))
        above, below = look.block(self.number, Role.HEADING, room), look.block(self.name, Role.SMALL, room)
        wide = max(above.width, below.width) + 2 * look.px(ACROSS)
        return wide, above.height + below.height + 2 * look.px(DOWN)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A quiet box with the number in it."""
        theme = look.theme
        edge = max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(CAPTION_RADIUS), theme.plain, theme.panel_edge, edge)
        inner = self.rect.inflate(-2 * look.px(ACROSS), -2 * look.px(DOWN))
        high = look.block(self.number, Role.HEADING, inner.width).height
        above = pygame.Rect(inner.x, inner.y, inner.width, high)
        below = pygame.Rect(inner.x, inner.y + high, inner.width, inner.height - high)
        look.text(surface, self.number, Role.HEADING, theme.plain_text, above, Align.CENTRE)
        look.text(surface, self.name, Role.SMALL, theme.plain_text, below, Align.CENTRE)
