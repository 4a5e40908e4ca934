"""Where a practice game begins, in memory; and how somebody likes to practise, kept between starts."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any, Final

from flow_desktop.app.log import LOGGER
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.codes import read_code
from flow_desktop.engine.options import CLOCK_OFF, MAX_DIFFICULTY, OptionsError
from flow_desktop.engine.position import Position, game_at
from flow_desktop.rounds import Table
from flow_desktop.scenes.destinations import ToPractice
from flow_desktop.scenes.player import player_seat
from flow_desktop.scenes.start import new_seed
from flow_desktop.table import Aids
from flow_desktop.values import dataclass

KEPT: Final = "practise"
USUAL_TURNS: Final = 10
USUAL_AIDS: Final = Aids(tutor=True)


def fresh(wishes: PracticeWishes) -> ToPractice:
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
    seat = replace(player_seat(shell), aids=wishes.aids)
    LOGGER.info("practice with %s", beginning.options.seed)
    if beginning.position is None:
        return Table.new(replace(beginning.options, clock=wishes.clock), (seat,), shell.now)
    table = Table.at(game_at(beginning.position), wishes.clock, shell.now)
    table.set_seat(0, seat)
    return table


@dataclass(frozen=True, slots=True)
class PracticeWishes:
    """What was chosen on the page. The clock never counts seconds here."""

    clock: Clock = CLOCK_OFF
    difficulty: int = 0
    aids: Aids = USUAL_AIDS
    risk: bool = False

    def to_json(self) -> dict[str, Any]:
        """The wishes as plain values; `read_wishes` gives them back."""
        return {
            "clock": str(self.clock),
            "difficulty": self.difficulty,
            "aids": asdict(self.aids),
            "risk": self.risk,
        }


def read_wishes(data: object) -> PracticeWishes:
    """What was kept, as far as it makes sense; else as usual."""
    if not isinstance(data, dict):
        return PracticeWishes()
    difficulty = data.get("difficulty")
    return PracticeWishes(
        _clock(data.get("clock")),
        difficulty if type(difficulty) is int and 0 <= difficulty <= MAX_DIFFICULTY else 0,
        _aids(data.get("aids")),
        data.get("risk") is True,
    )


def wishes_of(shell: Shell) -> PracticeWishes:
    """What this player chose last."""
    return read_wishes(shell.kept(KEPT))


def keep_wishes(shell: Shell, wishes: PracticeWishes) -> None:
    """Keep them for the next time."""
    shell.keep(KEPT, wishes.to_json())


def _clock(data: object) -> Clock:
    try:
        clock = Clock.parse(data) if isinstance(data, str) else CLOCK_OFF
    except OptionsError:
        return CLOCK_OFF
    return clock if clock.seconds is None else CLOCK_OFF


def _aids(data: object) -> Aids:
    if not isinstance(data, dict):
        return USUAL_AIDS
    known = {spec.name: data[spec.name] for spec in fields(Aids) if type(data.get(spec.name)) is bool}
    return replace(USUAL_AIDS, **known)
