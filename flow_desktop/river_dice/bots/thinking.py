"""Advice: what the greedy player would do and why, and then the same compared over rounds played on.

``think`` yields the policy's advice at once and better advice from then on; whoever asks stops when it is
enough. Everything hidden is dealt anew for each comparison, and all rivals meet the same deals.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from flow_desktop.chance import number, shuffled
from flow_desktop.river_dice.bots.foresight import planned
from flow_desktop.river_dice.bots.greedy import RiverChoice, RiverGreedy, rank, temper_of
from flow_desktop.river_dice.bots.reasons import RiverReason, reasons_for
from flow_desktop.river_dice.bots.worth import worth
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.content import LEVELS, cards_of
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.engine.step import trusted
from flow_desktop.values import dataclass

RIVALS: Final = 3
"""So many commands are compared,"""
CLOSE: Final = 1.5
"""if they are no more points behind than this."""
ROUNDS_ON: Final = 3
"""So many rounds are played on for each comparison."""
MOST_DEALS: Final = 40
_FEWEST: Final = 6
_SURE: Final = 1.6
_A_HABITAT: Final = 2  # cards of each habitat and level in a game (2.5)


@dataclass(frozen=True, slots=True)
class RiverAdvice:
    """What to do now, the turn it belongs to as far as that is sure, and why.

    ``points`` is what the turn brings at once; ``gain`` how much better than the next best it seems.
    """

    command: RiverCommand
    plan: tuple[RiverCommand, ...]
    reasons: tuple[RiverReason, ...]
    points: int
    gain: float
    ranking: tuple[RiverChoice, ...]
    deals: int = 0

    @property
    def reason(self) -> RiverReason:
        """The strongest reason."""
        return self.reasons[0]


def advise(state: RiverState) -> RiverAdvice:
    """The policy's advice; the game must not be over."""
    return next(think(state, 0))


def think(state: RiverState, deals: int = MOST_DEALS, seed: str = "flow") -> Iterator[RiverAdvice]:
    """The policy's advice, and after each further deal what is best by then."""
    ranking = tuple(rank(state))
    yield advice_of(state, ranking)
    rivals = [each for each in ranking[:RIVALS] if ranking[0].worth - each.worth <= CLOSE]
    if len(rivals) < 2:
        return
    alone, found = _alone(state), [list[float]() for _ in rivals]
    for deal in range(deals):
        dealt = redealt(alone, f"{seed}/{deal}")
        for values, rival in zip(found, rivals, strict=True):
            values.append(_played_on(dealt, rival))
        yield advice_of(state, ranking, _best(found), deal + 1)


def advice_of(
    state: RiverState, ranking: tuple[RiverChoice, ...], best: int = 0, deals: int = 0
) -> RiverAdvice:
    """A command of a ranking with its reasons."""
    choice = ranking[best]
    seen = planned(state, choice.plan)
    why = reasons_for(state, choice.command, seen)
    others = [each.worth for each in ranking if each is not choice]
    gain = choice.worth - max(others) if others else 0.0
    return RiverAdvice(choice.command, choice.plan, why, seen.then.points, max(0.0, gain), ranking, deals)


def _best(found: list[list[float]]) -> int:
    """The policy's command, unless the rounds played on clearly speak for another."""
    best = 0
    if len(found[0]) < _FEWEST:
        return best
    for rival in range(1, len(found)):
        ahead = [theirs - ours for theirs, ours in zip(found[rival], found[best], strict=True)]
        if fmean(ahead) > _SURE * stdev(ahead) / sqrt(len(ahead)):
            best = rival
    return best


def _alone(state: RiverState) -> RiverState:
    """The seat whose turn it is by itself: nobody's choices touch another player (3.3)."""
    setup, rolls = state.setup, state.rolls
    return replace(
        state,
        setup=replace(setup, options=replace(setup.options, players=1)),
        rolls=replace(rolls, personal=(rolls.personal[state.seat],)),
        seats=(state.current,),
        seat=0,
    )


def redealt(state: RiverState, seed: str) -> RiverState:
    """The same table with everything hidden dealt anew, as setup deals it (2.5)."""
    setup = state.setup
    seen = setup.deck[: state.round]
    coming: list[str] = []
    for level in LEVELS:
        fresh: list[str] = []
        for habitat in range(5):
            three = cards_of(level, habitat)
            unseen = [name for name in three if name not in seen]
            wanted = _A_HABITAT - (len(three) - len(unseen))
            while len(unseen) > wanted:
                del unseen[number(seed, f"remove/{level}/{habitat}", len(unseen))]
            fresh += unseen
        coming += shuffled(seed, f"deck/{level}", fresh)
    options = replace(setup.options, seed=seed)
    return replace(state, setup=replace(setup, options=options, deck=(*seen, *coming)))


def _played_on(state: RiverState, choice: RiverChoice) -> float:
    """What the game is worth some rounds later, the first command being this one."""
    player, last = RiverGreedy(), state.round + ROUNDS_ON
    state = trusted(state, choice.command).state
    while not state.over and state.round < last:
        state = trusted(state, player.choose(state)).state
    return worth(state, temper_of(state))
