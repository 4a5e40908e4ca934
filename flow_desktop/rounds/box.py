"""Flow's box: what the table is handed to play and keep games of Flow."""

from dataclasses import replace
from typing import Any, Final

from flow_desktop import table
from flow_desktop.engine import GameState, Options, Result, attempt, new_game
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.events import Event
from flow_desktop.engine.notation import EDGE_TEXTS, read_edges, write_board
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import FORMAT, MAX_CHARACTERS, Move, Record, read_record, write_record
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds.turns import Game, may_undo
from flow_desktop.rounds.words import WORDS
from flow_desktop.values import dataclass
from flow_desktop.version import VERSION

_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "seed": (str,),
    "players": (int,),
    "edition": (str,),
    "difficulty": (int,),
    "scenarios": (list, type(None)),
    "boat": (str, type(None)),
    "first": (int,),
    "clock": (str,),
}


@dataclass(frozen=True, slots=True)
class KeptGame(table.Kept):
    """A game of Flow on the disk."""

    record: Record
    state: GameState

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.state.result

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that count, as text."""
        return tuple(write_command(move.command) for move in self.record.moves)

    @property
    def board(self) -> str:
        """The board as text."""
        return write_board(self.state.board)

    def to_json(self) -> dict[str, Any]:
        """The game as plain values."""
        options = self.record.options
        return table.Kept.to_json(self) | {
            "result": None if self.result is None else self.result.value,
            "seed": options.seed,
            "players": options.players,
            "seats": list(self.record.seats),
            "clock": str(options.clock),
            "time": self.record.moves[-1].time if self.record.moves else 0,
            "commands": list(self.commands),
            "board": self.board,
        }


def record_of(game: Game) -> Record:
    """A game as a record; one whose clock was changed counts as played with the gentlest (R20)."""
    moves = tuple(Move(entry.time, entry.command) for entry in game.history.done)
    names = tuple(seat.name for seat in game.seats)
    gentlest = max(game.settings, key=_gentleness)
    return Record(replace(game.options, clock=gentlest), moves, names, VERSION)


def write_options(options: Options) -> dict[str, Any]:
    """Options as plain values, for the heading of a journal."""
    return {
        "seed": options.seed,
        "players": options.players,
        "edition": options.edition,
        "difficulty": options.difficulty,
        "scenarios": None if options.scenarios is None else [card.value for card in options.scenarios],
        "boat": None if options.boat is None else EDGE_TEXTS[options.boat],
        "first": options.first,
        "clock": str(options.clock),
    }


def read_options(values: object) -> Options:
    """Read options, strictly; anything wrong raises ValueError."""
    if not isinstance(values, dict) or values.keys() != _KINDS.keys():
        raise ValueError("The options are not the ones that are known.")
    for name, kinds in _KINDS.items():
        if type(values[name]) not in kinds:
            raise ValueError(f"The option '{name}' is of the wrong kind.")
    scenarios, boat = values["scenarios"], values["boat"]
    read = {
        "scenarios": None if scenarios is None else tuple(Scenario(name) for name in scenarios),
        "boat": None if boat is None else read_edges(boat),
        "clock": Clock.parse(values["clock"]),
    }
    return Options(**(values | read))


def _gentleness(clock: Clock) -> tuple[int, int]:
    if clock.seconds is not None:
        return 0, clock.seconds
    return (2, 0) if clock.turns is None else (1, clock.turns)


RULES: Final[table.Rules[GameState, Command, Event, Refusal]] = table.Rules(
    new_game=new_game,
    attempt=attempt,
    refused=Refusal,
    standing=Refusal(Code.NO_CLOCK),
    is_over=lambda state: state.result is not None,
    write_command=write_command,
    read_command=read_command,
    may_undo=may_undo,
    waits=lambda state, command: isinstance(command, Roll),
    first_setting=lambda options: options.clock,
    read_setting=Clock.parse,
)

FLOW_BOX: Final[table.GameBox[KeptGame]] = table.GameBox(
    name="Flow",
    rules=RULES,
    write_options=write_options,
    read_options=read_options,
    record_of=record_of,
    write_record=write_record,
    read_record=read_record,
    title=lambda record: record.options.seed,
    kept=KeptGame,
    words=WORDS,
    record_format=FORMAT,
    longest_record=MAX_CHARACTERS,
)
