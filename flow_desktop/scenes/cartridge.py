"""Flow as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.cartridge import Cartridge

if TYPE_CHECKING:
    from flow_desktop.app.input import Controls


def _controls() -> Controls:
    from flow_desktop.scenes.actions import CONTROLS

    return CONTROLS


FLOW: Final = Cartridge("Flow", _controls)
"""What Flow hands to the shell."""
