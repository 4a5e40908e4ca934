"""From the position of a lesson to a table: checked by the engine, as any position set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from flow_desktop.engine import GameState, Options, Phase
from flow_desktop.engine.notation import write_cell
from flow_desktop.engine.options import CLOCK_OFF, OptionsError
from flow_desktop.engine.position import fault, left_over, position_of
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import rules_in_force
from flow_desktop.engine.state import Setup, Supply, Turn
from flow_desktop.rounds import Table
from flow_desktop.scenes.learn.lesson import Part, Position
from flow_desktop.table import Aids, default_seats


class PositionError(ValueError):
    """A position that no game comes to; the message says why."""


def state_of(position: Position) -> GameState:
    """The game at the beginning of a lesson; PositionError when it cannot be one."""
    try:
        options = Options(position.seed, clock=CLOCK_OFF)
    except OptionsError as error:
        raise PositionError(str(error)) from error
    piles = tuple(pile[::-1] for pile in position.piles)
    supply = Supply(piles, (), position.discard, position.actions[::-1], ())
    setup = Setup(options, (), rules_in_force(EDITIONS[0], ()))
    state = GameState(setup, position.board, supply, (position.hand,), Turn(Phase.TURN, 0, 1))
    _check(state)
    return state


def _check(state: GameState) -> None:
    made = position_of(state)
    wrong = fault(made)
    if wrong is not None:
        about = [write_cell(cell) for cell in wrong.cells]
        thing = [] if wrong.thing is None else [getattr(wrong.thing, "text", str(wrong.thing))]
        raise PositionError(f"no game comes to this: {' '.join([wrong.wrong, *thing, *about])}.")
    if left_over(state.supply.discard, made.discard):
        raise PositionError("so many such tiles cannot have been discarded.")
    most = state.rules.edition.piles
    if len(state.supply.piles) > most or not all(state.supply.piles):
        raise PositionError(f"there are 1 to {most} piles, and each has a tile.")


def table_of(part: Part, source: Callable[[], float]) -> Table:
    """A table without a clock where the part begins."""
    table = Table.at(state_of(part.position), CLOCK_OFF, source)
    table.set_seat(0, replace(default_seats(1)[0], aids=Aids(snap_rotation=part.snap)))
    return table
