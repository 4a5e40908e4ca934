"""Sheet D (7): animals are written into the hexes of a habitat, and score by how they stand."""

from collections.abc import Sequence
from typing import Any, ClassVar

from flow_desktop.river_dice.engine.commands import RiverCommand, TakeFree, WriteAnimal
from flow_desktop.river_dice.engine.events import AnimalWritten, HabitatFilled
from flow_desktop.river_dice.engine.goods import ANIMALS, BEAR, ELK, FOX, HAWK, SALMON, Vector
from flow_desktop.river_dice.engine.ledger import Ledger
from flow_desktop.river_dice.engine.sheets import standing
from flow_desktop.river_dice.engine.sheets.animal_content import content
from flow_desktop.river_dice.engine.sheets.hexes import bits
from flow_desktop.river_dice.engine.sheets.overflow import overflow_points, overflowing
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class AnimalSheet(RiverSheet):
    """Sheet D: for each animal the mask of its hexes, and the overflow."""

    letter: ClassVar[str] = "D"
    masks: tuple[int, ...] = (0, 0, 0, 0, 0)
    overflow: int = 0

    @property
    def filled(self) -> int:
        """The hexes that have an animal."""
        one, two, three, four, five = self.masks
        return one | two | three | four | five

    def full(self, habitat: int) -> bool:
        """Whether a habitat has no empty hex."""
        return not content().of_habitat[habitat] & ~self.filled

    def marked(self, habitat: int, value: int, ledger: Ledger) -> "tuple[AnimalSheet, int]":
        """Each animal that finds its habitat full circles a space of the overflow (7.2)."""
        if not self.full(habitat):
            return self, value
        circled = self.overflow
        for _ in range(value):
            circled = overflowing(circled, content().overflow, ledger)
        return AnimalSheet(self.masks, circled), 0

    def marks(self, habitat: int, letters: Vector) -> Sequence[RiverCommand]:
        """Any animal of the printed cost that is left, in any empty hex of the habitat (7.1)."""
        animals = [animal for animal, left in enumerate(letters) if left]
        empty = content().of_habitat[habitat] & ~self.filled
        names = content().map.names
        return [WriteAnimal(names[number], animal) for number in bits(empty) for animal in animals]

    def with_mark(self, command: RiverCommand, ledger: Ledger) -> "AnimalSheet":
        """Write an animal; a bonus is won when all the hexes around it are filled (7.3)."""
        assert isinstance(command, WriteAnimal)
        told, before = content(), self.filled
        bit = 1 << told.map.numbers[command.hex]
        masks = tuple(mask | bit if each == command.animal else mask for each, mask in enumerate(self.masks))
        sheet = AnimalSheet(masks, self.overflow)
        after = before | bit
        ledger.tell(AnimalWritten(ledger.seat, command.hex, command.animal))
        for between in told.between:
            if between.mask & bit and not between.mask & ~after:
                ledger.give(between.gift)
        for habitat, mask in enumerate(told.of_habitat):
            if mask & bit and not mask & ~after:
                ledger.tell(HabitatFilled(ledger.seat, habitat))
        return sheet

    def targets(self, entry: str) -> Sequence[RiverCommand]:
        """The empty hexes of the whole map for a free hex (7.3)."""
        names = content().map.names
        empty = (1 << len(names)) - 1 & ~self.filled
        return [TakeFree(names[number]) for number in bits(empty)]

    def won(self, thing: str) -> int:
        """How many bonuses of a kind between hexes are won: token, any or free."""
        filled = self.filled
        return sum(
            not between.mask & ~filled for between in content().between if between.gift[0].thing == thing
        )

    @property
    def full_habitats(self) -> int:
        """Habitats without an empty hex."""
        return sum(map(self.full, range(5)))

    @property
    def varied_habitats(self) -> int:
        """Habitats that have all five animals."""
        return sum(all(area & mask for mask in self.masks) for area in content().of_habitat)

    def parts(self) -> dict[str, int]:
        """What each animal scores (7.5 to 7.9), overflow, habitats (7.10)."""
        told = content()
        return {
            "bears": told.bear_pair * standing.bear_pairs(self.masks[BEAR]),
            "elk": standing.elk_points(self.masks[ELK]),
            "foxes": standing.fox_points(self.masks[FOX], self.filled),
            "hawks": standing.hawk_points(self.masks[HAWK]),
            "salmon": standing.salmon_points(self.masks[SALMON]),
            "overflow": overflow_points(self.overflow, told.overflow),
            "habitats": told.full_habitat * self.full_habitats + told.all_animals * self.varied_habitats,
        }

    def as_object(self) -> dict[str, Any]:
        """The sheet as other programs see it."""
        names = content().map.names
        written = {number: animal for animal, mask in enumerate(self.masks) for number in bits(mask)}
        hexes = [f"{names[number]}:{ANIMALS[written[number]]}" for number in sorted(written)]
        return {"hexes": hexes, "overflow": self.overflow}
