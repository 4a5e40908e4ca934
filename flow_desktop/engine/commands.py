"""Commands: what a player, or the clock, asks the game to do. Imperative; nothing has happened yet."""

from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.engine.tiles import Kind
from flow_desktop.values import dataclass


class Die(StrEnum):
    """The white die names a row, the black die a column (R4)."""

    WHITE = "white"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top tile of a face-down pile, counted from 0."""

    pile: int


@dataclass(frozen=True, slots=True)
class DrawShown:
    """Take one of the tiles that Fishing has revealed, counted from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put the held tile on a cell so that exactly these edges are open."""

    cell: Cell
    edges: Edges


@dataclass(frozen=True, slots=True)
class Trade:
    """Discard the held tile for an action card."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the held tile because it fits nowhere."""


@dataclass(frozen=True, slots=True)
class PlaySupport:
    """Remove a tile from the board."""

    cell: Cell
    card: ClassVar[Card] = Card.SUPPORT


@dataclass(frozen=True, slots=True)
class PlayBird:
    """Put a bird token on a tile."""

    cell: Cell
    card: ClassVar[Card] = Card.BIRD


@dataclass(frozen=True, slots=True)
class PlayCurrent:
    """Move the tile on ``source`` to another cell, turned to these edges."""

    source: Cell
    cell: Cell
    edges: Edges
    card: ClassVar[Card] = Card.CURRENT


@dataclass(frozen=True, slots=True)
class PlayFishing:
    """Turn the tops of two piles, or twice the same pile's, face up; the smaller pile number comes first.

    With one face-down tile left its pile alone is named (R24).
    """

    first: int
    second: int | None = None
    card: ClassVar[Card] = Card.FISHING

    @property
    def piles(self) -> tuple[int, ...]:
        """The piles whose tops are turned, in order."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class PlayCalmWaters:
    """Let only one die be rolled in the next wave."""

    card: ClassVar[Card] = Card.CALM_WATERS


@dataclass(frozen=True, slots=True)
class PlayReturn:
    """Take a discarded tile and place it."""

    kind: Kind
    cell: Cell
    edges: Edges
    card: ClassVar[Card] = Card.RETURN


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice for the wave; with Calm Waters, only the die that is named."""

    die: Die | None = None


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock ran out. ``begun`` names a card that the current player has begun to play (R13)."""

    begun: Card | None = None


PlayCard: TypeAlias = PlaySupport | PlayBird | PlayCurrent | PlayFishing | PlayCalmWaters | PlayReturn
Command: TypeAlias = Draw | DrawShown | PlaceTile | Trade | Discard | PlayCard | Roll | TimeUp

_COMPLETES_NO_TURN: Final = (Draw, DrawShown, Roll, TimeUp)


def completes_turn(command: Command) -> bool:
    """Whether a command, once carried out, is the end of a turn."""
    return not isinstance(command, _COMPLETES_NO_TURN)
