"""Action cards by name."""

from enum import StrEnum


class Card(StrEnum):
    """The six action cards."""

    SUPPORT = "support"
    BIRD = "bird"
    CURRENT = "current"
    FISHING = "fishing"
    CALM_WATERS = "calm_waters"
    RETURN = "return"
