"""The first page as a file is opened with the program: what the file holds lies over it."""

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Destination, Push, Scene
from flow_desktop.river_dice.scenes.draft import RiverDraft
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.widgets.dialog import tell


class OpeningSetup(RiverSetupPage):
    """The page before a game, with another that comes over it at once."""

    def __init__(self, over: Scene | Destination, given: RiverDraft | None = None) -> None:
        super().__init__(given=given)
        self._over: Scene | Destination | None = over

    def update(self, seconds: float) -> Change | None:
        """Open it once."""
        if self._over is None:
            return super().update(seconds)
        over, self._over = self._over, None
        return Push(over)


def told(why: str) -> OpeningSetup:
    """Why a file cannot be opened."""
    return OpeningSetup(tell(_("This file cannot be opened"), why))
