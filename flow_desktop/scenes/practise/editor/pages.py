"""What lies beside the board, set by number (cards, draw piles, scenario cards), and the position as text."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, with_capital
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.engine.cards import Card
from flow_desktop.engine.position import MOST_ROUNDS, Position
from flow_desktop.engine.position_text import MOST_TEXT, read_position, write_position
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import MAP_KINDS, PRINTED_EDGES, Kind
from flow_desktop.scenes.board.picture import TileImage
from flow_desktop.scenes.naming import card_name, edition_name, kind_name, scenario_name
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.practise.editor import stock
from flow_desktop.scenes.practise.editor.words import text_problem, why_not_words
from flow_desktop.scenes.practise.editor.workbench import Workbench
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, Problem, heading
from flow_desktop.widgets.layout import Column, EvenGrid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 900
LEAST_BUTTON: Final = 300
PICTURE: Final = 64
LETTERS: Final = " abcdefghijklmnopqrstuvwxyz0123456789:NESW#*/_-"


class StockPage(PanelPage):
    """The base: what cannot be is told where it was tried, and nothing changes."""

    first_focus = "done"

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.problem = ""

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self.bench.position

    def use(self, position: Position) -> Change | None:
        """Take a changed position, or say why it cannot be."""
        refused = self.bench.use(position)
        self.problem = why_not_words(refused) if refused is not None else ""
        if self.problem:
            self.refuse(self.problem)
        self.refresh()
        return None

    def told(self) -> list[Widget]:
        """The problem, when there is one."""
        return [Problem(self.problem)] if self.problem else []


def pictured(picture: Widget, control: Widget) -> Widget:
    """A number or a switch with the picture of what it counts before it."""
    control.grow = 1
    return Row([picture, control], gap=GAP, align=Align.CENTRE)


class HandsPage(StockPage):
    """The hand and the action pile."""

    title = N_("Action cards")

    def panels(self) -> Sequence[Widget]:
        """The hand first."""
        hand = [self._in_hand(card) for card in Card]
        panels: list[Widget] = [Panel(Column([*self.told(), *hand], gap=SNUG), title=_("In your hand"))]
        pile: list[Widget] = [self._in_pile(card) for card in Card]
        if not rule_set(self.position.edition).keep_action_pile:
            pile = [Label(_("The Italian rule set has no action pile."), soft=True)]
        note = Label(_("All other cards have been played already."), Role.SMALL, soft=True)
        panels.append(Panel(Column([*pile, note], gap=SNUG), title=_("In the action pile")))
        return panels

    def _in_hand(self, card: Card) -> Widget:
        count = Stepper(
            card_name(card),
            self.position.hand.count(card),
            lambda n: self.use(stock.with_in_hand(self.position, card, n)),
            most=stock.most_in_hand(self.position, card),
            key=f"hand-{card}",
        )
        return pictured(Image(art("action", card), PICTURE), count)

    def _in_pile(self, card: Card) -> Widget:
        count = Stepper(
            card_name(card),
            self.position.action_pile.count(card),
            lambda n: self.use(stock.with_in_action_pile(self.position, card, n)),
            most=stock.most_in_action_pile(self.position, card),
            key=f"pile-{card}",
        )
        return pictured(Image(art("action", card), PICTURE), count)


class PilesPage(StockPage):
    """The draw piles by kind; they are shuffled when the game begins."""

    title = N_("Draw piles")

    def panels(self) -> Sequence[Widget]:
        """Tiles without obstacles, then those with."""
        plain = Panel(self._steppers(MAP_KINDS[:4], self.told()), title=_("Without obstacles"))
        others = Panel(self._steppers(MAP_KINDS[4:], [self._note()]), title=_("With obstacles"))
        return plain, others

    def _steppers(self, kinds: Sequence[Kind], others: list[Widget]) -> Widget:
        return Column([*(self._stepper(kind) for kind in kinds), *others], gap=SNUG)

    def _stepper(self, kind: Kind) -> Widget:
        shape = Kind(kind % len(MAP_KINDS[:4]))  # the heading says whether with an obstacle
        count = Stepper(
            with_capital(kind_name(shape)),
            self.position.piles.count(kind),
            lambda n: self.use(stock.with_in_piles(self.position, kind, n)),
            most=stock.most_in_piles(self.position, kind),
            key=f"pile-{kind.text}",
        )
        return pictured(TileImage(kind, PRINTED_EDGES[kind % 4], PICTURE), count)

    def _note(self) -> Widget:
        return Label(_("All other tiles have been discarded."), Role.SMALL, soft=True)


class ScenariosPage(StockPage):
    """Scenario cards, rule set, round, and a calm wave."""

    title = N_("Scenario cards")

    def panels(self) -> Sequence[Widget]:
        """The cards, then the rest."""
        cards: list[Widget] = [self._card(card) for card in Scenario]
        return Panel(Column([*self.told(), *cards], gap=SNUG), title=_("On the table")), self._others()

    def _card(self, card: Scenario) -> Widget:
        return pictured(Image(art("scenario", card), PICTURE), self._control(card))

    def _control(self, card: Scenario) -> Widget:
        held = self.position.scenarios.count(card)
        if card.adds_up:
            return Stepper(
                scenario_name(card),
                held,
                lambda n: self.use(stock.with_scenario(self.position, card, n)),
                most=card.most(self.position.edition),
                key=f"scenario-{card}",
            )
        return Toggle(
            scenario_name(card),
            bool(held),
            lambda on: self.use(stock.with_scenario(self.position, card, int(on))),
            key=f"scenario-{card}",
        )

    def _others(self) -> Widget:
        position = self.position
        parts: list[Widget] = [
            Choice(
                _("Rule set"),
                [edition_name(edition) for edition in EDITIONS],
                EDITIONS.index(position.edition),
                lambda n: self.use(stock.with_edition(position, EDITIONS[n])),
                key="edition",
            ),
            Stepper(
                _("Round"),
                position.round,
                lambda n: self.use(stock.with_round(position, n)),
                least=1,
                most=MOST_ROUNDS,
                key="round",
            ),
            Toggle(
                _("Calm Waters lies beside the board"),
                position.calm,
                lambda on: self.use(stock.with_calm(position, on)),
                key="calm",
            ),
            pen_drawing(art("sketch_boat")),
        ]
        return Panel(Column(parts, gap=SNUG), title=_("The game"))


class TextScene(Screen):
    """Lies over the editor. What is typed is used with Enter or the button, and only when it is sound."""

    overlay = True
    first_focus = "copy"

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.typed = ""
        self.problem = ""

    def enter(self, shell: Shell) -> None:
        """Begin with the present text."""
        self.typed = write_position(self.bench.position)
        super().enter(shell)

    def build(self) -> Widget:
        """The text in a field, what is wrong with it, and what can be done."""
        field = TextField(
            _("The position as text"),
            self.typed,
            self._type,
            most=MOST_TEXT,
            letters=LETTERS,
            on_accept=self._use,
            key="field",
        )
        parts: list[Widget] = [heading(_("Copy or paste")), field]
        parts += [Problem(self.problem)] if self.problem else [self._whole()]
        legend = _("In this text columns are a to g from the left. Rows are 1 to 7 from the top.")
        parts.append(Label(legend, Role.SMALL, soft=True))
        same = self.typed == write_position(self.bench.position)
        copy = Button(
            _("Copy"),
            self._copy,
            weight=Weight.PRIMARY if same else Weight.PLAIN,
            icon=art("icon_copy"),
            key="copy",
        )
        paste = Button(_("Paste"), self._paste, icon=art("icon_paste"), key="paste")
        use = Button(
            _("Use this text"),
            self._use,
            weight=Weight.PLAIN if same else Weight.PRIMARY,
            icon=art("icon_check"),
            enabled=not same,
            reason=_("This is the position on the board."),
            key="use",
        )
        close = Button(_("Back"), self.back, icon=art("icon_back"), key="close")
        buttons = EvenGrid([copy, paste, use, close], 2, least=LEAST_BUTTON, gap=SNUG)
        body = Column([Column(parts, gap=GAP), buttons], gap=GAP)
        return sheet(self.look, body, _("Copy or paste"), WIDTH, least=WIDTH)

    def _whole(self) -> Widget:
        """The whole text, where the field shows only a part of it; no number without its word."""
        return Label(self.typed.replace("round ", "round\N{NO-BREAK SPACE}"), soft=True, key="whole")

    def _type(self, text: str) -> None:
        self.typed, self.problem = text, ""
        self.refresh()

    def _copy(self) -> Change | None:
        clipboard.copy(self.typed)
        self.tell(_("Copied."))
        return None

    def _paste(self) -> Change | None:
        self._type(clipboard.paste_line(MOST_TEXT))
        self._look_for_problem()
        if not self.problem:
            self.focus_on("use")
        return None

    def _use(self) -> Change | None:
        self._look_for_problem()
        if self.problem:
            return None
        self.bench.use(read_position(self.typed))
        return Pop()

    def _look_for_problem(self) -> None:
        self.problem = text_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
        self.refresh()
