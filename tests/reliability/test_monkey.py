"""A monkey at the screens whose program is killed now and then: each time the game is there again."""

import random
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    TextTyped,
    Wheel,
)
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.games import GAMES
from flow_desktop.rounds import Home, Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import seen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk
from tests.table.saving import let_go, whole

INTENTS = 1500
AT_ONCE = 5
LIFE = 60
CLOCKS = (Clock(60), Clock(None, 3), Clock(None))
LEAVING = ("quit", "leave", "give-up")


def somewhere(chance: random.Random, app: App) -> tuple[int, int]:
    top = app.stack.top
    wide, high = app.shell.view.size
    targets = (
        [w for w in walk(top.root) if w.pointed and w.key not in LEAVING] if isinstance(top, Screen) else []
    )
    if targets and chance.random() < 0.7:
        return chance.choice(targets).rect.center
    return chance.randrange(wide), chance.randrange(high)


def anything(chance: random.Random, app: App) -> list[Intent]:
    x, y = somewhere(chance, app)
    button = chance.choice((MouseButton.LEFT, MouseButton.LEFT, MouseButton.RIGHT))
    action = chance.choice([each for each in (*Action, *FlowAction) if each is not Action.FULLSCREEN])
    choices: list[list[Intent]] = [
        [PointerMoved(x, y), PointerPressed(x, y, button), PointerReleased(x, y, button)],
        [PointerMoved(x, y), PointerPressed(x, y, button)],
        [PointerReleased(x, y, button)],
        [Wheel(x, y, chance.choice((-1, 1)))],
        [Act(action, chance.choice((Device.KEYBOARD, Device.PAD)))],
        [Act(FlowAction.DRAW_FULLEST), Act(Action.ACCEPT)],
        [Act(Action.UNDO)],
        [TextTyped("ż")],
        [FocusLost()],
        [DeviceRemoved("pad")],
    ]
    return chance.choices(choices, (6, 2, 2, 1, 6, 3, 1, 1, 0.3, 0.3))[0]


def table_of(app: App) -> Table | None:
    return next((scene.table for scene in app.stack.scenes if isinstance(scene, PlayScene)), None)


class Monkey:
    """Plays, is interrupted, comes back; `counts` says what it went through."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.folders = Folders(folder)
        self.clock = CLOCKS[seed % len(CLOCKS)]
        self.counts: Counter[str] = Counter()
        self.app = self.start()

    def start(self) -> App:
        app = off_screen(
            GAMES["flow"].cartridge,
            lambda shell: MenuScene(),
            self.folders,
            (1024, 640),
            Settings(reduced_motion=True),
        )
        app.loop_once()
        return app

    def sit_down(self) -> None:
        """Begin a game of which something is already done."""
        time = StillTime()
        options = Options(f"reef-{self.chance.randrange(99)}", self.chance.randint(1, 3), clock=self.clock)
        table = Home(self.folders.data).new_table(options, source=time.now)
        table.do(Draw(0))
        self.app = off_screen(FLOW, lambda shell: PlayScene(table), self.folders, (1024, 640), clock=time)
        self.app.loop_once()

    def live(self) -> None:
        """Some intents, then the program is killed or closed, and the game is gone on with."""
        if table_of(self.app) is None:
            self.sit_down()
        for _ in range(LIFE // AT_ONCE):
            table = table_of(self.app)
            for _ in range(AT_ONCE):
                self.app.inject(*anything(self.chance, self.app))
                self.counts["intents"] += 1
            if not self.app.loop_once() or table_of(self.app) is not table:
                self.counts["left by itself"] += 1
                self.app = self.start() if not self.app.running else self.app
                return
        self.interrupt()

    def interrupt(self) -> None:
        table = table_of(self.app)
        if table is None or table.state.result is not None:
            return
        if self.chance.random() < 0.5:
            before = whole(table)
            let_go(table)
            self.counts["killed"] += 1
        else:
            self.app.inject(QuitAsked())
            assert not self.app.loop_once()
            before = whole(table)
            self.counts["closed"] += 1
        self.come_back(before)

    def come_back(self, before: dict[str, object]) -> None:
        self.app = self.start()
        assert seen(self.app, "go-on") is not None
        self.app.inject(Act(Action.ACCEPT))
        self.app.loop_once()
        table = table_of(self.app)
        assert table is not None
        after = whole(table)
        for each in (before, after) if table.setting.seconds is None else ():
            each["waiting"] = False  # a table without a timer waits for nobody
        assert after == before
        self.counts["moves"] += len(table.moves)
        self.app.loop_once()
        self.app.inject(Act(Action.BACK))
        self.app.loop_once()


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_never_loses_a_game(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(seed, tmp_path)
    while monkey.counts["intents"] < INTENTS:
        monkey.live()
    assert monkey.counts["killed"] + monkey.counts["closed"] >= 5, monkey.counts
    assert monkey.counts["moves"] > 0, monkey.counts
