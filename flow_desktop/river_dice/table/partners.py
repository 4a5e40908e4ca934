"""Partners of the program at a table of River Dice: they sit down as anybody does."""

from dataclasses import replace

from flow_desktop.river_dice.bots.partners import RiverPartner, river_partner
from flow_desktop.river_dice.table.sitting import RiverTable
from flow_desktop.table.seats import Seat


def with_partner(seat: Seat, partner: RiverPartner) -> Seat:
    """A seat with a partner on it, in the seat's colour."""
    return replace(seat, name=partner.shown, partner=partner.value)


def partner_on(table: RiverTable) -> RiverPartner | None:
    """The partner whose turn it is; None where a person sits.

    A name that nobody knows, of a later program, stands for the steadiest of those here: the game goes on.
    """
    name = table.seat.partner
    return (river_partner(name) or RiverPartner.TEO) if name else None
