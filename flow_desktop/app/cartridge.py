"""What a game hands to the shell, which knows none: as a cartridge does to a console."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flow_desktop.app.input import Controls


def _no_controls() -> Controls:
    from flow_desktop.app.input import Controls

    return Controls()


@dataclass(frozen=True, slots=True)
class Cartridge:
    """One game. It is read before the window is there, so what imports much is a call."""

    name: str
    """Of the game, as its window, its data folder and its reports have it."""
    controls: Callable[[], Controls] = _no_controls
    """Its actions by key and by pad."""
