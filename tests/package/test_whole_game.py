"""A whole game in the packaged program's own window, by keys and clicks, from menu to results."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.settings import Settings, save_settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Roll
from flow_desktop.scenes.autoplay.game import ScriptedGame, _sit_down
from flow_desktop.scenes.autoplay.keys import Keys
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.pointer import Clicks
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from tests.package.packaged import Program
from tests.package.twin import SIZE, BothHands, Screen, screen

TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PLAN = ScriptedGame("anchor", players=2)
LOOK = Settings(language="en", reduced_motion=True, fullscreen=True)

pytestmark = [
    pytest.mark.package,
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="keys are pressed with xdotool, on Linux only"),
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} to open a window"),
]


@contextmanager
def running(*command: str, env: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    silent = subprocess.DEVNULL
    child = subprocess.Popen(command, env=env, cwd=env["HOME"], stdout=silent, stderr=silent)
    try:
        yield child
    finally:
        if child.poll() is None:
            child.terminate()
        child.wait(timeout=20)


@contextmanager
def managed(tools: dict[str, str]) -> Iterator[None]:
    """A window manager that has begun its work; one that comes late would take the focus from the program."""
    with running("openbox", env=tools):
        until = time.monotonic() + 20
        while subprocess.run(["xdotool", "get_num_desktops"], env=tools, capture_output=True).returncode:
            assert time.monotonic() < until, "openbox did not start"
            time.sleep(0.1)
        yield


@pytest.fixture
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    with screen(tmp_path_factory.mktemp("screen")) as display:
        yield display


def play_both(both: BothHands) -> list[str]:
    """Sit down, play the first round by keys and the others by clicks, and give the game's commands."""
    keys = Keys(both)
    _sit_down(both.app, keys, PLAN)

    def change_hands(app: object) -> None:
        if any(isinstance(entry.command, Roll) for entry in player.table.moves):
            player.hands = Clicks(both)

    player = ScriptedPlayer(both.app, keys, Brain("anchor"), change_hands)
    player._waves = -100  # every wave is looked at
    result = player.play_to_the_end()
    assert player.refusals == 0
    player.hands.choose("menu")
    return [result, *(write_command(entry.command) for entry in player.table.moves)]


def test_a_whole_game_by_keys_and_clicks_in_the_real_window(
    program: Program, real: Screen, tmp_path: Path
) -> None:
    shown = Program(program.path, program.home, real.name)
    assert save_settings(LOOK, shown.data / "settings.json")
    twin = off_screen(FLOW, lambda shell: MenuScene(), Folders(tmp_path / "twin"), SIZE, LOOK)
    both = BothHands(twin, real, tmp_path)
    sound = {"SDL_AUDIODRIVER": "dummy"}
    tools = shown.environment | {"PATH": "/usr/bin:/bin"}
    with managed(tools), running(*shown.command(), env=shown.environment | sound) as child:
        both.send(PointerMoved(4, 4))
        result, *commands = play_both(both)
        both.send(PointerMoved(4, 4))
        assert child.poll() is None
        both.wait_for_the_window(pygame.Rect((0, 0), SIZE))
        until = time.monotonic() + 20
        while child.poll() is None and time.monotonic() < until:
            subprocess.run(["xdotool", "key", "alt+F4"], env=tools, check=True)
            time.sleep(0.5)
        assert child.returncode == 0
    (kept,) = shown.json("games")
    assert (kept["finished"], kept["result"], kept["commands"]) == (True, result, commands)
    assert sum(command.startswith("roll") for command in commands) >= 2
    assert both.keys > 50 and both.clicks > 20
    log = (shown.data / "flow.log").read_text()
    assert "WARNING" not in log and "ERROR" not in log and "no sound" not in log
