"""Why a command is advised: codes, what each is about, and a short sentence for it (a msgid)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from flow_desktop.river_dice.bots.foresight import Foresight
from flow_desktop.river_dice.bots.worth import chance
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES, ROUNDS, habitat_cards
from flow_desktop.river_dice.engine.events import (
    DiamondWon,
    HabitatFilled,
    LandmarkCrossed,
    RowFilled,
)
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass


class RiverReasonCode(StrEnum):
    """Every reason there is; a word of the protocol."""

    GOAL = "goal"
    ACHIEVEMENT = "achievement"
    PAYS = "pays"
    NEARS = "nears"
    ROW = "row"
    HABITAT = "habitat"
    DIAMOND = "diamond"
    LANDMARK = "landmark"
    BONUS = "bonus"
    POINTS = "points"
    MOST = "most"
    TOKENS = "tokens"
    LEFTOVERS = "leftovers"
    KEEPS = "keeps"
    NOTHING = "nothing"
    DONE = "done"
    BEST = "best"


def N_(sentence: str) -> str:  # noqa: N802 - the customary name, which the catalogue tools look for
    """Mark a sentence for the language catalogues and return it as it is."""
    return sentence


SENTENCES: Final[dict[RiverReasonCode, str]] = {
    RiverReasonCode.GOAL: N_("It reaches a scenario goal."),
    RiverReasonCode.ACHIEVEMENT: N_("It wins an achievement."),
    RiverReasonCode.PAYS: N_("Then the card at place {place} can be paid."),
    RiverReasonCode.NEARS: N_("It brings the card at place {place} closer."),
    RiverReasonCode.ROW: N_("It fills a row."),
    RiverReasonCode.HABITAT: N_("It fills a habitat."),
    RiverReasonCode.DIAMOND: N_("It wins a diamond."),
    RiverReasonCode.LANDMARK: N_("It crosses out a landmark."),
    RiverReasonCode.BONUS: N_("It brings more bonuses."),
    RiverReasonCode.POINTS: N_("Points this turn: {points}."),
    RiverReasonCode.MOST: N_("The dice give the most like this."),
    RiverReasonCode.TOKENS: N_("Tokens will help later."),
    RiverReasonCode.LEFTOVERS: N_("At the end, five animals or tokens make a point."),
    RiverReasonCode.KEEPS: N_("These animals will be worth more later."),
    RiverReasonCode.NOTHING: N_("No card to complete this time."),
    RiverReasonCode.DONE: N_("Nothing more to do this round."),
    RiverReasonCode.BEST: N_("It helps most in the next rounds."),
}


@dataclass(frozen=True, slots=True)
class RiverReason:
    """One reason. ``place`` is a place of the row, ``points`` a number of points, where it is about these."""

    code: RiverReasonCode
    place: int = 0
    points: int = 0

    @property
    def sentence(self) -> str:
        """The reason for people (a msgid): it may name ``{place}`` or ``{points}``."""
        return SENTENCES[self.code]


_EVENTS: Final = {
    RowFilled: RiverReasonCode.ROW,
    HabitatFilled: RiverReasonCode.HABITAT,
    DiamondWon: RiverReasonCode.DIAMOND,
    LandmarkCrossed: RiverReasonCode.LANDMARK,
}


def reasons_for(state: RiverState, command: RiverCommand, seen: Foresight) -> tuple[RiverReason, ...]:
    """The reasons for a command, the strongest first; there is always one."""
    found = dict.fromkeys(_found(state, command, seen))
    return tuple(found) or (RiverReason(RiverReasonCode.BEST),)


def _found(state: RiverState, command: RiverCommand, seen: Foresight) -> Iterator[RiverReason]:
    last = state.round == ROUNDS
    if isinstance(command, FinishTurn):
        yield from _why_done(state, last)
        return
    then = seen.then
    if then.goals:
        yield RiverReason(RiverReasonCode.GOAL)
    if isinstance(command, CollectAnimals):
        yield from _why_collected(state, command, seen, last)
    if then.achievements:
        yield RiverReason(RiverReasonCode.ACHIEVEMENT)
    for kind, code in _EVENTS.items():
        if any(isinstance(event, kind) for event in then.marked):
            yield RiverReason(code)
    if then.points > 0:
        yield RiverReason(RiverReasonCode.POINTS, points=then.points)
    if seen.now.waits:
        yield RiverReason(RiverReasonCode.BONUS)
    if seen.now.tokens_gained and not last:
        yield RiverReason(RiverReasonCode.TOKENS)


def _why_done(state: RiverState, last: bool) -> Iterator[RiverReason]:
    could = [each for each in legal(state) if isinstance(each, CompleteCard)]
    if could:
        yield RiverReason(RiverReasonCode.LEFTOVERS if last else RiverReasonCode.KEEPS)
    else:
        yield RiverReason(RiverReasonCode.DONE if state.used else RiverReasonCode.NOTHING)


def _why_collected(
    state: RiverState, command: CollectAnimals, seen: Foresight, last: bool
) -> Iterator[RiverReason]:
    meant = [each.place for each in seen.plan if isinstance(each, CompleteCard)]
    if meant:
        yield RiverReason(RiverReasonCode.PAYS, place=meant[0])
    elif not last:
        before, after = state.current.animals, seen.now.after.current.animals
        for place, name in enumerate(state.row[: PLACES - 1], 1):
            cost = habitat_cards()[name].cost
            if chance(cost, after) >= 0.4 > chance(cost, before):
                yield RiverReason(RiverReasonCode.NEARS, place=place)
    if last and not meant:
        yield RiverReason(RiverReasonCode.LEFTOVERS)
    others = (each for each in legal(state) if isinstance(each, CollectAnimals) and not each.price)
    if sum(command.gain) >= max((sum(each.gain) for each in others), default=0):
        yield RiverReason(RiverReasonCode.MOST)
