"""Random intents on a real screen: nothing breaks, the focus stays, the layout holds."""

import random

import pytest

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
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.letter_board import LetterBoard
from tests.app.scenes import ToyAction
from tests.widgets.checking import problems
from tests.widgets.demo import demo_app
from tests.widgets.driving import top

LEAVING = {Action.BACK, Action.FULLSCREEN}


def anything(chance: random.Random, size: tuple[int, int]) -> Intent:
    x, y = chance.randrange(size[0]), chance.randrange(size[1])
    button = chance.choice(list(MouseButton))
    acts = [
        Act(action, device) for action in (*Action, *ToyAction) if action not in LEAVING for device in Device
    ]
    choices: list[Intent] = [
        *[chance.choice(acts) for _ in range(6)],
        PointerMoved(x, y),
        PointerPressed(x, y, button),
        PointerReleased(x, y, button),
        Wheel(x, y, chance.choice((-1, 1))),
        TextTyped(chance.choice("aż 9")),
        FocusLost(),
        DeviceRemoved("pad"),
        WindowResized(*chance.choice([(1024, 640), (1600, 900), (1280, 960)])),
    ]
    return chance.choice(choices)


@pytest.mark.parametrize("seed", range(3))
def test_random_intents_do_no_harm(seed: int) -> None:
    chance = random.Random(seed)
    app, scene = demo_app((1024, 640), text=150)
    for turn in range(600):
        app.inject(anything(chance, app.shell.view.size))
        assert app.loop_once()
        screen = top(app)
        assert screen.focus.current in reading_order(screen.root)
        assert sum(widget.focused for widget in reading_order(screen.root)) == 1
        if turn % 60 == 0:
            assert problems(screen.root, app.shell.view) == []
    assert {type(each) for each in app.stack.scenes} <= {type(scene), Dialog, LetterBoard}
