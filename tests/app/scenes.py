"""Small scenes and sources for the tests of the shell."""

from enum import auto
from pathlib import Path

import pygame

from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.folders import Folders
from flow_desktop.app.input import Controls
from flow_desktop.app.intents import Act, Action, AnyAction, Intent
from flow_desktop.app.loop import App, EventSource
from flow_desktop.app.scene import Change, Pop, Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime
from flow_desktop.app.window import OffscreenCanvas


class ToyAction(AnyAction):
    """What players of a toy game can do."""

    ROLL = auto()


TOY_CONTROLS = Controls(
    {"r": ToyAction.ROLL, "shift+r": ToyAction.ROLL}, {"X": ToyAction.ROLL, "RT": ToyAction.ROLL}
)
GAME = Cartridge("Toy", lambda shell: Scene(), controls=lambda: TOY_CONTROLS)


class Recorder(Scene):
    """Writes down what happens to it."""

    def __init__(self, name: str = "scene", overlay: bool = False) -> None:
        self.name = name
        self.overlay = overlay
        self.calls: list[str] = []
        self.intents: list[Intent] = []
        self.times: list[float] = []
        self.answer: Change | None = None
        self.is_moving = False
        self.wakes: float | None = None

    def enter(self, shell: Shell) -> None:
        self.shell = shell
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def covered(self) -> None:
        self.calls.append("covered")

    def uncovered(self, result: object) -> Change | None:
        self.calls.append(f"uncovered {result}")
        return None

    def handle(self, intent: Intent) -> Change | None:
        self.intents.append(intent)
        if intent == Act(Action.BACK):
            return Pop(self.name)
        answer, self.answer = self.answer, None
        return answer

    def update(self, seconds: float) -> Change | None:
        self.times.append(seconds)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self.calls.append("draw")

    def view_changed(self) -> None:
        self.calls.append("view")

    @property
    def moving(self) -> bool:
        return self.is_moving

    @property
    def wake_after(self) -> float | None:
        return self.wakes


class Queue:
    """An event source that is filled by the test and writes down how long it was asked to wait."""

    def __init__(self, clock: StillTime) -> None:
        self.clock = clock
        self.events: list[pygame.event.Event] = []
        self.waits: list[float] = []

    def wait(self, seconds: float) -> list[pygame.event.Event]:
        self.waits.append(seconds)
        if not self.events:
            self.clock.sleep(seconds)
        events, self.events = self.events, []
        return events


def shell(folder: Path = Path("nowhere"), settings: Settings | None = None) -> Shell:
    made = Shell(GAME, Folders(folder), settings)
    made.saving = False
    return made


def app(first: Scene, clock: StillTime | None = None, events: EventSource | None = None) -> App:
    time_source = clock or StillTime()
    return App(shell(), OffscreenCanvas((1280, 720)), first, time_source, events or Queue(time_source))
