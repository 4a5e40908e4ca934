"""As a person would: a real window, a real pointer and real keys; the result is read from the log file."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from build.bench.display import own_display
from flow_desktop.app.settings import Settings, save_settings
from tests.window.playing_ahead import NOTCHES, SIZE, a_move

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} to open a window"),
]


def wait_for(what: str, found: Callable[[], str | None]) -> str:
    """Look again and again; a slow machine only takes longer."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        result = found()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come within {PATIENCE:.0f} s")


class Person:
    """Somebody before the program's window."""

    def __init__(self, display: str, home: Path) -> None:
        self.log = home / "flow.log"
        hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        self.environment = {name: value for name, value in os.environ.items() if name not in hidden}
        self.environment |= {"DISPLAY": display, "FLOW_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        self.environment |= {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        self.manager = self._start("openbox")
        self.program = self._start(sys.executable, "-m", "flow_desktop")
        self.window = wait_for("the window", self._find_window)
        self.xdotool("windowactivate", "--sync", self.window)

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, env=self.environment, stdout=silent, stderr=silent, cwd=ROOT)

    def _find_window(self) -> str | None:
        assert self.program.poll() is None, "the program has ended"
        found = self.xdotool("search", "--pid", str(self.program.pid)).split()
        return found[-1] if found else None

    def xdotool(self, *words: str) -> str:
        command = ["timeout", "20", "xdotool", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        return done.stdout

    def key(self, name: str) -> None:
        self.xdotool("key", "--clearmodifiers", name)
        time.sleep(0.2)

    def move(self, point: tuple[int, int]) -> None:
        self.xdotool("mousemove", "--window", self.window, *map(str, point))
        time.sleep(0.02)

    def drag(self, start: tuple[int, int], end: tuple[int, int], notches: int) -> None:
        """Press, carry in small steps, turn the wheel with the button held, let go."""
        self.move(start)
        self.xdotool("mousedown", "1")
        time.sleep(0.15)
        for step in range(1, 13):
            share = step / 12
            self.move(
                (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
            )
        time.sleep(0.3)
        for _ in range(notches):
            self.xdotool("click", "5")
            time.sleep(0.2)
        self.xdotool("mouseup", "1")
        time.sleep(0.2)

    def read(self, pattern: str) -> re.Match[str] | None:
        return re.search(pattern, self.log.read_text("utf-8")) if self.log.exists() else None

    def leave(self) -> None:
        for process in (self.program, self.manager):
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    settings = Settings(language="en", window_width=SIZE[0], window_height=SIZE[1])
    assert save_settings(settings, tmp_path / "settings.json")
    with own_display("1600x1000x24") as display:
        somebody = Person(display, tmp_path)
        try:
            yield somebody
        finally:
            somebody.leave()


def test_a_tile_is_dragged_turned_and_placed(person: Person, tmp_path: Path) -> None:
    wait_for("the menu", lambda: "shown" if person.window else None)
    time.sleep(1)
    person.key("Return")  # Play has the focus
    time.sleep(1)
    person.key("Return")  # and before a first game, Start
    seed = wait_for("a new game", lambda: (found := person.read(r"new game (\S+?),")) and found[1])
    move = a_move(seed, tmp_path / "other")
    person.drag(move.pile, move.space, NOTCHES)
    assert (
        wait_for("a placed tile", lambda: (found := person.read(r"did place .*")) and found[0]) == move.said
    )
    person.key("p")
    person.key("Escape")
    assert person.program.poll() is None
