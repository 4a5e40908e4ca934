"""Sentences for the players. They are msgids: the scenes translate them when they are shown."""

from typing import Final

from flow_desktop.values import dataclass


def N_(sentence: str) -> str:  # noqa: N802 - the customary name, which the catalogue tools look for
    """Mark a sentence for the language catalogues and return it as it is."""
    return sentence


@dataclass(frozen=True, slots=True)
class Words:
    """Sentences in which a program may name itself: a game whose name is in them says them itself."""

    not_saved: str = "The game cannot be saved now. Play on, but keep it open."
    in_use: str = "This game is open in another window."
    others_play: str = "Another window is open. Its game is left alone."
    newer: str = "A saved game comes from a newer program. It was left as it is."
    newer_record: str = "The record of a game comes from a newer program. It was left as it is."
    people_newer: str = "The list of players comes from a newer program. It stays as it is."
    library_newer: str = "What you have reached was kept by a newer program. It stays as it is."


NAMELESS: Final = Words()

NOTHING_TO_UNDO: Final = N_("There is nothing to undo.")
ALREADY_SEEN: Final = N_("What has been seen or rolled cannot be undone.")
GAME_ENDED: Final = N_("The game is over.")

SAVED_AGAIN: Final = N_("The game is being saved again.")
GONE: Final = N_("This game is no longer there.")
BROKEN: Final = N_("A saved game could not be read. It was put aside.")
BROKEN_RECORD: Final = N_("The record of a finished game could not be read. It was put aside.")
CLOSED: Final = N_("A saved game could not be opened. It was left as it is.")
CLOSED_RECORD: Final = N_("The record of a finished game could not be opened. It was left as it is.")
ALL_CLOSED: Final = N_("Your games could not be looked through. They were left as they are.")
DAMAGED_END: Final = N_("The end of the saved game was damaged. It goes on from the last good move.")
NOT_DELETED: Final = N_("The game could not be deleted.")
NOT_EXPORTED: Final = N_("The game could not be written there.")

PEOPLE_BROKEN: Final = N_("The list of players could not be read whole. It was put aside.")
PEOPLE_NOT_KEPT: Final = N_("Names and progress cannot be kept now. Play on.")

LIBRARY_BROKEN: Final = N_("What you have reached could not be read whole. It was put aside.")
