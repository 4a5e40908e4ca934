"""What moves just now: tiles on their way, light on a way, moods, a turn, a flash.

It knows places in pixels and a clock; what is to move, and how long, comes from the timeline.
"""

from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.engine.geometry import Animal, Cell
from flow_desktop.engine.tiles import Piece
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.telling.cues import Feeling, Glow, Joy, Lit, Way
from flow_desktop.values import dataclass

SLIDE: Final = 0.2
TURN: Final = 0.12
FLASH: Final = 0.4
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Manner:
    """How a way of moving looks: size, tilt in degrees and opacity, from the start to the end."""

    scale: tuple[float, float] = (1.0, 1.0)
    tilt: tuple[float, float] = (0.0, 0.0)
    alpha: tuple[int, int] = (255, 255)


MANNERS: Final[Mapping[Way, Manner]] = {
    Way.LIFT: Manner(scale=(0.82, 1.06), tilt=(-9.0, 0.0)),
    Way.SETTLE: Manner(scale=(1.14, 1.0), tilt=(5.0, 0.0)),
    Way.SLIDE: Manner(alpha=(255, 120)),
    Way.WASH: Manner(tilt=(0.0, 40.0), alpha=(255, 0)),
    Way.FLY: Manner(alpha=(255, 0)),
    Way.HOLD: Manner(scale=(1.08, 1.0)),
    Way.FADE: Manner(alpha=(60, 255)),
}


def eased(share: float) -> float:
    """Quick at first, gentle at the end; 0 to 1."""
    rest = 1 - min(1.0, max(0.0, share))
    return 1 - rest * rest * rest


def between(ends: tuple[float, float], share: float) -> float:
    """So far from one end to the other."""
    return ends[0] + (ends[1] - ends[0]) * share


@dataclass(frozen=True, slots=True)
class Pose:
    """A piece at a moment of its way."""

    middle: Point
    scale: float
    tilt: float
    alpha: int


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way; `covers` is the space whose own piece is not drawn meanwhile."""

    piece: Piece
    cell: Cell
    start: Point
    end: Point
    begun: float
    seconds: float
    manner: Manner = Manner()
    covers: Cell | None = None
    home: bool = False
    """Whether it is the tile in hand on its way to its place."""
    variant: int | None = None

    def at(self, now: float) -> Pose:
        """Where it is and how it looks."""
        share = eased((now - self.begun) / self.seconds)
        middle = between((self.start[0], self.end[0]), share), between((self.start[1], self.end[1]), share)
        manner = self.manner
        alpha = round(between(manner.alpha, share))
        return Pose(middle, between(manner.scale, share), between(manner.tilt, share), alpha)


@dataclass(frozen=True, slots=True)
class Begun:
    """A feeling, a light or a joy, and when it began."""

    cue: Feeling | Glow | Joy
    begun: float

    def age(self, now: float) -> float:
        """Seconds since then."""
        return now - self.begun


class Motions:
    """Everything that moves now, by a clock that is handed in."""

    def __init__(self, now: Callable[[], float], still: Callable[[], bool]) -> None:
        self.now = now
        self._still = still
        self.flights: list[Flight] = []
        self.glows: list[Begun] = []
        self.joys: list[Begun] = []
        self.feelings: list[Begun] = []
        self._lit: tuple[Lit, float] | None = None
        self._lift: tuple[float, float] | None = None
        self._turn_begun: float | None = None
        self._turn_from = 0.0
        self._flash_begun: float | None = None

    def fly(self, flight: Flight) -> None:
        """A piece sets out."""
        self.flights.append(flight)

    def slide(self, piece: Piece, variant: int | None, start: Point, end: Point, scale: float) -> None:
        """A refused tile slides back to its place, growing or shrinking to `scale`."""
        if not self._still():
            manner = Manner(scale=(1.0, scale))
            now = self.now()
            self.fly(Flight(piece, 1, start, end, now, SLIDE, manner, home=True, variant=variant))

    def lift(self, seconds: float) -> None:
        """The tile at the pointer is taken up."""
        self._lift = None if self._still() else (self.now(), seconds)

    def lifted(self) -> tuple[float, float]:
        """How large, beside its usual size, and how tilted the tile at the pointer is."""
        if self._lift is None:
            return 1.0, 0.0
        manner, share = MANNERS[Way.LIFT], eased((self.now() - self._lift[0]) / self._lift[1])
        return between((manner.scale[0], 1.0), share), between(manner.tilt, share)

    def turn(self, quarters: int) -> None:
        """The tile in hand turns."""
        self._turn_from = self.angle() - 90.0 * quarters
        self._turn_begun = None if self._still() else self.now()

    def angle(self) -> float:
        """By how many degrees the tile in hand is still turned back."""
        if self._turn_begun is None:
            return 0.0
        return self._turn_from * (1 - eased((self.now() - self._turn_begun) / TURN))

    def flash(self) -> None:
        """The clock flashes once."""
        self._flash_begun = self.now()

    def glow(self, cue: Glow) -> None:
        """Light runs along a way."""
        self.glows.append(Begun(cue, self.now()))

    def rejoice(self, cue: Joy) -> None:
        """An animal is glad; twice at once it cannot be."""
        others = [each for each in self.joys if each.cue.animal is not cue.animal]
        self.joys = [*others, Begun(cue, self.now())]

    def light(self, cue: Lit) -> None:
        """The lines that the dice name light up."""
        self._lit = cue, self.now()

    def feel(self, cue: Feeling) -> None:
        """An animal feels something; what it felt before is forgotten."""
        others = [each for each in self.feelings if each.cue.animal is not cue.animal]
        self.feelings = [*others, Begun(cue, self.now())]

    @property
    def lines(self) -> tuple[int | None, int | None]:
        """The row and the column that are lit."""
        return (None, None) if self._lit is None else self._lit[0].lines

    @property
    def moods(self) -> dict[Animal, Mood]:
        """What animals feel just now, beyond what the water says."""
        return {each.cue.animal: each.cue.mood for each in self.feelings if isinstance(each.cue, Feeling)}

    @property
    def hopping(self) -> frozenset[Animal]:
        """Who is drawn in motion, and not at its place."""
        return frozenset(
            each.cue.animal for each in self.joys if isinstance(each.cue, Joy) and not each.cue.still
        )

    @property
    def flashing(self) -> bool:
        """Whether the clock is in its flash."""
        return self._flash_begun is not None and self.now() - self._flash_begun < FLASH

    @property
    def covered(self) -> frozenset[Cell]:
        """Spaces whose piece is in motion."""
        return frozenset(flight.covers for flight in self.flights if flight.covers is not None)

    @property
    def flying_home(self) -> bool:
        """Whether the tile in hand is on the way to its place."""
        return any(flight.home for flight in self.flights)

    @property
    def active(self) -> bool:
        """Whether a next frame is needed."""
        once = (self._lit, self._lift, self._turn_begun, self._flash_begun)
        return bool(self.flights or self.glows or self.joys) or any(each is not None for each in once)

    def advance(self) -> bool:
        """Let go of what has come to rest; True when something has."""
        now, before = self.now(), self._moving()
        self.flights = [each for each in self.flights if now - each.begun < each.seconds]
        self.glows = [each for each in self.glows if each.age(now) < each.cue.seconds]
        self.joys = [each for each in self.joys if each.age(now) < each.cue.seconds]
        self.feelings = [each for each in self.feelings if each.age(now) < each.cue.seconds]
        if self._lit is not None and now - self._lit[1] >= self._lit[0].seconds:
            self._lit = None
        if self._lift is not None and now - self._lift[0] >= self._lift[1]:
            self._lift = None
        if self._turn_begun is not None and now - self._turn_begun >= TURN:
            self._turn_begun = None
        if self._flash_begun is not None and not self.flashing:
            self._flash_begun = None
        return self._moving() != before

    def _moving(self) -> tuple[object, ...]:
        once = (self._lit, self._lift, self._turn_begun, self._flash_begun)
        return (*once, len(self.flights), len(self.glows), len(self.joys), len(self.feelings))

    def stop(self) -> None:
        """Everything comes to rest at once."""
        self.flights, self.glows, self.joys, self.feelings = [], [], [], []
        self._lit = self._lift = None
        self._turn_begun = self._flash_begun = None
