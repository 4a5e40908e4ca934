"""The colours of the drawings: the game's named palette and the signature of each animal."""

from dataclasses import dataclass

NIGHT = "#0B2530"
INK = "#12303B"
DEEP = "#0F4C5C"
SEA = "#1B7F8C"
WATER = "#6FD3D9"
FOAM = "#E8FBF7"
PAPER = "#FFF8E7"
SAND = "#F3E2B3"
SUN = "#FFC857"
CORAL = "#E4572E"
LAND = "#4F6F52"
LAND_SHADE = "#3C5741"
WOOD = "#8A5A3B"
WOOD_DARK = "#5C3A26"
STONE = "#7C8790"
STONE_DARK = "#4B555E"


@dataclass(frozen=True, slots=True)
class Signature:
    """What tells an animal apart everywhere: a colour, its shaded and lit tones, and a pattern."""

    color: str
    shade: str
    light: str
    pattern: str


CAT = Signature("#FFC145", "#D98E1B", "#FFDD8C", "stripes")
DOG = Signature("#FF6B5A", "#C63F35", "#FF9D8C", "dots")
CAPYBARA = Signature("#A77BE0", "#7650B0", "#CDB0F2", "zigzag")
LEMUR = Signature("#7BD88F", "#459F62", "#B2EDBC", "rings")
SIGNATURES = {"cat": CAT, "dog": DOG, "capybara": CAPYBARA, "lemur": LEMUR}
