"""Which lessons have been taken to their end on this computer."""

from typing import Final

from flow_desktop.river_dice.table import RiverHome

_KIND: Final = "river-dice-lessons"


def learned(home: RiverHome) -> frozenset[int]:
    """The numbers of the lessons that are done, from 0."""
    return frozenset(int(key) for key, done in home.library.progress(_KIND).items() if done and key.isdigit())


def keep_learned(home: RiverHome, number: int) -> None:
    """A lesson is done."""
    if number not in learned(home):
        home.library.keep_progress(_KIND, str(number), True)
