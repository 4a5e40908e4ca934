"""Taking back in play: by U, Ctrl+Z, the button and the pad; where it is not allowed, the reason is told."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.loop import App
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw, TimeUp
from flow_desktop.rounds import Home, Table
from flow_desktop.scenes.autoplay.touch import play_scene, seen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table.words import ALREADY_SEEN, NOTHING_TO_UNDO
from tests.table.playing import first_placement

CONTROL = pygame.KMOD_CTRL
KEYS = {"u": (pygame.K_u, 0), "ctrl+z": (pygame.K_z, CONTROL)}
AGAIN = {"ctrl+y": (pygame.K_y, CONTROL), "ctrl+shift+z": (pygame.K_z, CONTROL | pygame.KMOD_SHIFT)}


def sat_down(folder: Path, clock: Clock) -> tuple[App, Table]:
    """A game in play, with one turn done."""
    time = StillTime()
    table = Home(folder).new_table(Options("otter-reef", clock=clock), source=time.now)
    table.ready()
    app = off_screen(FLOW, lambda shell: PlayScene(table), Folders(folder), (1280, 720), clock=time)
    app.loop_once()
    return app, table


def turn(app: App, table: Table) -> None:
    """One turn at the table, shown on the screen."""
    table.do(Draw(0))
    table.do(first_placement(table))
    scene = play_scene(app)
    scene.hand.follow()
    scene.refresh()
    scene.show_board()
    app.loop_once()


def press(app: App, key: int, modifiers: int) -> None:
    """A key of the real keyboard, through the program's own input."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        event = pygame.event.Event(kind, key=key, mod=modifiers, unicode="")
        app.inject(*app.shell.input.intents(event, 0.0))
    app.loop_once()


def click(app: App, key: str) -> None:
    widget = seen(app, key)
    assert widget is not None
    place = widget.rect.center
    intents: list[Intent] = [PointerMoved(*place), PointerPressed(*place), PointerReleased(*place)]
    app.inject(*intents)
    app.loop_once()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("again", AGAIN)
def test_keys_take_back_and_do_again(key: str, again: str, tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(None))
    turn(app, table)
    after = table.state
    for left in (1, 0):
        press(app, *KEYS[key])
        assert len(table.moves) == left
    assert table.state == table.opening.state
    for count in (1, 2):
        press(app, *AGAIN[again])
        assert len(table.moves) == count
    assert table.state == after
    assert next(Home(tmp_path).waiting()).state == after, "undone and done again on the disk as well"


def test_the_button_takes_back(tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(None))
    turn(app, table)
    click(app, "undo")
    assert len(table.moves) == 1


def test_a_pads_b_takes_back(tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(None))
    turn(app, table)
    app.inject(Act(Action.BACK, Device.PAD))
    app.loop_once()
    assert len(table.moves) == 1


def test_with_nothing_to_take_back_the_reason_is_told(tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(None))
    press(app, *KEYS["u"])
    reason = play_scene(app).bubble.reason
    assert reason is not None and reason.words == NOTHING_TO_UNDO and table.moves == ()
    button = seen(app, "undo")
    assert button is not None and not button.enabled
    click(app, "undo")
    assert NOTHING_TO_UNDO in [caption.text for caption in app.shell.captions.log]


def test_at_a_timed_table_a_tile_that_was_seen_stays_drawn(tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(60))
    turn(app, table)
    press(app, *KEYS["ctrl+z"])
    assert len(table.moves) == 1, "the placement is free until the next tile is drawn"
    for _ in range(2):  # the first only puts down the tile that hangs at the pointer
        press(app, *KEYS["ctrl+z"])
    reason = play_scene(app).bubble.reason
    assert len(table.moves) == 1 and reason is not None and reason.words == ALREADY_SEEN


def test_in_practice_a_wave_is_taken_back(tmp_path: Path) -> None:
    app, table = sat_down(tmp_path, Clock(None))
    turn(app, table)
    before = table.state
    table.call_wave()
    for _ in range(60):  # it comes when the last tile lies, and the bell is told
        if not isinstance(app.stack.top, WaveScene):
            app.loop_once()
    assert isinstance(app.stack.top, WaveScene)
    assert isinstance(table.moves[-1].command, TimeUp)
    press(app, *KEYS["u"])
    assert table.state == before and isinstance(app.stack.top, PlayScene)
