"""The box of River Dice: what the table is handed to play and keep its games."""

from typing import Any, Final

from flow_desktop import table
from flow_desktop.chance import is_seed
from flow_desktop.river_dice.engine import (
    RiverCode,
    RiverOptions,
    RiverRefusal,
    RiverState,
    attempt,
    new_game,
    score,
    winners,
)
from flow_desktop.river_dice.engine.command_text import read_command, write_command
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.door_json import options_object, options_of
from flow_desktop.river_dice.engine.events import RiverEvent
from flow_desktop.river_dice.engine.record import (
    FORMAT,
    RiverMove,
    RiverRecord,
    read_record,
    write_record,
)
from flow_desktop.river_dice.table.turns import RiverGame, may_undo
from flow_desktop.river_dice.table.words import WORDS
from flow_desktop.values import dataclass

_OPTIONS: Final = frozenset(options_object(RiverOptions("-")))


@dataclass(frozen=True, slots=True)
class KeptRiver(table.Kept):
    """A game of River Dice on the disk."""

    record: RiverRecord
    state: RiverState

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat as the game stands."""
        return tuple(score(seat)["total"] for seat in self.state.seats)

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that count, as text."""
        return tuple(write_command(move.command) for move in self.record.moves)

    def to_json(self) -> dict[str, Any]:
        """The game as plain values."""
        options = self.record.options
        return table.Kept.to_json(self) | {
            **options_object(options),
            "sheet": options.sheet_used,
            "seats": list(self.record.names),
            "round": self.state.round,
            "scores": list(self.totals),
            "winners": [seat + 1 for seat in winners(self.state)] if self.finished else None,
            "time": self.record.moves[-1].time if self.record.moves else 0,
            "commands": list(self.commands),
        }


def record_of(game: RiverGame) -> RiverRecord:
    """A game as a record."""
    moves = tuple(RiverMove(entry.time, entry.command) for entry in game.history.done)
    return RiverRecord(game.options, moves, tuple(seat.name for seat in game.seats))


def read_options(values: object) -> RiverOptions:
    """Read options, strictly; anything wrong raises ValueError."""
    if not isinstance(values, dict) or values.keys() != _OPTIONS:
        raise ValueError("The options are not the ones that are known.")
    seed = values["seed"]
    if not isinstance(seed, str) or not is_seed(seed):
        raise ValueError("The option 'seed' is of the wrong kind.")
    return options_of(values, seed)


RIVER_RULES: Final[table.Rules[RiverState, RiverCommand, RiverEvent, RiverRefusal]] = table.Rules(
    new_game=new_game,
    attempt=attempt,
    refused=RiverRefusal,
    standing=RiverRefusal(RiverCode.NOT_NOW),
    is_over=lambda state: state.over,
    write_command=write_command,
    read_command=read_command,
    may_undo=may_undo,
)

RIVER_BOX: Final[table.GameBox[KeptRiver]] = table.GameBox(
    name="River Dice",
    rules=RIVER_RULES,
    write_options=options_object,
    read_options=read_options,
    record_of=record_of,
    write_record=write_record,
    read_record=read_record,
    title=lambda record: f"{record.options.sheet_used} {record.options.seed}",
    kept=KeptRiver,
    words=WORDS,
    record_format=FORMAT,
    folder="river-dice",
    program="Flow",
)
