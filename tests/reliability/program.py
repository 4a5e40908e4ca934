"""The real program in a window that shows nothing, with a first scene that ends or fails after some frames.

    python -m tests.reliability.program quit|raise|raise-at-once|raise-twice|again

`raise` fails in a game, `raise-twice` in the window that tells of it as well, `again` starts again after it.
It says `shown` and the words of each crash window, `said` and the captions of the menu, and ends with the
status of the program.
"""

import sys

from flow_desktop.app.cartridge import Aftermath
from flow_desktop.app.crash import Crash
from flow_desktop.app.scene import Change, Quit, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import run
from flow_desktop.engine.commands import Draw
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import home_of
from flow_desktop.scenes.trouble.scene import TroubleScene, witness
from flow_desktop.table import Seat

FRAMES = 4


class Ending(MenuScene):
    """The menu for some frames."""

    frames = 0

    def update(self, seconds: float) -> Change | None:
        self.frames += 1
        if self.frames <= FRAMES:
            return super().update(seconds)
        for caption in self.shell.captions.shown:
            print(f"said {caption.text}", flush=True)
        return Quit()

    @property
    def moving(self) -> bool:
        return True


class Failing(PlayScene):
    """A game that fails after the first tile is drawn, with words that nobody else should read."""

    def update(self, seconds: float) -> Change | None:
        super().update(seconds)
        self.table.do(Draw(0))
        name = self.table.seats[0].name
        raise ValueError(f"{name} lost {self.shell.folders.data} and {name}")

    @property
    def moving(self) -> bool:
        return True


class Told(TroubleScene):
    """The crash window, answered after some frames."""

    frames = 0
    again = fails = False

    def update(self, seconds: float) -> Change | None:
        self.frames += 1
        if self.fails:
            raise RuntimeError("the window fails as well")
        if self.frames > FRAMES:
            print(f"shown {self.title} {self.comfort}", flush=True)
            return self._again() if self.again else Quit()
        return None

    @property
    def moving(self) -> bool:
        return True


class Start:
    """Makes the first scene; the second time it is the menu."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.starts = 0

    def first(self, shell: Shell) -> Scene:
        self.starts += 1
        if self.way == "quit" or self.starts > 1:
            return Ending()
        if self.way == "raise-at-once":
            raise RuntimeError("no first scene")
        draft = Draft(seats=(Seat("Žo" + "fie"),))  # no report quotes this line as her name
        return Failing(home_of(shell).new_table(draft.options(), draft.seats, shell.now))

    def told(self, crash: Crash) -> Scene:
        scene = Told(crash)
        scene.again, scene.fails = self.way == "again", self.way == "raise-twice"
        return scene


if __name__ == "__main__":
    start = Start(sys.argv[1])
    sys.exit(run(FLOW._replace(first=start.first, aftermath=Aftermath(witness, start.told))))
