"""What is measured in the window: the floor, and each scene with what moves in it."""

import gc
import itertools
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pygame

from build.bench.frames import NEVER_LATE, summary
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, Intent, MouseButton, PointerMoved, PointerPressed
from flow_desktop.app.loop import App, SystemEvents, SystemTime
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime
from flow_desktop.app.window import Window
from flow_desktop.games import GAMES
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.scenes.play.scene import RiverPlay
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.gallery.easel import Easel
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.widgets.paint import gradient
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import walk

WARM_UP = 30
FLOOR_FRAMES = 120
LONGEST_WAVE = 1200
WAITING_FRAMES = 30
IDLE_SECONDS = 5.0

_now: Callable[[], float] = time.perf_counter


class NoInput:
    """Keeps the window's queue empty without waiting and hears nothing: the pointer is ours."""

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Empty the queue."""
        pygame.event.get()
        return []


def measure_all(sizes: list[str], scenes: list[str], frames: int, runs: int, cpu: bool) -> dict[str, Any]:
    """Every scene at every size, the floor of the same minutes, and the idle menu."""
    global _now
    _now = time.thread_time if cpu else time.perf_counter
    figures: dict[str, Any] = {"floor": {}, **{scene: {} for scene in scenes}}
    for size in sizes:
        wide, _, high = size.partition("x")
        window = Window(FLOW.name, (int(wide), int(high)))
        assert window.surface.get_size() == (int(wide), int(high)), "the screen is too small for the window"
        floor = floor_times(window)
        with tempfile.TemporaryDirectory(prefix="flow-bench-") as folder:
            program = Program(window, Path(folder))
            for scene in scenes:
                courses = [
                    program.scene_times(scene, frames) for _ in range(runs if scene in NEVER_LATE else 1)
                ]
                figures[scene][size] = summary(min(courses, key=max))
                floor += floor_times(window)
        figures["floor"][size] = summary(floor)
        window.close()
    if "menu" in scenes:
        figures["idle_menu_percent"] = idle_percent("menu")
    return figures


def floor_times(window: Window) -> list[float]:
    """Background and flip, and nothing else."""
    surface = window.surface
    sea = gradient(surface.get_size(), NORMAL.ground_top, NORMAL.ground_bottom)
    times = []
    for _ in range(FLOOR_FRAMES):
        begun = _now()
        surface.blit(sea, (0, 0))
        window.present()
        times.append(1000 * (_now() - begun))
        pygame.event.get()
    return times[10:]


class Program:
    """One shell for all scenes of a size, as a player has: what play has drawn, the wave finds ready."""

    def __init__(self, window: Window, folder: Path) -> None:
        self.window = window
        self.clock = StillTime()
        size = window.surface.get_size()
        self.shell = Shell(FLOW, Folders(folder), Settings(language="en"), size, self.clock.now)
        self.shell.saving = False
        self.shell.audio.open()
        self.shell.audio.wanted = False  # each app would open the device anew and forget what was decoded

    def scene_times(self, scene: str, frames: int) -> list[float]:
        """Milliseconds of each drawn frame of a scene while its things move."""
        if scene == "wave":
            return _wave_times(self._app_at_the_bell())
        if scene == "roll":
            return _until_still(self._river_app())
        if scene == "river":
            return self._driven(self._river_app(still=True), scene, frames)
        return self._driven(self._app(SHOWN.get(scene, scene)), scene, frames)

    def _driven(self, app: App, scene: str, frames: int) -> list[float]:
        drive = DRIVES.get(scene, _circling)(app)
        for intents in itertools.islice(drive, WARM_UP):
            app.inject(*intents)
            app.loop_once()
        return _timed(app, itertools.islice(drive, frames))

    def _app(self, exhibit: str) -> App:
        app = self._begun(exhibit)
        app.loop_once()
        EXHIBITS[exhibit].arrange(app)
        gc.collect()
        return app

    def _app_at_the_bell(self) -> App:
        """The play scene as it was drawn all the round long, in the moment before the wave lies over it."""
        app = self._begun("wave")
        for scene in app.stack.drawn():
            scene.draw(self.window.surface)
        gc.collect()
        return app

    def _river_app(self, still: bool = False) -> App:
        """A table of River Dice as its first dice fall, or lie."""
        river = GAMES["river-dice"].cartridge
        size = self.window.surface.get_size()
        shell = Shell(river, self.shell.folders, self.shell.settings, size, self.clock.now)
        shell.saving, shell.audio.wanted = False, False
        first = RiverPlay(RiverTable.new(RiverOptions("bench", sheet="A")))
        app = App(shell, self.window, first, self.clock, NoInput())
        app.loop_once()
        if still:
            _until_still(app)
        gc.collect()
        return app

    def _begun(self, exhibit: str) -> App:
        first = EXHIBITS[exhibit].scene(Easel(self.shell, self.clock))
        return App(self.shell, self.window, first, self.clock, NoInput())


def _timed(app: App, drive: Iterator[Iterable[Intent]]) -> list[float]:
    times = []
    for intents in drive:
        app.inject(*intents)
        app.shell.redraw()
        begun = _now()
        app.loop_once()
        times.append(1000 * (_now() - begun))
    return times


def _wave_times(app: App) -> list[float]:
    """From the bell over the throw, half a second after it was asked for, to the end of the animation."""
    times = _until_still(app)
    for _ in range(WAITING_FRAMES):
        app.loop_once()
        time.sleep(1 / 60)
    times += _timed(app, iter([(Act(Action.ACCEPT),)]))
    return times + _until_still(app)


def _until_still(app: App) -> list[float]:
    """Frames at a game's own pace: the flood is worked out by a thread in the time between them."""
    times = _timed(app, iter([()]))
    while len(times) < LONGEST_WAVE and app.stack.top is not None and app.stack.top.moving:
        time.sleep(max(0.0, 1 / 60 - times[-1] / 1000))
        times += _timed(app, iter([()]))
    return times


def _circling(app: App) -> Iterator[Iterable[Intent]]:
    """The pointer goes round over everything."""
    wide, high = app.shell.view.size
    for turn in itertools.count():
        x = round(wide * (0.5 + 0.35 * _saw(turn / 120)))
        y = round(high * (0.5 + 0.35 * _saw(turn / 77)))
        yield (PointerMoved(x, y),)


def _carrying(app: App) -> Iterator[Iterable[Intent]]:
    """A tile in the hand goes over the board while the water flows and the clock runs."""
    wide, high = app.shell.view.size
    for turn in itertools.count():
        x = round(wide * (0.5 + 0.2 * _saw(turn / 90)))
        y = round(high * (0.48 + 0.3 * _saw(turn / 63)))
        yield (PointerMoved(x, y),)


def _scrubbing(app: App) -> Iterator[Iterable[Intent]]:
    """The way through a game is held and pulled from end to end and back."""
    at = _of(app, "scrub")
    y = at.bottom - at.height // 4
    yield (PointerPressed(at.centerx, y, MouseButton.LEFT),)
    for turn in itertools.count():
        yield (PointerMoved(round(at.centerx + 0.47 * at.width * _saw(turn / 170)), y),)


def _pointing(app: App) -> Iterator[Iterable[Intent]]:
    """The pointer goes along the tide."""
    at = _of(app, "tide-chart")
    for turn in itertools.count():
        yield (PointerMoved(round(at.centerx + 0.45 * at.width * _saw(turn / 140)), at.centery),)


def _of(app: App, key: str) -> pygame.Rect:
    """Where a widget lies on the page."""
    page = app.stack.top
    assert isinstance(page, Screen)
    return next(each.rect for each in walk(page.root) if each.key == key)


def _saw(at: float) -> float:
    """Between -1 and 1, up and down."""
    return 4 * abs(at - int(at + 0.5)) - 1


def idle_percent(scene: str) -> float:
    """How much of a core an untouched scene takes in real time."""
    window = Window(FLOW.name, (1920, 1080))
    with tempfile.TemporaryDirectory(prefix="flow-bench-") as folder:
        shell = Shell(FLOW, Folders(Path(folder)), Settings(language="en"), window.surface.get_size())
        shell.saving = False
        app = App(
            shell, window, EXHIBITS[scene].scene(Easel(shell, StillTime())), SystemTime(), SystemEvents()
        )
        _run_for(app, 1.5)
        begun, used = time.perf_counter(), time.process_time()
        _run_for(app, IDLE_SECONDS)
        share = 100 * (time.process_time() - used) / (time.perf_counter() - begun)
    window.close()
    return round(share, 2)


def _run_for(app: App, seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        app.loop_once()


SHOWN = {"play": "play-carry", "scrub": "replay", "tide": "results-tide"}
DRIVES: dict[str, Callable[[App], Iterator[Iterable[Intent]]]] = {
    "play": _carrying,
    "scrub": _scrubbing,
    "tide": _pointing,
}
