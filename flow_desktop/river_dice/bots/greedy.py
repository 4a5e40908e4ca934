"""The greedy player: it plays its whole turn out in its head in the ways that look best, and takes the best.

Whatever chance decides is taken on average: nobody looks into the deal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from flow_desktop.chance import die
from flow_desktop.river_dice.bots.temper import PLAIN, TEMPERS, RiverTemper, Tempers
from flow_desktop.river_dice.bots.worth import cost, worth
from flow_desktop.river_dice.engine.commands import CompleteCard, FinishTurn, RiverCommand, TakeBonus
from flow_desktop.river_dice.engine.content import habitat_cards
from flow_desktop.river_dice.engine.goods import Vector
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.state import RiverPhase, RiverSeat, RiverState
from flow_desktop.river_dice.engine.step import trusted

LOOKED_INTO: Final = 5
"""So many commands are played out to the end of the turn,"""
CARDS_LOOKED_INTO: Final = 2
"""and ways to collect each with so many cards."""
_FACES: Final = 6
_UNSEEN: Final = "unseen"


class RiverChoice(NamedTuple):
    """A command, what it leads to at the end of the turn, and the turn as far as it is sure."""

    command: RiverCommand
    worth: float
    plan: tuple[RiverCommand, ...]


class _Look(NamedTuple):
    """A command and how it looks at first sight."""

    worth: float
    command: RiverCommand
    after: RiverState


def temper_of(state: RiverState) -> RiverTemper:
    """The usual temper for the sheet that is played on."""
    return TEMPERS[state.setup.options.sheet_used]


def rank(state: RiverState, temper: RiverTemper | None = None) -> list[RiverChoice]:
    """Every command that may be given now, the best first; those that look worse are not thought through."""
    temper = temper or temper_of(state)
    state = unknowing(state)
    weigh = _collects if state.phase is RiverPhase.COLLECT else _others
    weighed = weigh(state, temper)
    return sorted(weighed, key=lambda each: -each.worth)


class RiverGreedy:
    """Thinks once a turn, and again where a die was rolled; a careful one before every command."""

    def __init__(self, tempers: Tempers = PLAIN, careful: bool = False) -> None:
        self._tempers = tempers
        self._careful = careful
        self._plan: tuple[RiverCommand, ...] = ()

    def choose(self, state: RiverState) -> RiverCommand:
        """The next command of the turn that is meant."""
        again = self._careful or state.phase is RiverPhase.COLLECT
        if again or not self._plan or self._plan[0] not in legal(state):
            self._plan = rank(state, self._tempers[state.setup.options.sheet_used])[0].plan
        command, *rest = self._plan
        self._plan = tuple(rest)
        return command


def unknowing(state: RiverState) -> RiverState:
    """The game as the table sees it: the same cards and dice, and another deal behind everything hidden."""
    options = replace(state.setup.options, seed=_UNSEEN)
    return replace(state, setup=replace(state.setup, options=options))


def _collects(state: RiverState, temper: RiverTemper) -> list[RiverChoice]:
    """First how each way looks with the card it could pay, then the best ones to the end of the turn."""
    gains = _gains(state, temper)
    looks: list[_Look] = []
    for command in legal(state):
        after = trusted(state, command).state
        hopes = (gains.get(each, 0.0) for each in legal(after))
        looks.append(_Look(worth(after, temper) + max(hopes), command, after))
    weighed: list[RiverChoice] = []
    for number, look in enumerate(sorted(looks, key=lambda each: -each.worth)):
        if number < LOOKED_INTO:
            hopeful = sorted(legal(look.after), key=lambda each: -gains.get(each, 0.0))[:CARDS_LOOKED_INTO]
            found = (played_out(look.after, each, temper) for each in hopeful)
            best = max(found, key=lambda each: each.worth)
            weighed.append(RiverChoice(look.command, best.worth, (look.command, *best.plan)))
        else:
            weighed.append(_unthought(look, weighed))
    return weighed


def _others(state: RiverState, temper: RiverTemper) -> list[RiverChoice]:
    """Everything else: few commands are all played out, of many only the best."""
    commands = legal(state)
    if state.phase is RiverPhase.CHOOSE or len(commands) <= LOOKED_INTO:
        return [played_out(state, command, temper) for command in commands]
    looks: list[_Look] = []
    for command in commands:
        shares = list(_after(state, command))
        value = sum(worth(each, temper) for each in shares) / len(shares)
        looks.append(_Look(value, command, shares[0]))
    weighed: list[RiverChoice] = []
    for number, look in enumerate(sorted(looks, key=lambda each: -each.worth)):
        if number < LOOKED_INTO:
            weighed.append(played_out(state, look.command, temper))
        else:
            weighed.append(_unthought(look, weighed))
    return weighed


def _unthought(look: _Look, weighed: list[RiverChoice]) -> RiverChoice:
    """A command that looks worse than those before, and is taken to be."""
    return RiverChoice(look.command, min(look.worth, *(each.worth for each in weighed)), (look.command,))


def _gains(state: RiverState, temper: RiverTemper) -> dict[RiverCommand, float]:
    """What completing each card that is up would bring, if its animals were there.

    Where many hexes could be marked in many ways, that is only guessed.
    """
    guessed = state.current.sheet.letter == "D"
    gains: dict[RiverCommand, float] = {}
    for place, name in enumerate(state.row, 1):
        card = habitat_cards()[name]
        rich = tuple(map(max, state.current.animals, card.cost))
        at = replace(state, phase=RiverPhase.CHOOSE, seats=_with_animals(state, rich))
        before = worth(at, temper)
        for command in legal(at):
            if not isinstance(command, CompleteCard) or command.place != place:
                continue
            if guessed:
                value = card.value + (state.completion_at(place).value if command.discount else 0)
                gains[command] = value * temper.value + card.tokens * temper.token - cost(card, temper)
            else:
                gains[command] = played_out(at, command, temper).worth - before
    return gains


def _with_animals(state: RiverState, animals: Vector) -> tuple[RiverSeat, ...]:
    seat = replace(state.current, animals=animals)
    return (*state.seats[: state.seat], seat, *state.seats[state.seat + 1 :])


def played_out(state: RiverState, command: RiverCommand, temper: RiverTemper) -> RiverChoice:
    """A command and what the best that follows leads to, until the card is completed."""
    if isinstance(command, FinishTurn):
        return RiverChoice(command, worth(state, temper), (command,))
    shares = list(_after(state, command))
    found = [_to_the_end(each, temper) for each in shares]
    rest = found[0][1] if len(found) == 1 else ()
    return RiverChoice(command, sum(value for value, _ in found) / len(found), (command, *rest))


def _to_the_end(state: RiverState, temper: RiverTemper) -> tuple[float, tuple[RiverCommand, ...]]:
    """Finish the turn by taking what looks best at each step; the commands until a die is rolled."""
    plan: list[RiverCommand] = []
    sure = True
    while state.completing is not None:
        best: _Look | None = None
        rolled = False
        for command in legal(state):
            shares = list(_after(state, command))
            value = sum(worth(each, temper) for each in shares) / len(shares)
            if best is None or value > best.worth:
                best, rolled = _Look(value, command, shares[len(shares) // 2]), len(shares) > 1
        assert best is not None
        if sure:
            plan.append(best.command)
        sure = sure and not rolled
        state = best.after
    if sure and state.phase is RiverPhase.CHOOSE and state.used:
        plan.append(FinishTurn())
    return worth(state, temper), tuple(plan)


def _after(state: RiverState, command: RiverCommand) -> Iterator[RiverState]:
    """What a command leads to; where a die is rolled, one after each of its faces."""
    if isinstance(command, TakeBonus) and command.choice[1:] == ("die",):
        for seed in _seeds(state.round, state.seat, command.choice[0]):
            options = replace(state.setup.options, seed=seed)
            yield trusted(replace(state, setup=replace(state.setup, options=options)), command).state
    else:
        yield trusted(state, command).state


@lru_cache(maxsize=512)
def _seeds(number_of_round: int, seat: int, kind: str) -> Sequence[str]:
    """A seed for each face that the die of card 3 can show, so that none is more likely than another."""
    found: dict[int, str] = {}
    number = 0
    while len(found) < _FACES:
        face = die(str(number), f"card3/{number_of_round}/{seat + 1}/{kind}")
        found.setdefault(face, str(number))
        number += 1
    return tuple(found[face] for face in sorted(found))
