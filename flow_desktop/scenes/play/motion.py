"""Small movements of the play scene: a tile settles, slides back, turns. Reduced motion has none of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import Piece

SETTLE: Final = 0.18
SLIDE: Final = 0.2
TURN: Final = 0.12
FLASH: Final = 0.4
SETTLE_FROM: Final = 1.14
Point = tuple[float, float]


def eased(share: float) -> float:
    """Quick at first, gentle at the end; 0 to 1."""
    rest = 1 - min(1.0, max(0.0, share))
    return 1 - rest * rest * rest


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way; `covers` is the space whose own piece is not drawn meanwhile."""

    piece: Piece
    cell: Cell
    start: Point
    end: Point
    begun: float
    seconds: float
    scale: tuple[float, float] = (1.0, 1.0)
    covers: Cell | None = None
    home: bool = False
    variant: int | None = None

    def at(self, now: float) -> tuple[Point, float]:
        """Where its middle is, and how large it is."""
        share = eased((now - self.begun) / self.seconds)
        (x, y), (to_x, to_y) = self.start, self.end
        grown = self.scale[0] + (self.scale[1] - self.scale[0]) * share
        return (x + (to_x - x) * share, y + (to_y - y) * share), grown


class Motions:
    """Everything that moves now, by a clock that is handed in."""

    def __init__(self, now: Callable[[], float], still: Callable[[], bool]) -> None:
        self._now = now
        self._still = still
        self.flights: list[Flight] = []
        self._turn_begun: float | None = None
        self._turn_from = 0.0
        self._flash_begun: float | None = None

    def settle(self, piece: Piece, cell: Cell, middle: Point) -> None:
        """A tile comes to rest on its space."""
        self._fly(Flight(piece, cell, middle, middle, self._now(), SETTLE, (SETTLE_FROM, 1.0), cell))

    def slide(self, piece: Piece, variant: int | None, start: Point, end: Point, scale: float) -> None:
        """A refused tile slides back to its place, growing or shrinking to `scale`."""
        now = self._now()
        self._fly(Flight(piece, 1, start, end, now, SLIDE, (1.0, scale), home=True, variant=variant))

    def _fly(self, flight: Flight) -> None:
        if not self._still():
            self.flights.append(flight)

    def turn(self, quarters: int) -> None:
        """The tile in hand turns."""
        self._turn_from = self.angle() - 90.0 * quarters
        self._turn_begun = None if self._still() else self._now()

    def angle(self) -> float:
        """By how many degrees the tile in hand is still turned back."""
        if self._turn_begun is None:
            return 0.0
        return self._turn_from * (1 - eased((self._now() - self._turn_begun) / TURN))

    def flash(self) -> None:
        """The clock flashes once."""
        self._flash_begun = self._now()

    @property
    def flashing(self) -> bool:
        """Whether the clock is in its flash."""
        return self._flash_begun is not None and self._now() - self._flash_begun < FLASH

    @property
    def covered(self) -> frozenset[Cell]:
        """Spaces whose piece is in motion."""
        return frozenset(flight.covers for flight in self.flights if flight.covers is not None)

    @property
    def flying_home(self) -> bool:
        """Whether the tile in hand is sliding back to its place."""
        return any(flight.home for flight in self.flights)

    @property
    def active(self) -> bool:
        """Whether a next frame is needed."""
        return bool(self.flights) or self._turn_begun is not None or self._flash_begun is not None

    def advance(self) -> bool:
        """Let go of what has come to rest; True when something has."""
        now = self._now()
        left = [flight for flight in self.flights if now - flight.begun < flight.seconds]
        ended = len(left) != len(self.flights)
        self.flights = left
        if self._turn_begun is not None and now - self._turn_begun >= TURN:
            self._turn_begun, ended = None, True
        if self._flash_begun is not None and not self.flashing:
            self._flash_begun, ended = None, True
        return ended

    def stop(self) -> None:
        """Everything comes to rest at once."""
        self.flights = []
        self._turn_begun = self._flash_begun = None
