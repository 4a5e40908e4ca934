"""A whole game in the packaged program's own window, by keys and clicks, from menu to results."""

import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, AnyAction, PointerMoved
from flow_desktop.app.settings import Settings, save_settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Roll
from flow_desktop.games import GAMES
from flow_desktop.scenes.autoplay.game import ScriptedGame, _sit_down
from flow_desktop.scenes.autoplay.keys import Keys
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.pointer import Clicks
from flow_desktop.scenes.menu.scene import MenuScene
from tests.package.desk import Desk, own_desk
from tests.package.packaged import Program
from tests.package.twin import BothHands

TOOLS = ("Xvfb", "openbox", "xdotool") if sys.platform == "linux" else ()
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PLAN = ScriptedGame("anchor", players=2)
LOOK = Settings(language="en", reduced_motion=True, fullscreen=True)

pytestmark = [
    pytest.mark.package,
    pytest.mark.window,
    pytest.mark.skipif(sys.platform == "darwin", reason="nobody presses keys on a Mac yet"),
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} to open a window"),
]


@pytest.fixture
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with own_desk(tmp_path_factory.mktemp("screen"), tmp_path_factory.mktemp("manager")) as desk:
        yield desk


class KeysOfBoth(Keys):
    """Keys that the window gets too: the twin's own would reach the twin alone."""

    def press(self, *actions: AnyAction) -> None:
        """Press them in both."""
        self.touch.send(*(Act(action, self.device) for action in actions))


def play_both(both: BothHands) -> list[str]:
    """Sit down, play the first round by keys and the others by clicks, and give the game's commands."""
    keys = KeysOfBoth(both)
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
    program: Program, real: Desk, tmp_path: Path
) -> None:
    shown = replace(program, display=getattr(real, "name", ""))
    assert save_settings(LOOK, shown.data / "settings.json")
    twin = off_screen(
        GAMES["flow"].cartridge, lambda shell: MenuScene(), Folders(tmp_path / "twin"), real.size, LOOK
    )
    both = BothHands(twin, real, tmp_path, blurred=program.wine is not None)
    with shown.in_a_window({"SDL_AUDIODRIVER": "dummy"}) as child:
        real.wait_for_window(child.pid)
        both.send(PointerMoved(4, 4))
        result, *commands = play_both(both)
        both.send(PointerMoved(4, 4))
        assert child.poll() is None
        both.wait_for_the_window(pygame.Rect((0, 0), real.size))
        until = time.monotonic() + 20
        while child.poll() is None and time.monotonic() < until:
            real.close_window()
            time.sleep(0.5)
        assert child.poll() == 0
    (kept,) = shown.json("games")
    assert (kept["finished"], kept["result"], kept["commands"]) == (True, result, commands)
    assert sum(command.startswith("roll") for command in commands) >= 2
    assert both.keys > 50 and both.clicks > 20
    log = (shown.data / "flow.log").read_text("utf-8")
    assert "WARNING" not in log and "ERROR" not in log and "no sound" not in log
