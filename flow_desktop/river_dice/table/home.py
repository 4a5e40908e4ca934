"""The home of all games of River Dice: those that wait, those that are over, and the trails of its people."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from flow_desktop import table
from flow_desktop.files.writing import DiskFile
from flow_desktop.river_dice.engine import RiverState, score
from flow_desktop.river_dice.engine.trail import RiverTrail, TrailBook, TrailError, read_book, won_by
from flow_desktop.river_dice.table.box import RIVER_BOX, KeptRiver
from flow_desktop.river_dice.table.sitting import RiverTable
from flow_desktop.table.journal import OpenFile
from flow_desktop.table.library import owned
from flow_desktop.table.profiles import person_key
from flow_desktop.table.seats import Seat
from flow_desktop.values import dataclass

_KIND: Final = "river-dice"
_TRAILS: Final = "trails"
_BEST: Final = "best"


@dataclass(frozen=True, slots=True)
class RiverReached:
    """What a seat has reached with a game: shapes of its trail that are new, and its best score before."""

    seat: int
    shapes: tuple[str, ...]
    total: int
    best_before: int | None

    @property
    def is_best(self) -> bool:
        """Whether nobody of that name has had so many points on this sheet."""
        return self.best_before is None or self.total > self.best_before


class RiverHome(table.Store[KeptRiver, RiverTable]):
    """The games of River Dice in a data folder, beside those of other games; people are the same."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        open_file: OpenFile = DiskFile,
    ) -> None:
        super().__init__(RIVER_BOX, RiverTable, folder, now, open_file)

    def trails(self) -> TrailBook:
        """Everybody's trail, one for each person; what makes no sense on the disk is an empty book.

        Names are compared as those of profiles are: 'mia' goes on with the trail of 'Mia'.
        """
        try:
            kept = read_book(self.library.progress(_KIND).get(_TRAILS, {}))
        except TrailError:
            return TrailBook()
        book = TrailBook()
        for name, trail in kept.trails:
            known = _kept_as(book, name)
            book = book.with_trail(known, book.of(known).with_shapes(trail.filled))
        return book

    def trail_of(self, name: str) -> RiverTrail:
        """Somebody's trail; a new one is empty."""
        book = self.trails()
        return book.of(_kept_as(book, name))

    def keep_trails(self, book: TrailBook) -> None:
        """Keep everybody's trail as it is now."""
        self.library.keep_progress(_KIND, _TRAILS, book.as_object())

    def bests(self, name: str) -> Mapping[str, int]:
        """Somebody's best score on each sheet, by its letter."""
        found = self.library.progress_of(f"{_KIND}-{_BEST}", name)
        return {sheet: best for sheet, best in found.items() if type(best) is int}

    def note(self, state: RiverState, seats: tuple[Seat, ...]) -> tuple[RiverReached, ...]:
        """Keep what people have reached with a game that is over; noting it twice changes nothing.

        A partner of the program keeps no trail. Who has no name shares one with this computer.
        """
        if not state.over:
            return ()
        told = []
        for number, seat in enumerate(seats):
            if not seat.partner:
                told.append(self._note(state, number, seat.name))
        return tuple(told)

    def _note(self, state: RiverState, seat: int, name: str) -> RiverReached:
        book, won = self.trails(), won_by(state, seat)
        known = _kept_as(book, name)
        fresh = tuple(shape for shape in won if shape not in book.of(known).filled)
        if fresh:
            self.keep_trails(book.with_trail(known, book.of(known).with_shapes(fresh)))
        sheet, total = state.setup.options.sheet_used, score(state.seats[seat])["total"]
        best = self.bests(name).get(sheet)
        if best is None or total > best:
            self.library.keep_progress(f"{_KIND}-{_BEST}", owned(name, sheet), total)
        return RiverReached(seat, fresh, total, best)


def _kept_as(book: TrailBook, name: str) -> str:
    """The name under which a book has the trail of this person."""
    kept = {person_key(each): each for each, _trail in book.trails}
    return kept.get(person_key(name), name.strip())
