"""The characters of the program who take a seat in River Dice, and how each of them plays."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from flow_desktop.river_dice.bots.temper import PLAIN, TEMPERS, Tempers


class RiverPartner(StrEnum):
    """A partner; its value stands in journals and on the command line, its name is shown as it is."""

    LUMA = "luma"  # an otter: takes what lies nearest and is glad of it
    TEO = "teo"  # a badger: saves, and waits for the large cards
    NIVA = "niva"  # a lynx: sees what is begun, and finishes it

    @property
    def shown(self) -> str:
        """The name as players read it, the same in every language."""
        return self.value.capitalize()


TEMPER_OF: Final[dict[RiverPartner, Tempers]] = {
    RiverPartner.LUMA: {sheet: replace(temper, ahead=0.0, plenty=0.9) for sheet, temper in PLAIN.items()},
    RiverPartner.TEO: {
        sheet: replace(temper, value=temper.value * 1.1, ahead=0.9) for sheet, temper in PLAIN.items()
    },
    RiverPartner.NIVA: TEMPERS,
}


def river_partner(name: str) -> RiverPartner | None:
    """The partner of that name; None where a person sits, or somebody whom this program does not know."""
    return RiverPartner(name) if name in set(RiverPartner) else None
