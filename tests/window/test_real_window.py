"""As a person would: a real window, a real pointer and real keys; the result is read from the log file."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from build.bench.display import own_display
from flow_desktop.app.folders import Folders
from flow_desktop.app.settings import Settings, save_settings
from flow_desktop.app.start import off_screen
from flow_desktop.engine import Options
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.tiles import turned
from flow_desktop.rounds import Table
from flow_desktop.scenes.autoplay.touch import Touch, board_of, hand_of
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.widget import Widget, walk

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
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


@dataclass(frozen=True, slots=True)
class Move:
    """A move in pixels: where the pile and the space are, how often to turn, and what the log will say."""

    pile: tuple[int, int]
    space: tuple[int, int]
    notches: int
    said: str


def a_move(seed: str, folder: Path) -> Move:
    """The same game played ahead off screen, to know where things are and how the first tile fits."""
    app = off_screen(
        FLOW,
        lambda shell: PlayScene(Table.new(Options(seed), source=shell.now)),
        Folders(folder),
        SIZE,
        Settings(language="en"),
    )
    app.loop_once()
    pile = next(widget for widget in _widgets(app.stack.top) if widget.key == "pile-0")
    place = pile.rect.center
    Touch(app).press(pile)
    carry = hand_of(app).carry
    assert carry is not None
    cell = max(sorted(carry.fits), key=lambda each: len(carry.fits[each]))
    snapped = carry.over(cell, snap=True).edges
    turns = [quarters for quarters in (1, 2, 3, 4) if turned(snapped, quarters) in carry.fits[cell]]
    command = write_command(PlaceTile(cell, turned(snapped, turns[0])))
    return Move(place, board_of(app).cell_rect(cell).center, turns[0], f"did {command}")


def _widgets(scene: object) -> list[Widget]:
    assert isinstance(scene, PlayScene)
    return list(walk(scene.root))


def test_a_tile_is_dragged_turned_and_placed(person: Person, tmp_path: Path) -> None:
    wait_for("the menu", lambda: "shown" if person.window else None)
    time.sleep(1)
    person.key("Return")  # Play has the focus
    seed = wait_for("a new game", lambda: (found := person.read(r"new game (\S+?),")) and found[1])
    move = a_move(seed, tmp_path / "other")
    person.key("Return")  # Ready
    person.drag(move.pile, move.space, move.notches)
    assert (
        wait_for("a placed tile", lambda: (found := person.read(r"did place .*")) and found[0]) == move.said
    )
    person.key("p")
    person.key("Escape")
    assert person.program.poll() is None
