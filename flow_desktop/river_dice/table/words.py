"""Sentences for the players of River Dice about what is kept (msgids). The program they play in is Flow."""

from typing import Final

from flow_desktop.table.words import N_, Words

WORDS: Final = Words(
    not_saved=N_("The game cannot be saved now. Play on, but keep Flow open."),
    in_use=N_("This game is open in another Flow window."),
    others_play=N_("Another Flow window is open. Its game is left alone."),
    newer=N_("A saved game comes from a newer Flow. It was left as it is."),
    newer_record=N_("The record of a game comes from a newer Flow. It was left as it is."),
    people_newer=N_("The list of players comes from a newer Flow. It stays as it is, and nobody is added."),
    library_newer=N_("What you have reached was kept by a newer Flow. It stays as it is."),
)
