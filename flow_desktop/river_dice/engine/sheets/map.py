"""Sheet C (6): a map on which each circled hex touches one circled before."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from flow_desktop.river_dice.engine.commands import CircleHex, CrossOut, RiverCommand, TakeFree
from flow_desktop.river_dice.engine.events import (
    HabitatFilled,
    HexCircled,
    LandmarkCrossed,
    MarksLost,
    RowFilled,
)
from flow_desktop.river_dice.engine.goods import HABITAT, HABITATS, Vector
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.area import SIGNS, SkyArea
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.map_content import content
from flow_desktop.river_dice.engine.sheets.overflow import overflow_points, overflowing
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet, points_in
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class MapSheet(RiverSheet):
    """Sheet C: the circled hexes as a mask (with the stars), overflow, landmarks by habitat, the sky."""

    letter: ClassVar[str] = "C"
    circled: int = -1  # made the stars
    overflow: int = 0
    landmarks: tuple[int, ...] = (0, 0, 0, 0, 0)
    sky: SkyArea = SkyArea()

    def __post_init__(self) -> None:
        if self.circled == -1:
            object.__setattr__(self, "circled", content().stars)

    def complete(self, habitat: int) -> bool:
        """Whether every hex of a habitat is circled, those of two types too (6.2)."""
        return not content().of_habitat[habitat] & ~self.circled

    def reachable(self, mask: int) -> list[int]:
        """The hexes of a mask that are not circled and touch one that is."""
        around = content().map.around
        return [number for number in bits(mask & ~self.circled) if around[number] & self.circled]

    def marked(self, habitat: int, value: int, ledger: Ledger) -> "tuple[MapSheet, int]":
        """What finds its habitat complete goes to the overflow; what cannot be reached is lost (6.2)."""
        sheet = self
        while value and sheet.complete(habitat):
            sheet, value = sheet.overflowed(ledger), value - 1
        if value and not sheet.reachable(content().of_habitat[habitat]):
            ledger.tell(MarksLost(ledger.seat, value, unreached=True))
            return sheet, 0
        return sheet, value

    def marks(self, habitat: int, letters: Vector) -> Sequence[RiverCommand]:
        """The hexes of the habitat that touch a circled one."""
        names = content().map.names
        return [CircleHex(habitat, names[hex]) for hex in self.reachable(content().of_habitat[habitat])]

    def with_mark(self, command: RiverCommand, ledger: Ledger) -> "MapSheet":
        """Circle a hex for a habitat."""
        assert isinstance(command, CircleHex)
        return self.circling(content().map.numbers[command.hex], command.habitat, ledger)

    def circling(self, number: int, habitat: int | None, ledger: Ledger) -> "MapSheet":
        """Circle a hex, and then every hex whose six neighbours are all circled (6.3)."""
        sheet = self._circle(number, habitat, ledger)
        told = content()
        while enclosed := [
            number
            for number in told.inside
            if not sheet.circled >> number & 1 and not told.map.around[number] & ~sheet.circled
        ]:
            for each in enclosed:
                sheet = sheet._circle(each, None, ledger, closed=True)
        return sheet

    def _circle(self, number: int, habitat: int | None, ledger: Ledger, closed: bool = False) -> "MapSheet":
        told = content()
        hexagon = told.hexes[number]
        sheet = replace(self, circled=self.circled | 1 << number)
        ledger.tell(HexCircled(ledger.seat, habitat, told.map.names[number], number, closed))
        ledger.give(hexagon.gift)
        if hexagon.landmark:
            sheet = sheet._crossing(hexagon.habitats[0], ledger)
        for kind in hexagon.habitats:
            if sheet.complete(kind):
                ledger.tell(HabitatFilled(ledger.seat, kind))
        return sheet

    def _crossing(self, habitat: int, ledger: Ledger) -> "MapSheet":
        """Cross out the next landmark of a habitat; a full row or column gives its bonus (6.5)."""
        told, row = content(), self.landmarks[habitat] + 1
        landmarks = (*self.landmarks[:habitat], row, *self.landmarks[habitat + 1 :])
        ledger.tell(LandmarkCrossed(ledger.seat, habitat, row))
        if min(landmarks) >= row:
            ledger.tell(RowFilled(ledger.seat, row))
        if row == len(told.rows):
            ledger.give(told.columns[habitat], habitat)
        return replace(self, landmarks=landmarks)

    def overflowed(self, ledger: Ledger) -> "MapSheet":
        """One mark goes to the overflow."""
        return replace(self, overflow=overflowing(self.overflow, content().overflow, ledger))

    def targets(self, entry: str) -> Sequence[RiverCommand]:
        """Bonuses of the sky, hexes of a landmark column, or any hex with a type that can be reached."""
        told = content()
        if entry in SIGNS:
            return self.sky.targets(entry, told.area)
        if entry == "free":
            return [TakeFree(told.map.names[number]) for number in self.reachable(told.typed)]
        return self.marks(HABITAT[entry.removeprefix("circle ")], ())

    def with_bonus(self, command: RiverCommand, ledger: Ledger) -> "MapSheet":
        """Take a bonus of the sky, or circle a hex."""
        if isinstance(command, CrossOut):
            return replace(self, sky=self.sky.crossing(command, content().area, ledger))
        if isinstance(command, TakeFree):
            return self.circling(content().map.numbers[command.target], None, ledger)
        return self.with_mark(command, ledger)

    def settled(self, ledger: Ledger) -> "MapSheet":
        """Hexes of a landmark column whose habitat is complete go to the overflow (RD9)."""
        sheet = self
        for entry in list(ledger.pending):
            if entry.startswith("circle ") and sheet.complete(HABITAT[entry.removeprefix("circle ")]):
                ledger.pending.remove(entry)
                sheet = sheet.overflowed(ledger)
        return sheet

    @property
    def complete_habitats(self) -> int:
        """Habitats of which every hex is circled."""
        return sum(map(self.complete, range(5)))

    def parts(self) -> dict[str, int]:
        """Points of the hexes of each habitat, more if it is complete; overflow; landmarks and sky (6.9)."""
        told = content()
        points = [told.complete * self.complete(habitat) for habitat in range(5)]
        for number in bits(self.circled & told.typed):
            hexagon = told.hexes[number]
            points[hexagon.habitats[0]] += hexagon.points
        scored = dict(zip(HABITATS, points, strict=True))
        scored["overflow"] = overflow_points(self.overflow, told.overflow)
        columns = sum(
            points_in(gift)
            for gift, crossed in zip(told.columns, self.landmarks, strict=True)
            if crossed == len(told.rows)
        )
        scored["landmarks"] = sum(told.rows[: min(self.landmarks)]) + columns + self.sky.points(told.area)
        return scored

    def as_object(self) -> dict[str, Any]:
        """The sheet as other programs see it."""
        names = content().map.names
        return {
            "circled": [names[number] for number in bits(self.circled)],
            "overflow": self.overflow,
            "landmarks": list(self.landmarks),
            **self.sky.as_object(),
        }
