"""What a seat's game is worth as it stands, in points: what it has scored, what it has, what it has begun.

It looks at the table alone: sheets, tallies, the cards that are up. What lies face down or is not rolled yet
is not looked at.
"""

from functools import lru_cache
from typing import Final

from flow_desktop.river_dice.bots.promise import price_of, promise
from flow_desktop.river_dice.bots.temper import WORTH, RiverTemper
from flow_desktop.river_dice.engine.content import PLACES, ROUNDS, HabitatCard, habitat_cards
from flow_desktop.river_dice.engine.goods import Vector
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.state import RiverSeat, RiverState

_ENOUGH: Final = (5, 4, 4, 3, 2)
"""So many of an animal are of full use; what is more has to wait."""
_LAST_POINT: Final = 0.2
"""A good that is left over (8.1)."""
_CHANCES: Final = (
    (1.0, 0.80, 0.55, 0.30, 0.12),
    (1.0, 0.75, 0.45, 0.20, 0.08),
    (1.0, 0.72, 0.42, 0.18, 0.06),
    (1.0, 0.60, 0.25, 0.08, 0.03),
    (1.0, 0.52, 0.20, 0.06, 0.02),
)
"""How likely a roll gives so many of an animal, if it is wanted."""


def worth(state: RiverState, temper: RiverTemper) -> float:
    """What the game of the seat whose turn it is, is worth to it."""
    seat, left = state.current, ROUNDS - state.round
    points, begun = _standing(seat.sheet)
    found = points + _goods(seat, left, temper) + temper.waiting * sum(map(price_of, seat.pending))
    completing = state.completing
    if completing is not None:
        found += completing.left * temper.value
    if left:
        found += temper.promise * begun * min(1.0, left / 4)
        rooms = tuple(map(seat.sheet.has_room, range(5)))
        found += temper.ahead * ahead(state.row[: PLACES - 1], seat.animals, rooms, temper)
    return found


@lru_cache(maxsize=1 << 16)
def _standing(sheet: RiverSheet) -> tuple[int, float]:
    """The points of a sheet, and what is begun on it."""
    return sum(sheet.parts().values()), promise(sheet)


def _goods(seat: RiverSeat, left: int, temper: RiverTemper) -> float:
    """What is on the tally: in the last round nothing but points for leftovers, before that what it buys."""
    count = sum(seat.animals) + seat.tokens
    if not left:
        return count // 5 + 0.01 * count
    share = min(1.0, 0.45 + 0.2 * left)
    found = 0.0
    for animal, have in enumerate(seat.animals):
        use = min(have, _ENOUGH[animal])
        found += WORTH[animal] * temper.salmon * (use + temper.plenty * (have - use))
    tokens = min(seat.tokens, 4) + 0.5 * max(0, seat.tokens - 4)
    return share * (found + temper.token * tokens) + (1 - share) * _LAST_POINT * count


@lru_cache(maxsize=1 << 14)
def ahead(row: tuple[str, ...], animals: Vector, rooms: tuple[bool, ...], temper: RiverTemper) -> float:
    """The best card that may be completed in the next round, by what it brings and what is missing for it."""
    best = 0.0
    for name in row:
        card = habitat_cards()[name]
        if rooms[card.habitat]:
            gain = card.value * temper.value + card.tokens * temper.token - cost(card, temper)
            best = max(best, gain * chance(card.cost, animals))
    return best


def cost(card: HabitatCard, temper: RiverTemper) -> float:
    """What the animals of a card would be worth otherwise."""
    return temper.salmon * sum(map(float.__mul__, WORTH, map(float, card.cost)))


def chance(wanted: Vector, animals: Vector) -> float:
    """How likely one roll brings what is missing: more than one type is hardly ever had at once."""
    found, kinds = 1.0, 0
    for animal, (want, have) in enumerate(zip(wanted, animals, strict=True)):
        if want > have:
            kinds += 1
            found *= _CHANCES[animal][min(want - have, 4)] * (0.5 if kinds > 1 else 1.0)
    return found
