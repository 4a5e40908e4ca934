"""Sheet B (5): five tracks of hexes with diamonds between them, an overflow and the sky."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from flow_desktop.river_dice.engine.commands import CrossOut, RiverCommand, TakeFree
from flow_desktop.river_dice.engine.content import Bonus, bonus, load
from flow_desktop.river_dice.engine.events import (
    DiamondWon,
    HabitatFilled,
    HexCircled,
    MarksLost,
    OverflowCircled,
)
from flow_desktop.river_dice.engine.goods import HABITAT, HABITATS
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.area import SIGNS, SkyArea, read_area
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet, points_in
from flow_desktop.values import dataclass

OVERFLOW: Final = "overflow"


class Diamond(NamedTuple):
    """A diamond right of the hex ``number``, between the track ``above`` and the next one down."""

    above: int
    number: int
    gift: Bonus


@dataclass(frozen=True, slots=True)
class TrackContent:
    """What is printed on sheet B. Tracks are counted from the top; ``order`` has their habitats."""

    order: tuple[int, ...]
    points: tuple[int, ...]
    hexes: tuple[dict[int, Bonus], ...]
    diamonds: tuple[Diamond, ...]
    overflow: int
    area: dict[str, Bonus]

    @property
    def length(self) -> int:
        """Hexes of a track."""
        return len(self.points)


@cache
def content() -> TrackContent:
    """Sheet B as printed."""
    data = load("sheet_b")
    order = tuple(HABITAT[track["habitat"]] for track in data["tracks"])
    hexes = tuple(
        {int(number): bonus([text]) for number, text in track["hexes"].items()} for track in data["tracks"]
    )
    diamonds = tuple(
        Diamond(order.index(HABITAT[row["above"]]), int(number), bonus([text]))
        for row in data["diamonds"]
        for number, text in row["at"].items()
    )
    return TrackContent(
        order, tuple(data["points"]), hexes, diamonds, data["overflow"], read_area(data["area"])
    )


@dataclass(frozen=True, slots=True)
class TrackSheet(RiverSheet):
    """Sheet B: circled hexes of each track from the top, of the overflow, and the sun/rain area."""

    letter: ClassVar[str] = "B"
    tracks: tuple[int, ...] = (0, 0, 0, 0, 0)
    overflow: int = 0
    sky: SkyArea = SkyArea()

    def marked(self, habitat: int, value: int, ledger: Ledger) -> "tuple[TrackSheet, int]":
        """Circle hexes from the left, past the end in the overflow, past that they are lost (5.1)."""
        sheet, track, told = self, content().order.index(habitat), content()
        for left in range(value, 0, -1):
            if sheet.tracks[track] < told.length:
                sheet = sheet.circling(track, ledger)
            elif sheet.overflow < told.overflow:
                sheet = sheet.overflowing(ledger)
            else:
                ledger.tell(MarksLost(ledger.seat, left))
                break
        return sheet, 0

    def circling(self, track: int, ledger: Ledger) -> "TrackSheet":
        """Circle the next hex of a track; its bonus, and the diamonds it completes, are won."""
        told, number = content(), self.tracks[track] + 1
        tracks = (*self.tracks[:track], number, *self.tracks[track + 1 :])
        ledger.tell(HexCircled(ledger.seat, told.order[track], "", number))
        ledger.give(told.hexes[track].get(number, ()))
        after = TrackSheet(tracks, self.overflow, self.sky)
        for diamond in told.diamonds:
            if after.won(diamond) and not self.won(diamond):
                ledger.tell(DiamondWon(ledger.seat, told.order[diamond.above], diamond.number))
                ledger.give(diamond.gift)
        if number == told.length:
            ledger.tell(HabitatFilled(ledger.seat, told.order[track]))
        return after

    def overflowing(self, ledger: Ledger) -> "TrackSheet":
        """Circle the next hex of the overflow."""
        ledger.tell(OverflowCircled(ledger.seat, self.overflow + 1))
        return TrackSheet(self.tracks, self.overflow + 1, self.sky)

    def targets(self, entry: str) -> Sequence[RiverCommand]:
        """Bonuses of the sky; or the tracks for a free hex, all full ones being the overflow (RD10)."""
        told = content()
        if entry in SIGNS:
            return self.sky.targets(entry, told.area)
        full = [count >= told.length for count in self.tracks]
        free = [
            TakeFree(HABITATS[habitat])
            for habitat, is_full in zip(told.order, full, strict=True)
            if not is_full
        ]
        if any(full) and self.overflow < told.overflow:
            free.append(TakeFree(OVERFLOW))
        return free

    def with_bonus(self, command: RiverCommand, ledger: Ledger) -> "TrackSheet":
        """Take a bonus of the sky, or circle a free hex."""
        if isinstance(command, CrossOut):
            return TrackSheet(self.tracks, self.overflow, self.sky.crossing(command, content().area, ledger))
        assert isinstance(command, TakeFree)
        if command.target == OVERFLOW:
            return self.overflowing(ledger)
        return self.circling(content().order.index(HABITAT[command.target]), ledger)

    def won(self, diamond: Diamond) -> bool:
        """Whether all four hexes around a diamond are circled."""
        return min(self.tracks[diamond.above], self.tracks[diamond.above + 1]) > diamond.number

    def diamonds(self, thing: str, count: int = 1) -> int:
        """How many diamonds of a kind are won."""
        return sum(self.won(each) for each in content().diamonds if each.gift == ((count, thing),))

    @property
    def full_tracks(self) -> int:
        """Tracks of which every hex is circled."""
        return sum(count == content().length for count in self.tracks)

    def parts(self) -> dict[str, int]:
        """Points above the rightmost circled hex of each track and the overflow; points of bonuses (5.5)."""
        told = content()
        points = (0, *told.points)
        scored = {
            HABITATS[habitat]: points[count] for habitat, count in zip(told.order, self.tracks, strict=True)
        }
        scored["overflow"] = points[self.overflow]
        diamonds = sum(points_in(each.gift) for each in told.diamonds if self.won(each))
        scored["bonuses"] = diamonds + self.sky.points(told.area)
        return scored

    def as_object(self) -> dict[str, Any]:
        """The sheet as other programs see it."""
        return {"tracks": list(self.tracks), "overflow": self.overflow, **self.sky.as_object()}
