"""Drills without a window, with a clock that moves only when it is told to."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, AnyAction, Device
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.scenes.autoplay.game import HANDS
from flow_desktop.scenes.autoplay.touch import Hands, Touch, play_scene, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.drills.companions import Coach, Placing
from flow_desktop.scenes.drills.scene import DrillsScene


@dataclass
class Drilling:
    """A program at the page of drills."""

    app: App
    time: StillTime
    hands: Hands

    @classmethod
    def opened(
        cls, folder: Path, device: str = "mouse", scene: Callable[[], Scene] = DrillsScene
    ) -> "Drilling":
        time = StillTime()
        app = off_screen(
            FLOW, lambda shell: scene(), Folders(folder), (1280, 720), Settings(language="en"), clock=time
        )
        app.loop_once()
        return cls(app, time, HANDS[device](Touch(app)))

    def frames(self, count: int = 5) -> None:
        for _ in range(count):
            self.app.loop_once()

    def let_run(self, seconds: float, painted: bool = True) -> None:
        """Let time pass in small steps, whatever the loop waits for; not painted, where that is long."""
        until, self.app.painting = self.time.seconds + seconds, painted
        while self.time.seconds < until:
            self.time.seconds += 0.1
            self.app.loop_once()
        self.app.painting = True

    def until(self, scene: type[Scene]) -> None:
        for _ in range(900):
            if isinstance(self.app.stack.top, scene):
                return
            self.app.loop_once()
        raise AssertionError(f"{scene.__name__} never comes; {type(self.app.stack.top).__name__} is there")

    def press(self, key: str) -> None:
        Touch(self.app).press(top_screen(self.app).find(key))
        self.frames(2)

    def act(self, action: AnyAction, device: Device = Device.KEYBOARD) -> None:
        self.app.inject(Act(action, device))
        self.frames(2)

    @property
    def coach(self) -> Coach:
        (beside,) = play_scene(self.app).company
        assert isinstance(beside, Coach)
        return beside

    def place_one(self) -> None:
        """Put the tile in hand on the ringed space, turned as it has to be."""
        coach = self.coach
        assert isinstance(coach, Placing)
        for _ in range(40):
            if coach.asked is not None and coach.play.hand.carry is not None:
                break
            self.app.loop_once()
        assert coach.asked is not None
        assert coach.play.hand.carry is not None
        ways = coach.play.hand.carry.fits[coach.asked]
        self.hands.put(coach.asked, min(ways))
        self.frames(2)
