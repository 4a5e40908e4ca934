"""The dice of the table: which they are, what they show, and how that is said."""

from functools import reduce

from flow_desktop.app.language import _
from flow_desktop.river_dice.engine.content import dice_box
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.naming import animal_name, counted
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class TableDie:
    """A die on the table: its kind, which of its kind it is, and the face it shows."""

    kind: str
    number: int
    face: int

    @property
    def key(self) -> str:
        """Its name among the widgets."""
        return f"die-{self.kind}-{self.number}"

    @property
    def animals(self) -> tuple[int, ...]:
        """The animals that it shows; none for a sign."""
        return tuple(animal for animal, _count in readings(self.kind, self.face))


def dice_of(state: RiverState) -> tuple[TableDie, ...]:
    """The dice that the seat whose turn it is looks at: the common ones first, then its own."""
    rolls = state.rolls
    dice = [TableDie("central", number, face) for number, face in enumerate(rolls.central, 1)]
    if rolls.special is not None:
        dice.append(TableDie("special", 1, rolls.special))
    bear, hawk = rolls.personal[state.seat]
    return (*dice, TableDie("bear", 1, bear), TableDie("hawk", 1, hawk))


def readings(kind: str, face: int) -> tuple[tuple[int, int], ...]:
    """What a face can be read as."""
    found: tuple[tuple[int, int], ...] = getattr(dice_box(), kind)[face - 1]
    return found


def die_words(die: TableDie) -> str:
    """A die and what it shows, in words."""
    names = {
        "central": _("central die"),
        "special": _("special die"),
        "bear": _("your bear die"),
        "hawk": _("your hawk die"),
    }
    return f"{names[die.kind]}: {face_words(die.kind, die.face)}"


def face_words(kind: str, face: int) -> str:
    """What a face shows, in words."""
    found = readings(kind, face)
    if len(found) == len(ANIMALS):
        return _("any animal")
    if found:
        names = (animal_name(each) if count == 1 else counted(count, ANIMALS[each]) for each, count in found)
        return reduce(lambda one, other: _("{one} or {other}").format(one=one, other=other), names)
    return {
        "cheaper": _("an action costs 1 token less"),
        "add": _("add 1 other die"),
        "twice": _("one of your dice counts twice"),
    }[dice_box().signs[face - 1]]
