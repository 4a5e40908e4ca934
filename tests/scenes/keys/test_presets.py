"""I6: with the left hand, the right hand or the mouse alone every action is reached and a game played."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.chosen import SAFE_KEYS, keys_of, texts
from flow_desktop.app.input import Input
from flow_desktop.app.intents import NAVIGATION, SCANNING, Action, AnyAction, Device
from flow_desktop.app.keymap import KEY_NAMES, MODIFIERS
from flow_desktop.app.pad import PLACES
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.scenes.actions import CONTROLS, FlowAction
from flow_desktop.scenes.autoplay.events import EventQueue
from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
from flow_desktop.scenes.play.deeds import POINTED, DeedsPage, deed_key
from flow_desktop.scenes.presets import LEFT, LEFT_PAD, RIGHT, RIGHT_PAD, TEXT, key_presets, pad_presets
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.autoplay.test_games import Watched
from tests.scenes.menu.opening import opened, screen
from tests.scenes.play.sitting import new_table, sit_down

HANDS = {"left": LEFT, "right": RIGHT}
SHORT = Clock(None, 30)
CALM = Settings(language="en", reduced_motion=True)


@pytest.mark.parametrize("hand", HANDS)
def test_one_hand_reaches_every_action(hand: str) -> None:
    """Also an action that is added one day; only writing text is left to letters on the screen."""
    preset = key_presets(CONTROLS)[1 if hand == "left" else 2]
    inputs = Input()
    assert inputs.learn(CONTROLS, preset.chosen), "no key is given twice"
    for action in set(CONTROLS.actions()) - TEXT:
        first = texts(preset.chosen[action.name.lower()])[0]
        *modifiers, key = first.split("+")
        assert key in HANDS[hand], f"{action.name} is out of reach: {first}"
        assert len(modifiers) <= 1
        assert inputs.hint(action, Device.KEYBOARD)
    assert preset.sticky_keys, "I4: no key has to be held"
    assert preset.screen_letters


@pytest.mark.parametrize("hand", HANDS)
def test_every_preset_leaves_the_safe_keys(hand: str) -> None:
    inputs = Input()
    inputs.learn(CONTROLS, key_presets(CONTROLS)[1 if hand == "left" else 2].chosen)
    for key, action in SAFE_KEYS.items():
        assert key in keys_of(inputs.keymap.keys, action)


def test_letters_of_a_hand_lie_there_on_every_keyboard_we_speak() -> None:
    """Y and Z change sides on German keyboards."""
    assert not {"y", "z"} & {*LEFT, *RIGHT}
    assert not set(LEFT) & set(RIGHT)


@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_game_with_the_keys_of_one_hand(hand: str, tmp_path: Path) -> None:
    watched = Watched(tmp_path, CALM)
    plan = ScriptedGame("badger-foam", 1, 1, device="keyboard", clock=SHORT, hand=hand)
    played = play_in(watched.app, plan)
    assert played.result in ("won", "lost")
    assert played.refusals == 0
    pressed = {event.key for event in EventQueue.of(watched.app).sent if event.type == pygame.KEYDOWN}
    names = {KEY_NAMES[key] for key in pressed if key not in MODIFIERS}
    assert names <= set(HANDS[hand]), "no key of the other side was pressed"
    assert not watched.intents, "the wave code was spelled on the screen, not typed"


@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_game_with_one_half_of_the_pad(hand: str, tmp_path: Path) -> None:
    watched = Watched(tmp_path, CALM)
    plan = ScriptedGame("badger-foam", 1, 1, device="pad", clock=SHORT, hand=hand)
    played = play_in(watched.app, plan)
    assert played.refusals == 0
    half = LEFT_PAD if hand == "left" else RIGHT_PAD
    sent = EventQueue.of(watched.app).sent
    buttons = {event.button for event in sent if event.type == pygame.CONTROLLERBUTTONDOWN}
    axes = {event.axis for event in sent if event.type == pygame.CONTROLLERAXISMOTION}
    assert buttons <= {PLACES[name][0] for name in half if not PLACES[name][1]}
    assert axes <= {PLACES[name][0] for name in half if PLACES[name][1]}


@pytest.mark.parametrize("number", [0, 1, 2])
def test_pad_presets_make_sense(number: int) -> None:
    assert Input().learn(CONTROLS, {}, pad_presets()[number].chosen)


CLICKED: dict[AnyAction, str] = {
    FlowAction.ROTATE_RIGHT: "turn-right",
    FlowAction.ROTATE_LEFT: "turn-left",
    **{getattr(FlowAction, f"DRAW_{number}"): f"pile-{number - 1}" for number in range(1, 7)},
    FlowAction.DRAW: "pile-0",
    FlowAction.DRAW_FULLEST: "pile-0",
    FlowAction.TRADE: "trade",
    FlowAction.DISCARDS: "discards",
    FlowAction.GOAL: "help",
    Action.HELP: "help",
    Action.PAUSE: "pause",
    Action.UNDO: "undo",
    Action.BACK: "undo",
    FlowAction.CALL_WAVE: "wave",
    **{getattr(Action, f"JUMP_{way}"): "board/a1" for way in ("UP", "DOWN", "LEFT", "RIGHT")},
}
"""What a game needs, and where it is clicked."""


def test_with_the_mouse_alone_everything_that_a_game_needs_is_clicked(tmp_path: Path) -> None:
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(None, None)), time)
    shown = {widget.key: widget for widget in walk(sitting.play.root) if widget.pointed}
    spaces = [key for key in shown if key.startswith("board/")]
    assert len(spaces) == 49
    for action, key in CLICKED.items():
        wanted = key if not key.startswith("board/") else spaces[0]
        assert wanted in shown, f"{action.name} cannot be clicked"


@pytest.mark.parametrize(
    ("page", "key"),
    [
        (SettingsScene, "music-mute"),
        (SettingsScene, "fullscreen"),
        (AccessibilityScene, "voice"),
        (AccessibilityScene, "switch"),
    ],
)
def test_mute_window_and_voice_are_clicked_on_their_pages(
    page: type[SettingsScene] | type[AccessibilityScene], key: str, tmp_path: Path
) -> None:
    shown = screen(opened(page, tmp_path))
    shown.focus_on(key)
    found: Widget = shown.find(key)
    assert found.pointed


def test_what_has_no_button_of_its_own_is_done_from_the_page_of_deeds(tmp_path: Path) -> None:
    """I6: nothing but pointing about and writing text is missing there, whatever is added one day."""
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(None, None)), time)
    sitting.press("help")
    sitting.press("deeds")
    page = screen(sitting.app)
    assert isinstance(page, DeedsPage)
    offered = {widget.key for widget in walk(page.root) if widget.pointed}
    assert {deed_key(action) for action in set(CONTROLS.actions()) - POINTED - TEXT} <= offered
    sitting.act(Action.NAV_DOWN)
    assert page.focus.current is not None and screen(sitting.app) == page, "keys walk about in it"
    page.reveal(deed_key(FlowAction.ASK_CLOCK))
    sitting.press(deed_key(FlowAction.ASK_CLOCK))
    assert sitting.app.stack.top is sitting.play, "both pages are gone, and the answer was given"
    assert any("clock" in caption.text.lower() for caption in sitting.app.shell.captions.log)


@pytest.mark.parametrize("hand", HANDS)
def test_half_a_pad_reaches_every_action(hand: str) -> None:
    """I6: by a button of its own, or by the focus, which comes to everything that can be clicked."""
    half = LEFT_PAD if hand == "left" else RIGHT_PAD
    walking = {Action.ACCEPT, Action.BACK, Action.NEXT_AREA, *NAVIGATION}
    assert walking <= set(half.values())
    reached = {*half.values(), *(set(CONTROLS.actions()) - POINTED - TEXT)}
    beyond = set(CONTROLS.actions()) - reached - TEXT - SCANNING
    assert beyond <= set(POINTED), "only what moves about, which the stick does"
