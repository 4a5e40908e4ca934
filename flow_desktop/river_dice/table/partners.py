"""Partners of the program at a table of River Dice: they sit down as anybody does, and give commands.

    partners = RiverPartners()
    command = partners.command(table)        # None where a person sits, or the game is over
    if command is not None: table.do(command, By.PARTNER)

A turn is thought out once, with its first command (some ten milliseconds); the others come at once.
"""

from dataclasses import replace

from flow_desktop.river_dice.bots.partners import RiverPartner, river_partner
from flow_desktop.river_dice.bots.players import RiverPlayer, river_player
from flow_desktop.river_dice.engine.commands import RiverCommand
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


class RiverPartners:
    """Everybody of the program at one table; each remembers the turn that it means to play."""

    def __init__(self) -> None:
        self._players: dict[int, tuple[RiverPartner, RiverPlayer]] = {}

    def command(self, table: RiverTable) -> RiverCommand | None:
        """What the partner whose turn it is does next."""
        partner = partner_on(table)
        if partner is None or table.is_over:
            return None
        seat = table.state.seat
        known = self._players.get(seat)
        if known is None or known[0] is not partner:
            known = self._players[seat] = partner, river_player(partner.value)
        return known[1].choose(table.state)
