"""Action cards and scenario cards by name."""

from enum import StrEnum


class Card(StrEnum):
    """The six action cards."""

    SUPPORT = "support"
    BIRD = "bird"
    CURRENT = "current"
    FISHING = "fishing"
    CALM_WATERS = "calm_waters"
    RETURN = "return"


class Scenario(StrEnum):
    """The seven scenario cards."""

    OBSTACLES = "obstacles"
    NO_COMMUNICATION = "no_communication"
    ONE_ACTION_CARD = "one_action_card"
    NO_NEW_CARDS = "no_new_cards"
    NO_SUPPORT_CURRENT = "no_support_current"
    SINGLE_PATH_BOAT = "single_path_boat"
    OBSTACLES_REMAIN = "obstacles_remain"
