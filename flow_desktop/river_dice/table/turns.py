"""What may be taken back at a table of River Dice: everything of one's own turn, until the next roll.

A turn that was ended stays ended, because others have seen what follows; so does a rolled die.
"""

from typing import Any, Final, TypeAlias

from flow_desktop import table
from flow_desktop.river_dice.engine import RiverRefusal, RiverState
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.events import BonusDieRolled, RiverEvent, SeatDone

RiverEntry: TypeAlias = table.Entry[RiverState, RiverCommand, RiverEvent]
RiverGame: TypeAlias = table.Game[RiverState, RiverCommand, RiverEvent, RiverRefusal]

_STAYS: Final = (SeatDone, BonusDieRolled)


def may_undo(group: tuple[RiverEntry, ...], setting: Any) -> bool:
    """Whether a command, with what followed it, may be taken back."""
    return not any(isinstance(event, _STAYS) for entry in group for event in entry.step.events)
