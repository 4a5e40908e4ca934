"""The way in: open folders, log, settings and window, then run the first scene."""

from __future__ import annotations

import sys
from collections.abc import Callable

from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER, log_unexpected_errors, open_log
from flow_desktop.app.loop import App, NoEvents, TimeSource
from flow_desktop.app.scene import Scene
from flow_desktop.app.settings import Settings, load_settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.window import NO_DISPLAY_STATUS, NoDisplayError, OffscreenCanvas, Window


def run(first: Callable[[Shell], Scene]) -> int:
    """Play in a real window; gives the exit status (2 when there is no screen)."""
    folders = find_folders()
    open_log(folders)
    log_unexpected_errors()
    loaded = load_settings(folders.settings_file)
    settings = loaded.settings
    try:
        window = Window((settings.window_width, settings.window_height), settings.fullscreen)
    except NoDisplayError as error:
        LOGGER.error("%s", error)
        print(error, file=sys.stderr)
        return NO_DISPLAY_STATUS
    shell = Shell(folders, settings, window.surface.get_size())
    if loaded.notice:
        shell.captions.show(_(loaded.notice), seconds=None)
    try:
        App(shell, window, first(shell)).run()
    finally:
        width, height = window.windowed_size
        shell.change(window_width=width, window_height=height)
        shell.audio.close()
        window.close()
    return 0


class StillTime:
    """A clock that only moves when it is told to, or by one frame per sleep: as fast as the machine can."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        """The time it was moved to."""
        return self.seconds

    def sleep(self, seconds: float) -> None:
        """Move on at once."""
        self.seconds += seconds


def off_screen(
    first: Callable[[Shell], Scene],
    folders: Folders,
    size: tuple[int, int] = (1920, 1080),
    settings: Settings | None = None,
    clock: TimeSource | None = None,
) -> App:
    """The whole program without a window, for pictures, tests and scripted games; settings are not saved.

    Drive it with `app.inject(...)` and `app.loop_once()`; the picture is `app.canvas.surface`.
    """
    canvas = OffscreenCanvas(size)
    time_source = clock or StillTime()
    shell = Shell(folders, settings, size, time_source.now)
    shell.saving = False
    return App(shell, canvas, first(shell), time_source, NoEvents(time_source))
