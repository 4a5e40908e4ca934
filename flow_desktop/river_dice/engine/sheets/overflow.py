"""The overflow spaces of sheets C and D: each has a bonus of its own."""

from flow_desktop.river_dice.engine.content import Bonus
from flow_desktop.river_dice.engine.events import MarksLost, OverflowCircled
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.sheet import points_in


def overflowing(circled: int, spaces: tuple[Bonus, ...], ledger: Ledger) -> int:
    """Circle the leftmost open space and take its bonus; past the end the mark is lost."""
    if circled == len(spaces):
        ledger.tell(MarksLost(ledger.seat, 1))
        return circled
    ledger.tell(OverflowCircled(ledger.seat, circled + 1))
    ledger.give(spaces[circled])
    return circled + 1


def overflow_points(circled: int, spaces: tuple[Bonus, ...]) -> int:
    """The points of the circled spaces."""
    return sum(map(points_in, spaces[:circled]))
