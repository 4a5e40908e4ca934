"""The header of a record: the options of a game as ``key: value`` lines."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from flow_desktop.engine.notation import EDGE_TEXTS, NotationError, read_edges
from flow_desktop.engine.options import MAX_PLAYERS, Clock, Options, OptionsError, is_plain
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.values import dataclass

MAX_NAME: Final = 40
MAX_VERSION: Final = 40
_ONCE: Final = ("game", "seed", "rules", "first", "difficulty", "scenarios", "boat", "clock")
_OPTIONAL: Final = ("boat",)
_KEY_OF_FIELD: Final = {"edition": "rules"}  # options whose line has another name

Line: TypeAlias = tuple[int, str]  # a line's number in the text as it was given, counted from 1, and the line


class RecordError(ValueError):
    """A record cannot be read; ``line`` is the line at fault, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says before its first move, and the line of each value."""

    version: str
    options: Options
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    lines: dict[str, int]


def is_name(name: str) -> bool:
    """Say whether a seat may be called so."""
    return is_plain(name, MAX_NAME)


def write_header(
    version: str, options: Options, seats: Iterable[str], cards: Iterable[Scenario]
) -> list[str]:
    """Write the header's lines; ``cards`` are the scenario cards on the table, drawn or picked."""
    lines = [f"game: {version}", f"seed: {_written(options.seed)}", f"rules: {options.edition}"]
    lines += [f"seat: {name}" for name in seats]
    lines.append(f"first: {options.first + 1}")
    lines.append(f"difficulty: {'picked' if options.scenarios is not None else options.difficulty}")
    lines.append("scenarios: " + " ".join(cards))
    if options.boat is not None:
        lines.append(f"boat: {EDGE_TEXTS[options.boat]}")
    lines.append(f"clock: {options.clock}")
    return [line.rstrip(" ") for line in lines]


def read_header(lines: list[Line]) -> tuple[Header, int]:
    """Read the lines after the first; return the header and the index of the first move's line."""
    values: dict[str, Line] = {}
    seats: list[str] = []
    for index, (number, line) in enumerate(lines[1:], 1):
        if not line:
            _check_complete(values, seats, number)
            return _header(values, tuple(seats)), index + 1
        key, colon, value = line.partition(":")
        value = value.strip(" ")
        if key == "seat" and colon:
            seats.append(_checked_name(value, number, len(seats)))
        elif key in _ONCE and colon and key not in values:
            values[key] = (number, value)
        else:
            raise RecordError(number, "This line does not belong in the header.")
    raise RecordError(lines[-1][0], "The record is cut off in its header.")


def _written(seed: str) -> str:
    """A seed as a value: in quotes where spaces at its ends belong to it, or where that would be read."""
    return f'"{seed}"' if seed != seed.strip(" ") or _is_quoted(seed) else seed


def _is_quoted(value: str) -> bool:
    inner = value[1:-1]
    return value == f'"{inner}"' and inner != "" and _written(inner) != inner


def _read_seed(value: str) -> str:
    return value[1:-1] if _is_quoted(value) else value


def _checked_name(name: str, line: int, seated: int) -> str:
    if not is_name(name):
        raise RecordError(line, f"A name has at most {MAX_NAME} printable characters.")
    if seated >= MAX_PLAYERS:
        raise RecordError(line, f"At most {MAX_PLAYERS} can sit at a table.")
    return name


def _check_complete(values: dict[str, Line], seats: list[str], line: int) -> None:
    missing = [key for key in _ONCE if key not in values and key not in _OPTIONAL]
    if missing or not seats:
        raise RecordError(line, f"The header lacks '{(missing or ['seat'])[0]}'.")


def _header(values: dict[str, Line], seats: tuple[str, ...]) -> Header:
    """Make the options from the values, blaming the line of the value that is wrong."""
    picked = values["difficulty"][1] == "picked"
    scenarios = _read_scenarios(values["scenarios"])
    lines = {key: line for key, (line, _) in values.items()}
    try:
        options = Options(
            _read_seed(values["seed"][1]),
            len(seats),
            values["rules"][1],
            0 if picked else _number(values["difficulty"]),
            scenarios if picked else None,
            read_edges(values["boat"][1]) if "boat" in values else None,
            _number(values["first"]) - 1,
            Clock.parse(values["clock"][1]),
        )
    except NotationError as error:
        raise RecordError(lines["boat"], str(error)) from error
    except OptionsError as error:
        raise RecordError(lines[_KEY_OF_FIELD.get(error.field, error.field)], str(error)) from error
    if not is_plain(values["game"][1], MAX_VERSION):
        raise RecordError(lines["game"], "This is no version of the game.")
    return Header(values["game"][1], options, seats, scenarios, lines)


def _read_scenarios(line: Line) -> tuple[Scenario, ...]:
    number, text = line
    try:
        return tuple(Scenario(name) for name in text.split())
    except ValueError as error:
        raise RecordError(number, "There is no such scenario card.") from error


def _number(line: Line) -> int:
    number, text = line
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise RecordError(number, "This has to be a small number.")
    return int(text)
