"""A scenario card that is new to somebody at the table: what it changes, and a picture, before the game."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Replace
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.board import Board
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import PRINTED_EDGES
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.destinations import ToPlay, ToRules
from flow_desktop.scenes.learn.sketchpad import Sketchpad
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.scenes.scenario_cards import FACES, Drawn, Laid, scenario_page
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import people_of, remember_people
from flow_desktop.table import Profile
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Toggle
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import PANEL_RADIUS
from flow_desktop.widgets.widget import Size, Weight, Widget

KEPT: Final = "introductions"
EDGE: Final = 28
SIDE: Final = 700
SIGN: Final = 190
FLAT: Final = 156 / 208
"""The picture on a card is that much lower than wide."""
GAP: Final = 18
BESIDE: Final = 40
BOARD: Final = 840
LEAST_BOARD: Final = 420
SKETCH: Final = 0.61


def are_wished(shell: Shell) -> bool:
    """Whether new scenario cards are to be introduced; they are, unless somebody has switched it off."""
    return shell.kept(KEPT) is not False


def wish_toggle(shell: Shell) -> Toggle:
    """The switch for it, in the introduction itself and in the settings."""
    words = _("Introduce new scenario cards")
    return Toggle(words, are_wished(shell), lambda wished: shell.keep(KEPT, wished), key="introduce")


def unmet(shell: Shell, table: Table) -> tuple[Scenario, ...]:
    """The scenario cards in force that are new to somebody, each once."""
    if not are_wished(shell):
        return ()
    people = _people(shell, table)
    cards = dict.fromkeys(table.state.setup.scenarios)
    return tuple(card for card in cards if any(str(card) not in person.met for person in people))


def meet(shell: Shell, table: Table, card: Scenario) -> None:
    """Everybody at the table has met a card now."""
    remember_people(shell, *(person.having_met(str(card)) for person in _people(shell, table)))


def _people(shell: Shell, table: Table) -> list[Profile]:
    """Whoever sits there; seats without a name stand for the machine."""
    people = people_of(shell)
    seated = (people.named(seat.name) for seat in table.seats if not seat.partner)
    found = {person.key: person for person in seated}
    return list(found.values())


class Sketch(Widget):
    """Tiles and cards in a row on a sheet of paper."""

    def __init__(self, drawings: tuple[Drawn, ...], label: str, units: float) -> None:
        super().__init__(label=label)
        self._drawings = drawings
        self._units = units

    def measure(self, look: Look, width: int) -> Size:
        """Wider than high."""
        wide = min(width, look.px(self._units))
        return wide, round(wide * SKETCH)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The paper, then one drawing after the other."""
        theme = look.theme
        draw_box(surface, self.rect, look.px(PANEL_RADIUS), theme.panel, theme.panel_edge, max(1, look.px(2)))
        stage = Sketchpad(surface, look, self.rect.inflate(-look.px(40), -look.px(40)))
        for drawn in self._drawings:
            if isinstance(drawn.what, str):
                stage.drawing(drawn.what, drawn.x, 0.5, drawn.size, drawn.alpha)
            else:
                edges = PRINTED_EDGES[drawn.what % 4]
                stage.tile(drawn.what, edges, drawn.x, 0.5, drawn.size, alpha=drawn.alpha)


class ScenarioPicture(Image):
    """The picture of a card, without empty room above and below."""

    def measure(self, look: Look, width: int) -> Size:
        """As wide as asked for, as high as it is drawn."""
        side, _square = super().measure(look, width)
        return side, round(side * FLAT)


def scenario_picture(card: Scenario, board: Board, label: str, units: float = BOARD) -> Widget:
    """The picture of a card, so wide; rocks and boat are shown as they lie in this game."""
    match FACES[card].picture:
        case None:
            return BoardPicture(board, units, label=label)
        case Laid() as laid:
            targets = frozenset(read_cell(name) for name in laid.targets.split())
            show = BoardShow(targets=targets, lines=laid.lines)
            return BoardPicture(read_board(laid.board), units, label=label, show=show)
        case drawings:
            return Sketch(drawings, label, units)


class IntroductionScene(SeaPage):
    """The new cards one after the other, then the table."""

    first_focus = "introduced"

    def __init__(self, table: Table, cards: tuple[Scenario, ...]) -> None:
        self.table = table
        self.cards = cards
        self.page = 0
        self._begun = False

    @property
    def card(self) -> Scenario:
        """The card that is shown."""
        return self.cards[self.page]

    def enter(self, shell: Shell) -> None:
        """Show the first card."""
        shell.audio.play("card_drawn")
        super().enter(shell)
        self._show()

    def leave(self) -> None:
        """A game that was not begun can be gone on with."""
        super().leave()
        if not self._begun:
            self.table.close()

    def _show(self) -> None:
        meet(self.shell, self.table, self.card)
        said = (_("New scenario card"), scenario_name(self.card), scenario_effect(self.card))
        self.read_out(". ".join(said), Urgency.EVENT)

    def build(self) -> Widget:
        """The picture beside the words; below each other where there is little room."""
        look, view, words = self.look, self.shell.view, self._words()
        room = view.width - 2 * look.px(EDGE)
        left = (room - view.text_px(SIDE) - look.px(BESIDE)) / view.unit
        if left >= LEAST_BOARD:
            column = Sized(Panel(Column(words, gap=GAP)), least_width=SIDE, most_width=SIDE, text=True)
            whole = Row([self._picture(min(BOARD, left)), column], gap=BESIDE, align=Align.CENTRE)
            if whole.measure(look, room)[1] <= view.height - 2 * look.px(EDGE):
                return Padding(Placed(whole), EDGE)
        below = Column([*words, self._picture(BOARD)], gap=GAP)
        page = Scroll(Padding(below, GAP), label=_("New scenario card"), key="page")
        return Padding(Panel(page), EDGE)

    def _picture(self, units: float) -> Widget:
        return scenario_picture(self.card, self.table.state.board, scenario_effect(self.card), units)

    def _words(self) -> list[Widget]:
        card, last = self.card, self.page == len(self.cards) - 1
        onward = _("To the game") if last else _("Next card")
        go_on = Button(onward, self.go_on, weight=Weight.PRIMARY, icon=art("icon_play"), key="introduced")
        rule = IconButton(art("icon_book"), _("Read the rule"), self._rule, key="rule")
        name = Column(
            [Label(_("New scenario card"), soft=True), Label(scenario_name(card), Role.HEADING)], grow=1
        )
        return [
            Row([ScenarioPicture(art("scenario", card), SIGN), name], gap=20, align=Align.CENTRE),
            Label(scenario_effect(card), Role.STRONG, readable=True, key="effect"),
            Wrap([go_on, rule], gap=GAP, align=Align.CENTRE),
            wish_toggle(self.shell),
        ]

    def go_on(self) -> Change | None:
        """The next card, or the table."""
        if self.page + 1 < len(self.cards) and are_wished(self.shell):
            self.page += 1
            self.shell.audio.play("card_drawn")
            self.refresh()
            self._show()
            return None
        return self._begin()

    def _begin(self) -> Change:
        self._begun = True
        return Replace(ToPlay(self.table))

    def _rule(self) -> Change:
        return Push(ToRules(scenario_page(self.card)))

    def back(self) -> Change | None:
        """Enough: to the table. What was not shown comes another time."""
        return self._begin()
