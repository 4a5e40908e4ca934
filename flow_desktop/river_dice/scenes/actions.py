"""What players of River Dice can do by key beside what every game has; most of it is to ask, and hear.

What is asked in every game has the same name in each, so that a key of one's own choice is the same there.
"""

from enum import auto
from typing import Final

from flow_desktop.app.input import Controls
from flow_desktop.app.intents import AnyAction
from flow_desktop.app.language import N_


class RiverAction(AnyAction):
    """The actions of River Dice."""

    ADVISE = auto()
    DONE = auto()
    SHEETS = auto()
    PARTNER_WAIT = auto()
    PARTNER_ASK = auto()
    ASK_CLOCK = auto()
    ASK_HAND = auto()
    ASK_DICE = auto()
    ASK_FITS = auto()
    ASK_SPACE = auto()
    ASK_ANIMALS = auto()
    ASK_CARDS = auto()
    ASK_LAST = auto()
    ASK_GOAL = auto()

    @property
    def words(self) -> str:
        """What it is called in lists of keys, as a msgid."""
        return DEED_NAMES.get(self) or QUESTION_NAMES[self]


DEED_NAMES: Final = {
    RiverAction.ADVISE: N_("Hint"),
    RiverAction.DONE: N_("Done"),
    RiverAction.SHEETS: N_("All sheets"),
    RiverAction.PARTNER_WAIT: N_("Partner: wait"),
    RiverAction.PARTNER_ASK: N_("Partner: hurry"),
}
"""What else can be done, as lists of keys call it."""

QUESTION_NAMES: Final = {
    RiverAction.ASK_CLOCK: N_("The round"),
    RiverAction.ASK_HAND: N_("Whose turn, and what to do"),
    RiverAction.ASK_DICE: N_("The dice"),
    RiverAction.ASK_FITS: N_("The choices, and what this one gives"),
    RiverAction.ASK_SPACE: N_("The sheet; on a map this hex and its neighbours"),
    RiverAction.ASK_ANIMALS: N_("Animals, tokens, points and bonuses"),
    RiverAction.ASK_CARDS: N_("The cards"),
    RiverAction.ASK_LAST: N_("What changed last"),
    RiverAction.ASK_GOAL: N_("The goal, and how far it is"),
}
"""What each question is called in lists of keys."""

RIVER_CONTROLS: Final = Controls(
    keys={
        "i": RiverAction.ADVISE,
        "d": RiverAction.DONE,
        "v": RiverAction.SHEETS,
        "b": RiverAction.PARTNER_WAIT,
        "n": RiverAction.PARTNER_ASK,
        "o": RiverAction.ASK_CLOCK,
        "y": RiverAction.ASK_HAND,
        "x": RiverAction.ASK_DICE,
        "f": RiverAction.ASK_FITS,
        "s": RiverAction.ASK_SPACE,
        "a": RiverAction.ASK_ANIMALS,
        "c": RiverAction.ASK_CARDS,
        "z": RiverAction.ASK_LAST,
        "q": RiverAction.ASK_GOAL,
    },
    pad={"R3": RiverAction.ADVISE, "Y": RiverAction.DONE, "X": RiverAction.SHEETS},
)
"""The keys and buttons of a new player: those of the same things in the other game."""
