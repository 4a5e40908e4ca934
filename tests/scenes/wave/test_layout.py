"""The pages of a wave at every corner of sizes, text and language, over the real play scene."""

from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.wave.hosting import SEATS, table_at_wave
from tests.scenes.wave.watching import until, until_told
from tests.widgets.checking import problems, untranslated
from tests.widgets.driving import do

SIZES = [(1024, 640), (1280, 960), (2560, 1080), (3840, 2160)]
NAMES = [seat.name for seat in SEATS]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("calm", [False, True])
def test_every_page_is_whole(tmp_path: Path, size: tuple[int, int], percent: int, calm: bool) -> None:
    table = table_at_wave("puffin-bay", tiles=18, birds=3, calm=calm)
    settings = Settings(language="qps", text_percent=percent, reduced_motion=True)
    app = off_screen(FLOW, lambda _shell: PlayScene(table), Folders(tmp_path), size, settings, StillTime())
    until(app, lambda: isinstance(app.stack.top, WaveScene))
    app.loop_once()
    scene = app.stack.top
    assert isinstance(scene, WaveScene)
    seen = [problems(scene.root, app.shell.view), untranslated(scene.root, NAMES)]
    if calm:
        do(app, Action.ACCEPT)
        seen.append(problems(scene.root, app.shell.view))
    do(app, Action.ACCEPT)
    assert scene.part is WavePart.TUMBLE
    seen.append(problems(scene.root, app.shell.view))
    do(app, Action.ACCEPT, Action.ACCEPT)
    until_told(app, scene)
    seen += [problems(scene.root, app.shell.view), untranslated(scene.root, NAMES)]
    assert seen == [[]] * len(seen)


def test_the_panel_lies_beside_the_board_where_there_is_room(tmp_path: Path) -> None:
    table = table_at_wave()
    app = off_screen(
        FLOW,
        lambda _shell: PlayScene(table),
        Folders(tmp_path),
        (1920, 1080),
        Settings(language="en"),
        StillTime(),
    )
    until(app, lambda: isinstance(app.stack.top, WaveScene))
    app.loop_once()
    scene = app.stack.top
    assert isinstance(scene, WaveScene)
    assert not scene.find("throw").rect.colliderect(scene.board_view.places.rect)
