"""Sentences for the players of Flow about what is kept (msgids)."""

from typing import Final

from flow_desktop.table.words import N_, Words

NOT_SAVED: Final = N_("The game cannot be saved now. Play on, but keep Flow open.")
IN_USE: Final = N_("This game is open in another Flow window.")
OTHERS_PLAY: Final = N_("Another Flow window is open. Its game is left alone.")
NEWER: Final = N_("A saved game comes from a newer Flow. It was left as it is.")
NEWER_RECORD: Final = N_("The record of a game comes from a newer Flow. It was left as it is.")
PEOPLE_NEWER: Final = N_(
    "The list of players comes from a newer Flow. It stays as it is, and nobody is added."
)
LIBRARY_NEWER: Final = N_("What you have reached was kept by a newer Flow. It stays as it is.")
WORDS: Final = Words(NOT_SAVED, IN_USE, OTHERS_PLAY, NEWER, NEWER_RECORD, PEOPLE_NEWER, LIBRARY_NEWER)

STATISTICS_BROKEN: Final = N_("The numbers of your games could not be read. They are counted anew.")
STATISTICS_NEWER: Final = N_("The numbers of your games come from a newer Flow. They stay as they are.")
STATISTICS_NOT_KEPT: Final = N_("The numbers of your games cannot be kept now.")
