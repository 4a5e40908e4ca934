"""Sheet B: five tracks one below the other with diamonds between them, an overflow, and the sky."""

from typing import Final

from flow_desktop.river_dice.engine.commands import CrossOut, RiverCommand, TakeFree
from flow_desktop.river_dice.engine.goods import HABITAT
from flow_desktop.river_dice.engine.sheets.tracks import OVERFLOW, TrackSheet, content
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.plans.plan import (
    CIRCLED,
    Legend,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
    reach_of,
    sky_marks,
    sky_spot,
    sky_spots,
)

_LEFT: Final = 112.0
_ACROSS: Final = 53.6
_REACH: Final = reach_of(_ACROSS / 2)
_TOP: Final = 112.0
_DOWN: Final = 96.0


class TrackPlan(SheetPlan):
    """Sheet B."""

    letter = "B"
    name_at = (830, 560)
    rose_at = (550, 640)

    def __init__(self) -> None:
        told = content()
        spots = []
        for track, habitat in enumerate(told.order):
            y = _TOP + _DOWN * track
            spots.append(SheetSpot(f"track-{habitat}", 53, y, 30, Shape.EMBLEM, (habitat,)))
            for number in range(1, told.length + 1):
                gift = told.hexes[track].get(number, ())
                x = _LEFT + _ACROSS * (number - 1)
                spots.append(SheetSpot(f"hex-{habitat}-{number}", x, y, _REACH, Shape.HEX, (habitat,), gift))
        for diamond in told.diamonds:
            x = _LEFT + _ACROSS * (diamond.number - 0.5)
            y = _TOP + _DOWN * (diamond.above + 0.5)
            key = f"diamond-{diamond.above}-{diamond.number}"
            spots.append(SheetSpot(key, x, y, 23, Shape.DIAMOND, gift=diamond.gift))
        y = _TOP + _DOWN * 5 + 8
        for number in range(1, told.overflow + 1):
            x = _LEFT + _ACROSS * (number - 1)
            spots.append(SheetSpot(f"overflow-{number}", x, y, _REACH, Shape.HEX))
        spots += sky_spots(told.area, 724, 104, 46.5, 62, 224)
        self.spots = tuple(spots)
        self.legends = tuple(
            Legend(_LEFT + _ACROSS * index, 54, "", str(points)) for index, points in enumerate(told.points)
        ) + tuple(
            Legend(_LEFT + _ACROSS * index, y + 52, "", str(told.points[index]))
            for index in range(told.overflow)
        )

    def marks(self, sheet: TrackSheet) -> dict[str, PencilMark]:
        """Circled hexes, diamonds that are won, and the sky."""
        told = content()
        found = {
            f"hex-{habitat}-{number}": CIRCLED
            for habitat, count in zip(told.order, sheet.tracks, strict=True)
            for number in range(1, count + 1)
        }
        found |= {f"overflow-{number}": CIRCLED for number in range(1, sheet.overflow + 1)}
        found |= {f"diamond-{each.above}-{each.number}": CIRCLED for each in told.diamonds if sheet.won(each)}
        return found | sky_marks(sheet.sky)

    def spot_of(self, state: RiverState, command: RiverCommand) -> str:
        """The next hex of a track, or a bonus of the sky."""
        sheet = state.current.sheet
        assert isinstance(sheet, TrackSheet)
        match command:
            case CrossOut():
                return sky_spot(sheet.sky, command)
            case TakeFree(target) if target == OVERFLOW:
                return f"overflow-{sheet.overflow + 1}"
            case TakeFree(target):
                habitat = HABITAT[target]
                return f"hex-{habitat}-{sheet.tracks[content().order.index(habitat)] + 1}"
        return ""
