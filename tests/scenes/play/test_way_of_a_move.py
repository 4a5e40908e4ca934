"""The way of a move (docs/architecture.md), from mouse to disk to screen: every step is taken once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pygame
import pytest

from flow_desktop.app.intents import MouseButton, PointerMoved, PointerPressed
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.rounds import Home
from flow_desktop.scenes.hints.caution import Caution
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.table import Seat
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import Sitting, sit_down

MADE = "<string>"
"""Where constructors of values come from."""
MOST_CALLS = 5250
"""Calls of Python functions from the release of the button to the end of its frame, columns drawn anew."""

MOST_HOPS = 21
WAY = (
    "app/input:Input.intents",
    "app/loop:App._handle",
    "scenes/play/scene:PlayScene.handle",
    "scenes/play/grip:Grip.after_widgets",
    "scenes/play/moves:Moves.space",
    "scenes/play/hand:Hand.press",
    "rounds/table:Table.do",
    "engine/step:attempt",
    "engine/checks:_place",
    "table/sitting:Sitting._entry",
    "engine/command_text:write_command",
    "table/journal:DiskJournal.append",
    "files/writing:_sync",
    "table/history:History.do",
    "table/announcing:Announcer.tell",
    "scenes/play/hand:Hand.heard",
    "scenes/play/scene:PlayScene.heard",
    "scenes/telling/timeline:timeline",
    "scenes/performing/performer:Performer.perform",
    "scenes/play/page:TablePage.build",
    "scenes/play/page:TablePage.draw",
    "scenes/play/page:TablePage._shown",
)
"""In the order in which they are come to."""


class Walked:
    """Counts the calls of every function of the program.

    What the standard library does below them depends on who else logs in the process of the tests.
    """

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.depths: dict[str, int] = {}
        """How many functions of ours lay one within the other when each was called first, itself counted."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and (name := _ours(frame)):
            self.calls[name] += 1
            if name not in self.depths:
                self.depths[name] = sum(bool(_ours(below)) for below in _with_callers(frame))


def _ours(frame: FrameType) -> str:
    code = frame.f_code
    _, ours, module = code.co_filename.rpartition("flow_desktop/")
    return f"{module.removesuffix('.py')}:{code.co_qualname}" if ours or code.co_filename == MADE else ""


def _with_callers(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


class Released:
    """The event of a mouse button that is let go; nothing else happens."""

    def __init__(self, at: tuple[int, int]) -> None:
        self._events = [pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=at, touch=False)]

    def wait(self, seconds: float) -> list[pygame.event.Event]:
        events, self._events = self._events, []
        return events


def drop(sitting: Sitting) -> Walked:
    """Drag a tile from its pile to where it fits, and drop it there; only the drop and its frame count."""
    start = sitting.at(f"pile-{sitting.play.hand.fullest_pile()}")
    sitting.send(PointerMoved(*start), PointerPressed(*start))
    sitting.send(PointerMoved(start[0] - 30, start[1], MouseButton.LEFT))
    assert sitting.play.hand.carry is not None and sitting.play.grip.dragging
    end = sitting.cell(min(sitting.play.hand.carry.fits))
    sitting.send(PointerMoved(*end, MouseButton.LEFT))
    sitting.let_run(1.0)
    walked, usual = Walked(), sitting.app.events
    sitting.app.events = Released(end)
    sys.setprofile(walked)
    try:
        sitting.frames()
    finally:
        sys.setprofile(None)
        sitting.app.events = usual
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
    options, seats = Options("otter", players=2, clock=Clock(60)), (Seat("Ann"), Seat("Ben"))
    table = Home(folder).new_table(options, seats, time.now)
    sitting = sit_down(folder, table, time, (1280, 720), beside=helpers)
    sitting.press("step")
    drop(sitting)
    counted = drop(sitting)
    assert [type(entry.command) for entry in sitting.table.moves][1::2] == [PlaceTile, PlaceTile]
    return counted


def test_a_move_takes_every_step_of_its_way_once(walked: Walked) -> None:
    assert {step: walked.calls[step] for step in WAY} == dict.fromkeys(WAY, 1)


def test_the_disk_comes_before_all_that_is_shown(walked: Walked) -> None:
    assert [step for step in walked.calls if step in WAY] == list(WAY)


def test_from_mouse_to_disk_it_is_this_far(walked: Walked) -> None:
    """A call within a call, from the turn of the loop to the one that waits for the disk."""
    ours = walked.depths["app/loop:App.loop_once"] - 1
    assert walked.depths["files/writing:_sync"] - ours <= MOST_HOPS


def test_a_command_is_not_read_back(walked: Walked) -> None:
    assert walked.calls["engine/command_text:read_command"] == 0


def test_a_move_and_its_frame_are_short(walked: Walked) -> None:
    assert sum(walked.calls.values()) <= MOST_CALLS
