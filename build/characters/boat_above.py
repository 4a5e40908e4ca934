"""The same boat from straight above, bow to the north, for tiles and cards; its sails stand to one side."""

from build.characters.palette import CORAL, INK, SAND, SUN, WOOD, WOOD_DARK

Shape = tuple[str, str, str, float]
"""Path data, fill ('none' for a line), the colour and the breadth of its line."""
HULL = (
    "M64,12 C75,22 82,40 84,60 C85,80 82,96 76,106 C69,110 59,110 52,106 C46,96 43,80 44,60 "
    "C46,40 53,22 64,12 Z"
)
RIM = (
    "M64,19 C72,28 77,42 79,60 C80,78 77,92 72.5,101 C68,104 60,104 55.5,101 C51,92 48,78 49,60 "
    "C51,42 56,28 64,19 Z"
)
WELL = (
    "M64,27 C70,35 73.5,46 75,61 C76,76 73.5,88 69.5,96.5 C66,98.5 62,98.5 58.5,96.5 C54.5,88 52,76 53,61 "
    "C54.5,46 58,35 64,27 Z"
)
JIB = "M64,16 C84,22 97,36 99,53 C88,49 76,48 64,51 Z"
MAIN = "M64,54 C92,55 108,72 106,100 C94,88 80,80 64,80 Z"
PARTS: tuple[Shape, ...] = (
    (HULL, WOOD, INK, 3.4),
    (RIM, "#A66D46", SAND, 3.4),
    (WELL, "#C68A58", WOOD_DARK, 1.6),
    ("M58.5,42 L58.5,94 M69.5,44 L69.5,94 M64,34 L64,97", "none", "#A66D46", 1.4),
    ("M54.5,60 L73.5,60 M55.5,86 L72.5,86", "none", INK, 7),
    ("M54.5,60 L73.5,60 M55.5,86 L72.5,86", "none", SAND, 4.4),
    ("M64,80 L106,100", "none", INK, 5.4),
    ("M64,80 L106,100", "none", WOOD, 3),
    (JIB, CORAL, INK, 2.8),
    ("M71,42 C80,41 87,43 93,47", "none", "#F79A7B", 2),
    (MAIN, SUN, INK, 2.8),
    ("M70,66 C82,67 92,74 98,84", "none", "#FFE3A0", 2.8),
    ("M60,53 a4,4 0 1 1 8,0 a4,4 0 1 1 -8,0 Z", WOOD_DARK, INK, 2.2),
)
