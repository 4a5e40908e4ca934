"""The header of a record: the options of a game as ``key: value`` lines."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.cards import Scenario
from flow_desktop.engine.notation import EDGE_TEXTS, NotationError, read_edges
from flow_desktop.engine.options import MAX_PLAYERS, Clock, Options, OptionsError

MAX_NAME: Final = 40
_ONCE: Final = ("game", "seed", "rules", "first", "difficulty", "scenarios", "boat", "clock")
_OPTIONAL: Final = ("boat",)


class RecordError(ValueError):
    """A record cannot be read; ``line`` is the line at fault, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says before its first move."""

    version: str
    options: Options
    seats: tuple[str, ...]


def write_options(header: Header, scenarios: Iterable[Scenario]) -> list[str]:
    """Write the header's lines; ``scenarios`` are the cards on the table, drawn or picked."""
    options = header.options
    lines = [f"game: {header.version}", f"seed: {options.seed}", f"rules: {options.edition}"]
    lines += [f"seat: {name}" for name in header.seats]
    lines.append(f"first: {options.first + 1}")
    lines.append(f"difficulty: {'picked' if options.scenarios is not None else options.difficulty}")
    lines.append("scenarios: " + " ".join(scenarios))
    if options.boat is not None:
        lines.append(f"boat: {EDGE_TEXTS[options.boat]}")
    lines.append(f"clock: {options.clock}")
    return [line.rstrip() for line in lines]


def read_header(lines: list[str]) -> tuple[Header, tuple[Scenario, ...], int]:
    """Read from the second line on; return the header, the cards, and the index of the first move's line."""
    values: dict[str, tuple[int, str]] = {}
    seats: list[str] = []
    for index in range(1, len(lines)):
        line = lines[index]
        if not line:
            _check_complete(values, seats, index + 1)
            header, scenarios = _build(values, tuple(seats), index + 1)
            return header, scenarios, index + 1
        key, colon, value = line.partition(":")
        value = value.strip()
        if key == "seat" and colon:
            seats.append(_checked_name(value, index + 1, len(seats)))
        elif key in _ONCE and colon and key not in values:
            values[key] = (index + 1, value)
        else:
            raise RecordError(index + 1, "This line does not belong in the header.")
    raise RecordError(len(lines), "The record is cut off in its header.")


def _checked_name(name: str, line: int, seated: int) -> str:
    if len(name) > MAX_NAME or not name.isprintable():
        raise RecordError(line, f"A name has at most {MAX_NAME} printable characters.")
    if seated >= MAX_PLAYERS:
        raise RecordError(line, f"At most {MAX_PLAYERS} can sit at a table.")
    return name


def _check_complete(values: dict[str, tuple[int, str]], seats: list[str], line: int) -> None:
    missing = [key for key in _ONCE if key not in values and key not in _OPTIONAL]
    if missing or not seats:
        raise RecordError(line, f"The header lacks '{(missing or ['seat'])[0]}'.")


def _build(
    values: dict[str, tuple[int, str]], seats: tuple[str, ...], end: int
) -> tuple[Header, tuple[Scenario, ...]]:
    """Make the options from the values, blaming the line of the value that is wrong."""
    line, text = values["scenarios"]
    try:
        scenarios = tuple(map(Scenario, text.split()))
        picked = values["difficulty"][1] == "picked"
        line = values["difficulty"][0]
        difficulty = 0 if picked else _number(values["difficulty"][1])
        line = values["first"][0]
        first = _number(values["first"][1]) - 1
        line = values.get("boat", (end, ""))[0]
        boat = read_edges(values["boat"][1]) if "boat" in values else None
        line, clock = values["clock"][0], Clock.parse(values["clock"][1])
        line = end
        options = Options(
            values["seed"][1],
            len(seats),
            values["rules"][1],
            difficulty,
            scenarios if picked else None,
            boat,
            first,
            clock,
        )
    except (OptionsError, NotationError) as error:
        raise RecordError(line, str(error)) from error
    except ValueError as error:
        raise RecordError(line, "This value is not understood.") from error
    return Header(values["game"][1], options, seats), scenarios


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise ValueError(text)
    return int(text)
