"""What every sheet can do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.content import Bonus
from flow_desktop.river_dice.engine.goods import Vector

if TYPE_CHECKING:
    from typing import Self

    from flow_desktop.river_dice.engine.ledger import Ledger


class RiverSheet:
    """A sheet as far as it is filled. Nothing changes it: whatever marks it gives the next one."""

    __slots__ = ()
    letter: ClassVar[str]

    def has_room(self, habitat: int) -> bool:
        """Whether a card of this habitat may be completed (3.15); only sheet A ever says no."""
        return True

    def marked(self, habitat: int, value: int, ledger: "Ledger") -> "tuple[Self, int]":
        """Mark all that leaves no choice; gives the sheet, and how much is left for the player to mark."""
        raise NotImplementedError

    def marks(self, habitat: int, letters: Vector) -> Sequence[RiverCommand]:
        """What the player can mark next, in step 4."""
        return ()

    def with_mark(self, command: RiverCommand, ledger: "Ledger") -> "Self":
        """The sheet after a mark that the player chose."""
        raise NotImplementedError

    def targets(self, entry: str) -> Sequence[RiverCommand]:
        """What a waiting bonus can be used for."""
        raise NotImplementedError

    def with_bonus(self, command: RiverCommand, ledger: "Ledger") -> "Self":
        """The sheet after a bonus that the player used."""
        raise NotImplementedError

    def settled(self, ledger: "Ledger") -> "Self":
        """The sheet after waiting bonuses that need no choice any more."""
        return self

    def parts(self) -> dict[str, int]:
        """The parts of the score, without what is left over."""
        raise NotImplementedError

    def as_object(self) -> dict[str, Any]:
        """The sheet as other programs see it."""
        raise NotImplementedError


def points_in(bonus: Bonus) -> int:
    """The points in a bonus."""
    return sum(part.number for part in bonus if part.thing == "point")
