"""Where a practice game begins: at a fresh table, or at a position set up by hand. It lives in memory."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Options
from flow_desktop.engine.codes import read_code
from flow_desktop.engine.position import Position, game_at
from flow_desktop.rounds import Table
from flow_desktop.scenes.practise.wishes import Wishes, wishes_of
from flow_desktop.scenes.start import last_draft, new_seed
from flow_desktop.table import Seat


@dataclass(frozen=True, slots=True)
class Beginning:
    """The same beginning is the same game: the same wave again."""

    options: Options
    position: Position | None = None

    @classmethod
    def fresh(cls, wishes: Wishes) -> Beginning:
        """A table for one against a wave that nobody has seen."""
        return cls(Options(new_seed(), difficulty=wishes.difficulty))

    @classmethod
    def of_code(cls, text: str) -> Beginning:
        """The wave of a code, met alone; CodeError when it cannot be read."""
        return cls(replace(read_code(text), players=1, first=0))

    @classmethod
    def at(cls, position: Position) -> Beginning:
        """A position set up by hand."""
        options = Options(position.seed, 1, position.edition, scenarios=position.scenarios)
        return cls(options, position)

    def with_new_wave(self) -> Beginning:
        """The same table or position, but other piles and other throws."""
        seed = new_seed()
        position = None if self.position is None else replace(self.position, seed=seed)
        return Beginning(replace(self.options, seed=seed, boat=None), position)

    def table(self, shell: Shell, seat: Seat, wishes: Wishes) -> Table:
        """A table in memory: one seat, the clock off or counted in turns."""
        options = replace(self.options, clock=wishes.clock)
        if self.position is None:
            return Table.new(options, (seat,), shell.now)
        table = Table.at(game_at(self.position), wishes.clock, shell.now)
        table.set_seat(0, seat)
        return table


def start_practice(shell: Shell, beginning: Beginning) -> Change:
    """Sit down alone and practise."""
    from flow_desktop.scenes.play.scene import PlayScene
    from flow_desktop.scenes.practise.practice import Practice

    wishes = wishes_of(shell)
    seat = replace(last_draft(shell).seats[0], aids=wishes.aids)
    LOGGER.info("practice with %s", beginning.options.seed)
    return Reset(PlayScene(beginning.table(shell, seat, wishes), Practice(beginning, wishes.risk)))
