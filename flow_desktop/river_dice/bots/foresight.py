"""What a command leads to if the turn goes on as the adviser would: for 'what would this give me'."""

from flow_desktop.river_dice.bots.greedy import played_out, temper_of, unknowing
from flow_desktop.river_dice.bots.temper import RiverTemper
from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.preview import RiverPreview, preview
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Foresight:
    """A command by itself, the rest of the turn that would follow, and both together."""

    now: RiverPreview
    plan: tuple[RiverCommand, ...]
    then: RiverPreview


def foresee(state: RiverState, command: RiverCommand, temper: RiverTemper | None = None) -> Foresight:
    """What a command gives at once, and what the card it begins leads to, played on by the adviser."""
    now = preview(state, command)
    if refusal(state, command) is not None or now.ends or now.rolls:
        return Foresight(now, (command,), now)
    plan = played_out(unknowing(state), command, temper or temper_of(state)).plan
    return Foresight(now, plan, preview(state, *plan))
