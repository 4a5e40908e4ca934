"""The scenario cards, each in one place: how many a box holds and what it changes of the rules in force.

A card hooks into the game through `Rules`, a switch for every moment at which a card may have its say. The
switches are set once, before the game; wherever one is asked, nobody knows which card has set it.
CONTRIBUTING.md shows how a card is added.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from flow_desktop.engine.rules import RuleSet, rule_set
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force: an edition as the scenario cards on the table have changed it."""

    edition: RuleSet
    trading: bool  # a drawn tile may be traded for an action card
    rocks: int = 0  # how many scenario obstacles are rolled for before the game
    single_path: bool = False  # then the boat is turned to its side with one opening
    cards_per_round: int | None = None  # how many action cards the group may play in a round
    obstacles_protected: bool = False  # Support and Current touch neither obstacles nor rocks
    obstacles_remain: bool = False  # nor does the wave, and a bird on them stays too (R17)
    silent: bool = False  # R16: hints, advice and other hands are hidden except during the wave


Change: TypeAlias = Callable[[Rules], Rules]


class Scenario(StrEnum):
    """The scenario cards. A new one goes to the end: wave codes count them in this order.

    A card says what it changes, and how many `copies` are in the box of each edition; one that is in no box
    can still be picked by hand. Of a card that `adds_up` every copy counts; of any other a second one has no
    effect, and another card is drawn for it.
    """

    change: Change
    copies: Mapping[str, int]
    adds_up: bool

    OBSTACLES = (
        "obstacles",
        lambda rules: replace(rules, rocks=rules.rocks + 2),
        {"standard": 4, "italian": 4},
        True,
    )
    NO_COMMUNICATION = (
        "no_communication",
        lambda rules: replace(rules, silent=True),
        {"standard": 2, "italian": 2},
    )
    ONE_ACTION_CARD = (
        "one_action_card",
        lambda rules: replace(rules, cards_per_round=1),
        {"standard": 1, "italian": 1},
    )
    NO_NEW_CARDS = (
        "no_new_cards",
        lambda rules: replace(rules, trading=False),
        {"standard": 1},
    )
    NO_SUPPORT_CURRENT = (
        "no_support_current",
        lambda rules: replace(rules, obstacles_protected=True),
        {"standard": 1, "italian": 1},
    )
    SINGLE_PATH_BOAT = (
        "single_path_boat",
        lambda rules: replace(rules, single_path=True),
        {"standard": 1, "italian": 2},
    )
    OBSTACLES_REMAIN = (
        "obstacles_remain",
        lambda rules: replace(rules, obstacles_remain=True),
        {"standard": 1, "italian": 1},
    )

    def __new__(
        cls,
        name: str,
        change: Change = lambda rules: rules,
        copies: Mapping[str, int] = MappingProxyType({}),
        adds_up: bool = False,
    ) -> "Scenario":
        """Make a card that is its own name, as records and other programs write it."""
        card = str.__new__(cls, name)
        card._value_ = name
        card.change, card.copies, card.adds_up = change, copies, adds_up
        return card

    def most(self, edition: str) -> int:
        """How many copies can have an effect at once."""
        return self.copies.get(edition, 1) if self.adds_up else 1

    def offered(self, edition: str) -> bool:
        """Whether the card belongs to an edition: it is in its box, or in none."""
        return not self.copies or edition in self.copies


def scenario_box(edition: str) -> tuple[Scenario, ...]:
    """Every copy of every scenario card in an edition's box."""
    return tuple(card for card in Scenario for _ in range(card.copies.get(edition, 0)))


def rules_in_force(edition: str, scenarios: Iterable[Scenario]) -> Rules:
    """Combine an edition with scenario cards; where a card contradicts a rule, the card wins (section 7)."""
    base = rule_set(edition)
    rules = Rules(base, base.trading)
    for card in scenarios:
        rules = card.change(rules)
    return rules
