"""The words a timeline is written in: what moves, glows, feels, is heard, read and spoken, and when.

Places are named as players name them, not in pixels; times are seconds since the step was done.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from flow_desktop.app.captions import USUAL_SECONDS, CaptionKind
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.geometry import Animal, Cell
from flow_desktop.engine.tiles import Piece
from flow_desktop.scenes.board.show import Mood
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class OnBoard:
    """A space of the board."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class OnPile:
    """A draw pile, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class FaceUp:
    """The place of a face-up tile, counted from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class InHand:
    """The place of the tile in hand, beside the board."""


@dataclass(frozen=True, slots=True)
class InDiscard:
    """The discard."""


@dataclass(frozen=True, slots=True)
class Overboard:
    """Out of sight, away from a space: where the wave or a bird goes."""

    cell: Cell


Place: TypeAlias = OnBoard | OnPile | FaceUp | InHand | InDiscard | Overboard


class Way(StrEnum):
    """How a thing moves."""

    LIFT = "lift"  # up from its place, growing, a little tilted
    SETTLE = "settle"  # down onto its space: it snaps and comes to rest
    SLIDE = "slide"  # flat, from place to place
    WASH = "wash"  # carried off by the wave
    FLY = "fly"  # a bird leaves the tile it has saved
    HOLD = "hold"  # it shudders and stays
    FADE = "fade"  # reduced motion: it appears where it belongs


@dataclass(frozen=True, slots=True)
class Tween:
    """A piece goes from one place to another."""

    at: float
    seconds: float
    piece: Piece
    start: Place
    end: Place
    way: Way

    @property
    def covers(self) -> Cell | None:
        """The space whose own piece is not drawn meanwhile."""
        return self.end.cell if isinstance(self.end, OnBoard) else None


@dataclass(frozen=True, slots=True)
class Feeling:
    """An animal feels something else for a while."""

    at: float
    seconds: float
    animal: Animal
    mood: Mood


@dataclass(frozen=True, slots=True)
class Glow:
    """Light runs along spaces, in an animal's colour, one after the other."""

    at: float
    seconds: float
    animal: Animal
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Joy:
    """An animal has its path: its glad second, along the spaces of its way; `still` with reduced motion.

    Nothing waits for it.
    """

    at: float
    seconds: float
    animal: Animal
    cells: tuple[Cell, ...]
    still: bool = False


@dataclass(frozen=True, slots=True)
class Lit:
    """The row and the column that the dice name light up, counted from 0; None for a die not thrown."""

    at: float
    seconds: float
    lines: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Flash:
    """The clock flashes once (a picture of a warning)."""

    at: float


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound; `warning` for those of the clock, which have their own volume and switch.

    `side` is where it comes from, -1 (left) to 1 (right); to a `fanfare` the music gives way.
    """

    at: float
    name: str
    volume: float = 1.0
    warning: bool = False
    side: float = 0.0
    fanfare: bool = False


@dataclass(frozen=True, slots=True)
class Music:
    """Another piece of music from now on; an empty name lets it end."""

    at: float
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """A written line of a kind; `clock` can be switched off with the clock's captions.

    `seconds` is None for a line that stays until it is wiped.
    """

    at: float
    words: str
    kind: CaptionKind = CaptionKind.EVENT
    clock: bool = False
    seconds: float | None = USUAL_SECONDS


@dataclass(frozen=True, slots=True)
class Wiped:
    """All written lines go but good news, which stays for its time."""

    at: float


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line for the ear; it cuts off what is less urgent."""

    at: float
    words: str
    urgency: Urgency = Urgency.EVENT


@dataclass(frozen=True, slots=True)
class SkipTo:
    """A moment that a skip leads to; what is due in this very moment is told in full."""

    at: float


Cue: TypeAlias = Tween | Feeling | Glow | Joy | Lit | Flash | Sound | Music | Line | Wiped | Spoken | SkipTo


@dataclass(frozen=True, slots=True)
class Timeline:
    """Cues in order of time; what follows (the wave, the results) waits until `ended`."""

    cues: tuple[Cue, ...] = ()

    @classmethod
    def of(cls, *cues: Cue) -> Timeline:
        """The cues in order; those of one moment keep the order they came in."""
        return cls(tuple(sorted(cues, key=lambda cue: cue.at)))

    @property
    def ended(self) -> float:
        """When the last thing that moves has come to rest."""
        return max((cue.at + cue.seconds for cue in self.cues if isinstance(cue, Tween | Glow)), default=0.0)

    def and_then(self, later: Timeline) -> Timeline:
        """This one and another, counted from the same moment."""
        return Timeline.of(*self.cues, *later.cues)

    def skip_after(self, moment: float) -> float | None:
        """Where a skip leads to; None when there is nothing left to skip to."""
        return next((cue.at for cue in self.cues if isinstance(cue, SkipTo) and cue.at > moment), None)

    def between(self, before: float, now: float) -> tuple[Cue, ...]:
        """The cues after one moment, up to and with another."""
        return tuple(cue for cue in self.cues if before < cue.at <= now)
