"""The way from the page of a finished game to its keepsakes."""

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Push
from flow_desktop.scenes.contribution import Contribution, FinishedGame
from flow_desktop.scenes.destinations import ToKeepsakes
from flow_desktop.widgets.button import IconButton


def keepsakes(game: FinishedGame) -> Contribution:
    """A sign to press; practice, which is kept nowhere and may begin anywhere, has none."""
    if not game.name or not game.record.moves:
        return Contribution()
    to_them = ToKeepsakes(game.record, occasion=game.occasion)
    way = IconButton(art("icon_keepsake"), _("Keepsakes"), lambda: Push(to_them), key="keepsakes")
    return Contribution(buttons=(way,))
