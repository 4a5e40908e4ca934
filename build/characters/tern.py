"""The bird, drawn once: a white tern with a dark cap, head to the left; token and card show the same one."""

from build.characters.boat_above import Shape
from build.characters.palette import CORAL, INK

BODY = (
    "M22,70 C20,58 30,46 44,46 C56,46 63,54 72,60 C84,67 98,68 116,64 C106,76 96,82 88,84 "
    "C78,96 58,100 42,93 C30,88 24,80 22,70 Z"
)
WING = "M50,64 C62,66 78,74 104,72 C92,84 74,88 60,84 C50,81 46,72 50,64 Z"
CAP = "M23,63 C25,53 33,46 44,46 C51,46 56,49 60.5,52 C52,58 36,62 23,63 Z"
EYE = "M32.3,66.5 a4.2,4.2 0 1 1 8.4,0 a4.2,4.2 0 1 1 -8.4,0 Z"
PARTS: tuple[Shape, ...] = (
    ("M56,95 L54,108 M68,95 L69,108 M54,108 L47,109 M69,108 L62,109", "none", INK, 5),
    ("M24,64 L8,72 L25,75 Z", CORAL, INK, 4),
    (BODY, "#FFFFFF", INK, 5),
    (CAP, INK, "none", 0),
    (WING, "#BFD9DC", INK, 4),
    (EYE, INK, "none", 0),
)
