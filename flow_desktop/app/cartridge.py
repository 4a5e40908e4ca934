"""What a game hands to the shell, which knows none: as a cartridge does to a console.

A cartridge is read before the window is there: whatever imports much is a call, made when it is needed, and
its classes are named tuples, which are made in a tenth of a dataclass's time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from flow_desktop.app.crash import Crash, Evidence
    from flow_desktop.app.input import Controls
    from flow_desktop.app.loop import App
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.settings import Settings
    from flow_desktop.app.shell import Shell


LAST_GAME: Final = "last-game"
"""Under this name is kept which game was left last and waits, by the name it is listed under; or nothing."""


class Words(NamedTuple):
    """Sentences about the program itself, as msgids; a game whose name is in them says them itself."""

    no_screen: str = "The game needs a screen, and none was found."
    not_writable: str = "The game cannot write into its folder: nothing is kept."
    settings_broken: str = "The settings could not be read and were put aside."
    settings_newer: str = "The settings come from a newer program. They stay as they are."
    keys_broken: str = "The keys of your choice could not be read. They are as usual again."
    language_unreadable: str = "The words of {language} could not be read."
    """Never translated: it is said when the player's own words cannot be."""
    report_head: str = "Crash report. It holds no names and no folders of yours."
    stumbled: str = "The game had to stop."
    stumbled_with_report: str = "The game had to stop. Report: {file}"


class Aftermath(NamedTuple):
    """What is done after a crash: what the game adds to the report, and the scene that tells the player."""

    witness: Callable[[App], Evidence]
    scene: Callable[[Crash], Scene]


def _no_controls() -> Controls:
    from flow_desktop.app.input import Controls

    return Controls()


def _dark(surface: pygame.Surface, theme: str) -> None:
    surface.fill("black")


def _nothing_ahead(settings: Settings, size: tuple[int, int]) -> None:
    """There is nothing that takes long."""


def _no_pages(shell: Shell, destination: Destination) -> Scene:
    raise TypeError(f"no scene is listed for {destination}")


class Cartridge(NamedTuple):
    """One game; `name` is that of its window, its data folder, its log and its reports."""

    name: str
    first: Callable[[Shell], Scene | Destination]
    """The scene it begins with."""
    controls: Callable[[], Controls] = _no_controls
    """Its actions by key and by pad."""
    opens: Callable[[Shell, Destination], Scene] = _no_pages
    """The scene behind a destination: the one place that says which page follows."""
    house: Callable[[Shell, Destination], Scene] = _no_pages
    """The scene behind a destination of the whole program: the shelf, another game, a shared page."""
    first_picture: Callable[[pygame.Surface, str], None] = _dark
    """Draws what is seen before anything is loaded, in a theme of that name."""
    ahead: Callable[[Settings, tuple[int, int]], None] = _nothing_ahead
    """Begins, in a thread, what takes long and is needed first, before there is a window of that size."""
    icon: str = ""
    """The art that the window has for an icon."""
    assets: tuple[Path, ...] = ()
    """Folders of its own, looked through before the one of the program."""
    beside: Callable[[], tuple[Controls, ...]] = tuple
    """The keys of every game of the house, in its order; none where this is the only one."""
    words: Words = Words()
    aftermath: Aftermath | None = None

    def all_controls(self) -> tuple[Controls, ...]:
        """The keys of all games that share a player's own choice of keys."""
        return self.beside() or (self.controls(),)

    @property
    def has_house(self) -> bool:
        """Whether there are pages that it shares with other games."""
        return self.house is not _no_pages
