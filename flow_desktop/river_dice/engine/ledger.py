"""A seat while a step is worked out: the one thing that changes, and only until the step is done."""

from flow_desktop.river_dice.engine.content import Bonus, Part
from flow_desktop.river_dice.engine.events import (
    BonusWaits,
    GoodsGained,
    PointsGained,
    RiverEvent,
    TokensSpent,
)
from flow_desktop.river_dice.engine.goods import ANIMAL, HABITATS, NOTHING, Vector, minus, plus, single


class Ledger:
    """Tally, waiting bonuses and events of one seat. Bonuses without a choice are taken at once (RD9)."""

    __slots__ = ("animals", "events", "free", "pending", "seat", "tokens")

    def __init__(self, seat: int, animals: Vector, tokens: int, free: int, pending: tuple[str, ...]) -> None:
        self.seat = seat
        self.animals = animals
        self.tokens = tokens
        self.free = free
        self.pending = list(pending)
        self.events: list[RiverEvent] = []

    def tell(self, event: RiverEvent) -> None:
        """Note what happened."""
        self.events.append(event)

    def gain(self, animals: Vector) -> None:
        """Write animals to the tally."""
        self.animals = plus(self.animals, animals)
        self.tell(GoodsGained(self.seat, animals, 0))

    def gain_tokens(self, count: int) -> None:
        """Write tokens to the tally."""
        self.tokens += count
        self.tell(GoodsGained(self.seat, NOTHING, count))

    def pay(self, animals: Vector) -> None:
        """Strike animals from the tally."""
        self.animals = minus(self.animals, animals)

    def spend(self, count: int) -> None:
        """Pay a bonus with tokens."""
        self.tokens -= count
        self.tell(TokensSpent(self.seat, count))

    def give(self, bonus: Bonus, habitat: int = 0) -> None:
        """A bonus was won; a hex of a habitat is of this one."""
        for part in bonus:
            self._give(part, habitat)

    def _give(self, part: Part, habitat: int) -> None:
        count, thing = part
        if thing in ANIMAL:
            self.gain(single(ANIMAL[thing], count))
        elif thing == "token":
            self.gain_tokens(count)
        elif thing == "point":
            self.tell(PointsGained(self.seat, count))
        else:
            entry = f"circle {HABITATS[habitat]}" if thing == "circle" else thing
            self.free += count * (thing == "free")
            for _ in range(count):
                self.wait(entry)

    def wait(self, entry: str) -> None:
        """A bonus waits for a choice."""
        self.pending.append(entry)
        self.tell(BonusWaits(self.seat, entry))
