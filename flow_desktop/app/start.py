"""The way in: open folders, log, settings and window, then run the first scene.

What only a running program needs is imported once the window is there, so that it is there soon.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flow_desktop.app import language
from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER, hold_log, log_unexpected_errors, open_log
from flow_desktop.app.settings import Loaded, SettingFault, Settings, load_settings
from flow_desktop.app.window import NO_DISPLAY_STATUS, NoDisplayError, OffscreenCanvas, Window
from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from flow_desktop.app.cartridge import Cartridge
    from flow_desktop.app.crash import Crash
    from flow_desktop.app.loop import App, TimeSource
    from flow_desktop.app.scene import Destination, Scene
    from flow_desktop.app.shell import Shell
    from flow_desktop.app.voice.engine import Diction
    from flow_desktop.app.voice.speaker import Speaker

FIRST_SIZE = Settings().window_width, Settings().window_height
"""Nobody has chosen another size yet; on a screen with very many pixels the first window is larger."""


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


def run(game: Cartridge, wishes: Wishes | None = None) -> int:
    """Play in a real window; gives the exit status (2 when there is no screen, 1 after a crash)."""
    gc.disable()  # a start leaves nothing behind that were worth a look; the loop enables it again
    folders, wishes = find_folders(game.name), wishes or Wishes()
    hold_log()
    log_unexpected_errors()
    try:
        loaded = wishes.settings(folders)
        window = open_window(game, loaded.settings, wishes.seen)
        notices = [_trouble(game, loaded) if open_log(folders) else game.words.not_writable]
        while True:
            crash = _play(_shell(game, folders, loaded.settings, window, wishes), window, notices)
            if crash is None:
                return 0
            if not crash.again:
                return _crash_status()
            loaded, notices = wishes.settings(folders), []
            window = open_window(game, loaded.settings)
    except NoDisplayError as error:
        open_log(folders)
        LOGGER.error("no screen: %s", error)
        language.use(wishes.settings(folders).settings.language)
        return _without_screen(game)


def open_window(game: Cartridge, settings: Settings, seen: Callable[[], None] | None = None) -> Window:
    """A window as the settings say, with the game's first picture; `seen` is called once that is shown.

    Until then a player waits for every module that is imported; tests/package guards the list.
    """
    from flow_desktop.app.assets import FIRST_DRAWINGS, begin_as_before

    begin_as_before(settings.extra.get(FIRST_DRAWINGS))
    size = settings.window_width, settings.window_height
    ahead = partial(_draw_ahead, game, settings)
    window = Window(game.name, size, settings.fullscreen, grow=size == FIRST_SIZE, ahead=ahead)
    game.first_picture(window.surface, settings.theme)
    window.present()
    if seen is not None:
        seen()
    return window


def _draw_ahead(game: Cartridge, settings: Settings, size: tuple[int, int]) -> None:
    """Where it is not known what the first screen shows in such a window, the game says what it will be."""
    from flow_desktop.app.assets import fits

    if not fits(size):
        game.ahead(settings, size)


def _trouble(game: Cartridge, loaded: Loaded) -> str:
    words = {SettingFault.BROKEN: game.words.settings_broken, SettingFault.NEWER: game.words.settings_newer}
    return words[loaded.fault] if loaded.fault is not None else ""


def _without_screen(game: Cartridge) -> int:
    from flow_desktop.app.crash import tell

    tell(game.name, _(game.words.no_screen))
    return NO_DISPLAY_STATUS


def _crash_status() -> int:
    from flow_desktop.app.crash import CRASH_STATUS

    return CRASH_STATUS


def _shell(game: Cartridge, folders: Folders, settings: Settings, window: Window, wishes: Wishes) -> Shell:
    from flow_desktop.app.shell import Shell

    shell = Shell(game, folders, settings, window.surface.get_size())
    shell.saving = not wishes.safe
    shell.audio.wanted = not wishes.safe
    shell.voices = partial(_voice, game.name)
    return shell


def _voice(client: str, diction: Diction, without: Callable[[str], None]) -> Speaker:
    from flow_desktop.app.voice.finding import find_engine
    from flow_desktop.app.voice.speaker import Speaker

    return Speaker(partial(find_engine, client), diction, without)


def _play(shell: Shell, window: Window, notices: list[str]) -> Crash | None:
    """Play until the program ends; gives what is left of a crash, if there was one."""
    from flow_desktop.app.loop import App

    for notice in filter(None, notices):
        shell.captions.notice(_(notice))
    app: App | None = None
    try:
        app = App(shell, window, shell.game.first(shell))
        app.run()
    except Exception as error:
        return _told(error, shell, window, app)
    finally:
        width, height = window.windowed_size
        shell.change(window_width=width, window_height=height)
        shell.end_voice()
        shell.audio.close()
        window.close()
    return None


def _told(error: Exception, shell: Shell, window: Window, app: App | None) -> Crash:
    """Write the report, leave the scenes, and tell the player in the same window."""
    from flow_desktop.app.crash import sentence, tell_in_a_box

    crash, game = report_crash(error, shell, app), shell.game
    print(sentence(game, crash.report), file=sys.stderr)
    if app is not None:
        app.stack.abandon()
    shell.audio.close()
    if game.aftermath is None or not _seen(game.aftermath.scene(crash), shell, window):
        tell_in_a_box(game.name, sentence(game, crash.report))
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


def report_crash(error: Exception, shell: Shell, app: App | None) -> Crash:
    """Write down what happened; whatever goes wrong with that, there is a `Crash` afterwards."""
    from flow_desktop.app.crash import Crash, Evidence, keep_report, report_text

    LOGGER.critical("the program ended by an error", exc_info=error)
    told, lately = Evidence(), list[str]()
    game, size, settings = shell.game, shell.view.size, shell.settings
    facts = [
        f"window {size[0]}x{size[1]}, text {settings.text_percent} %, {settings.theme}, {language.current()}"
    ]
    if app is not None:
        facts.append("scenes: " + ", ".join(type(scene).__name__ for scene in app.stack.scenes))
        lately = app.trail.lines(app.clock.now())
        try:
            told = game.aftermath.witness(app) if game.aftermath is not None else told
        except Exception:
            LOGGER.critical("the game could not be told", exc_info=True)
    report = report_text(game, error, facts, told, lately)
    return Crash(keep_report(shell.folders, report), told.in_a_game)


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
