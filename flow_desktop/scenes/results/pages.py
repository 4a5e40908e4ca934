"""The results as a page: board on one side, words on the other; one below the other where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.geometry import Cell, animals_in
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.places import BoardPlaces, badge_frame
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.finale.crew import bare_spaces, draw_all_aboard
from flow_desktop.scenes.finale.rising import TIDE, draw_tide
from flow_desktop.scenes.naming import animals_words
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.results.leaves import MOMENTS_LEAF, STORY_LEAF, TIDE_LEAF
from flow_desktop.scenes.results.logbook import Postmark, Sheet, draw_rules
from flow_desktop.scenes.results.players_table import has_room, players
from flow_desktop.scenes.results.rounds_chart import RoundsChart, TileSign
from flow_desktop.scenes.results.study_pages import moments_parts, tide_parts
from flow_desktop.scenes.results.words import (
    game_words,
    team_words,
    tiles_placed,
    time_spoken,
    time_words,
    warm_sentence,
    why_lost,
)
from flow_desktop.scenes.telling.events import headline
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EvenGrid, Grid, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import BAR, ROOM, Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.results.scene import ResultsScene

AROUND: Final = 36
WIDE: Final = 1.3
"""From this aspect on, board and words stand side by side."""
BOARD: Final = 902
LEAST_WORDS: Final = 560
MOST_WORDS: Final = 1040
BOARD_BESIDE: Final = 0.4
"""Where text is large: the share of the page that a board beside its first words has."""
LEAST_GREETING: Final = 420
PAPER: Final = 38
"""From the torn edge of the page to its words."""
MARGIN_ABOVE: Final = 10
LOW: Final = 60
FEW: Final = 2
"""So many players leave room for words below them, beside the postmark."""
ACROSS = 14
DOWN = 6


class FinalBoard(BoardPicture):
    """The last picture of a game, as its last moment left it."""

    def __init__(self, show: BoardShow, units: float, *, tide: bool, label: str, key: str = "final") -> None:
        super().__init__(show.board, units, label=label, key=key, show=show)
        self.tide = tide
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None

    def places(self, look: Look) -> BoardPlaces:
        """Where its spaces lie: the frame with its numbers grows with the text."""
        return BoardPlaces.fitted(self.rect, badge_frame(look.view.text_percent))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The board, and what lies over it."""
        super().paint(surface, look)
        if self.tide:
            side = min(self.rect.size)
            square = pygame.Rect(0, 0, side, side)
            square.center = self.rect.center
            draw_tide(surface, square, TIDE, 0.0)
            return
        places = self.places(look)
        stamp = (places, look.theme.name)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.board_show, patterned=True)
        draw_all_aboard(surface, look, places, self._bare[1])


def results_page(scene: ResultsScene) -> Widget:
    """Side by side where there is room for the words, else everything in one column that scrolls."""
    view, look = scene.shell.view, scene.look
    edge = look.px(AROUND)
    side = min(look.px(BOARD), view.height - 2 * edge, round((view.width - 3 * edge) * 0.52))
    words_width = min(view.width - 3 * edge - side, view.text_px(MOST_WORDS))
    if view.width / view.height >= WIDE and words_width >= view.text_px(LEAST_WORDS):
        board = Placed(_board(scene, side / view.unit))
        told = Sized(_told(scene, _shown(scene, words_width)), most_width=MOST_WORDS, text=True)
        around = max(edge, (view.width - side - words_width - edge) // 2)
        row = Row([board, told], gap=AROUND, key="page")
        told.grow = 1
        return Padding(row, around / view.unit, MARGIN_ABOVE)
    return Padding(_told(scene, _below_each_other(scene)), AROUND / 2)


def _below_each_other(scene: ResultsScene) -> list[Widget]:
    """One column; the board stands beside the first words where it leaves them room, on other pages last."""
    view, look = scene.shell.view, scene.look
    room = view.width - look.px(AROUND + 2 * PAPER + BAR + ROOM)
    parts = _shown(scene, view.width - look.px(AROUND))
    if scene.leaf != STORY_LEAF:
        small = min(round(view.height * 0.5), room)
        return [*parts, Placed(_board(scene, small / view.unit))]
    small = min(round(view.height * BOARD_BESIDE), round(room * BOARD_BESIDE))
    board = Placed(_board(scene, small / view.unit), vertical=Align.START)
    if room - small - look.px(ROOMY) < view.text_px(LEAST_GREETING):
        return [parts[0], board, *parts[1:]]
    parts[0].grow = 1
    return [Row([parts[0], board], gap=ROOMY, align=Align.START), *parts[1:]]


def _shown(scene: ResultsScene, width: int) -> list[Widget]:
    """What stands on the chosen page of the logbook."""
    if scene.study is not None and scene.leaf == TIDE_LEAF:
        return tide_parts(scene)
    if scene.study is not None and scene.leaf == MOMENTS_LEAF:
        return moments_parts(scene)
    return _parts(scene, width)


def _leaves(scene: ResultsScene) -> list[Widget]:
    """The pages of the logbook to choose from; a game without a record has only one."""
    if not scene.studied:
        return []
    names = [_("How it went"), _("Tide"), _("Moments")]
    return [Choice(_("Page"), names, scene.leaf, scene.turn_to, name_shown=False, key="leaves")]


def _parts(scene: ResultsScene, width: int) -> list[Widget]:
    """What stands on the first page, from its head to its foot."""
    room = width - 2 * scene.look.px(PAPER) - scene.look.px(BAR + ROOM)
    more = scene.contributed()
    greeting = Column([*_greeting(scene), *map(Label, more.lines), *scene.rewards()], gap=CLOSE)
    rounds = _rounds(scene, more.buttons, room)
    return [greeting, _numbers(scene, room), rounds, *_players_and_code(scene, room), *more.widgets]


def _told(scene: ResultsScene, parts: list[Widget]) -> Widget:
    """The words on a page of the logbook, the buttons always in sight below them."""
    label, key = headline(scene.table.state.result), f"told-{scene.leaf}"
    if not any(part.grow for part in parts):
        parts = [*parts[:-1], Column([parts[-1], pen_drawing(art("sketch_boat"))], gap=0, grow=1)]
    body = Scroll(Column(parts, gap=SNUG), label=label, key=key, overhang=SNUG)
    buttons = EvenGrid(scene.buttons(), 2, least=230, gap=SNUG)
    above = Column([*_leaves(scene), body], gap=GAP, grow=1)  # the ring of the leaves needs some of the gap
    return Sheet(Column([above, buttons], gap=SNUG), padding=PAPER, grow=1, key="words")


def _board(scene: ResultsScene, units: float) -> Widget:
    """The final board with its words; on the other pages the board of the moment that is looked at."""
    state = scene.table.state
    show = scene.looked_at()
    if show is not None:
        label = _("The board at this moment.")
        return BoardPicture(show.board, units, label=label, key="moment-board", show=show)
    aboard = animals_in(state.board.joined)
    label = _("The final board.")
    if aboard:
        label = _("The final board: a path to the boat for {animals}.").format(animals=animals_words(aboard))
    show = board_of(scene.table)
    if state.result is None:
        return BoardPicture(state.board, units, label=label, key="final", show=show)
    return FinalBoard(show, units, tide=not scene.won, label=label)


def _greeting(scene: ResultsScene) -> list[Widget]:
    """Headline and sentence; after a loss also why."""
    state = scene.table.state
    parts: list[Widget] = [
        Label(headline(state.result), Role.HEADLINE, key="headline"),
        Label(warm_sentence(state, scene.summary), Role.STRONG),
    ]
    if not scene.won:
        parts.append(Label(why_lost(state), key="why-lost"))
    return parts


def _numbers(scene: ResultsScene, room: int) -> Widget:
    """The four numbers in a line, or in two lines of two."""
    summary = scene.summary
    rounds, left, placed = summary.rounds, summary.tiles_left, tiles_placed(summary)
    numbers = [
        BigNumber(time_words(summary.time), _("time"), spoken=time_spoken(summary.time), key="time"),
        BigNumber(str(rounds), ngettext("round", "rounds", rounds), key="rounds"),
        BigNumber(str(left), ngettext("tile left", "tiles left", left), key="tiles-left"),
        BigNumber(str(placed), ngettext("tile placed", "tiles placed", placed), key="tiles-placed"),
    ]
    widths, gaps = [number.measure(scene.look, room)[0] for number in numbers], 3 * scene.look.px(SNUG)
    if sum(widths) + gaps > room:
        for number in numbers[2:]:
            number.above = False  # the line above them has a rule below it
        return Grid(numbers, 2, least=120, gap=SNUG, key="numbers")
    if 4 * max(widths) + gaps > room:
        return Row(numbers, gap=SNUG, key="numbers")
    return Grid(numbers, 4, gap=SNUG, key="numbers")


def _rounds(scene: ResultsScene, more: Sequence[Widget], room: int) -> Widget:
    """The rounds as columns, what they are made of, and the way to see them again."""
    signs = [
        Row([TileSign(kind), Label(words, Role.SMALL)], gap=CLOSE, align=Align.CENTRE)
        for kind, words in (("laid", _("placed")), ("sunk", _("washed away")))
    ]
    legend = Wrap(signs, gap=ROOMY, align=Align.CENTRE)

    def titled(again: Sequence[Widget]) -> Widget:
        ways = Row([*again, *more], gap=SNUG, align=Align.CENTRE)
        return Wrap([heading(_("Round by round")), ways, legend], gap=ROOMY, align=Align.CENTRE)

    sign = IconButton(art("icon_replay"), _("Replay"), scene.replay, key="replay")
    title = titled([sign] if scene.studied else [])
    if scene.studied:  # its name stands beside the sign where that takes no other line
        named = titled([LowButton(_("Replay"), scene.replay, icon=art("icon_replay"), key="replay")])
        if named.measure(scene.look, room)[1] <= title.measure(scene.look, room)[1]:
            title = named
    return Column([title, RoundsChart(scene.summary.by_round)], gap=HAIR)


def _players_and_code(scene: ResultsScene, room: int) -> list[Widget]:
    """What each did and all did together, which game it was, and beside them the postmark of its wave."""
    look, seats, deeds = scene.look, scene.table.seats, scene.summary.seats
    words = _together(scene)
    if not scene.code():
        return [players(look, seats, deeds, room), Column(words, gap=0)]
    if look.theme.flat:
        return [players(look, seats, deeds, room), words[0], _plain_code(scene, words[1])]
    stamp = Postmark(scene.code(), scene.copied, scene.copy_code, key="copy")
    beside = room - stamp.measure(look, room)[0] - look.px(ROOMY)
    if has_room(look, beside):
        table = players(look, seats, deeds, beside)
        if len(seats) <= FEW:
            told = Column([table, Column(words, gap=0)], gap=CLOSE, grow=1)
            return [Row([told, stamp], gap=ROOMY, align=Align.START)]
        table.grow = 1
        return [Row([table, stamp], gap=ROOMY, align=Align.START), Column(words, gap=0)]
    told = Column(words, gap=0, grow=1)
    return [players(look, seats, deeds, room), Row([told, stamp], gap=ROOMY, align=Align.START)]


def _together(scene: ResultsScene) -> list[Widget]:
    """What all did together, and which game it was."""
    together = _("Together: {deeds}").format(deeds=team_words(scene.summary))
    played = game_words(scene.table.options, scene.table.setting, scene.occasion)
    return [Label(together, Role.SMALL), Label(played, Role.SMALL, soft=True)]


def _plain_code(scene: ResultsScene, played: Widget) -> Widget:
    """The wave code in words, with a button that copies it."""
    label = _("Copied") if scene.copied else _("Copy the wave code")
    icon = art("icon", "check" if scene.copied else "copy")
    copy = IconButton(icon, label, scene.copy_code, key="copy")
    code = Label(_("Wave code: {code}").format(code=scene.code()), Role.STRONG)
    return Row([copy, Column([code, played], gap=0, grow=1)], align=Align.CENTRE)


class LowButton(Button):
    """A button in a line of words, no higher than one with only a sign."""

    def measure(self, look: Look, width: int) -> Size:
        """Its own width, and the height of a sign."""
        wide, high = super().measure(look, width)
        return wide, min(high, max(look.view.target, look.view.text_px(LOW)))


class BigNumber(Widget):
    """One of the four numbers, its name beside it, or below where that is too wide; the label says both."""

    def __init__(self, number: str, name: str, *, spoken: str = "", key: str = "") -> None:
        super().__init__(key=key, label=f"{name}: {spoken or number}", grow=1)
        self.number = number
        self.name = name
        self.above = True

    def _rooms(self, look: Look, width: int) -> tuple[Size, Size, bool]:
        """The sizes of number and name, and whether they stand beside each other."""
        room = max(1, width - 2 * look.px(ACROSS))
        number, name = look.block(self.number, Role.HEADING, room), look.block(self.name, Role.SMALL, room)
        beside = number.width + look.px(CLOSE) + name.width <= room and len(name.lines) == 1
        return (number.width, number.height), (name.width, name.height), beside

    def measure(self, look: Look, width: int) -> Size:
        """Between two rules."""
        number, name, beside = self._rooms(look, width)
        across, down = 2 * look.px(ACROSS), 2 * look.px(DOWN)
        if beside:
            return number[0] + look.px(CLOSE) + name[0] + across, max(number[1], name[1]) + down
        return max(number[0], name[0]) + across, number[1] + name[1] + down

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Number and name as one, in the middle, between thin rules."""
        theme = look.theme
        draw_rules(surface, look, self.rect, self.above)
        number, name, beside = self._rooms(look, self.rect.width)
        inner = self.rect.inflate(-2 * look.px(ACROSS), -2 * look.px(DOWN))
        if beside:
            left = inner.centerx - (number[0] + look.px(CLOSE) + name[0]) // 2
            above = pygame.Rect(left, inner.y, number[0], inner.height)
            below = pygame.Rect(above.right + look.px(CLOSE), inner.y, name[0], inner.height)
        else:
            above = pygame.Rect(inner.x, inner.y, inner.width, number[1])
            below = pygame.Rect(inner.x, inner.y + number[1], inner.width, inner.height - number[1])
        look.text(surface, self.number, Role.HEADING, theme.title, above, Align.CENTRE)
        look.text(surface, self.name, Role.SMALL, theme.text, below, Align.CENTRE)
