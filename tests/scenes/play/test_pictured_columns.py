"""Columns and ground kept as pictures look exactly as if they were drawn anew, and follow what changes."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, PointerMoved, PointerPressed
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.sea.sea import BREATH
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down


def sit(folder: Path, time: StillTime, text: int) -> Sitting:
    table = new_table(time, players=3, clock=Clock(60))
    place_tiles(table, 3)
    return sit_down(folder, table, time, (1024, 640), Settings(language="en", text_percent=text))


def picture(sitting: Sitting) -> bytes:
    surface = pygame.Surface(sitting.app.canvas.surface.get_size(), 0, 32)
    sitting.play.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def drawn_anew(sitting: Sitting) -> bytes:
    sitting.play.refresh()
    sitting.play.ground._stamp = None
    return picture(sitting)


@pytest.mark.parametrize("text", [100, 200])
def test_kept_and_drawn_anew_are_the_same(tmp_path: Path, time: StillTime, text: int) -> None:
    sitting = sit(tmp_path, time, text)
    states: list[Callable[[], None]] = [
        lambda: None,
        lambda: sitting.send(PointerMoved(*sitting.at("pause"))),
        lambda: sitting.send(PointerPressed(*sitting.at("pause"))),
        lambda: sitting.act(FlowAction.DRAW_FULLEST),
        lambda: sitting.act(FlowAction.ROTATE_RIGHT),
        lambda: sitting.let_run(7),
        lambda: sitting.act(Action.ACCEPT),
    ]
    seen = []
    for change in states:
        change()
        kept = [picture(sitting), picture(sitting)]
        assert kept[0] == kept[1] == drawn_anew(sitting)
        seen.append(kept[0])
    assert len(set(seen)) >= 5, "the changes can be seen"


def test_what_lies_still_is_painted_only_where_it_changes(tmp_path: Path, time: StillTime) -> None:
    sitting = sit(tmp_path, time, 100)
    ground = sitting.play.ground
    painted = ground.painted
    for x in range(300, 700, 10):
        sitting.send(PointerMoved(x, 300))
    passed = 40 / 60
    assert ground.painted - painted <= passed / BREATH + 2, "the sea moves on, and nothing else does"


def test_a_turned_column_is_followed(tmp_path: Path, time: StillTime) -> None:
    sitting = sit(tmp_path, time, 200)
    before = picture(sitting)
    sitting.focus_on("help")
    after = picture(sitting)
    assert after != before
    assert after == drawn_anew(sitting)
