"""A whole game as readable text: a header, one command a line with its time, and how it ended.

::

    flow-record 2
    game: 0.1.0
    seed: otter-reef
    rules: standard
    seat: Otter
    first: 1
    difficulty: 0
    scenarios:
    clock: 60s

    0.000 draw 3
    4.250 place c2:NES
    end 2 open

Reading replays every command: a record that is cut off, or holds one illegal move, is not loaded at all.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.notation import NotationError
from flow_desktop.engine.options import Options, OptionsError, is_plain
from flow_desktop.engine.record_header import (
    MAX_VERSION,
    Header,
    Line,
    RecordError,
    is_name,
    read_header,
    write_header,
)
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState
from flow_desktop.engine.step import RefusedError, step
from flow_desktop.values import dataclass

FORMAT: Final = 2
MAX_CHARACTERS: Final = 1 << 20
MAX_TIME: Final = 10_000_000_000 - 1  # milliseconds; seven digits of seconds
_FIRST_WORD: Final = "flow-record"


def upgraded(lines: list[Line], current: int, first_word: str) -> list[Line]:
    """Return the lines in the current format; each keeps the number it had in the text that was given."""
    words = lines[0][1].split(" ")
    if len(words) != 2 or words[0] != first_word or not (words[1].isascii() and words[1].isdigit()):
        raise RecordError(1, f"A record begins with '{first_word} {current}'.")
    version = int(words[1][:9])
    if version > current:
        raise RecordError(1, "This record was written by a newer version of the game.")
    while version < current:
        if version not in _UPGRADES:
            raise RecordError(1, f"There is no record format {version}.")
        lines = _UPGRADES[version](lines)
        version += 1
    return lines


def _from_1(lines: list[Line]) -> list[Line]:
    """Format 1, the first draft, counted its seats, always let the first one start and had whole seconds."""
    newer: list[Line] = []
    in_moves = False
    for number, line in lines:
        if line.startswith("seats: ") and not in_moves:
            count = line.removeprefix("seats: ")
            newer += [(number, "seat:")] * (int(count) if count in tuple("123456") else 0)
            newer.append((number, "first: 1"))
        elif in_moves and line[:1].isdigit():
            time, _, command = line.partition(" ")
            newer.append((number, f"{time}.000 {command}"))
        else:
            in_moves = in_moves or not line
            newer.append((number, line))
    return newer


_UPGRADES: Final[dict[int, Callable[[list[Line]], list[Line]]]] = {1: _from_1}


@dataclass(frozen=True, slots=True)
class Move:
    """A command and when it was given, in milliseconds of the game's running time."""

    time: int
    command: Command


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again."""

    options: Options
    moves: tuple[Move, ...]
    seats: tuple[str, ...] = ()  # a name for each seat, or none at all
    version: str = ""

    def __post_init__(self) -> None:
        if not any(self.seats):  # nameless seats are written and read as such
            object.__setattr__(self, "seats", ())
        if len(self.seats) not in (0, self.options.players) or not all(map(is_name, self.seats)):
            raise ValueError("A record names every seat or none, each in one short line.")
        if not is_plain(self.version, MAX_VERSION):
            raise ValueError("A version is one short line.")
        times = [0, *(move.time for move in self.moves), MAX_TIME]
        if any(later < earlier for earlier, later in pairwise(times)):
            raise ValueError("The times of the moves never run backwards.")


def replay(record: Record) -> GameState:
    """Play a record's commands from the start and return the last state."""
    state = new_game(record.options).state
    for move in record.moves:
        state = step(state, move.command).state
    return state


def write_record(record: Record) -> str:
    """Write a record; ``read_record`` gives it back exactly, with empty names where it had none."""
    state = replay(record)
    seats = record.seats or ("",) * record.options.players
    lines = [
        f"{_FIRST_WORD} {FORMAT}",
        *write_header(record.version, record.options, seats, state.setup.scenarios),
        "",
        *(
            f"{move.time // 1000}.{move.time % 1000:03d} {write_command(move.command)}"
            for move in record.moves
        ),
        _end_line(len(record.moves), state),
    ]
    return "\n".join(lines) + "\n"


def _end_line(moves: int, state: GameState) -> str:
    return f"end {moves} {'open' if state.result is None else state.result.value}"


def read_record(text: str) -> tuple[Record, GameState]:
    """Read and replay a record; anything wrong raises RecordError with the line at fault."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(1, "The record is too large to be a game of Flow.")
    numbered = [(number, line.removesuffix("\r")) for number, line in enumerate(text.split("\n"), 1)]
    lines = upgraded(numbered, FORMAT, _FIRST_WORD)
    header, start = read_header(lines)
    moves, state, end = _read_moves(lines, start, _opening(header))
    _check_end(lines, end, len(moves), state)
    return Record(header.options, moves, header.seats, header.version), state


def _opening(header: Header) -> GameState:
    """Set the game up as the header says."""
    try:
        state = new_game(header.options).state
    except OptionsError as error:  # a facing that is not offered
        raise RecordError(header.lines.get("boat", 1), str(error)) from error
    if state.setup.scenarios != header.scenarios:
        raise RecordError(header.lines["scenarios"], "The scenario cards are not the ones this seed draws.")
    return state


def _read_moves(lines: list[Line], start: int, state: GameState) -> tuple[tuple[Move, ...], GameState, int]:
    """Replay the commands from line index ``start`` until the end line; return its index too."""
    moves: list[Move] = []
    for index in range(start, len(lines)):
        number, line = lines[index]
        if line.startswith("end "):
            return tuple(moves), state, index
        try:
            move = _read_move(line, moves[-1].time if moves else 0)
            state = step(state, move.command).state
        except (NotationError, RefusedError) as error:
            raise RecordError(number, str(error)) from error
        moves.append(move)
    raise RecordError(lines[-1][0], "The record is cut off: its last line is missing.")


def _read_move(line: str, earliest: int) -> Move:
    time, _, command = line.partition(" ")
    seconds, dot, thousandths = time.partition(".")
    digits = seconds + thousandths
    if not (
        dot and digits.isascii() and digits.isdigit() and len(thousandths) == 3 and 1 <= len(seconds) <= 7
    ):
        raise NotationError("A move begins with its time, like 12.250.")
    move = Move(int(seconds) * 1000 + int(thousandths), read_command(command))
    if move.time < earliest:
        raise NotationError("Time cannot run backwards.")
    return move


def _check_end(lines: list[Line], end: int, count: int, state: GameState) -> None:
    number, line = lines[end]
    if line != _end_line(count, state):
        raise RecordError(number, f"The record should end with '{_end_line(count, state)}'.")
    for later, rest in lines[end + 1 :]:
        if rest:
            raise RecordError(later, "Something follows after the end of the record.")
