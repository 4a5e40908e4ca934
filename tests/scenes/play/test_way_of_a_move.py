"""The way of a move (docs/architecture.md): a tile is dropped by the mouse, and every step is taken once."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import pytest

from flow_desktop.app.intents import MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.scenes.hints.caution import Caution
from flow_desktop.scenes.hints.hints import Hints
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import Sitting, new_table, sit_down

MADE = "<string>"
"""Where constructors of values come from."""
MOST_CALLS = 5200
"""Calls of Python functions from the release of the button to the end of its frame, columns drawn anew."""


class Walked:
    """Counts the calls of every function of the program.

    What the standard library does below them depends on who else logs in the process of the tests.
    """

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            code = frame.f_code
            _, ours, module = code.co_filename.rpartition("flow_desktop/")
            if not ours and code.co_filename != MADE:
                return
            self.calls[f"{module.removesuffix('.py')}:{code.co_qualname}"] += 1


def drop(sitting: Sitting) -> Walked:
    """Drag a tile from its pile to where it fits, and drop it there; only the drop and its frame count."""
    start = sitting.at(f"pile-{sitting.play.hand.fullest_pile()}")
    sitting.send(PointerMoved(*start), PointerPressed(*start))
    sitting.send(PointerMoved(start[0] - 30, start[1], MouseButton.LEFT))
    assert sitting.play.hand.carry is not None and sitting.play.grip.dragging
    end = sitting.cell(min(sitting.play.hand.carry.fits))
    sitting.send(PointerMoved(*end, MouseButton.LEFT))
    sitting.let_run(1.0)
    walked = Walked()
    sys.setprofile(walked)
    try:
        sitting.send(PointerReleased(*end))
    finally:
        sys.setprofile(None)
    sitting.let_run(1.5)
    return walked


@pytest.fixture
def walked(tmp_path: Path) -> Walked:
    """The second drop of a game that was begun once before: whatever is kept for every game is there."""
    _second_drop(tmp_path / "before")
    return _second_drop(tmp_path / "counted")


def _second_drop(folder: Path) -> Walked:
    time = StillTime()
    helpers = Caution(), Hints(Oracle())  # as at every table
    sitting = sit_down(folder, new_table(time, clock=Clock(60)), time, (1280, 720), beside=helpers)
    sitting.press("step")
    drop(sitting)
    counted = drop(sitting)
    assert [type(entry.command) for entry in sitting.table.moves][1::2] == [PlaceTile, PlaceTile]
    return counted


def test_a_move_takes_every_step_of_its_way_once(walked: Walked) -> None:
    way = (
        "scenes/play/scene:PlayScene.handle",
        "scenes/play/grip:Grip.after_widgets",
        "scenes/play/moves:Moves.space",
        "scenes/play/hand:Hand.press",
        "rounds/table:Table.do",
        "engine/step:attempt",
        "engine/checks:_place",
        "engine/command_text:write_command",
        "table/sitting:Sitting._keep",
        "table/history:History.do",
        "table/announcing:Announcer.tell",
        "scenes/play/hand:Hand.heard",
        "scenes/play/scene:PlayScene.heard",
        "scenes/telling/timeline:timeline",
        "scenes/performing/performer:Performer.perform",
        "scenes/play/page:TablePage.build",
        "scenes/play/page:TablePage._shown",
        "scenes/play/page:TablePage.draw",
    )
    assert {step: walked.calls[step] for step in way} == dict.fromkeys(way, 1)


def test_a_command_is_not_read_back(walked: Walked) -> None:
    assert walked.calls["engine/command_text:read_command"] == 0


def test_a_move_and_its_frame_are_short(walked: Walked) -> None:
    assert sum(walked.calls.values()) <= MOST_CALLS
