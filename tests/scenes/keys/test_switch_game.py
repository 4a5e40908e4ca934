"""I11: a whole game from the menu to the results by one switch, on every scene by the same mark."""

import json
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Act, Device
from flow_desktop.app.start import StillTime
from flow_desktop.cli import run
from flow_desktop.engine import Clock
from flow_desktop.scenes.autoplay.events import EventQueue
from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
from flow_desktop.scenes.autoplay.one_switch import OneSwitch
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.scan import ScanGroup, tree
from tests.scenes.autoplay.test_games import Watched
from tests.scenes.menu.opening import screen
from tests.scenes.play.sitting import new_table, sit_down
from tests.widgets.driving import click

PLAN = ScriptedGame("otter-reef", 2, 3, device="switch", clock=Clock(None, 5))


def test_from_the_menu_to_the_results_and_back_by_one_switch(tmp_path: Path) -> None:
    watched = Watched(tmp_path)
    watched.app.painting = False
    played = play_in(watched.app, PLAN)
    assert played.result in ("won", "lost")
    assert played.refusals == 0
    assert watched.intents == [], "nothing but events of the switch went in"
    sent = EventQueue.of(watched.app).sent
    assert {getattr(event, "key", None) for event in sent} == {pygame.K_SPACE}
    presses = sum(event.type == pygame.KEYDOWN for event in sent)
    assert presses < 8 * played.commands, "areas and rows keep the way short"


def test_the_command_line_plays_by_switch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flow_desktop.app.loop.App._draw_frame", lambda app, changed: None)
    asked = ["autoplay", "--seed", "x", "--difficulty", "4", "--clock", "4t", "--with", "switch", "--json"]
    assert run([*asked, "--size", "1024x640"]) == 0
    assert json.loads(capsys.readouterr().out)["refusals"] == 0


def depth(group: ScanGroup) -> int:
    return 1 + max(map(depth, group.parts)) if group.parts else 0


def test_a_board_of_49_spaces_is_a_few_steps_deep(tmp_path: Path) -> None:
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time), time)
    board = next(group for group in tree(sitting.play.root) if len(group.widgets) >= 49)
    assert [len(row.widgets) for row in board.parts] == [7] * 7


def test_where_the_tile_fits_comes_first(tmp_path: Path) -> None:
    """The marks on the board say it, so nothing is betrayed to who has switched that aid off."""
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time), time)
    OneSwitch(Touch(sitting.app)).draw(0)
    show = sitting.play.board.show
    fitting = show.strong | show.faint
    assert fitting
    board = next(group for group in tree(sitting.play.root) if len(group.widgets) >= 49)
    first = {widget.key for part in board.parts[:-1] for widget in part.widgets}
    assert first == {sitting.play.board.space(cell).key for cell in fitting}


def test_names_are_written_on_the_screen_by_clicks(tmp_path: Path) -> None:
    """I6: with the mouse alone a text field shows letters."""
    watched = Watched(tmp_path)
    app = watched.app
    app.shell.change(screen_letters=True)
    app.loop_once()
    click(app, screen(app).find("new-table"))
    click(app, screen(app).find("code-field"))
    assert isinstance(app.stack.top, LetterBoard)
    for key in ("letter-o", "letter-t", "letters-erase", "letters-done"):
        click(app, screen(app).find(key))
    assert screen(app).find("code-field").held == "o"  # type: ignore[attr-defined]
    acts = [intent for intent in watched.intents if isinstance(intent, Act)]
    assert not [act for act in acts if act.device is Device.KEYBOARD]
