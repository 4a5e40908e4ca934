"""Sentences for the players. They are msgids: the scenes translate them when they are shown."""

from typing import Final


def N_(sentence: str) -> str:  # noqa: N802 - the customary name, which the catalogue tools look for
    """Mark a sentence for the language catalogues and return it as it is."""
    return sentence


NOTHING_TO_UNDO: Final = N_("There is nothing to take back.")
ALREADY_SEEN: Final = N_("What has been seen or rolled cannot be taken back.")
GAME_ENDED: Final = N_("The game is over.")

NOT_SAVED: Final = N_("The game cannot be saved now. Play on, but keep Flow open.")
SAVED_AGAIN: Final = N_("The game is being saved again.")
IN_USE: Final = N_("This game is open in another Flow window.")
OTHERS_PLAY: Final = N_("Another Flow window is open. Its game is left alone.")
GONE: Final = N_("This game is no longer there.")
BROKEN: Final = N_("A saved game could not be read. It was put aside.")
BROKEN_RECORD: Final = N_("The record of a finished game could not be read. It was put aside.")
DAMAGED_END: Final = N_("The end of the saved game was damaged. It goes on from the last good move.")
NEWER: Final = N_("A saved game comes from a newer Flow. It was left as it is.")
NEWER_RECORD: Final = N_("The record of a game comes from a newer Flow. It was left as it is.")
NOT_DELETED: Final = N_("The game could not be deleted.")
NOT_EXPORTED: Final = N_("The game could not be written there.")

PEOPLE_BROKEN: Final = N_("The list of players could not be read whole. It was put aside.")
PEOPLE_NEWER: Final = N_("The list of players comes from a newer Flow. A copy was put aside.")
PEOPLE_NOT_KEPT: Final = N_("Names and progress cannot be kept now. Play on.")
STATISTICS_BROKEN: Final = N_("The numbers of your games could not be read. They are counted anew.")
STATISTICS_NEWER: Final = N_("The numbers of your games come from a newer Flow. A copy was put aside.")
STATISTICS_NOT_KEPT: Final = N_("The numbers of your games cannot be kept now.")
