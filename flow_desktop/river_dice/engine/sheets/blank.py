"""The four sheets by letter, as a game begins with them."""

from typing import Final

from flow_desktop.river_dice.engine.sheets.animals import AnimalSheet
from flow_desktop.river_dice.engine.sheets.columns import ColumnSheet
from flow_desktop.river_dice.engine.sheets.map import MapSheet
from flow_desktop.river_dice.engine.sheets.sheet import RiverSheet
from flow_desktop.river_dice.engine.sheets.tracks import TrackSheet

_SHEETS: Final[dict[str, type[RiverSheet]]] = {
    each.letter: each for each in (ColumnSheet, TrackSheet, MapSheet, AnimalSheet)
}


def blank(letter: str) -> RiverSheet:
    """An empty sheet."""
    return _SHEETS[letter]()
