"""Exhibits of Learn: the list of lessons, steps of every sort, praise, the end, and what is offered once."""

from collections.abc import Callable

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.engine import Options
from flow_desktop.engine.notation import read_cell
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import Touch, board_of, play_scene, top_screen
from flow_desktop.scenes.destinations import ToLesson
from flow_desktop.scenes.gallery.easel import Easel, let_settle, look_on, seats
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.learn.pages import GraduationScene
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.learn.showing import end_of
from flow_desktop.scenes.menu.opening import WelcomingMenu
from flow_desktop.scenes.start import people_of, remember_people

FEW_FRAMES = 30


def learn(easel: Easel) -> Scene:
    """The stones; two lessons are done."""
    machine = people_of(easel.shell).machine
    remember_people(easel.shell, machine.learnt(*(lesson.name for lesson in lessons()[:2])))
    return LearnScene()


def offer(easel: Easel) -> Scene:
    """What the menu asks at the first start."""
    return WelcomingMenu()


def lesson(name: str, part: int = 0) -> Callable[[Easel], Destination]:
    """A lesson from its beginning."""

    return lambda easel: ToLesson(name, part)


def graduation(easel: Easel) -> Scene:
    """The last lesson is won."""
    last = lessons()[-1]
    return GraduationScene(last, end_of(last.parts[0]).board)


def introduction(easel: Easel) -> Scene:
    """Two scenario cards are new at the table."""
    cards = (Scenario.NO_SUPPORT_CURRENT, Scenario.SINGLE_PATH_BOAT)
    options = Options("otter-reef", 2, scenarios=cards)
    return IntroductionScene(Table.new(options, seats(2), easel.shell.now), cards)


def by_keys(app: App) -> None:
    """Draw by key, so that the next key is shown."""
    let_settle(app)
    Touch(app).act(FlowAction.DRAW_1)
    look_on(app, FEW_FRAMES)


def by_pad(app: App) -> None:
    """Take the pad up, so that its button is shown."""
    let_settle(app)
    Touch(app).act(Action.NEXT_AREA, Device.PAD)
    look_on(app, FEW_FRAMES)


def drawn(app: App) -> None:
    """Draw a tile with the mouse."""
    let_settle(app)
    Touch(app).press(top_screen(app).find("pile-0"))
    look_on(app, FEW_FRAMES)


def tried(app: App) -> None:
    """Try the tile where it does not fit, as the lesson asks."""
    drawn(app)
    _choose_space(app, "b3")


def praised(app: App) -> None:
    """Play the bird where the ring is, so that the part is done."""
    let_settle(app)
    Touch(app).press(top_screen(app).find("card-0"))
    look_on(app, FEW_FRAMES)
    _choose_space(app, "b3")


def elsewhere(app: App) -> None:
    """Play the bird on another tile, which is not wanted now."""
    let_settle(app)
    Touch(app).press(top_screen(app).find("card-0"))
    look_on(app, FEW_FRAMES)
    _choose_space(app, "c4")


def _choose_space(app: App, name: str) -> None:
    Touch(app).click(board_of(app).cell_rect(read_cell(name)).center)
    look_on(app, FEW_FRAMES)


def paused(app: App) -> None:
    """Pause the lesson."""
    let_settle(app)
    Touch(app).act(Action.PAUSE)
    let_settle(app)
    assert top_screen(app) is not play_scene(app)
