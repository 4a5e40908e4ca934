"""What is heard at the table: one sound for all that a choice has brought about."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.river_dice.engine.events import (
    AnimalsCollected,
    AnimalWritten,
    AreaPicked,
    BonusDieRolled,
    CardPaid,
    DiamondWon,
    GoodsGained,
    HabitatFilled,
    HexCircled,
    LandmarkCrossed,
    NumberWritten,
    OverflowCircled,
    RiverEvent,
    RoundBegan,
    RowFilled,
    SeatBegan,
    SignCrossed,
)
from flow_desktop.river_dice.engine.goods import ANIMALS, Vector

DIE_ON_MOSS: Final = "river_die_moss"
DIE_ON_WOOD: Final = "river_die_wood"
HARD: Final = 0.55
"""A die that knocks so hard has met the rim or another die."""
MUSIC: Final = "river"
END: Final = "river_won"
TRAIL: Final = "river_trail"
_KINDS: Final[tuple[tuple[type, str], ...]] = (
    (RowFilled, "river_bonus"),
    (HabitatFilled, "river_bonus"),
    (DiamondWon, "river_bonus"),
    (LandmarkCrossed, "river_bonus"),
    (AreaPicked, "river_cross"),
    (NumberWritten, "river_write"),
    (AnimalWritten, "river_write"),
    (HexCircled, "river_pencil"),
    (OverflowCircled, "river_pencil"),
    (CardPaid, "river_card"),
    (BonusDieRolled, DIE_ON_WOOD),
)
"""What happens with a sound of its own; of several the first is heard."""


def sound_of(events: Sequence[RiverEvent]) -> str:
    """The sound that fits best to what has happened."""
    for event in events:
        if isinstance(event, SignCrossed):
            return f"river_{event.sign}"
    kinds = {type(event) for event in events}
    if RoundBegan in kinds:
        return "river_round"
    for kind, name in _KINDS:
        if kind in kinds:
            return name
    for event in events:
        if isinstance(event, AnimalsCollected):
            return _animal(event.gain)
        if isinstance(event, GoodsGained):
            return _animal(event.animals) if any(event.animals) else "river_token"
    return "turn" if SeatBegan in kinds else "button"


def _animal(gain: Vector) -> str:
    """The voice of whoever came in the largest number; of equals the rarer."""
    loudest = max(range(len(gain)), key=lambda animal: (gain[animal], animal))
    return f"river_{ANIMALS[loudest]}"


def knock_sound(strength: float) -> str:
    """What a knock of that strength (0 to 1) sounds like."""
    return DIE_ON_WOOD if strength >= HARD else DIE_ON_MOSS
