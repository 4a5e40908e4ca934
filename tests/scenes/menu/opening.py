"""Open a scene off screen, at any size, and look over its layout: for the tests of all pages."""

from collections.abc import Callable, Collection
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.language import use
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.widgets.screen import Screen
from tests.widgets.checking import problems, untranslated

CORNERS = ((1024, 640), (1280, 960), (2560, 1080), (3840, 2160))
TEXTS = (100, 200)


def opened(
    scene: Callable[[], Scene],
    folder: Path,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    painted: bool = True,
) -> App:
    """A program that shows this scene, with a first frame drawn; where layout is all, it is not painted."""
    app = off_screen(FLOW, lambda shell: scene(), Folders(folder), size, settings or Settings(language="en"))
    app.painting = painted
    app.loop_once()
    return app


def screen(app: App) -> Screen:
    """The scene on top, as a screen."""
    top = app.stack.top
    assert isinstance(top, Screen)
    return top


def faults(
    scene: Callable[[], Scene],
    folder: Path,
    size: tuple[int, int],
    text: int,
    names: Collection[str] = (),
    prepare: Callable[[Screen], None] = lambda scene: None,
) -> list[str]:
    """What is wrong with the layout of a scene in the pseudo-language: cut, overlapping, untranslated."""
    app = opened(scene, folder, size, Settings(language="qps", text_percent=text), painted=False)
    try:
        top = screen(app)
        prepare(top)
        app.shell.redraw()
        app.loop_once()
        return [*problems(top.root, app.shell.view), *untranslated(top.root, names)]
    finally:
        use("en")
