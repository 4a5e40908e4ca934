"""A game as a record: options and commands as text, which give the same game on every machine.

    river-dice-record 1
    {"seed": "otter", ...}
    0 collect 0,3,0,0,0
    ...
    end 1

The number before a command is its time in milliseconds. Where people have names, the options are followed by
them, seat by seat: ``"names": ["Ada", ""]``.
"""

import json
from typing import Final

from flow_desktop.chance import is_seed
from flow_desktop.river_dice.engine.command_text import RiverTextError, read_command, write_command
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.door_json import options_object, options_of
from flow_desktop.river_dice.engine.options import RiverOptions, RiverOptionsError
from flow_desktop.river_dice.engine.refusals import RiverRefusal
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.engine.step import attempt, new_game
from flow_desktop.values import dataclass

FORMAT: Final = 1
_FIRST: Final = f"river-dice-record {FORMAT}"
_MOST_MOVES: Final = 20_000
_LONGEST_TIME: Final = 15  # digits
LONGEST_NAME: Final = 40


class RiverRecordError(ValueError):
    """A record cannot be read; the message says why."""


@dataclass(frozen=True, slots=True)
class RiverMove:
    """A command and when it was given, in milliseconds."""

    time: int
    command: RiverCommand


@dataclass(frozen=True, slots=True)
class RiverRecord:
    """Options and commands: the whole of a game; and who sat there, if anybody said so."""

    options: RiverOptions
    moves: tuple[RiverMove, ...] = ()
    names: tuple[str, ...] = ()


def write_record(record: RiverRecord) -> str:
    """A record as text."""
    lines = [f"{move.time} {write_command(move.command)}" for move in record.moves]
    names = {"names": list(record.names)} if any(record.names) else {}
    head = json.dumps(options_object(record.options) | names)
    return "\n".join([_FIRST, head, *lines, f"end {len(lines)}", ""])


def read_record(text: str) -> tuple[RiverRecord, RiverState]:
    """Read and replay a record; gives it with its last state."""
    lines = text.split("\n")
    if len(lines) < 4 or lines[0] != _FIRST or lines[-1] != "":
        raise RiverRecordError("This is no record of River Dice.")
    *moves, end = lines[2:-1]
    if end != f"end {len(moves)}" or len(moves) > _MOST_MOVES:
        raise RiverRecordError("The record is not whole.")
    options, names = _heading(lines[1])
    state, kept = new_game(options).state, list[RiverMove]()
    for number, line in enumerate(moves, 1):
        move = _move(line, number)
        answer = attempt(state, move.command)
        if isinstance(answer, RiverRefusal):
            raise RiverRecordError(f"Move {number} is against the rules: {answer.sentence}")
        state = answer.state
        kept.append(move)
    return RiverRecord(options, tuple(kept), names), state


def _heading(line: str) -> tuple[RiverOptions, tuple[str, ...]]:
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):
        raise RiverRecordError("The options of the record cannot be read.") from None
    seed = values.get("seed") if isinstance(values, dict) else None
    if not isinstance(seed, str) or not is_seed(seed):
        raise RiverRecordError("The options of the record cannot be read.")
    try:
        options = options_of(values, seed)
    except RiverOptionsError as error:
        raise RiverRecordError(str(error)) from None
    return options, _names(values.get("names"), options.players)


def _names(found: object, players: int) -> tuple[str, ...]:
    """Who sat there: one name for each seat, which may be empty."""
    if found is None:
        return ()
    if not isinstance(found, list) or len(found) != players or not all(map(_is_name, found)):
        raise RiverRecordError("The names of the record cannot be read.")
    return tuple(found)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and (not name or name.isprintable())


def _move(line: str, number: int) -> RiverMove:
    time, _, text = line.partition(" ")
    if not (time.isascii() and time.isdigit() and len(time) <= _LONGEST_TIME):
        raise RiverRecordError(f"Move {number} cannot be read.")
    try:
        return RiverMove(int(time), read_command(text))
    except RiverTextError:
        raise RiverRecordError(f"Move {number} cannot be read.") from None
