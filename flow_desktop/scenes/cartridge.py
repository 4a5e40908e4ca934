"""Flow as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.cartridge import Cartridge

if TYPE_CHECKING:
    from flow_desktop.app.input import Controls
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell


def _controls() -> Controls:
    from flow_desktop.scenes.actions import CONTROLS

    return CONTROLS


def _scene_at(shell: Shell, destination: Destination) -> Scene:
    from flow_desktop.scenes.wayfinding import scene_at

    return scene_at(shell, destination)


FLOW: Final = Cartridge("Flow", _controls, _scene_at)
"""What Flow hands to the shell."""
