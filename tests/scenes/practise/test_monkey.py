"""Somebody who presses anything, anywhere in practice, in the editor and in the drills: nothing breaks."""

import random
from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from flow_desktop.app.scene import Scene
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.practise.editor.scene import EditorScene
from flow_desktop.scenes.practise.scene import PractiseScene
from tests.scenes.practise.practising import opened

SIZE = (1024, 640)
PRESSES = 220
STARTS: dict[str, type[Scene]] = {"page": PractiseScene, "editor": EditorScene, "drills": DrillsScene}
LEFT_OUT = {Action.FULLSCREEN, Action.MUTE}
ACTIONS = [action for action in (*Action, *FlowAction) if action not in LEFT_OUT]


def whatever(draw: random.Random) -> list[Intent]:
    x, y = draw.randrange(SIZE[0]), draw.randrange(SIZE[1])
    chance = draw.random()
    if chance < 0.45:
        return [PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)]
    if chance < 0.5:
        return [PointerPressed(x, y, MouseButton.RIGHT), Wheel(x, y, draw.choice((-1, 1)))]
    if chance < 0.55:
        return [TextTyped(draw.choice(("b1:EW ", "/ hand bird", "OTTER-REEF-60", "é\u2028", "seed x")))]
    device = draw.choice((Device.KEYBOARD, Device.PAD))
    return [Act(draw.choice(ACTIONS), device)]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_breaks(start: str, seed: int, tmp_path: Path) -> None:
    draw = random.Random(f"{start} {seed}")
    app = opened(tmp_path, STARTS[start], SIZE)
    clipboard.copy(draw.choice(("board b1:EW / hand bird:2", "nonsense", "OTTER-REEF-60")))
    for _ in range(PRESSES):
        app.inject(*whatever(draw))
        assert app.loop_once() or app.stack.top is None
        if app.stack.top is None:
            break
