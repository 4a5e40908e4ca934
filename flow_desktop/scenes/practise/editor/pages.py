"""What lies beside the board, set by number: the cards, the draw piles, the scenario cards."""

from collections.abc import Sequence

from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.engine.cards import Card
from flow_desktop.engine.position import MOST_ROUNDS, Position
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import MAP_KINDS, Kind
from flow_desktop.scenes.naming import card_name, edition_name, kind_name, scenario_name
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.practise.editor import stock
from flow_desktop.scenes.practise.editor.words import why_not_words
from flow_desktop.scenes.practise.editor.workbench import Workbench
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label, Problem
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.toggle import Toggle
from flow_desktop.widgets.widget import Widget


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


class CardsPage(StockPage):
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
        return Stepper(
            card_name(card),
            self.position.hand.count(card),
            lambda n: self.use(stock.with_in_hand(self.position, card, n)),
            most=stock.most_in_hand(self.position, card),
            key=f"hand-{card}",
        )

    def _in_pile(self, card: Card) -> Widget:
        return Stepper(
            card_name(card),
            self.position.action_pile.count(card),
            lambda n: self.use(stock.with_in_action_pile(self.position, card, n)),
            most=stock.most_in_action_pile(self.position, card),
            key=f"pile-{card}",
        )


class PilesPage(StockPage):
    """The draw piles by kind; they are shuffled when the game begins."""

    title = N_("Draw piles")

    def panels(self) -> Sequence[Widget]:
        """Tiles without obstacles, then those with."""
        plain = Panel(self._steppers(MAP_KINDS[:4], self.told()), title=_("Without obstacles"))
        others = Panel(self._steppers(MAP_KINDS[4:], [self._note()]), title=_("With obstacles"))
        return plain, others

    def _steppers(self, kinds: Sequence[Kind], others: list[Widget]) -> Widget:
        steppers: list[Widget] = [
            Stepper(
                kind_name(kind),
                self.position.piles.count(kind),
                lambda n, kind=kind: self.use(stock.with_in_piles(self.position, kind, n)),  # type: ignore[misc]
                most=stock.most_in_piles(self.position, kind),
                key=f"pile-{kind.text}",
            )
            for kind in kinds
        ]
        return Column([*steppers, *others], gap=SNUG)

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
        ]
        return Panel(Column(parts, gap=SNUG), title=_("The game"))
