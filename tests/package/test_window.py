"""The packaged program in a real window: somebody presses a key, a game begins, the window is closed."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.codes import write_river_code
from flow_desktop.rounds import Home
from flow_desktop.table import Profile
from tests.package.packaged import Program

TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE = 40.0

pytestmark = [
    pytest.mark.package,
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="keys are pressed with xdotool, on Linux only"),
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} to open a window"),
]


def until(what: str, happens: Callable[[], bool]) -> None:
    """Look again and again; a slow machine only takes longer."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"{what} did not happen within {PATIENCE:.0f} s"
        time.sleep(0.3)


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


def xdotool(program: Program, *words: str) -> list[str]:
    command = ["timeout", "20", "xdotool", *words]
    environment = program.environment | {"PATH": "/usr/bin:/bin"}
    return subprocess.run(command, env=environment, capture_output=True, text=True).stdout.split()


def test_a_key_begins_a_game_and_the_window_closes_with_status_0(shown: Program) -> None:
    Home(shown.data).people().remember(Profile().having_been_asked("learn"))
    begin_and_leave(shown)
    (kept,) = shown.json("games")
    assert not kept["finished"]
    assert (shown.data / "settings.json").is_file()


def test_a_file_with_a_wave_code_opens_the_table_of_that_wave(shown: Program) -> None:
    """As a double click starts it: the program with the file's name, and Start has the focus."""
    file = shown.home / "Für Sonntag.flow"
    file.write_text("flow: OTTER-REEF-24086583\n")
    begin_and_leave(shown, str(file))
    (kept,) = shown.json("games")
    assert (kept["seed"], kept["players"]) == ("otter-reef", 4)


def test_a_file_with_a_deal_code_opens_the_table_of_river_dice(shown: Program) -> None:
    deal = RiverOptions("otter-reef", 1, "C", (5, 6, 7, 8))
    file = shown.home / "Regentag.flow"
    file.write_text(f"river-dice: {write_river_code(deal)}\n")
    begin_and_leave(shown, str(file), kept_in="river-dice")
    (kept,) = shown.json("games", "--game", "river-dice")
    assert (kept["seed"], kept["sheet"], kept["completion"]) == ("otter-reef", "C", [5, 6, 7, 8])


def begin_and_leave(shown: Program, *arguments: str, kept_in: str = "games") -> None:
    """Start the program, press Return until there is a game, and close the window."""
    games = shown.data / kept_in
    tools = shown.environment | {"PATH": "/usr/bin:/bin"}
    with running("openbox", env=tools), running(*shown.command(*arguments), env=shown.environment) as child:
        pid = str(child.pid)
        until("the window", lambda: bool(xdotool(shown, "search", "--pid", pid)))
        window = xdotool(shown, "search", "--pid", pid)[-1]

        def begun() -> bool:
            assert child.poll() is None, "the program has ended"
            xdotool(shown, "windowactivate", window)
            xdotool(shown, "key", "Return")
            return games.is_dir() and any(games.glob("*.journal"))

        until("a game", begun)

        def ended() -> bool:
            if child.poll() is None:
                xdotool(shown, "windowactivate", window)
                xdotool(shown, "key", "alt+F4")
            return child.poll() is not None

        until("the end", ended)
        assert child.returncode == 0
