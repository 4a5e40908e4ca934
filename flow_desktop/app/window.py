"""The window: resizable, full screen at the desktop's resolution, or none at all for pictures and tests.

Nothing is scaled by the system: scenes lay themselves out for the real size (see `View`).
"""

import os
import sys
import warnings
from collections.abc import Callable

import pygame

from flow_desktop.app.view import MAXIMUM_SIZE, MINIMUM_SIZE

ICON_SIDE = 128
DESKTOP_SHARE = 0.9
ORDINARY_DESKTOP = (1920, 1080)
INVISIBLE_DRIVERS = frozenset({"offscreen", "dummy"})
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
NO_DISPLAY_STATUS = 2


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the exit status is 2."""


class OffscreenCanvas:
    """A plain surface: for pictures, tests and games played by tools; needs no display."""

    interactive = False

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.font.init()
        self.surface = pygame.Surface(size, 0, 32)
        self.fullscreen = False

    def resized(self, size: tuple[int, int]) -> None:
        """Take another size, as a window does when its player drags its edge."""
        self.surface = pygame.Surface(size, 0, 32)

    def present(self) -> None:
        """Nobody looks."""

    def toggle_fullscreen(self) -> None:
        """There is no screen to fill; only remember it."""
        self.fullscreen = not self.fullscreen

    def show_icon(self, name: str) -> None:
        """Nobody sees a frame around it that could wear one."""

    def close(self) -> None:
        """Nothing to let go."""


class Window:
    """A real window on the player's desktop."""

    interactive = True

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        fullscreen: bool = False,
        grow: bool = False,
        ahead: Callable[[tuple[int, int]], None] | None = None,
    ) -> None:
        """Open it; `ahead` is called with the size as soon as that is known, while there is no window yet."""
        open_display()
        desktop = pygame.display.get_desktop_sizes()[0]
        size = grown_size(size, desktop) if grow else size
        self._windowed_size = fitting_size(clamp_size(size), desktop)
        self._fullscreen = fullscreen
        if ahead is not None:
            ahead(desktop if fullscreen else self._windowed_size)
        os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
        pygame.display.set_caption(title)
        pygame.display.set_icon(pygame.Surface((16, 16), pygame.SRCALPHA))  # else pygame loads its own
        pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            self._window = pygame.Window.from_display_module()
        self._window.minimum_size = _least_size(desktop)
        if fullscreen:
            self._window.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        """The window's surface; a new one after every resize."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("the window is gone")
        return surface

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size to come back to."""
        return self._windowed_size

    def show_icon(self, name: str) -> None:
        """Give the window this art for an icon; it is drawn for that, so the menu goes before it."""
        from flow_desktop.app.assets import rasterize
        from flow_desktop.app.catalogue import catalogue

        if name in catalogue().art:
            pygame.display.set_icon(rasterize(str(catalogue().art[name]), (ICON_SIDE, ICON_SIDE)))

    def present(self) -> None:
        """Show the frame."""
        pygame.display.flip()

    def resized(self, size: tuple[int, int]) -> None:
        """Remember the size that the player gave the window."""
        if not self._fullscreen:
            self._windowed_size = size

    @property
    def fullscreen(self) -> bool:
        """True when it fills the screen."""
        return self._fullscreen

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen."""
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def close(self) -> None:
        """Give the screen back."""
        pygame.display.quit()


Canvas = Window | OffscreenCanvas
"""What the loop draws on; `interactive` when a player sits before it."""


def open_display() -> None:
    """Start display and fonts, or raise `NoDisplayError`.

    SDL falls back to drivers that show nothing; those are taken only when SDL_VIDEODRIVER names one.
    """
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in DISPLAY_VARIABLES):
        raise NoDisplayError("no display is named")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if pygame.display.get_driver() in INVISIBLE_DRIVERS and asked not in INVISIBLE_DRIVERS:
        pygame.display.quit()
        raise NoDisplayError("only drivers that show nothing")
    pygame.font.init()


def clamp_size(size: tuple[int, int]) -> tuple[int, int]:
    """A window size within what the layouts are made for."""
    width = min(max(size[0], MINIMUM_SIZE[0]), MAXIMUM_SIZE[0])
    height = min(max(size[1], MINIMUM_SIZE[1]), MAXIMUM_SIZE[1])
    return width, height


def grown_size(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """A size that takes as much of a desktop with many pixels as it would take of an ordinary one."""
    scale = max(1.0, min(room / side for side, room in zip(ORDINARY_DESKTOP, desktop, strict=True)))
    return round(size[0] * scale), round(size[1] * scale)


def fitting_size(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """A window of the same shape that leaves room for bars and frames on the desktop."""
    scale = min(1.0, *(DESKTOP_SHARE * room / side for side, room in zip(size, desktop, strict=True)))
    width, height = round(size[0] * scale), round(size[1] * scale)
    least = _least_size(desktop)
    return max(width, least[0]), max(height, least[1])


def _least_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The smallest window for the layouts, or the whole of a desktop that is smaller still."""
    return min(MINIMUM_SIZE[0], desktop[0]), min(MINIMUM_SIZE[1], desktop[1])
