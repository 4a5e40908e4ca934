"""Somebody's best run at each wave, to be compared with: kept beside the games, and outlives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.many import needs_of
from flow_desktop.engine.board import Board
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command, completes_turn
from flow_desktop.engine.notation import NotationError
from flow_desktop.engine.options import Options
from flow_desktop.engine.record import Record, replay
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import Result
from flow_desktop.engine.step import RefusedError, step
from flow_desktop.rounds.outcomes import clock_kind
from flow_desktop.rounds.own import keep_for, kept_of
from flow_desktop.table.library import Library
from flow_desktop.values import dataclass

KIND: Final = "runs"
MOST_COMMANDS: Final = 2000


@dataclass(frozen=True, slots=True)
class Margin:
    """How far a game is ahead of another after as many turns; behind where the numbers are below nothing."""

    animals: int
    tiles: int


def run_key(options: Options) -> str:
    """What has to be the same for two runs to be compared: everything but the seats' names."""
    cards = "-" if options.scenarios is None else "+".join(options.scenarios) or "none"
    table = options.edition, options.players, options.difficulty, options.first, options.boat or 0
    return "/".join((options.seed, *map(str, table), cards, clock_kind(options.clock)))


def keep_run(library: Library, record: Record, people: Iterable[str] = ("",)) -> bool:
    """Keep a finished game for all whose best run at its wave it is; says whether it is anybody's."""
    state = replay(record)
    if state.result is None or len(record.moves) > MOST_COMMANDS:
        return False
    turns = sum(completes_turn(move.command) for move in record.moves)
    worth = [int(state.result is Result.WON), state.board.joined.bit_count(), -turns]
    key = run_key(record.options)
    runs: dict[str, Any] = {person: kept_of(library, KIND, person).get(key) for person in people}
    beaten = [one for one, run in runs.items() if _commands(run) is None or run["worth"] < worth]
    commands = [write_command(move.command) for move in record.moves]
    for person in beaten:
        keep_for(library, KIND, person, key, {"worth": worth, "commands": commands})
    return bool(beaten)


def best_run(library: Library, options: Options, people: Iterable[str] = ("",)) -> tuple[Board, ...]:
    """The boards of the best run of any of them at this wave, by completed turns; none without one."""
    runs: list[Any] = [kept_of(library, KIND, person).get(run_key(options)) for person in people]
    sound = [run for run in runs if _commands(run) is not None]
    commands = _commands(max(sound, key=lambda run: run["worth"], default=None))
    if commands is None:
        return ()
    state = new_game(options).state
    boards = [state.board]
    try:
        for command in commands:
            state = step(state, command).state
            boards[-1:] = [boards[-1], state.board] if completes_turn(command) else [state.board]
    except RefusedError:
        return ()
    return tuple(boards)


def ahead(board: Board, other: Board, remain: bool = False) -> Margin:
    """Compare two boards: animals aboard, and the fewest tiles that are still needed."""
    mine, theirs = (needs >> 8 for needs in needs_of([lay_of(each, remain) for each in (board, other)]))
    return Margin(board.joined.bit_count() - other.joined.bit_count(), theirs - mine)


def _commands(kept: Any) -> list[Command] | None:
    """The commands of a kept run; None for anything else."""
    if not isinstance(kept, dict) or not isinstance(kept.get("commands"), list):
        return None
    worth = kept.get("worth")
    if not (isinstance(worth, list) and len(worth) == 3 and all(type(each) is int for each in worth)):
        return None
    try:
        return [read_command(text) for text in kept["commands"][:MOST_COMMANDS] if isinstance(text, str)]
    except NotationError:
        return None
