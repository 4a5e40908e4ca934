"""What passes the door as JSON: options are checked first, and games become plain objects."""

from typing import Any, Final

from flow_desktop.lines import event_as_object
from flow_desktop.river_dice.engine.events import RiverEvent
from flow_desktop.river_dice.engine.goals import reached, report
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.engine.options import RiverOptions, RiverOptionsError
from flow_desktop.river_dice.engine.score import score, winners
from flow_desktop.river_dice.engine.state import Completing, RiverSeat, RiverState

GAME: Final = "river-dice"
_FLAGS: Final = ("family", "abundance")


def options_of(values: dict[str, Any], seed: str) -> RiverOptions:
    """The options of a game; left out or null is as usual, anything unsound raises RiverOptionsError."""
    players, sheet, scenario = values.get("players"), values.get("sheet"), values.get("scenario")
    for name, number in (("players", players), ("scenario", scenario)):
        if number is not None and not _is_number(number):
            raise RiverOptionsError(f"'{name}' has to be a whole number.", name)
    if sheet is not None and not isinstance(sheet, str):
        raise RiverOptionsError("'sheet' has to be a text.", "sheet")
    for name in _FLAGS:
        if not isinstance(values.get(name), bool | None):
            raise RiverOptionsError(f"'{name}' has to be true or false.", name)
    return RiverOptions(
        seed,
        1 if players is None else players,
        sheet,
        _cards_in(values.get("completion")),
        bool(values.get("family")),
        bool(values.get("abundance")),
        scenario,
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _cards_in(value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(map(_is_number, value)):
        raise RiverOptionsError("'completion' has to be a list of four cards.", "completion")
    return tuple(value)


def options_object(options: RiverOptions) -> dict[str, Any]:
    """Options as JSON can hold them; ``options_of`` reads them."""
    return {
        "seed": options.seed,
        "players": options.players,
        "sheet": options.sheet,
        "completion": None if options.completion is None else list(options.completion),
        "family": options.family,
        "abundance": options.abundance,
        "scenario": options.scenario,
    }


def game_object(state: RiverState) -> dict[str, Any]:
    """The game as other programs see it."""
    options = state.setup.options
    return {
        "game": GAME,
        "seed": options.seed,
        "sheet": options.sheet_used,
        "family": options.family,
        "abundance": options.abundance,
        "scenario": options.scenario,
        "completion": list(state.setup.completion),
        "round": state.round,
        "phase": state.phase.value,
        "seat": state.seat + 1,
        "central": list(state.rolls.central),
        "special": state.rolls.special,
        "row": list(state.row),
        "deck": state.face_down,
        "completing": None if state.completing is None else _completing_object(state.completing),
        "seats": [_seat_object(state, number) for number in range(len(state.seats))],
        "winners": winners_object(state),
    }


def winners_object(state: RiverState) -> list[int] | None:
    """The seats that have won, counted from 1; null while the game goes on."""
    return [seat + 1 for seat in winners(state)] if state.over else None


def _completing_object(completing: Completing) -> dict[str, Any]:
    return {
        "place": completing.place,
        "card": completing.card,
        "discount": completing.discount,
        "tokens": completing.tokens,
        "habitat": HABITATS[completing.habitat],
        "value": completing.value,
        "open": list(completing.open),
        "left": completing.left,
        "chosen": completing.chosen,
        "rolled": completing.rolled,
    }


def _seat_object(state: RiverState, number: int) -> dict[str, Any]:
    seat: RiverSeat = state.seats[number]
    told = report(state, seat)
    return {
        "dice": list(state.rolls.personal[number]),
        "animals": list(seat.animals),
        "tokens": seat.tokens,
        "completed": seat.completed,
        "sheet": seat.sheet.as_object(),
        "free": seat.free,
        "pending": list(seat.pending),
        "score": score(seat),
        "achievements": list(reached(seat)),
        "scenario": None
        if told is None
        else {"points": told.points, "goals": list(told.goals), "won": told.won},
    }


def event_object(event: RiverEvent) -> dict[str, Any]:
    """An event as an object: its name in ``event``, then its fields as the protocol writes them."""
    return event_as_object(event, _plain)


def _plain(name: str, value: Any) -> Any:
    """Seats counted from 1, animals and habitats by name."""
    if isinstance(value, tuple):
        return [each + 1 if name == "winners" else each for each in value]
    if not _is_number(value):
        return value
    if name == "seat":
        return value + 1
    if name == "animal":
        return ANIMALS[value]
    return HABITATS[value] if name in ("habitat", "above") else value
