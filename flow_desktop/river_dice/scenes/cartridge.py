"""River Dice as the shell sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from flow_desktop.app.cartridge import Cartridge
from flow_desktop.river_dice.scenes.draft import first_page
from flow_desktop.river_dice.scenes.wayfinding import scene_at

if TYPE_CHECKING:
    from flow_desktop.app.input import Controls
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"


def _controls() -> Controls:
    from flow_desktop.river_dice.scenes.actions import RIVER_CONTROLS

    return RIVER_CONTROLS


def _opens(shell: Shell, destination: Destination) -> Scene:
    scene = scene_at(destination)
    if scene is None:
        raise TypeError(f"no scene is listed for {destination}")
    return scene


RIVER_DICE: Final = Cartridge(
    "River Dice",
    first=first_page,
    controls=_controls,
    opens=_opens,
    icon="river_icon",
    assets=(ASSETS,),
)
"""What River Dice hands to the shell; it lives in the window and the data folder of the program."""
