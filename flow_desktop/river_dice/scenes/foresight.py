"""What would this give me: a command carried out in thought, as far as it goes without chance or choice.

Nothing of it is kept. A completion is followed to its mark: a payment is taken for granted, the card's tokens
and a bonus that leaves no choice are taken. No die is rolled, and nobody looks into the next round.
"""

from collections.abc import Sequence
from functools import lru_cache

from flow_desktop.river_dice.engine import RiverPhase, RiverState, legal, score
from flow_desktop.river_dice.engine.commands import (
    CompleteCard,
    FinishTurn,
    PayAnimals,
    RiverCommand,
    SkipRest,
    TakeBonus,
    TakeTokens,
)
from flow_desktop.river_dice.engine.goods import Vector, minus
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.step import trusted
from flow_desktop.values import dataclass

_ON_THE_WAY = (CompleteCard, PayAnimals, TakeTokens, TakeBonus)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a command would change for the seat: goods, points, the sheet, and bonuses that would wait."""

    animals: Vector
    tokens: int
    points: int
    sheet: RiverSheet
    pending: tuple[str, ...]
    total: int


@lru_cache(maxsize=512)
def foreseen(state: RiverState, command: RiverCommand) -> Foreseen:
    """What a legal command would lead to for the seat whose turn it is."""
    before, seat = state.current, state.seat
    after = _followed(state, command).seats[seat]
    won = list(after.pending)
    for entry in before.pending:
        if entry in won:
            won.remove(entry)
    points = score(after)["total"]
    return Foreseen(
        minus(after.animals, before.animals),
        after.tokens - before.tokens,
        points - score(before)["total"],
        after.sheet,
        tuple(won),
        points,
    )


def _followed(state: RiverState, command: RiverCommand) -> RiverState:
    if isinstance(command, FinishTurn) or rolls(command):
        return state
    after = trusted(state, command).state
    while isinstance(command, _ON_THE_WAY):
        following = _next(after)
        if following is None:
            break
        command, after = following, trusted(after, following).state
    return after


def _next(state: RiverState) -> RiverCommand | None:
    """What follows without a choice that matters; None where the player is asked."""
    listed = legal(state)
    if state.phase is RiverPhase.PAY:
        return listed[0]
    if state.phase is not RiverPhase.TAKE:
        return None
    return _taken(listed)


def _taken(listed: Sequence[RiverCommand]) -> RiverCommand | None:
    for command in listed:
        if isinstance(command, TakeTokens) or (isinstance(command, TakeBonus) and not command.choice):
            return command
    return next((command for command in listed if isinstance(command, SkipRest)), None)


def rolls(command: RiverCommand) -> bool:
    """Whether a command rolls a die, of which nobody knows more than its faces."""
    return isinstance(command, TakeBonus) and command.choice[-1:] == ("die",)
