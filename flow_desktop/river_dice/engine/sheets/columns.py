"""Sheet A (4): five columns of four hexes, a row of them full, and an area to pick from."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from flow_desktop.river_dice.engine.commands import PickBonus, RiverCommand
from flow_desktop.river_dice.engine.content import Bonus, bonus, load
from flow_desktop.river_dice.engine.events import AreaPicked, HabitatFilled, NumberWritten, RowFilled
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet, points_in
from flow_desktop.values import dataclass

_EMPTY: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (), ())


@dataclass(frozen=True, slots=True)
class ColumnContent:
    """What is printed on sheet A."""

    height: int
    bonus_hexes: tuple[int, ...]
    hex_points: int
    row_points: tuple[int, ...]
    row_bonus: Bonus
    area: tuple[Bonus, ...]


@cache
def content() -> ColumnContent:
    """Sheet A as printed."""
    data = load("sheet_a")
    return ColumnContent(
        data["height"],
        tuple(data["bonus_hexes"]),
        data["hex_points"],
        tuple(data["row_points"]),
        bonus(data["row_bonus"]),
        tuple(map(bonus, data["area"])),
    )


@dataclass(frozen=True, slots=True)
class ColumnSheet(RiverSheet):
    """Sheet A: the numbers in each column from the top, and the bonuses picked, sorted."""

    letter: ClassVar[str] = "A"
    columns: tuple[tuple[int, ...], ...] = _EMPTY
    picks: tuple[int, ...] = ()

    def has_room(self, habitat: int) -> bool:
        """Whether the column has an empty hex."""
        return len(self.columns[habitat]) < content().height

    def marked(self, habitat: int, value: int, ledger: Ledger) -> "tuple[ColumnSheet, int]":
        """Write the value into the topmost empty hex (4.1); then what filling it gives (4.2, 4.4)."""
        column = (*self.columns[habitat], value)
        columns = (*self.columns[:habitat], column, *self.columns[habitat + 1 :])
        row = len(column)
        ledger.tell(NumberWritten(ledger.seat, habitat, row, value))
        if row in content().bonus_hexes:
            ledger.wait("pick")
        if min(map(len, columns)) >= row:
            ledger.tell(RowFilled(ledger.seat, row))
            ledger.give(content().row_bonus)
        if row == content().height:
            ledger.tell(HabitatFilled(ledger.seat, habitat))
        return ColumnSheet(columns, self.picks), 0

    def targets(self, entry: str) -> Sequence[RiverCommand]:
        """The bonuses of the area that are open; of equal ones the first (RD10)."""
        listed: dict[Bonus, int] = {}
        for number, gift in enumerate(content().area, 1):
            if number not in self.picks:
                listed.setdefault(gift, number)
        return [PickBonus(number) for number in listed.values()]

    def with_bonus(self, command: RiverCommand, ledger: Ledger) -> "ColumnSheet":
        """Take a bonus of the area."""
        assert isinstance(command, PickBonus)
        ledger.tell(AreaPicked(ledger.seat, command.number))
        ledger.give(content().area[command.number - 1])
        return ColumnSheet(self.columns, tuple(sorted((*self.picks, command.number))))

    @property
    def full_rows(self) -> int:
        """Rows of which every hex is filled."""
        return min(map(len, self.columns))

    @property
    def full_columns(self) -> int:
        """Columns without an empty hex."""
        return sum(len(column) == content().height for column in self.columns)

    def column_points(self) -> list[int]:
        """What each column brings: its numbers and its circled points, the best first."""
        told = content()
        return sorted(
            (
                sum(column) + told.hex_points * sum(len(column) >= row for row in told.bonus_hexes)
                for column in self.columns
            ),
            reverse=True,
        )

    def parts(self) -> dict[str, int]:
        """Numbers and bonus of each row; circled points; points of the area with those of 4th hexes (4.5)."""
        told = content()
        scored = {
            f"row{row}": sum(column[row - 1] for column in self.columns if len(column) >= row)
            + (told.row_points[row - 1] if self.full_rows >= row else 0)
            for row in range(1, told.height + 1)
        }
        for number, row in enumerate(told.bonus_hexes, 1):
            scored[f"bonus{number}"] = told.hex_points * sum(len(column) >= row for column in self.columns)
        scored["bonus2"] += sum(points_in(told.area[number - 1]) for number in self.picks)
        return scored

    def as_object(self) -> dict[str, Any]:
        """The sheet as other programs see it."""
        return {"columns": [list(column) for column in self.columns], "picks": list(self.picks)}
