"""The game in a window. Only what opens the window is imported at once; the menu comes while it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.start import Aftermath, Wishes, run
from flow_desktop.scenes.cartridge import FLOW

if TYPE_CHECKING:
    from flow_desktop.app.crash import Crash, Evidence
    from flow_desktop.app.loop import App
    from flow_desktop.app.scene import Scene
    from flow_desktop.app.shell import Shell


def play(safe: bool = False, language: str = "", measured: bool = False) -> int:
    """Play; gives the exit status. `measured` says when window and menu are seen, and ends then."""
    seen = _say_window if measured else None
    first = _measured if measured else _menu
    return run(FLOW, first, Aftermath(_witness, _trouble), Wishes(safe, language, seen))


def play_at_once(measured: bool = False) -> int:
    """Play as most people do, without a command line to be read; what goes wrong is told as it tells it."""
    try:
        return play(measured=measured)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        from flow_desktop.app import language
        from flow_desktop.app.crash import tell_without_window

        language.use("")
        return tell_without_window(error)


def _say_window() -> None:
    print("window", flush=True)


def _menu(shell: Shell) -> Scene:
    _draw_sea_ahead(shell)
    from flow_desktop.scenes.learn.welcome import WelcomingMenu

    return WelcomingMenu()


def _draw_sea_ahead(shell: Shell) -> None:
    """The menu's ground is the largest drawing of the start; it need not wait for the menu's imports."""
    from flow_desktop.app.ahead import begin, ground_size
    from flow_desktop.app.catalogue import catalogue

    if shell.settings.theme == "normal":
        begin(catalogue().find("art", "sea_sky"), ground_size(shell.view.size))


def _measured(shell: Shell) -> Scene:
    _draw_sea_ahead(shell)
    from flow_desktop.scenes.menu.measured import MeasuredMenu

    return MeasuredMenu()


def _witness(app: App) -> Evidence:
    from flow_desktop.scenes.trouble.aftermath import witness

    return witness(app)


def _trouble(crash: Crash) -> Scene:
    from flow_desktop.scenes.trouble.scene import TroubleScene

    return TroubleScene(crash)
