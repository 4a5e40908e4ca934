"""One game of River Dice being played. Scenes give commands and listen."""

import time
from typing import TypeAlias

from flow_desktop import table
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, RiverRefusal, RiverState, legal
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.events import RiverEvent
from flow_desktop.river_dice.engine.record import RiverRecord
from flow_desktop.river_dice.table.box import RIVER_RULES, record_of
from flow_desktop.river_dice.table.turns import RiverGame
from flow_desktop.table.seats import Seat
from flow_desktop.table.stopwatch import Source

RiverDone: TypeAlias = table.Done[RiverState, RiverCommand, RiverEvent]
RiverHappening: TypeAlias = table.Happening[RiverState, RiverCommand, RiverEvent]


class RiverTable(table.Sitting[RiverState, RiverCommand, RiverEvent, RiverRefusal]):
    """A game of River Dice, its watch and its journal."""

    @classmethod
    def new(
        cls, options: RiverOptions, seats: tuple[Seat, ...] | None = None, source: Source = time.monotonic
    ) -> "RiverTable":
        """A table that lives in memory alone; ``RiverHome.new_table`` makes one with a journal."""
        return cls(table.Game(RIVER_RULES, options, seats), source)

    @classmethod
    def at(cls, position: RiverState, source: Source = time.monotonic) -> "RiverTable":
        """A table for a lesson that begins at a position; it lives in memory and has no record."""
        return cls(table.Game(RIVER_RULES, position.setup.options, position=position), source)

    @property
    def options(self) -> RiverOptions:
        """What was decided before the game."""
        options: RiverOptions = self._game.options
        return options

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.state.seat]

    @property
    def legal(self) -> tuple[RiverCommand, ...]:
        """Everything that the seat whose turn it is may do now."""
        return tuple(legal(self.state))

    def _own_command(self, command: RiverCommand, after: RiverState) -> RiverCommand | None:
        """A card that can be paid in one way only is paid at once; where there is a choice, it is asked."""
        ways = tuple(legal(after)) if after.phase is RiverPhase.PAY else ()
        return ways[0] if len(ways) == 1 else None

    def record(self) -> RiverRecord:
        """The game so far as a record."""
        return record_of(self._game)


def past_river(record: RiverRecord) -> RiverGame:
    """The game of a record with all its moves: each entry has its events and the state after it."""
    game: RiverGame = table.Game(RIVER_RULES, record.options)
    for move in record.moves:
        step = RIVER_RULES.step(game.state, move.command)
        game.history.do(table.Entry(move.time, move.command, step, None))
    return game
