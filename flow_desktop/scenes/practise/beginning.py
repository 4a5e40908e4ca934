"""Where a practice game begins: at a fresh table, or at a position set up by hand. It lives in memory."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.app.log import LOGGER
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Options
from flow_desktop.engine.codes import read_code
from flow_desktop.engine.position import Position, game_at
from flow_desktop.rounds import Table
from flow_desktop.scenes.destinations import ToPractice
from flow_desktop.scenes.practise.wishes import Wishes, wishes_of
from flow_desktop.scenes.start import last_draft, new_seed


def fresh(wishes: Wishes) -> ToPractice:
    """A table for one against a wave that nobody has seen."""
    return ToPractice(Options(new_seed(), difficulty=wishes.difficulty))


def of_code(text: str) -> ToPractice:
    """The wave of a code, met alone; CodeError when it cannot be read."""
    return ToPractice(replace(read_code(text), players=1, first=0))


def at_position(position: Position) -> ToPractice:
    """A position set up by hand."""
    options = Options(position.seed, 1, position.edition, scenarios=position.scenarios)
    return ToPractice(options, position)


def with_new_wave(beginning: ToPractice) -> ToPractice:
    """The same table or position, but other piles and other throws."""
    seed = new_seed()
    position = None if beginning.position is None else replace(beginning.position, seed=seed)
    return ToPractice(replace(beginning.options, seed=seed, boat=None), position)


def practice_table(shell: Shell, beginning: ToPractice) -> Table:
    """A table in memory: one seat, the clock off or counted in turns."""
    wishes = wishes_of(shell)
    seat = replace(last_draft(shell).seats[0], aids=wishes.aids)
    LOGGER.info("practice with %s", beginning.options.seed)
    if beginning.position is None:
        return Table.new(replace(beginning.options, clock=wishes.clock), (seat,), shell.now)
    table = Table.at(game_at(beginning.position), wishes.clock, shell.now)
    table.set_seat(0, seat)
    return table
