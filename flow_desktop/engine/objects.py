"""Games and events as plain objects for the line protocol (docs/protocol.md)."""

import re
from collections import Counter
from dataclasses import fields
from typing import Any, Final

from flow_desktop.engine.events import Event
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.notation import EDGE_TEXTS, write_board, write_cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import MAP_KINDS, Kind

# Fields of events that hold cells, open edges, and things counted from 0.
_CELLS: Final = frozenset({"cell", "source"})
_COUNTED: Final = frozenset({"player", "pile", "piles", "shown"})


def game_object(state: GameState) -> dict[str, Any]:
    """The game as other programs see it."""
    turn, supply = state.turn, state.supply
    discarded = Counter(supply.discard)
    game: dict[str, Any] = {
        "edition": state.setup.options.edition,
        "seed": state.setup.options.seed,
        "phase": turn.phase.value,
        "player": turn.player + 1,
        "players": [{"cards": [card.value for card in hand]} for hand in state.hands],
        "board": write_board(state.board),
        "piles": [len(pile) for pile in supply.piles],
        "shown": [kind.text for kind in supply.shown],
        "holding": None if turn.holding is None else turn.holding.text,
        "discard": {kind.text: discarded[kind] for kind in MAP_KINDS if discarded[kind]},
        "action_pile": len(supply.action_pile),
        "action_discard": [card.value for card in supply.action_discard],
        "birds": state.birds,
        "round": turn.round,
        "time_up": turn.time_up,
        "calm": turn.calm,
        "cards_this_round": turn.cards_this_round,
        "scenarios": [scenario.value for scenario in state.setup.scenarios],
        "joined": [animal.value for animal in animals_in(state.board.joined)],
        "result": None if state.result is None else state.result.value,
    }
    if turn.begun is not None:
        game["begun"] = turn.begun.value
    return game


def event_object(event: Event) -> dict[str, Any]:
    """An event as an object: its name in ``event``, then its fields in the notation."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    return {"event": name} | {
        field.name: _plain(field.name, getattr(event, field.name)) for field in fields(event)
    }


def _plain(name: str, value: Any) -> Any:
    """Write one field's value: kinds, cells and edges in the notation, players and piles counted from 1."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, tuple):
        return [_plain(name, item) for item in value]
    if isinstance(value, Kind):
        return value.text
    if name in _CELLS:
        return write_cell(value)
    if name == "edges":
        return EDGE_TEXTS[value]
    if name in _COUNTED:
        return value + 1
    return value if isinstance(value, int) else str(value)


def refusal_object(refusal: Refusal) -> dict[str, Any]:
    """A refusal as the error of an answer."""
    error: dict[str, Any] = {"code": refusal.code.value, "message": refusal.sentence}
    if refusal.cells:
        error["cells"] = [write_cell(cell) for cell in refusal.cells]
    if refusal.edges:
        error["edges"] = EDGE_TEXTS[refusal.edges]
    if refusal.animals:
        error["animals"] = [animal.value for animal in refusal.animals]
    if refusal.card:
        error["card"] = str(refusal.card)
    if refusal.limit:
        error["limit"] = refusal.limit
    return error
