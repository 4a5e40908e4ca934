"""I11: a whole game from the menu to the results by one switch, on every scene by the same mark."""

import json
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Act, Device
from flow_desktop.app.start import StillTime
from flow_desktop.cli import run
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.scenes.autoplay.events import EventQueue
from flow_desktop.scenes.autoplay.game import ScriptedEnd, ScriptedGame, play_in
from flow_desktop.scenes.autoplay.one_switch import OneSwitch
from flow_desktop.scenes.autoplay.pointer import Clicks
from flow_desktop.scenes.autoplay.touch import Touch, play_scene
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.scan import ScanGroup, tree
from flow_desktop.widgets.text_field import TextField
from tests.scenes.autoplay.test_games import Watched
from tests.scenes.menu.opening import screen
from tests.scenes.play.sitting import new_table, sit_down

PLAN = ScriptedGame("badger-foam", 1, 1, device="switch", clock=Clock(None, 30))
"""A wave that is won in few moves."""


def test_from_the_menu_to_the_results_and_back_by_one_switch(tmp_path: Path) -> None:
    watched = Watched(tmp_path)
    played = play_in(watched.app, PLAN)
    assert played.result in ("won", "lost")
    assert played.refusals == 0
    assert watched.intents == [], "nothing but events of the switch went in"
    sent = EventQueue.of(watched.app).sent
    assert {getattr(event, "key", None) for event in sent} == {pygame.K_SPACE}
    presses = sum(event.type == pygame.KEYDOWN for event in sent)
    assert presses < 8 * played.commands, "areas and rows keep the way short"


def test_the_command_line_plays_by_switch_and_with_keys_for_one_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[ScriptedGame] = []

    def played(plan: ScriptedGame, *others: object, **more: object) -> ScriptedEnd:
        plans.append(plan)
        return ScriptedEnd("won", 1, 1, 0)

    monkeypatch.setattr("flow_desktop.scenes.autoplay.game.play", played)
    assert run(["autoplay", "--with", "switch", "--json"]) == 0
    assert run(["autoplay", "--with", "keyboard", "--keys", "left", "--json"]) == 0
    assert [(plan.device, plan.hand) for plan in plans] == [("switch", "usual"), ("keyboard", "left")]
    assert json.loads(capsys.readouterr().out.splitlines()[0])["refusals"] == 0


def test_hints_are_asked_and_followed_by_one_switch() -> None:
    """I11: area, space, move, and then the tile is laid where the hint says."""
    with on_stage("hint-area", Wish((1280, 720), reduced_motion=True), painted=False) as app:
        play, hands = play_scene(app), OneSwitch(Touch(app))
        hints = next(each for each in play.company if isinstance(each, Hints))
        for _more in range(2):
            hands.choose("hint")
        advised = hints.command
        assert isinstance(advised, PlaceTile)
        hands.put(advised.cell, advised.edges)
        assert advised.cell in play.table.state.board.tiles()
        sent = EventQueue.of(app).sent
        assert {getattr(event, "key", None) for event in sent} == {pygame.K_SPACE}


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
    hands = Clicks(Touch(app))
    hands.choose("new-table")
    hands.choose("code-field")
    assert isinstance(app.stack.top, LetterBoard)
    first, second = list(app.stack.top.letters)[1:3]
    for key in (f"letter-{first}", f"letter-{second}", "letters-erase", "letters-done"):
        hands.choose(key)
    field = screen(app).find("code-field")
    assert isinstance(field, TextField)
    assert field.held == first
    acts = [intent for intent in watched.intents if isinstance(intent, Act)]
    assert not [act for act in acts if act.device is Device.KEYBOARD]
