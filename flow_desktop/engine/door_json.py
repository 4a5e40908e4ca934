"""What passes the door of the line protocol as JSON (docs/protocol.md).

Values of a request are checked before anything else sees them; games and events become plain objects.
"""

from collections import Counter
from typing import Any, Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.events import Event
from flow_desktop.engine.geometry import LINE_OF_FACE, animals_in
from flow_desktop.engine.notation import EDGE_TEXTS, read_board, read_edges, write_board, write_cell
from flow_desktop.engine.options import CLOCK_OFF, Options
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.rules import EDITIONS, RuleSet, rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import MAP_KINDS, Kind
from flow_desktop.lines import BadRequestError as BadRequestError
from flow_desktop.lines import Request, event_as_object, seed_in
from flow_desktop.lines import text_in as text_in

# Fields of events that hold cells, and things counted from 0.
_CELLS: Final = frozenset({"cell", "source"})
_COUNTED: Final = frozenset({"player", "pile", "piles", "shown"})


def flag_in(request: Request, key: str, default: bool) -> bool:
    """Return true or false."""
    value = request.get(key, default)
    if not isinstance(value, bool):
        raise BadRequestError(f"'{key}' has to be true or false.")
    return value


def number_in(request: Request, key: str, default: int) -> int:
    """Return a whole number."""
    value = request.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequestError(f"'{key}' has to be a whole number.")
    return value


def face_in(request: Request, key: str) -> int | None:
    """Return a die's face, or None for a die that is not rolled."""
    value = request.get(key)
    if value is not None and (
        isinstance(value, bool) or not isinstance(value, int) or value not in LINE_OF_FACE
    ):
        raise BadRequestError(f"'{key}' has to be a face from 1 to 6, or null.")
    return value


def board_in(request: Request) -> Board:
    """Return the board."""
    return read_board(text_in(request, "board"))


def rule_set_in(request: Request) -> RuleSet:
    """Return the rule set of the edition, standard if none is named."""
    edition = request.get("edition", EDITIONS[0])
    if edition not in EDITIONS:
        raise BadRequestError(f"'edition' has to be one of {', '.join(EDITIONS)}.")
    return rule_set(edition)


def options_in(request: Request) -> Options:
    """Return the options of a new game."""
    boat, scenarios = request.get("boat"), _scenarios_in(request)
    return Options(
        seed_in(request),
        number_in(request, "players", 1),
        rule_set_in(request).name,
        number_in(request, "difficulty", 0) if scenarios is None else 0,
        scenarios,
        None if boat is None else read_edges(text_in(request, "boat")),
        number_in(request, "first", 1) - 1,
        CLOCK_OFF,
    )


def _scenarios_in(request: Request) -> tuple[Scenario, ...] | None:
    names = request.get("scenarios")
    if names is None:
        return None
    if not isinstance(names, list) or not all(
        isinstance(name, str) and name in set(Scenario) for name in names
    ):
        raise BadRequestError("'scenarios' has to be a list of scenario cards.")
    return tuple(Scenario(name) for name in names)


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
    return event_as_object(event, _plain)


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
