"""The sun/rain area of sheets B and C (5.2 c): columns of four bonuses, a sun and a rain for each."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flow_desktop.river_dice.engine.commands import CrossOut
from flow_desktop.river_dice.engine.content import Bonus, part
from flow_desktop.river_dice.engine.events import SignCrossed
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets.sheet import points_in
from flow_desktop.values import dataclass

SIGNS: Final = ("sun", "rain")
_CHOICES: Final = "abcd"


def read_area(data: Mapping[str, Sequence[str]]) -> dict[str, Bonus]:
    """The bonuses by column and letter, such as ``3b``."""
    return {
        f"{column}{letter}": (part(text),)
        for letter in _CHOICES
        for column, text in enumerate(data[letter], 1)
    }


@dataclass(frozen=True, slots=True)
class SkyArea:
    """How many suns and rains are crossed out, from the left, and which bonuses are taken (sorted)."""

    suns: int = 0
    rains: int = 0
    taken: tuple[str, ...] = ()

    @property
    def crossed(self) -> int:
        """Crossed-out signs, suns and rains together."""
        return self.suns + self.rains

    def next_column(self, sign: str) -> int:
        """The column of the leftmost open sign."""
        return (self.suns if sign == "sun" else self.rains) + 1

    def targets(self, sign: str, bonuses: Mapping[str, Bonus]) -> list[CrossOut]:
        """The bonuses still open in the column of the leftmost open sign."""
        column = self.next_column(sign)
        names = ((letter, f"{column}{letter}") for letter in _CHOICES)
        return [
            CrossOut(sign, letter) for letter, name in names if name in bonuses and name not in self.taken
        ]

    def crossing(self, command: CrossOut, bonuses: Mapping[str, Bonus], ledger: Ledger) -> "SkyArea":
        """Cross out a sign and take the bonus."""
        suns = self.suns + (command.sign == "sun")
        rains = self.rains + (command.sign == "rain")
        column = self.next_column(command.sign)
        name = f"{column}{command.letter}"
        ledger.tell(SignCrossed(ledger.seat, command.sign, column, command.letter))
        ledger.give(bonuses[name])
        return SkyArea(suns, rains, tuple(sorted((*self.taken, name))))

    def points(self, bonuses: Mapping[str, Bonus]) -> int:
        """Points among the bonuses that were taken."""
        return sum(points_in(bonuses[name]) for name in self.taken)

    def as_object(self) -> dict[str, Any]:
        """The area as other programs see it."""
        return {"suns": self.suns, "rains": self.rains, "area": list(self.taken)}
