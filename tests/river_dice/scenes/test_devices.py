"""I1, I2, I3, I11: River Dice from the menu to the results by keys, single clicks, pad or one switch."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.chosen import texts
from flow_desktop.app.folders import Folders
from flow_desktop.app.input import Input
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    Intent,
    PointerMoved,
    TextTyped,
)
from flow_desktop.app.keymap import Chord
from flow_desktop.app.loop import App
from flow_desktop.app.pad import PLACES
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_autoplay import ScriptedRiver, play_in
from flow_desktop.river_dice.bots.partners import RiverPartner
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.scenes.actions import RIVER_CONTROLS, RiverAction
from flow_desktop.river_dice.scenes.pause import RiverPause
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.table import RiverHome
from flow_desktop.scenes.autoplay.events import EventQueue
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.presets import LEFT, LEFT_PAD, RIGHT, RIGHT_PAD, TEXT, key_presets
from tests.river_dice.scenes.playing import act, at_table, scene_of
from tests.river_dice.scenes.test_helpers import together


def at_the_menu(folder: Path, **settings: object) -> App:
    wish = Settings(language="en", reduced_motion=True, **settings)  # type: ignore[arg-type]
    game = GAMES["flow"].cartridge
    app = off_screen(game, lambda shell: MenuScene(), Folders(folder), (1280, 720), wish)
    app.loop_once()
    app.painting = False
    return app


def notes(app: App) -> list[Intent]:
    """What events mean and what is put in, noted as it comes."""
    seen: list[Intent] = []
    read, inject = app.shell.input.intents, app.inject

    def heard(event: pygame.event.Event, now: float) -> list[Intent]:
        found = read(event, now)
        seen.extend(found)
        return found

    def put(*intents: Intent) -> None:
        seen.extend(intents)
        inject(*intents)

    app.shell.input.intents, app.inject = heard, put  # type: ignore[method-assign]
    return seen


@pytest.mark.parametrize(
    ("device", "sheet"), [("mouse", "A"), ("keyboard", "B"), ("pad", "C"), ("switch", "D")]
)
def test_from_the_menu_to_the_results_and_back(device: str, sheet: str, tmp_path: Path) -> None:
    """I4 too: a press is down and up at once, nothing is held; nothing but the one device is used."""
    app = at_the_menu(tmp_path)
    done = notes(app)
    end = play_in(app, ScriptedRiver("otter-reef", 2, sheet, device))
    (kept,) = RiverHome(tmp_path).games()
    assert kept.finished and kept.record.options == RiverOptions("otter-reef", 2, sheet)
    assert end.points == kept.totals and end.commands > 80
    assert isinstance(top_screen(app), MenuScene)
    used = {"mouse": Device.MOUSE, "pad": Device.PAD, "switch": Device.SWITCH}.get(device, Device.KEYBOARD)
    assert {each.device for each in done if not isinstance(each, TextTyped)} == {used}
    assert not any(isinstance(each, PointerMoved) and each.held for each in done)
    if device == "switch":
        keys = {getattr(event, "key", None) for event in EventQueue.of(app).sent}
        assert keys == {pygame.K_SPACE}, "one switch, and nothing else"


@pytest.mark.parametrize(
    ("device", "hand", "sheet"),
    [("keyboard", "left", "D"), ("keyboard", "right", "A"), ("pad", "left", "A"), ("pad", "right", "D")],
)
def test_a_whole_game_with_one_hand(device: str, hand: str, sheet: str, tmp_path: Path) -> None:
    """I6: with each half of a keyboard and of a pad, from the menu to the results and back."""
    app = at_the_menu(tmp_path)
    done = notes(app)
    end = play_in(app, ScriptedRiver("otter-reef", 1, sheet, device, hand))
    (kept,) = RiverHome(tmp_path).games()
    assert kept.finished and end.points == kept.totals
    assert not [each for each in done if isinstance(each, TextTyped)], "the deal's code was spelled"
    pressed = EventQueue.of(app).sent
    if device == "keyboard":
        near = {Chord.parse(key).key for key in (LEFT if hand == "left" else RIGHT)}
        assert {event.key for event in pressed} <= near | {pygame.K_LSHIFT, pygame.K_LCTRL}
    else:
        half = {PLACES[name] for name in (LEFT_PAD if hand == "left" else RIGHT_PAD)}
        buttons = {(event.button, 0) for event in pressed if hasattr(event, "button")}
        sticks = {event.axis for event in pressed if hasattr(event, "axis")}
        assert buttons <= half and sticks <= {number for number, side in half if side}


def test_a_whole_game_with_the_mouse_alone(tmp_path: Path) -> None:
    """I2, I6: by the preset for it even the deal's code is written by clicks."""
    app = at_the_menu(tmp_path)
    done = notes(app)
    end = play_in(app, ScriptedRiver("otter-reef", 1, "B", "mouse", "mouse"))
    (kept,) = RiverHome(tmp_path).games()
    assert kept.finished and end.points == kept.totals and kept.record.options.seed == "otter-reef"
    assert done and {each.device for each in done if not isinstance(each, TextTyped)} == {Device.MOUSE}
    assert not [each for each in done if isinstance(each, TextTyped)]


@pytest.mark.parametrize(("number", "hand"), [(1, LEFT), (2, RIGHT)])
def test_one_hand_reaches_every_action_of_both_games(number: int, hand: tuple[str, ...]) -> None:
    """I6: a preset that is taken in either game holds in both, and each of their actions has a key there."""
    preset = key_presets(*GAMES["river-dice"].cartridge.all_controls())[number]
    assert preset == key_presets(*GAMES["flow"].cartridge.all_controls())[number]
    for game in GAMES.values():
        controls, inputs = game.cartridge.controls(), Input()
        assert inputs.learn(controls, preset.chosen), "no key is given twice"
        for action in set(controls.actions()) - TEXT:
            assert inputs.hint(action, Device.KEYBOARD)
            first = texts(preset.chosen[action.name.lower()])[0]
            assert first.split("+")[-1] in hand, f"{action.name} is out of reach: {first}"


def test_keys_of_ones_own_hold_at_the_table_and_conflicts_do_not(tmp_path: Path) -> None:
    """I5: another key for Done and for the dice; a map that gives a key twice is as usual again."""
    app = at_table(tmp_path, RiverOptions("otter", 1, "A"), keys={"done": "F9", "ask_dice": "j"})
    assert keyed(app, pygame.K_j) == [Act(RiverAction.ASK_DICE)] and keyed(app, pygame.K_x) == []
    assert app.shell.input.hint(RiverAction.DONE, Device.KEYBOARD) == "F9"
    act(app, Action.ACCEPT)
    app.inject(*keyed(app, pygame.K_F9))
    app.loop_once()
    assert scene_of(app).state.round == 2
    assert not Input().learn(RIVER_CONTROLS, {"done": "j", "ask_dice": "j"})


def keyed(app: App, key: int) -> list[Intent]:
    down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
    up = pygame.event.Event(pygame.KEYUP, key=key, mod=0)
    return [*app.shell.input.intents(down, 0.0), *app.shell.input.intents(up, 0.0)]


def test_a_window_that_loses_the_focus_pauses_and_everything_stands_still(tmp_path: Path) -> None:
    """T2, T3: in one frame, with dice in the air or a partner at its turn, and the music; so does the key."""
    app = together(tmp_path, RiverPartner.LUMA)
    scene, held = scene_of(app), list[bool]()
    app.shell.audio.pause = held.append  # type: ignore[method-assign, assignment]
    app.shell.change(reduced_motion=False)
    while scene.partners.acting is None:
        scene.moves.do(scene.table.legal[-1])
    scene.rolling.start(True)
    app.loop_once()
    for stop in (FocusLost(), Act(Action.PAUSE)):
        app.inject(stop)
        app.loop_once()
        assert isinstance(app.stack.top, RiverPause) and scene.table.paused and held[-1]
        before, dice = scene.state, scene.rolling.now()
        for _frame in range(200):
            app.loop_once()
        assert scene.state is before and scene.rolling.now() == dice
        act(app, Action.BACK)
        assert isinstance(top_screen(app), RiverPlay) and not scene.table.paused and not held[-1]
