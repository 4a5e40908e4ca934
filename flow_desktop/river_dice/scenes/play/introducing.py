"""Each sheet introduces itself the first time it is played on this computer."""

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES
from flow_desktop.river_dice.table import RiverHome

INTRODUCTIONS: Final = {
    "A": N_(
        "Write each card's value in its column, from the top. Full rows and every second hex give you more."
    ),
    "B": N_(
        "Circle as many hexes as the card's value, from the left. Circle all four around a diamond to win it."
    ),
    "C": N_("Circle hexes next to circled ones. Landmarks and whole habitats give points."),
    "D": N_("Write the card's animals into hexes. Each kind has its own points."),
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
