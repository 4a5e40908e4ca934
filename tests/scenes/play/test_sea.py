"""The tide: it follows the clock, and no frame paints everything of a new step at once."""

import pygame

from flow_desktop.engine import Options
from flow_desktop.engine.commands import Draw
from flow_desktop.scenes.play.sea import STEPS, Tide, tide_step
from flow_desktop.table import Table
from tests.scenes.board.drawing import a_look


class Seconds:
    """A clock to be moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def run(table: Table, clock: Seconds, seconds: int) -> None:
    for _ in range(seconds):
        clock.now += 1
        table.tick()


def test_a_new_step_is_shown_part_by_part() -> None:
    clock = Seconds()
    table = Table.new(Options("otter-reef"), source=clock)
    table.do(Draw(0))
    tide, surface, look = Tide(table), pygame.Surface((320, 200), 0, 32), a_look()
    assert not tide.draw(surface, look), "nothing to do"
    run(table, clock, 30)
    assert tide_step(table) == STEPS // 2
    shown = []
    while tide.draw(surface, look):
        shown.append((tide.sea, tide.left, tide.right))
    shown.append((tide.sea, tide.left, tide.right))
    new, old = STEPS // 2, 0
    assert shown == [(old, old, old), (new, old, old), (new, new, old), (new, new, new)]
    assert not tide.draw(surface, look)
