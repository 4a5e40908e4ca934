"""Values taken out of a request at the door, each checked before anything else sees it."""

from typing import Any

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.engine.notation import read_board, read_edges
from flow_desktop.engine.options import CLOCK_OFF, Options
from flow_desktop.engine.rules import EDITIONS, RuleSet, rule_set
from flow_desktop.engine.scenarios import Scenario

Request = dict[str, Any]


class BadRequestError(ValueError):
    """A request lacks something or holds the wrong kind of value."""

    def __init__(self, message: str, code: str = "bad_request") -> None:
        super().__init__(message)
        self.code = code


def text_in(request: Request, key: str) -> str:
    """Return a text that has to be there."""
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequestError(f"'{key}' has to be a text.")
    return value


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
    seed = request.get("seed")
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 1 << 128:
        seed = str(seed)
    if not isinstance(seed, str):
        raise BadRequestError("'seed' has to be a text.")
    boat, scenarios = request.get("boat"), _scenarios_in(request)
    return Options(
        seed,
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
