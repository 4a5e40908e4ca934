"""What a command leads to if the turn goes on as the adviser would: for 'what would this give me'."""

from flow_desktop.river_dice.bots.greedy import played_out, temper_of, unknowing
from flow_desktop.river_dice.bots.temper import RiverTemper
from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.commands import PayAnimals, RiverCommand, SkipRest, TakeBonus, TakeTokens
from flow_desktop.river_dice.engine.preview import RiverPreview, preview
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Foresight:
    """A command by itself; with what follows of itself; the rest of the turn that the adviser would play.

    ``near`` has what is paid and taken for a card as well, ``then`` everything of the turn.
    """

    now: RiverPreview
    near: RiverPreview
    plan: tuple[RiverCommand, ...]
    then: RiverPreview


def foresee(state: RiverState, command: RiverCommand, temper: RiverTemper | None = None) -> Foresight:
    """What a command gives at once, and what the card it begins leads to, played on by the adviser."""
    now = preview(state, command)
    if refusal(state, command) is not None or now.ends or now.rolls:
        return Foresight(now, now, (command,), now)
    return planned(state, played_out(unknowing(state), command, temper or temper_of(state)).plan)


def planned(state: RiverState, plan: tuple[RiverCommand, ...]) -> Foresight:
    """What a turn that is meant leads to, from its first command to its last."""
    now, then = preview(state, plan[0]), preview(state, *plan)
    near = plan[: 1 + _of_itself(plan[1:])]
    return Foresight(now, then if near == plan else preview(state, *near), plan, then)


def _of_itself(plan: tuple[RiverCommand, ...]) -> int:
    """How many commands only pay for a card and take what lies on it and at its place."""
    for number, command in enumerate(plan):
        taken = isinstance(command, PayAnimals | TakeTokens | SkipRest)
        if not taken and not (isinstance(command, TakeBonus) and not command.choice):
            return number
    return len(plan)
