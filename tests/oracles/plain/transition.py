"""One action from one game object to the next: is the second what the rules make of the first?"""

from typing import Any

from tests.oracles.plain.board import Game, parse_board
from tests.oracles.plain.census import census_complaints
from tests.oracles.plain.choices import actions
from tests.oracles.plain.outcomes import DOINGS

FIELDS = [
    "edition",
    "seed",
    "phase",
    "player",
    "players",
    "board",
    "piles",
    "shown",
    "holding",
    "discard",
    "action_pile",
    "action_discard",
    "birds",
    "round",
    "time_up",
    "calm",
    "cards_this_round",
    "scenarios",
    "joined",
    "result",
]
"""Every field of the protocol's game object."""


def form_complaints(game: Game) -> list[str]:
    """Whether the game object has every field and a board that can be read."""
    missing = [f"the game object lacks {field}" for field in FIELDS if field not in game]
    if missing:
        return missing
    try:
        parse_board(game["board"])
    except ValueError as problem:
        return [f"the board cannot be read: {problem}"]
    return []


def comparable(field: str, value: Any) -> Any:
    """A field's value without what the rules do not order: hands, heaps, revealed tiles, empty counts."""
    if field == "players":
        return [sorted(player["cards"]) for player in value]
    if field == "discard":
        return {kind: count for kind, count in sorted(value.items()) if count != 0}
    if field in ("shown", "action_discard", "scenarios"):
        return sorted(value)
    return value


def differences(expected: Game, after: Game) -> list[str]:
    """One sentence for every field that is not as the rules have it."""
    found = []
    for field in FIELDS:
        wanted, given = comparable(field, expected[field]), comparable(field, after[field])
        if wanted != given:
            found.append(f"{field} is {given!r}, by the rules it is {wanted!r}")
    return found


def is_legal(before: Game, action: str) -> bool:
    """Whether the action is offered; `time` comes from outside in the phases turn and holding."""
    if action == "time":
        return before["phase"] in ("turn", "holding")
    return action in actions(before)


def complaints(before: Game, action: str, after: Game) -> list[str]:
    """Everything that is wrong with `after`, given the game before and the action; nothing if all is well."""
    malformed = form_complaints(after)
    if malformed:
        return malformed
    if not is_legal(before, action):
        return [f"the action {action!r} is not allowed here"]
    verb, *words = action.split()
    possible = [differences(expected, after) for expected in DOINGS[verb](before, words, after)]
    nothing_fits = [f"no outcome of {action!r} explains the game after it"]
    best = min(possible, key=len, default=nothing_fits)
    if best and len(possible) > 1:
        best = nothing_fits + best
    return best + census_complaints(after)
