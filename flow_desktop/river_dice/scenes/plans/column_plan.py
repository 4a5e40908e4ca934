"""Sheet A: five columns of numbers between two arms of the river, rows to fill, an area to pick from."""

from typing import Final

from flow_desktop.river_dice.engine.commands import PickBonus, RiverCommand
from flow_desktop.river_dice.engine.content import Part
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet, content
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.plans.plan import (
    CIRCLED,
    CROSSED,
    Pencil,
    PencilMark,
    Shape,
    SheetPlan,
    SheetSpot,
)

_LEFT: Final = 96
_ACROSS: Final = 118
_TOP: Final = 170
_DOWN: Final = 133
_STAGGER: Final = (0, 16, 2, 18, 4)
_REACH: Final = 65


class ColumnPlan(SheetPlan):
    """Sheet A."""

    letter = "A"
    name_at = (300, 704)
    rose_at = (930, 698)

    def __init__(self) -> None:
        told = content()
        spots = []
        for habitat in range(5):
            x = _LEFT + _ACROSS * habitat
            spots.append(
                SheetSpot(f"column-{habitat}", x, 66 + _STAGGER[habitat] / 2, 38, Shape.EMBLEM, (habitat,))
            )
            for row in range(1, told.height + 1):
                y = _TOP + _DOWN * (row - 1) + _STAGGER[habitat]
                spots.append(SheetSpot(f"hex-{habitat}-{row}", x, y, _REACH, Shape.HEX, (habitat,)))
                if row in told.bonus_hexes:
                    spots.append(
                        SheetSpot(
                            f"point-{habitat}-{row}", x + 44, y - 44, 21, Shape.DISC, points=told.hex_points
                        )
                    )
        for row, points in enumerate(told.row_points, 1):
            gift = (Part(points, "point"), *told.row_bonus)
            spots.append(
                SheetSpot(
                    f"row-{row}", 714, _TOP + _DOWN * (row - 1) + 8, 30, Shape.PLAQUE, gift=gift, wide=1.75
                )
            )
        for index, gift in enumerate(told.area):
            x, y = 826 + 97 * (index % 2), 96 + 88 * (index // 2)
            spots.append(SheetSpot(f"pick-{index + 1}", x, y, 34, Shape.PLAQUE, gift=gift, wide=1.36))
        self.spots = tuple(spots)

    def marks(self, sheet: ColumnSheet) -> dict[str, PencilMark]:
        """Numbers, circled points, full rows, and crossed-out bonuses."""
        told = content()
        found = {
            f"hex-{habitat}-{row}": PencilMark(Pencil.NUMBER, value)
            for habitat, column in enumerate(sheet.columns)
            for row, value in enumerate(column, 1)
        }
        for habitat, column in enumerate(sheet.columns):
            for row in told.bonus_hexes:
                if len(column) >= row:
                    found[f"point-{habitat}-{row}"] = CIRCLED
        found |= {f"row-{row}": CIRCLED for row in range(1, sheet.full_rows + 1)}
        return found | {f"pick-{number}": CROSSED for number in sheet.picks}

    def spot_of(self, state: RiverState, command: RiverCommand) -> str:
        """A bonus of the area."""
        return f"pick-{command.number}" if isinstance(command, PickBonus) else ""
