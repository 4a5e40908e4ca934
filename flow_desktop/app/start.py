"""The way in: open folders, log, settings and window, then run the first scene.

What only a running program needs is imported once the window is there, so that it is there soon.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flow_desktop.app import language
from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.language import N_, _
from flow_desktop.app.log import LOGGER, hold_log, log_unexpected_errors, open_log
from flow_desktop.app.opening import open_window
from flow_desktop.app.settings import Loaded, Settings, load_settings
from flow_desktop.app.window import NO_DISPLAY_STATUS, NoDisplayError, OffscreenCanvas, Window

if TYPE_CHECKING:
    from flow_desktop.app.cartridge import Cartridge
    from flow_desktop.app.crash import Crash, Evidence
    from flow_desktop.app.loop import App, TimeSource
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell

NOT_WRITABLE = N_("Flow cannot write into its folder: settings and games are not kept.")


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What is done after a crash: what the game adds to the report, and the scene that tells the player."""

    witness: Callable[[App], Evidence]
    scene: Callable[[Crash], Scene]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is asked of one start.

    `safe` takes standard settings, keeps none and opens no sound; `language` is spoken instead of the one
    that was set; `seen` is called when the first frame is shown.
    """

    safe: bool = False
    language: str = ""
    seen: Callable[[], None] | None = None

    def settings(self, folders: Folders) -> Loaded:
        """The settings to start with."""
        loaded = Loaded(Settings()) if self.safe else load_settings(folders.settings_file)
        spoken = self.language or loaded.settings.language
        return replace(loaded, settings=replace(loaded.settings, language=spoken))


def run(
    game: Cartridge,
    first: Callable[[Shell], Scene | Destination],
    aftermath: Aftermath | None = None,
    wishes: Wishes | None = None,
) -> int:
    """Play in a real window; gives the exit status (2 when there is no screen, 1 after a crash)."""
    folders, wishes = find_folders(), wishes or Wishes()
    hold_log()
    log_unexpected_errors()
    try:
        loaded = wishes.settings(folders)
        window = open_window(loaded.settings, wishes.seen)
        notices = [loaded.notice, "" if open_log(folders) else NOT_WRITABLE]
        while True:
            crash = _play(
                _shell(game, folders, loaded.settings, window, wishes), window, first, notices, aftermath
            )
            if crash is None:
                return 0
            if not crash.again:
                return _crash_status()
            loaded, notices = wishes.settings(folders), []
            window = open_window(loaded.settings)
    except NoDisplayError as error:
        open_log(folders)
        LOGGER.error("%s", error)
        language.use(wishes.settings(folders).settings.language)
        _tell(_(str(error)))
        return NO_DISPLAY_STATUS


def _tell(words: str) -> None:
    from flow_desktop.app.crash import tell

    tell(words)


def _crash_status() -> int:
    from flow_desktop.app.crash import CRASH_STATUS

    return CRASH_STATUS


def _shell(game: Cartridge, folders: Folders, settings: Settings, window: Window, wishes: Wishes) -> Shell:
    from flow_desktop.app.shell import Shell

    shell = Shell(game, folders, settings, window.surface.get_size())
    shell.saving = not wishes.safe
    shell.audio.wanted = not wishes.safe
    return shell


def _play(
    shell: Shell,
    window: Window,
    first: Callable[[Shell], Scene | Destination],
    notices: list[str],
    aftermath: Aftermath | None,
) -> Crash | None:
    """Play until the program ends; gives what is left of a crash, if there was one."""
    from flow_desktop.app.loop import App

    for notice in filter(None, notices):
        shell.captions.notice(_(notice))
    app: App | None = None
    try:
        app = App(shell, window, first(shell))
        app.run()
    except Exception as error:
        return _told(error, shell, window, app, aftermath)
    finally:
        width, height = window.windowed_size
        shell.change(window_width=width, window_height=height)
        shell.audio.close()
        window.close()
    return None


def _told(
    error: Exception, shell: Shell, window: Window, app: App | None, aftermath: Aftermath | None
) -> Crash:
    """Write the report, leave the scenes, and tell the player in the same window."""
    from flow_desktop.app.crash import sentence, tell_in_a_box

    crash = report_crash(error, shell, app, aftermath)
    print(sentence(crash.report), file=sys.stderr)
    if app is not None:
        app.stack.abandon()
    shell.audio.close()
    if aftermath is None or not _seen(aftermath.scene(crash), shell, window):
        tell_in_a_box(sentence(crash.report))
    return crash


def _seen(scene: Scene, shell: Shell, window: Window) -> bool:
    """Show a scene in the window until the player leaves it; False when that fails, too."""
    from flow_desktop.app.loop import App
    from flow_desktop.app.shell import Shell

    calm = Shell(shell.game, shell.folders, shell.settings, window.surface.get_size())
    calm.saving, calm.audio.wanted = shell.saving, shell.audio.wanted
    try:
        App(calm, window, scene).run()
    except Exception:
        LOGGER.critical("the crash could not be shown", exc_info=True)
        return False
    return True


def report_crash(error: Exception, shell: Shell, app: App | None, aftermath: Aftermath | None) -> Crash:
    """Write down what happened; whatever goes wrong with that, there is a `Crash` afterwards."""
    from flow_desktop.app.crash import Crash, Evidence, keep_report, report_text

    LOGGER.critical("the program ended by an error", exc_info=error)
    told, lately = Evidence(), list[str]()
    size, settings = shell.view.size, shell.settings
    facts = [
        f"window {size[0]}x{size[1]}, text {settings.text_percent} %, {settings.theme}, {language.current()}"
    ]
    if app is not None:
        facts.append("scenes: " + ", ".join(type(scene).__name__ for scene in app.stack.scenes))
        lately = app.trail.lines(app.clock.now())
        try:
            told = aftermath.witness(app) if aftermath is not None else told
        except Exception:
            LOGGER.critical("the game could not be told", exc_info=True)
    return Crash(keep_report(shell.folders, report_text(error, facts, told, lately)), told.in_a_game)


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
    game: Cartridge,
    first: Callable[[Shell], Scene | Destination],
    folders: Folders,
    size: tuple[int, int] = (1920, 1080),
    settings: Settings | None = None,
    clock: TimeSource | None = None,
) -> App:
    """The whole program without a window, for pictures, tests and scripted games; settings are not saved.

    Drive it with `app.inject(...)` and `app.loop_once()`; the picture is `app.canvas.surface`.
    """
    from flow_desktop.app.loop import App, NoEvents
    from flow_desktop.app.shell import Shell

    canvas = OffscreenCanvas(size)
    time_source = clock or StillTime()
    shell = Shell(game, folders, settings, size, time_source.now)
    shell.saving = False
    return App(shell, canvas, first(shell), time_source, NoEvents(time_source))
