"""'What would this give me': commands tried on a copy of the game, and told as one account.

Nothing is worked out twice: the rules themselves play the commands. What is not to be known yet is not told:
the account ends where a die would be rolled, and before the next seat or round.
"""

from dataclasses import replace
from functools import lru_cache

from flow_desktop.river_dice.engine import commands
from flow_desktop.river_dice.engine.collecting import DiceUse, dice_use
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.events import (
    AnimalsCollected,
    BonusVoid,
    BonusWaits,
    CardPaid,
    GoodsGained,
    MarksLost,
    PointsGained,
    RiverEvent,
    TokensSpent,
)
from flow_desktop.river_dice.engine.goals import ScenarioReport, reached, report
from flow_desktop.river_dice.engine.goods import NOTHING, Vector, plus
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.refusals import RiverRefusal
from flow_desktop.river_dice.engine.score import score
from flow_desktop.river_dice.engine.state import RiverPhase, RiverSeat, RiverState
from flow_desktop.river_dice.engine.step import attempt
from flow_desktop.values import dataclass

_TALLY = (
    AnimalsCollected
    | BonusVoid
    | BonusWaits
    | CardPaid
    | GoodsGained
    | MarksLost
    | PointsGained
    | TokensSpent
)


@dataclass(frozen=True, slots=True)
class RiverPreview:
    """What some commands would lead to for the seat whose turn it is.

    ``marked`` are the events of the sheet: what is written, circled, crossed out, won, filled. ``waits`` are
    bonuses that would wait for a choice. ``unlocked`` are the places whose card could then be completed, and
    could not before.
    """

    after: RiverState
    refusal: RiverRefusal | None = None
    gained: Vector = NOTHING
    tokens_gained: int = 0
    paid: Vector = NOTHING
    tokens_paid: int = 0
    marked: tuple[RiverEvent, ...] = ()
    waits: tuple[str, ...] = ()
    lost: int = 0  # marks that find no room
    unreached: int = 0  # marks of sheet C that find none within reach
    void: tuple[str, ...] = ()  # bonuses without a target
    unlocked: tuple[int, ...] = ()
    points: int = 0  # more than now
    parts: tuple[tuple[str, int], ...] = ()  # the parts of the score that change, and by how much
    achievements: tuple[int, ...] = ()
    goals: tuple[int, ...] = ()  # of the scenario, counted from 1; 0: its points
    rolls: bool = False  # a die decides what follows
    ends: bool = False  # the turn is over


def preview(state: RiverState, *given: RiverCommand) -> RiverPreview:
    """Try commands one after another; the first that is refused says so, and nothing else is told."""
    told: list[RiverEvent] = []
    after, rolls, ends = state, False, False
    for command in given:
        answer = attempt(after, command)
        if isinstance(answer, RiverRefusal):
            return RiverPreview(state, answer)
        ends = isinstance(command, FinishTurn)
        rolls = isinstance(command, commands.TakeBonus) and command.choice[1:] == ("die",)
        if ends or rolls:
            break
        told += answer.events
        after = answer.state
    return _account(state, after, told, rolls, ends)


def _account(
    state: RiverState, after: RiverState, told: list[RiverEvent], rolls: bool, ends: bool
) -> RiverPreview:
    gained, paid, tokens_gained, tokens_paid = NOTHING, NOTHING, 0, 0
    lost, unreached = 0, 0
    for event in told:
        match event:
            case AnimalsCollected(gain=animals, price=price):
                gained, tokens_paid = plus(gained, animals), tokens_paid + price
            case GoodsGained(animals=animals, tokens=tokens):
                gained, tokens_gained = plus(gained, animals), tokens_gained + tokens
            case CardPaid(animals=animals, tokens=tokens):
                paid, tokens_paid = plus(paid, animals), tokens_paid + tokens
            case TokensSpent(tokens=tokens):
                tokens_paid += tokens
            case MarksLost(count=count, unreached=True):
                unreached += count
            case MarksLost(count=count):
                lost += count
    now, then = state.seats[state.seat], after.seats[state.seat]
    return RiverPreview(
        after,
        gained=gained,
        tokens_gained=tokens_gained,
        paid=paid,
        tokens_paid=tokens_paid,
        marked=tuple(event for event in told if not isinstance(event, _TALLY)),
        waits=then.pending,
        lost=lost,
        unreached=unreached,
        void=tuple(event.bonus for event in told if isinstance(event, BonusVoid)),
        unlocked=tuple(sorted(completable(after) - completable(state))),
        points=dict(_score(then))["total"] - dict(_score(now))["total"],
        parts=_changes(_score(now), _score(then)),
        achievements=tuple(sorted(set(_reached(then)) - set(_reached(now)))),
        goals=tuple(sorted(_goals(after, then) - _goals(state, now))),
        rolls=rolls,
        ends=ends,
    )


@lru_cache(maxsize=256)
def _score(seat: RiverSeat) -> tuple[tuple[str, int], ...]:
    return tuple(score(seat).items())


@lru_cache(maxsize=256)
def _reached(seat: RiverSeat) -> tuple[int, ...]:
    return reached(seat)


def _changes(
    before: tuple[tuple[str, int], ...], after: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    pairs = zip(before, after, strict=True)
    return tuple((name, now - then) for (name, then), (_, now) in pairs if now != then and name != "total")


def _goals(state: RiverState, seat: RiverSeat) -> set[int]:
    told: ScenarioReport | None = report(state, seat)
    if told is None:
        return set()
    return {number for number, holds in enumerate((told.points, *told.goals)) if holds}


def completable(state: RiverState) -> frozenset[int]:
    """The places whose card the seat could complete with what it has, as if it were time for that."""
    if state.over or state.used:
        return frozenset()
    choosing = state if state.phase is RiverPhase.CHOOSE else replace(state, phase=RiverPhase.CHOOSE)
    return frozenset(each.place for each in legal(choosing) if isinstance(each, CompleteCard))


def how_collected(state: RiverState, command: CollectAnimals) -> DiceUse | None:
    """Which dice give that, as which animals, and by which action: the plainest way there is."""
    rolls = state.rolls
    return dice_use(rolls.central, rolls.special, rolls.personal[state.seat], command.gain, command.price)
