"""The state of a game: small frozen parts, composed. Nothing here changes; ``step`` makes the next one."""

from enum import StrEnum

from flow_desktop.river_dice.engine.content import PLACES, CompletionCard, completion_cards
from flow_desktop.river_dice.engine.goods import NOTHING, Vector
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.values import dataclass


class RiverPhase(StrEnum):
    """What the game is waiting for."""

    COLLECT = "collect"
    CHOOSE = "choose"  # complete a card, or done
    PAY = "pay"  # what is paid, after a discount
    TAKE = "take"  # step 3: tokens of the card, bonus of the place
    DIE = "die"  # card 3 rolled two types
    MARK = "mark"  # step 4, where it leaves a choice
    BONUS = "bonus"  # step 5
    WRITE = "write"  # the animal for a free hex of sheet D
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RiverSetup:
    """What was settled before the first round and never changes. The first card of the deck is its top."""

    options: RiverOptions
    deck: tuple[str, ...]
    completion: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RiverRolls:
    """All dice of a round: no special one in the family variant; each seat has a bear and a hawk die."""

    central: tuple[int, ...]
    special: int | None
    personal: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Completing:
    """A card on its way from ``complete`` to the end of step 5, as cards 5, 10 and 11 have changed it."""

    place: int
    card: str
    discount: bool
    tokens: int  # paid by card 12
    habitat: int
    value: int
    open: tuple[str, ...]  # what step 3 still offers: bonus, tokens
    left: int = 0  # hexes to mark in step 4
    letters: Vector = NOTHING  # animals of the printed cost that sheet D may still be given
    chosen: str | None = None  # a free hex of sheet D that waits for its animal
    rolled: int | None = None  # the face of card 3 that waits for a choice


@dataclass(frozen=True, slots=True)
class RiverSeat:
    """One seat: its tally, its sheet, and the bonuses that wait for a choice."""

    animals: Vector
    tokens: int
    sheet: RiverSheet
    completed: int = 0
    free: int = 0  # free hexes won
    pending: tuple[str, ...] = ()  # sorted

    @property
    def goods(self) -> int:
        """All that is on the tally."""
        return sum(self.animals) + self.tokens


@dataclass(frozen=True, slots=True)
class RiverState:
    """A whole game at one moment. Rounds are counted from 1, seats from 0."""

    setup: RiverSetup
    round: int
    phase: RiverPhase
    seat: int
    rolls: RiverRolls
    seats: tuple[RiverSeat, ...]
    completing: Completing | None = None
    used: bool = False  # this seat has completed a card in this round

    @property
    def current(self) -> RiverSeat:
        """The seat whose turn it is."""
        return self.seats[self.seat]

    @property
    def row(self) -> tuple[str, ...]:
        """The cards that are up, place 1 first: the newest lies next to the deck (3.17)."""
        return self.setup.deck[max(0, self.round - PLACES) : self.round][::-1]

    @property
    def face_down(self) -> int:
        """How many cards the deck still has."""
        return len(self.setup.deck) - self.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is RiverPhase.OVER

    def completion_at(self, place: int) -> CompletionCard:
        """The completion card at a place, counted from 1."""
        return completion_cards()[self.setup.completion[place - 1]]
