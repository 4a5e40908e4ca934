"""The rules of each sheet in sentences, and which of them tells what a place on it is good for."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.river_dice.scenes.plans.plan import Pencil, PencilMark, SheetSpot

_COLUMN: Final = N_("Write the card's value in the top empty hex of its column.")
_SECOND: Final = N_("The second and the fourth hex each give a point and a bonus.")
_ROW: Final = N_("A full row gives points and an animal of your choice.")
_FULL_COLUMN: Final = N_("A full column takes no more cards.")
_PICK: Final = N_("Every second hex of a column lets you take one of these.")
_TRACK: Final = N_("Circle as many hexes as the card's value, from the left.")
_DIAMOND: Final = N_("You win a diamond when all four hexes around it are circled.")
_SKY: Final = N_("A sun or rain sign gives you one bonus from its next column.")
_TRACK_FULL: Final = N_("When a track is full, go on in the overflow.")
_TRACK_WORTH: Final = N_("A track is worth the points above its last circled hex.")
_STARS: Final = N_("Start at the stars. Each new hex must touch a circled one.")
_SURROUNDED: Final = N_("When all six neighbours of a hex are circled, it is circled too.")
_LANDMARKS: Final = N_("Landmarks have their own grid. Full rows and columns give bonuses.")
_COMPLETE: Final = N_("A complete habitat gives 4 extra points.")
_REACH: Final = N_("What you cannot reach is lost. If the habitat is complete, fill the overflow.")
_WRITE: Final = N_("Write animals from the card's cost into its habitat: as many as its value.")
_BEARS: Final = N_("Bears: 3 points for each pair that touches no other pair.")
_ELK: Final = N_("Elk: straight lines of up to four give 1, 2, 4, 7 points.")
_FOXES: Final = N_("Foxes: 1 point with two neighbours, 2 points with six.")
_HAWKS: Final = N_("Hawks: the more of them touch no other hawk, the more each is worth.")
_SALMON: Final = N_("Salmon: runs of up to seven. None may touch more than two others.")
_VARIED: Final = N_("A full habitat, or one with all five animals, gives 3 points.")
_BETWEEN: Final = N_("You win this when all hexes that it touches are filled.")
_NO_ROOM: Final = N_("Animals that find no room in their habitat fill the overflow.")

SHEET_SENTENCES: Final = {
    "A": (_COLUMN, _SECOND, _ROW, _FULL_COLUMN),
    "B": (_TRACK, _DIAMOND, _SKY, _TRACK_FULL, _TRACK_WORTH),
    "C": (_STARS, _SURROUNDED, _LANDMARKS, _COMPLETE, _REACH),
    "D": (_WRITE, _BEARS, _ELK, _FOXES, _HAWKS, _SALMON, _VARIED),
}
"""What is to be known of each sheet, in the order in which one needs it."""
ANIMAL_SENTENCES: Final = (_SALMON, _HAWKS, _FOXES, _ELK, _BEARS)
"""What an animal on sheet D is worth, from salmon to bear."""
_OF_SPOTS: Final = {
    ("A", "column"): _FULL_COLUMN,
    ("A", "hex"): _COLUMN,
    ("A", "point"): _SECOND,
    ("A", "row"): _ROW,
    ("A", "pick"): _PICK,
    ("B", "track"): _TRACK_WORTH,
    ("B", "hex"): _TRACK,
    ("B", "diamond"): _DIAMOND,
    ("B", "overflow"): _TRACK_FULL,
    ("B", "sun"): _SKY,
    ("B", "rain"): _SKY,
    ("B", "sky"): _SKY,
    ("C", "hex"): _STARS,
    ("C", "full"): _COMPLETE,
    ("C", "landmark"): _LANDMARKS,
    ("C", "marks"): _LANDMARKS,
    ("C", "row"): _LANDMARKS,
    ("C", "overflow"): _REACH,
    ("C", "sun"): _SKY,
    ("C", "rain"): _SKY,
    ("C", "sky"): _SKY,
    ("D", "hex"): _WRITE,
    ("D", "between"): _BETWEEN,
    ("D", "overflow"): _NO_ROOM,
}


def spot_sentence(letter: str, spot: SheetSpot, mark: PencilMark | None) -> str:
    """What a place on a sheet is good for, not yet in the player's language."""
    if mark is not None and mark.kind is Pencil.ANIMAL:
        return ANIMAL_SENTENCES[mark.number]
    kind = spot.key.partition("-")[0]
    if letter == "C" and kind == "hex" and not spot.habitats and not spot.star:
        return _SURROUNDED
    return _OF_SPOTS[letter, kind]
