from pathlib import Path

import pytest

from flow_desktop.app import language
from flow_desktop.app.intents import Action, Device, PointerMoved
from flow_desktop.app.keymap import KeyMap
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.engine import Options, Phase
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.languages import LanguageScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.setup.first_game import FirstGame
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import home_of, last_draft, remember
from flow_desktop.widgets.button import DetailButton
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.driving import click, do, focused


def interrupted(folder: Path, seed: str = "otter-reef") -> None:
    table = Home(folder).new_table(Options(seed, 2))
    table.do(Draw(0))
    table.close()


def test_play_has_the_focus_and_two_confirmations_give_the_first_tile(tmp_path: Path) -> None:
    """U1."""
    app = opened(MenuScene, tmp_path)
    assert focused(app) == "play"
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, FirstGame) and focused(app) == "start"  # before the first game alone
    do(app, Action.ACCEPT)
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options.players == 1
    assert play.table.options.difficulty == 0
    do(app, FlowAction.DRAW_1)
    assert play.table.state.turn.phase is Phase.HOLDING


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_every_entry_is_reached_by_arrows_and_leads_somewhere(tmp_path: Path, device: Device) -> None:
    """D2."""
    leads = {
        "new-table": SetupScene,
        "learn": LearnScene,
        "games": GamesScene,
        "accessibility": AccessibilityScene,
        "settings": SettingsScene,
    }
    app = opened(MenuScene, tmp_path)
    for key, kind in leads.items():
        walk_to(app, key, device)
        do(app, Action.ACCEPT, device=device)
        assert isinstance(app.stack.top, kind)
        do(app, Action.BACK, device=device)
        assert isinstance(app.stack.top, MenuScene)
        assert focused(app) == key
    walk_to(app, "quit", device)
    do(app, Action.ACCEPT, device=device)
    assert not app.running


def walk_to(app: App, key: str, device: Device) -> None:
    for _ in range(12):
        if focused(app) == key:
            return
        do(app, Action.NEXT_AREA, device=device)
    raise AssertionError(f"{key} cannot be reached")


def test_every_entry_is_a_click(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    for key in ("new-table", "voyage", "daily", "learn", "games", "accessibility", "settings"):
        click(app, screen(app).find(key))
        assert not isinstance(app.stack.top, MenuScene)
        do(app, Action.BACK)
    click(app, screen(app).find("play"))
    click(app, screen(app).find("start"))
    assert isinstance(app.stack.top, PlayScene)


def test_the_focus_follows_reading_order(tmp_path: Path) -> None:
    """I10."""
    app = opened(MenuScene, tmp_path)
    keys = [widget.key for widget in reading_order(screen(app).root)]
    things = ["play", "new-table", "voyage", "daily", "learn", "games"]
    signs = ["accessibility", "settings", "language", "sound", "quit"]
    assert keys == [*things, *signs, "box-flow", "box-second"]


def test_the_first_view_has_six_things_whether_a_game_waits_or_not(tmp_path: Path) -> None:
    assert things_in_the_list(opened(MenuScene, tmp_path))[:2] == ["play", "new-table"]
    interrupted(tmp_path)
    listed = things_in_the_list(opened(MenuScene, tmp_path))
    assert listed[:2] == ["go-on", "new-table"] and len(listed) == 6


def things_in_the_list(app: App) -> list[str]:
    buttons = [widget for widget in walk(screen(app).root) if isinstance(widget, DetailButton)]
    return [button.key for button in buttons]


def test_go_on_stands_first_when_a_game_was_interrupted(tmp_path: Path) -> None:
    interrupted(tmp_path)
    app = opened(MenuScene, tmp_path)
    assert focused(app) == "go-on"
    do(app, Action.ACCEPT)
    games = [scene for scene in app.stack.scenes if isinstance(scene, PlayScene)]
    assert games[0].table.state.turn.phase is Phase.HOLDING
    assert games[0].table.options.seed == "otter-reef"


def test_a_new_game_leaves_the_interrupted_one_within_reach(tmp_path: Path) -> None:
    assert "Play" in screen(opened(MenuScene, tmp_path)).find("box-flow").spoken()
    interrupted(tmp_path)
    app = opened(MenuScene, tmp_path)
    assert "New game" in screen(app).find("box-flow").spoken(), "whoever listens knows which of the two it is"
    click(app, screen(app).find("box-flow"))
    begun = app.stack.top
    assert isinstance(begun, PlayScene)
    begun.table.do(Draw(0))
    begun.table.close()
    app = opened(MenuScene, tmp_path)
    click(app, screen(app).find("games"))
    do(app, Action.NAV_DOWN)
    do(app, Action.ACCEPT)
    assert focused(app) == "first-deed"
    do(app, Action.ACCEPT)
    games = [scene for scene in app.stack.scenes if isinstance(scene, PlayScene)]
    assert games[0].table.options.seed == "otter-reef"


def test_a_game_deleted_on_the_page_of_games_is_not_offered_any_more(tmp_path: Path) -> None:
    interrupted(tmp_path)
    app = opened(MenuScene, tmp_path)
    click(app, screen(app).find("games"))
    click(app, screen(app).find("delete"))
    click(app, screen(app).find("answer-0"))
    do(app, Action.BACK)
    assert isinstance(app.stack.top, MenuScene)
    assert "go-on" not in {widget.key for widget in walk(screen(app).root)}


def test_a_game_that_vanished_is_told_and_not_a_crash(tmp_path: Path) -> None:
    interrupted(tmp_path)
    app = opened(MenuScene, tmp_path)
    for file in home_of(app.shell).folder.iterdir():
        file.unlink()
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, Dialog)
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, MenuScene)


def test_escape_asks_before_leaving_and_the_safe_answer_has_the_focus(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    do(app, Action.BACK)
    assert isinstance(app.stack.top, Dialog)
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, MenuScene)
    do(app, Action.BACK)
    click(app, screen(app).find("answer-0"))
    assert not app.running


def test_the_last_table_is_the_next_one_with_a_new_wave(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    remember(app.shell, Draft().with_players(3).with_difficulty(2))
    drafts = [last_draft(app.shell) for _ in range(4)]
    assert all(len(draft.seats) == 3 and draft.difficulty == 2 for draft in drafts)
    assert len({draft.seed for draft in drafts}) > 1


def test_sound_is_switched_in_the_corner(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    click(app, screen(app).find("sound"))
    assert app.shell.settings.music_muted and app.shell.settings.effects_muted
    click(app, screen(app).find("sound"))
    assert not app.shell.settings.music_muted


def test_languages_are_offered_only_where_there_are_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "available", lambda with_pseudo=True: ("en",))
    assert "language" not in {w.key for w in walk(screen(opened(MenuScene, tmp_path)).root)}
    monkeypatch.setattr(language, "available", lambda with_pseudo=True: ("en", "de"))
    app = opened(MenuScene, tmp_path)
    click(app, screen(app).find("language"))
    assert isinstance(app.stack.top, LanguageScene)
    assert focused(app) == "language-en"
    click(app, screen(app).find("language-de"))
    assert isinstance(app.stack.top, MenuScene)
    assert app.shell.settings.language == "de"


def test_the_sea_comes_to_rest_and_then_draws_seldom(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    while app.shell.now() < 30:
        app.loop_once()
    frames, start = app.frames, app.shell.now()
    while app.shell.now() < start + 30:
        app.loop_once()
    assert (app.frames - frames) / 30 < 5


def test_a_moving_pointer_wakes_the_animals(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    while app.shell.now() < 30:
        app.loop_once()
    app.inject(PointerMoved(5, 5))
    frames, start = app.frames, app.shell.now()
    while app.shell.now() < start + 2:
        app.loop_once()
    assert app.frames - frames > 16


def test_reduced_motion_stands_still(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path, settings=Settings(reduced_motion=True))
    app.loop_once()
    frames = app.frames
    for _ in range(50):
        app.loop_once()
    assert app.frames == frames


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
def test_the_layout_holds(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    assert faults(MenuScene, tmp_path, size, text, {"Flow"}) == []
    interrupted(tmp_path)
    assert faults(MenuScene, tmp_path, size, text, {"Flow"}) == []


def test_the_first_screen_says_which_key_turns_the_voice_on(tmp_path: Path) -> None:
    """B1: it is written, said, and taken from the player's keys."""
    app = opened(MenuScene, tmp_path)
    key = app.shell.input.hint(Action.VOICE, Device.KEYBOARD)
    line = f"{key} reads everything aloud"
    assert key and screen(app).find("voice-line").label == line
    assert any(line in words for words in app.shell.speech.spoken)
    do(app, Action.VOICE)
    app.loop_once()
    assert screen(app).find("voice-line").label == f"{key} ends reading aloud"
    assert "reads on" in list(app.shell.speech.spoken)[-2], "and how everything is read"
    own = {chord: act for chord, act in app.shell.input.keymap.keys.items() if act is not Action.VOICE}
    app.shell.input.keymap = KeyMap({**own, "F9": Action.VOICE})
    screen(app).refresh()
    assert screen(app).find("voice-line").label == "F9 ends reading aloud"
