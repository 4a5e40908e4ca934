"""Rule sets and scenario cards, read from data; together they are the rules in force for one game."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from flow_desktop.engine.cards import Card, Scenario
from flow_desktop.engine.tiles import KIND_BY_TEXT, Kind

EDITIONS: Final = ("standard", "italian")


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One edition's rules and contents of the box."""

    name: str
    trading: bool
    trade_kinds: frozenset[Kind]
    keep_action_pile: bool
    protect_ways_from_all: bool
    rocks_need_closed_edges: bool
    piles: int
    birds: int
    rocks: int
    rolls_per_obstacle: int
    deal: tuple[int, ...]
    tiles: tuple[Kind, ...]
    action_cards: tuple[Card, ...]
    scenario_cards: tuple[Scenario, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force: an edition as the scenario cards on the table have changed it."""

    edition: RuleSet
    trading: bool
    rocks: int = 0
    cards_per_round: int | None = None
    silent: bool = False
    obstacles_protected: bool = False
    single_path: bool = False
    obstacles_remain: bool = False


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("flow_desktop.engine") / "data" / f"{name}.toml").read_text("utf-8"))


def _spread(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(name for name, count in counts.items() for _ in range(count))


@cache
def rule_set(name: str) -> RuleSet:
    """Return an edition's rule set; a name that is not in EDITIONS raises KeyError."""
    if name not in EDITIONS:
        raise KeyError(name)
    data = _data(name)
    return RuleSet(
        **data
        | {
            "deal": tuple(data["deal"]),
            "trade_kinds": frozenset(KIND_BY_TEXT[text] for text in data["trade_kinds"]),
            "tiles": tuple(KIND_BY_TEXT[text] for text in _spread(data["tiles"])),
            "action_cards": tuple(map(Card, _spread(data["action_cards"]))),
            "scenario_cards": tuple(map(Scenario, _spread(data["scenario_cards"]))),
        }
    )


@cache
def scenario_data() -> Mapping[Scenario, Mapping[str, Any]]:
    """Return what each scenario card changes."""
    return {Scenario(name): effects for name, effects in _data("scenarios").items()}


def counts_once(scenario: Scenario) -> bool:
    """Say whether a second copy of this card is discarded for another one."""
    return bool(scenario_data()[scenario].get("once", False))


def rules_in_force(edition: str, scenarios: Iterable[Scenario]) -> Rules:
    """Combine an edition with scenario cards; where a card contradicts a rule, the card wins (section 7)."""
    base = rule_set(edition)
    switches: dict[str, Any] = {"trading": base.trading}
    rocks = 0
    for scenario in scenarios:
        effects = dict(scenario_data()[scenario])
        effects.pop("once", None)
        rocks += effects.pop("rocks", 0)
        if "trading" in effects:
            effects["trading"] = effects["trading"] and base.trading
        switches |= effects
    return Rules(base, rocks=rocks, **switches)
