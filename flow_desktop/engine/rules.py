"""The rule sets: each edition's rules and the contents of its box, read from data."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.tiles import KIND_BY_TEXT, Kind
from flow_desktop.values import dataclass

_DATA: Final = Path(__file__).parent / "data"
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


def _spread(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(name for name, count in counts.items() for _ in range(count))


@cache
def rule_set(name: str) -> RuleSet:
    """Return an edition's rule set; a name that is not in EDITIONS raises KeyError."""
    import tomllib  # takes as long to import as all the rules together, and the menu reads none

    if name not in EDITIONS:
        raise KeyError(name)
    text = (_DATA / f"{name}.toml").read_text("utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    return RuleSet(
        **data
        | {
            "deal": tuple(data["deal"]),
            "trade_kinds": frozenset(KIND_BY_TEXT[text] for text in data["trade_kinds"]),
            "tiles": tuple(KIND_BY_TEXT[text] for text in _spread(data["tiles"])),
            "action_cards": tuple(map(Card, _spread(data["action_cards"]))),
        }
    )
