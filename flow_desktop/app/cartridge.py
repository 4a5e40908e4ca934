"""What a game hands to the shell, which knows none: as a cartridge does to a console."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flow_desktop.app.input import Controls
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell


def _no_controls() -> Controls:
    from flow_desktop.app.input import Controls

    return Controls()


def _no_pages(shell: Shell, destination: Destination) -> Scene:
    raise TypeError(f"no scene is listed for {destination}")


@dataclass(frozen=True, slots=True)
class Cartridge:
    """One game. It is read before the window is there, so what imports much is a call."""

    name: str
    """Of the game, as its window, its data folder and its reports have it."""
    controls: Callable[[], Controls] = _no_controls
    """Its actions by key and by pad."""
    opens: Callable[[Shell, Destination], Scene] = _no_pages
    """The scene behind a destination: the one place that says which page follows."""
