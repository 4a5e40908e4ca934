"""The trail (11.1): whoever plays keeps one; each thing that is won fills one of its shapes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from flow_desktop.river_dice.engine.goals import reached, report
from flow_desktop.river_dice.engine.scenarios import SHEETS, achievements, scenarios
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass


class TrailError(ValueError):
    """A book of trails cannot be read; the message says why."""


def shapes() -> tuple[str, ...]:
    """Every shape of a trail: scenarios ``1`` to ``20``, then achievements ``A1`` to ``D8``."""
    won = [f"{sheet}{number}" for sheet in SHEETS for number in range(1, len(achievements()[sheet]) + 1)]
    return (*map(str, scenarios()), *won)


def won_by(state: RiverState, seat: int) -> tuple[str, ...]:
    """The shapes that a seat has won with a game that is over: its scenario, or its achievements."""
    if not state.over:
        return ()
    told = report(state, state.seats[seat])
    if told is not None:
        return (str(state.setup.options.scenario),) if told.won else ()
    sheet = state.seats[seat].sheet.letter
    return tuple(f"{sheet}{number}" for number in reached(state.seats[seat]))


@dataclass(frozen=True, slots=True)
class RiverTrail:
    """One person's trail: the shapes that are filled, in the order of ``shapes``."""

    filled: tuple[str, ...] = ()

    def with_shapes(self, won: Iterable[str]) -> "RiverTrail":
        """The trail with these shapes filled too; each is filled once."""
        known = {*self.filled, *won}
        return RiverTrail(tuple(shape for shape in shapes() if shape in known))

    @property
    def next_scenario(self) -> int | None:
        """The scenario that is advised: the first that is not won."""
        return next((number for number in scenarios() if str(number) not in self.filled), None)

    def next_on(self, sheet: str) -> int:
        """The scenario of a river that is advised: its first that is not won, or the first of all."""
        there = [number for number, each in scenarios().items() if each.sheet == sheet]
        return next((number for number in there if str(number) not in self.filled), there[0])


@dataclass(frozen=True, slots=True)
class TrailBook:
    """The trails of a table, by name; anyone may begin at any time (RD21: as many as there are people)."""

    trails: tuple[tuple[str, RiverTrail], ...] = ()

    def of(self, name: str) -> RiverTrail:
        """Somebody's trail; a new one is empty."""
        return dict(self.trails).get(name, RiverTrail())

    def after(self, state: RiverState, names: Mapping[int, str]) -> "TrailBook":
        """The book after a game; who sat where is known by seat, counted from 0."""
        book = self
        for seat, name in names.items():
            book = book.with_trail(name, book.of(name).with_shapes(won_by(state, seat)))
        return book

    def with_trail(self, name: str, trail: RiverTrail) -> "TrailBook":
        """The book with this trail."""
        return TrailBook(tuple((dict(self.trails) | {name: trail}).items()))

    def as_object(self) -> dict[str, list[str]]:
        """The book as JSON can hold it."""
        return {name: list(trail.filled) for name, trail in self.trails}


def read_book(value: Any) -> TrailBook:
    """Read what ``as_object`` wrote; anything else raises TrailError."""
    if not isinstance(value, dict):
        raise TrailError("A book of trails has a list of shapes for each name.")
    book = TrailBook()
    for name, filled in value.items():
        if not isinstance(name, str) or not isinstance(filled, list) or not _all_shapes(filled):
            raise TrailError("A book of trails has a list of shapes for each name.")
        book = book.with_trail(name, RiverTrail().with_shapes(filled))
    return book


def _all_shapes(filled: list[Any]) -> bool:
    known: Iterator[bool] = (isinstance(shape, str) and shape in shapes() for shape in filled)
    return all(known)
