"""The game in a window. Only what opens the window is imported at once; the menu comes while it is seen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flow_desktop.app.start import Wishes, run
from flow_desktop.games import GAMES

if TYPE_CHECKING:
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell

FLOW = GAMES["flow"].cartridge


def play(
    safe: bool = False, language: str = "", measured: bool = False, file: str = "", replayed: bool = False
) -> int:
    """Play; gives the exit status. `measured` says when window and menu are seen, and ends then.

    `file` is one to be opened at once: a game, or a code of a deal or a wave; a game may be `replayed`.
    """
    if measured:
        return run(FLOW._replace(first=_measured), Wishes(safe, language, _say_window))
    game = FLOW._replace(first=partial(_opening, file, replayed)) if file else FLOW
    return run(game, Wishes(safe, language))


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
        return tell_without_window(FLOW, error)


def _say_window() -> None:
    print("window", flush=True)


def _measured(shell: Shell) -> Scene:
    from flow_desktop.scenes.menu.opening import MeasuredMenu

    return MeasuredMenu()


def _opening(file: str, replayed: bool, shell: Shell) -> Destination:
    from pathlib import Path

    from flow_desktop.app.scene import ToFile

    return ToFile(Path(file), replayed)
