"""What the seat whose turn it is may do now: every choice that the rules leave, none that they forbid."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from flow_desktop.river_dice.engine.collecting import yields
from flow_desktop.river_dice.engine.commands import (
    CollectAnimals,
    CompleteCard,
    FinishTurn,
    PayAnimals,
    ReadDie,
    RiverCommand,
    TakeAny,
    WriteAnimal,
)
from flow_desktop.river_dice.engine.content import CompletionCard, HabitatCard, dice_box, habitat_cards
from flow_desktop.river_dice.engine.goods import covers
from flow_desktop.river_dice.engine.paying import BY_TOKENS, payable, payments
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.state import RiverPhase, RiverSeat, RiverState
from flow_desktop.river_dice.engine.taking import takes

_CHANGES_HABITAT: Final = 5
_ANY: Final = tuple(map(TakeAny, range(5)))


def legal(state: RiverState) -> Sequence[RiverCommand]:
    """Every command that would not be refused, each once."""
    return _BY_PHASE[state.phase](state)


def _collects(state: RiverState) -> Sequence[RiverCommand]:
    rolls, tokens = state.rolls, state.current.tokens
    found = yields(rolls.central, rolls.special, rolls.personal[state.seat])
    return [CollectAnimals(gain, price) for gain, price in found.items() if price <= tokens]


def _chooses(state: RiverState) -> Sequence[RiverCommand]:
    if state.used:
        return (FinishTurn(),)
    listed: list[RiverCommand] = [FinishTurn()]
    for place, name in enumerate(state.row, 1):
        listed += _completions(state.current, place, habitat_cards()[name], state.completion_at(place))
    return listed


def _completions(
    seat: RiverSeat, place: int, card: HabitatCard, beside: CompletionCard
) -> Iterator[CompleteCard]:
    """The ways to complete the card at a place: one that can be paid, and that finds room (3.15, RD7)."""
    if covers(seat.animals, card.cost) and finds_room(seat.sheet, card, beside):
        yield CompleteCard(place)
    if not beside.discount or not finds_room(seat.sheet, card, beside, discount=True):
        return
    if beside.number == BY_TOKENS:
        for tokens in range(1, min(seat.tokens, sum(card.cost)) + 1):
            if payable(card.cost, seat.animals, beside.number, tokens):
                yield CompleteCard(place, True, tokens)
    elif payable(card.cost, seat.animals, beside.number, beside.animals):
        yield CompleteCard(place, True)


def finds_room(sheet: RiverSheet, card: HabitatCard, beside: CompletionCard, discount: bool = False) -> bool:
    """Whether a card finds room (3.15): in its column, or by card 5 in another; a value of 0 needs none."""
    if discount and card.value + beside.value == 0:
        return True
    return sheet.has_room(card.habitat) or (
        beside.number == _CHANGES_HABITAT and any(map(sheet.has_room, range(5)))
    )


def _pays(state: RiverState) -> Sequence[RiverCommand]:
    completing = state.completing
    assert completing is not None
    beside, card = state.completion_at(completing.place), habitat_cards()[completing.card]
    amount = completing.tokens if beside.number == BY_TOKENS else beside.animals
    return list(map(PayAnimals, payments(card.cost, state.current.animals, beside.number, amount)))


def _reads(state: RiverState) -> Sequence[RiverCommand]:
    assert state.completing is not None and state.completing.rolled is not None
    return [ReadDie(animal) for animal, _ in dice_box().hawk[state.completing.rolled - 1]]


def _marks(state: RiverState) -> Sequence[RiverCommand]:
    completing = state.completing
    assert completing is not None
    return state.current.sheet.marks(completing.habitat, completing.letters)


def _bonuses(state: RiverState) -> Sequence[RiverCommand]:
    listed: list[RiverCommand] = []
    for entry in dict.fromkeys(state.current.pending):
        listed += _ANY if entry == "any" else state.current.sheet.targets(entry)
    return listed


def _writes(state: RiverState) -> Sequence[RiverCommand]:
    assert state.completing is not None and state.completing.chosen is not None
    return [WriteAnimal(state.completing.chosen, animal) for animal in range(5)]


_BY_PHASE: Final[dict[RiverPhase, Callable[[RiverState], Sequence[RiverCommand]]]] = {
    RiverPhase.COLLECT: _collects,
    RiverPhase.CHOOSE: _chooses,
    RiverPhase.PAY: _pays,
    RiverPhase.TAKE: takes,
    RiverPhase.DIE: _reads,
    RiverPhase.MARK: _marks,
    RiverPhase.BONUS: _bonuses,
    RiverPhase.WRITE: _writes,
    RiverPhase.OVER: lambda state: (),
}
