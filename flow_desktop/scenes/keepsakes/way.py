"""The way from the page of a finished game to its keepsakes."""

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Push
from flow_desktop.scenes.contribution import Contribution, FinishedGame
from flow_desktop.scenes.destinations import ToKeepsakes
from flow_desktop.widgets.button import IconButton


def keepsakes(game: FinishedGame) -> Contribution:
    """A button, for every game in which something was done."""
    record = game.record
    if not record.moves:
        return Contribution()
    way = IconButton(art("icon_star"), _("Keepsakes"), lambda: Push(ToKeepsakes(record)), key="keepsakes")
    return Contribution(buttons=(way,))
