"""Each sheet introduces itself the first time it is played on this computer."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES
from flow_desktop.river_dice.table import RiverHome

INTRODUCTIONS: Final = {
    "A": N_("Write a card's value into its column, from the top. Full rows and every second hex give more."),
    "B": N_("Circle as many hexes as the value, from the left. Four circled around a diamond win it."),
    "C": N_("Circle hexes beside circled ones. Landmarks and whole habitats give points."),
    "D": N_("The animals you paid go into hexes. Each of them has its own points."),
}
_KIND: Final = "river-dice-seen"


def introduction(home: RiverHome, letter: str) -> str:
    """What the sheet says of itself; empty once it is known."""
    if home.library.progress(_KIND).get(letter):
        return ""
    return ". ".join((_(SHEET_NAMES[letter]), _(INTRODUCTIONS[letter])))


def introduced(home: RiverHome, letter: str) -> None:
    """Somebody has begun to play on it."""
    home.library.keep_progress(_KIND, letter, True)
