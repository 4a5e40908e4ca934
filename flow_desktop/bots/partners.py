"""The three characters of the program who fill empty seats: who they are. How each plays is its policy."""

from enum import StrEnum


class Partner(StrEnum):
    """A partner; its value stands in journals and on the command line, its name is shown as it is."""

    BENO = "beno"  # a beaver: thinks short and builds at once
    PELLA = "pella"  # a pelican: plays safe, and puts birds where the wave would hurt
    RUFO = "rufo"  # a raccoon: loves cards, trades for them and plays them gladly

    @property
    def shown(self) -> str:
        """The name as players read it, the same in every language."""
        return self.value.capitalize()


def partner_named(name: str) -> Partner | None:
    """The partner of that name; None where a person sits, or somebody whom this program does not know."""
    return Partner(name) if name in set(Partner) else None
