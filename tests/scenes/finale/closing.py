"""Games that have just ended, with the play scene over them, and looking on."""

from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.rounds import Table
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.scene import PlayScene

MOST_FRAMES = 600


def ended_app(
    folder: Path,
    table: Table,
    *,
    size: tuple[int, int] = (1024, 640),
    settings: Settings | None = None,
    beside: tuple[Companion, ...] = (),
) -> App:
    """The table with its game over; the next frame leads on."""
    chosen = settings or Settings(language="en")
    return off_screen(
        FLOW, lambda _shell: PlayScene(table, *beside), Folders(folder), size, chosen, StillTime()
    )


def closing_of(app: App) -> ClosingScene:
    """The last moment, as soon as it has begun."""
    for _ in range(4):
        app.loop_once()
        if isinstance(app.stack.top, ClosingScene):
            return app.stack.top
    raise AssertionError(f"{type(app.stack.top).__name__} is on top")


def look_on(app: App) -> float:
    """Look on until the last moment is over; gives its seconds."""
    closing, begun = app.stack.top, app.shell.now()
    for _ in range(MOST_FRAMES):
        if app.stack.top is not closing:
            return app.shell.now() - begun
        app.loop_once()
    raise AssertionError("it never ends")


def heard(app: App) -> list[str]:
    """Everything that was heard so far."""
    return [sound.name for sound in app.shell.audio.heard]
