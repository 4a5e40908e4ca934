"""How long a press takes until something is seen: every page, and everything that can be pressed on each.

    python3 dev.py bench waits [--json] [--size 1920x1080] [--only PAGE] [--shown 25]

The way to each page is that of the map (`build.page_map`). The menu is opened once; for every page the
program is split in two (so Linux and macOS only), and one half goes there as if nothing had been open before.
Time is real, as in a window: whatever thinks in a process of its own does so here. What is printed is the
processor's time of the press until a sign of life (in very large windows the page that is left dims first),
with its first whole frame, and of the longest of the frames after it, which may be busy with what was put
off. No sign may take longer than 0.3 s.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from build.bench.telling import asker
from flow_desktop.app.fade import can_fade
from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.scenes.menu.ahead import wait_for_pages
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk

LONGEST = 300.0
LOOKED_ON = 12
"""Frames that pass before the next press."""
FRAME = 1 / 60
"""Seconds that one of them lasts."""
PATIENCE = 120
"""Seconds after which a half of the program is given up."""


class Wait(NamedTuple):
    """One press: where, on what; milliseconds to a sign, with its frame, of the longest after it, in all."""

    page: str
    pressed: str
    sign: float
    first: float
    later: float
    clock: float

    @property
    def longest(self) -> float:
        """Without a sign of life: until the first one, or while the page is there already."""
        return max(self.sign, self.later)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the status says nothing about speed, for a machine may be busy."""
    parser = asker("waits", __doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--only", default="", help="the name of one page")
    parser.add_argument("--shown", type=int, default=25, help="so many of the longest")
    parser.add_argument("--prepare", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.prepare:
        return _prepare(options.prepare)
    if not hasattr(os, "fork"):
        print("Here a program cannot be split in two.", file=sys.stderr)
        return 2
    wide, _, high = options.size.partition("x")
    found = measured((int(wide), int(high)), options.only)
    waits = sorted(found, key=lambda wait: -max(wait.first, wait.later))
    if options.json:
        print(json.dumps([wait._asdict() for wait in waits]))
        return 0
    print(f"{len(waits)} presses, in ms: to a sign, with their frame, the longest after it, by the clock")
    for wait in waits[: options.shown]:
        times = (wait.sign, wait.first, wait.later, wait.clock)
        print("".join(f"{each:7.0f} " for each in times), f"{wait.page}: {wait.pressed}")
    slow = sum(wait.longest > LONGEST for wait in waits)
    print(f"{slow} above {LONGEST:.0f} ms" if slow else f"None takes longer than {LONGEST:.0f} ms.")
    return 0


def _prepare(folder: Path) -> int:
    """Move in, and tell the ways: in a process of its own, for it opens everything."""
    from build.page_map import move_in, pages

    (folder / "settings").write_text(json.dumps(move_in(folder / "home").extra), encoding="utf-8")
    ways = [[stop.name, list(stop.keys)] for stop in pages().values() if stop.keys]
    (folder / "ways").write_text(json.dumps(ways), encoding="utf-8")
    return 0


def measured(size: tuple[int, int], only: str = "") -> list[Wait]:
    """Every page, and everything that can be pressed there."""
    with tempfile.TemporaryDirectory(prefix="flow-waits-") as scratch:
        folder = Path(scratch)
        _prepared(folder)
        ways: list[tuple[str, list[str]]] = json.loads((folder / "ways").read_text("utf-8"))
        extra = json.loads((folder / "settings").read_text("utf-8"))
        settings = Settings(language="en", extra=extra)
        home, told = folder / "played", folder / "told"
        told.touch()
        shutil.copytree(folder / "home", home)
        game = GAMES["flow"].cartridge
        app = off_screen(game, lambda shell: MenuScene(), Folders(home), size, settings, RealTime())
        app.fading = not can_fade(app.canvas.surface)  # where a fade keeps up, it delays nothing
        _look_on(app)
        wait_for_pages()  # so long does a player look at the menu, and a thread is not split in two
        visitor = Visitor(app, told)
        visitor.press_everything("MenuScene")
        for name, keys in ways:
            if only in ("", name):
                shutil.rmtree(home)
                shutil.copytree(folder / "home", home)
                visitor.visit(name, keys)
        return [Wait(*json.loads(line)) for line in told.read_text("utf-8").splitlines()]


def _prepared(folder: Path) -> None:
    """Modules lie compiled as after a first start: a player's program compiles nothing at a press."""
    compiled = str(folder / "compiled")
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    job = [sys.executable, "-m", "build.bench.waits", "--prepare", str(folder)]
    subprocess.run(job, check=True, stdout=sys.stderr, env=environment)
    sys.pycache_prefix = compiled


class RealTime:
    """The clock of a window, which never sleeps longer than a frame."""

    now = staticmethod(time.monotonic)

    def sleep(self, seconds: float) -> None:
        """Sleep so long, at most for a frame."""
        time.sleep(min(seconds, FRAME))


class Visitor:
    """Goes through the program and notes what takes how long."""

    def __init__(self, app: App, told: Path) -> None:
        self.app = app
        self.told = told
        self.seen = 0.0
        self._present = app.canvas.present
        app.canvas.present = self._presented  # type: ignore[method-assign]

    def _presented(self) -> None:
        self._present()
        self.seen = self.seen or time.thread_time()

    def visit(self, name: str, keys: list[str]) -> None:
        """Go to a page, note how long its last press took, and press everything there."""

        def go() -> None:
            for key in keys[:-1]:
                self._press(self._find(key))
                _look_on(self.app)
            self._note(name, "opened", self._find(keys[-1]))
            self.press_everything(name)

        _in_another_half(go, name)

    def press_everything(self, name: str) -> None:
        """Press all that can be pressed on the page, each as if nothing else had been pressed."""
        page = self.app.stack.top
        if not isinstance(page, Screen):
            return
        for widget in [each for each in walk(page.root) if isinstance(each, Pressable) and each.enabled]:
            label = widget.key or widget.label
            press = partial(self._note, name, label, widget)
            _in_another_half(press, f"{name}: {label}")

    def _find(self, key: str) -> Pressable:
        page = self.app.stack.top
        assert isinstance(page, Screen)
        found = page.find(key)
        assert isinstance(found, Pressable)
        return found

    def _press(self, widget: Pressable) -> None:
        self.app.change(widget.press().change)
        self.app.shell.redraw()
        self.app.loop_once()

    def _note(self, name: str, label: str, widget: Pressable) -> None:
        clock, spent, self.seen = time.perf_counter(), time.thread_time(), 0.0
        self._press(widget)
        sign = 1000 * (self.seen - spent)
        first, clock = 1000 * (time.thread_time() - spent), 1000 * (time.perf_counter() - clock)
        later = 0.0
        for _frame in range(LOOKED_ON):
            if self.app.running:
                spent = time.thread_time()
                self.app.loop_once()
                later = max(later, 1000 * (time.thread_time() - spent))
        with self.told.open("a", encoding="utf-8") as file:
            times = [round(each, 1) for each in (sign, first, later, clock)]
            file.write(json.dumps([name, label, *times]) + "\n")


def _look_on(app: App) -> None:
    for _frame in range(LOOKED_ON):
        app.loop_once()


def _in_another_half(deed: Callable[[], Any], what: str) -> None:
    """Split the program in two, let the other half do something, and wait until it is gone.

    It cannot look after processes that were started before: what needs them is said, and not measured.
    """
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    signal.alarm(PATIENCE)
    try:
        deed()
    except Exception as error:
        print(f"{what}: not measured ({type(error).__name__}: {error})", file=sys.stderr)
    finally:
        os._exit(0)


if __name__ == "__main__":
    raise SystemExit(main())
