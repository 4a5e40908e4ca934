"""Step 3 of a completion (RD8): the tokens of the card and the bonus of its place, in any order."""

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from typing import Final

from flow_desktop.river_dice.engine.commands import RiverCommand, SkipRest, TakeBonus, TakeTokens
from flow_desktop.river_dice.engine.content import CompletionCard
from flow_desktop.river_dice.engine.deal import PERSONAL
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.engine.state import Completing, RiverSeat, RiverState

BONUS: Final = "bonus"
TOKENS: Final = "tokens"

_Choices = Callable[[CompletionCard, RiverSeat, Completing], list[tuple[str, ...]]]


def offers(state: RiverState) -> list[RiverCommand]:
    """What can be taken now; ``skip`` is not among them."""
    seat, completing = state.current, _completing(state)
    listed: list[RiverCommand] = []
    if TOKENS in completing.open:
        listed.append(TakeTokens())
    if BONUS in completing.open:
        card = state.completion_at(completing.place)
        listed += map(TakeBonus, _CHOICES[card.number](card, seat, completing))
    return listed


def takes(state: RiverState) -> list[RiverCommand]:
    """Everything that step 3 lists; one cannot go on to a column of sheet A that is full (RD8)."""
    listed, completing = offers(state), _completing(state)
    if not completing.value or state.current.sheet.has_room(completing.habitat):
        listed.append(SkipRest())
    return listed


def _completing(state: RiverState) -> Completing:
    assert state.completing is not None
    return state.completing


def _one_animal(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [(name,) for name in ANIMALS]


def _a_die(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [(kind, "die") for kind in PERSONAL]


def _freely(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [()]


def _other_habitat(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [
        (name,)
        for habitat, name in enumerate(HABITATS)
        if habitat != completing.habitat and seat.sheet.has_room(habitat)
    ]


def _what_is_missing(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    absent = [name for name, count in zip(ANIMALS, seat.animals, strict=True) if not count]
    return list(combinations(absent, min(card.animals, len(absent)))) if absent else []


def _fill_up(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [()] if seat.tokens < card.tokens else []


def _buy_animals(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    if seat.tokens < card.price:
        return []
    return list(combinations_with_replacement(ANIMALS, card.animals))


def _buy_value(card: CompletionCard, seat: RiverSeat, completing: Completing) -> list[tuple[str, ...]]:
    return [()] if seat.tokens >= card.price else []


_CHOICES: Final[dict[int, _Choices]] = {
    2: _one_animal,
    3: _a_die,
    4: _freely,
    5: _other_habitat,
    6: _what_is_missing,
    8: _fill_up,
    9: _buy_animals,
    10: _buy_value,
}
"""What the bonus of each card can be taken as, in words."""
