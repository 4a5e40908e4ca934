"""Sitting down at a drill: the position, the clock, and whoever sits beside the player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.position import Position, game_at
from flow_desktop.rounds import Table
from flow_desktop.scenes.drills import placing, saving
from flow_desktop.scenes.drills.exercises import Drill, Exercise, trainee
from flow_desktop.table import Aids, Seat, Source

ROUND: Final = 60
A_MOMENT: Final = 0.02
"""So much more is left at first, for the warning of the last ten seconds to be heard."""
BARE: Final = Aids(legal_spots=False, snap_rotation=False)
"""Turning by oneself is what is exercised."""


@dataclass(slots=True)
class Ahead:
    """A source of time that runs ahead of another."""

    source: Source
    seconds: float = 0.0

    def now(self) -> float:
        """Its time."""
        return self.source() + self.seconds


def start_drill(shell: Shell, exercise: Exercise, number: int, attempt: int = 0) -> Change:
    """Play a drill at once, or look at the position first where the time is short."""
    from flow_desktop.scenes.drills.ready import ReadyScene

    LOGGER.info("drill %s %d", exercise.key, number)
    if exercise.drill is Drill.SAVE:
        return Reset(ReadyScene(exercise, number, attempt))
    return play_drill(shell, exercise, number, attempt)


def play_drill(shell: Shell, exercise: Exercise, number: int, attempt: int) -> Change:
    """The play scene with the drill beside the player."""
    from flow_desktop.scenes.drills.companions import Placing, Saving
    from flow_desktop.scenes.play.scene import PlayScene

    seat = trainee(shell)
    if exercise.drill is Drill.PLACE:
        table = placing_table(exercise, number, seat, shell.now)
        return Reset(PlayScene(table, Placing(exercise, number)))
    table = saving_table(exercise, number, attempt, seat, shell.now)
    return Reset(PlayScene(table, Saving(exercise, number, attempt)))


def placing_table(exercise: Exercise, number: int, seat: Seat, source: Source) -> Table:
    """An empty board; the clock starts when the player is ready."""
    clock = Clock(placing.SECONDS) if exercise.timed else CLOCK_OFF
    return _table(placing.position_of_round(number), clock, replace(seat, aids=BARE), source)


def saving_table(exercise: Exercise, number: int, attempt: int, seat: Seat, source: Source) -> Table:
    """A position near the end of its round: ten seconds are left, or three turns."""
    position = saving.position_of_round(number, attempt)
    if not exercise.timed:
        return _table(position, Clock(None, saving.TURNS_IN_PEACE), seat, source)
    ahead = Ahead(source)
    table = _table(position, Clock(ROUND), seat, ahead.now)
    table.ready()
    for step in (*(1.0,) * (ROUND - saving.SECONDS - 1), 1.0 - A_MOMENT):
        ahead.seconds += step
        table.tick()
    return table


def _table(position: Position, clock: Clock, seat: Seat, source: Source) -> Table:
    table = Table.at(game_at(position), clock, source)
    table.set_seat(0, seat)
    return table
