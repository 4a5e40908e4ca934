"""I5: the page of keys: every action, a new key by pressing it, conflicts, what is usual, and the pad."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Act, Action, AnyAction, ControlHeard, Device, Intent
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings, load_settings
from flow_desktop.scenes.action_names import GROUPS, action_name, grouped
from flow_desktop.scenes.actions import CONTROLS, FlowAction
from flow_desktop.scenes.destinations import ToKeys
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.key_sheet import KeySheet
from flow_desktop.scenes.settings.keys import KeyRow, KeysScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.settings.switch_panel import SwitchSheet
from flow_desktop.scenes.start import last_draft
from flow_desktop.scenes.wayfinding import scene_at
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import click, do, focused


def page(folder: Path, device: Device = Device.KEYBOARD) -> App:
    return opened(lambda: KeysScene(device), folder)


def choose(app: App, action: AnyAction) -> None:
    screen(app).focus_on(f"keys-{action.name.lower()}")
    do(app, Action.ACCEPT)


def press(app: App, key: int, mod: int = 0) -> None:
    """A real key, read as the program reads it."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        send(app, *app.shell.input.intents(pygame.event.Event(kind, key=key, mod=mod), 0.0))


def send(app: App, *intents: Intent) -> None:
    app.inject(*intents)
    app.loop_once()


def hint(app: App, action: AnyAction) -> str:
    return app.shell.input.hint(action, Device.KEYBOARD)


def test_every_action_has_a_line_and_words(tmp_path: Path) -> None:
    """A new action needs a name in scenes/action_names.py; without one it still has a line."""
    keys = screen(page(tmp_path))
    assert isinstance(keys, KeysScene)
    shown = [panel for chapter in keys.chapters() for panel in chapter.panels]
    rows = {widget.key for panel in shown for widget in walk(panel) if isinstance(widget, KeyRow)}
    assert rows == {f"keys-{action.name.lower()}" for action in CONTROLS.actions()}
    named = {action for _name, group in GROUPS for action in group}
    assert set(CONTROLS.actions()) <= named
    assert len({action_name(action) for action in named}) == len(named)


def test_what_nobody_has_named_stands_at_the_end() -> None:
    class NewAction(AnyAction):
        LIFT_THE_ANCHOR = 1

    last = grouped([*CONTROLS.actions(), NewAction.LIFT_THE_ANCHOR])[-1]
    assert last[1] == [NewAction.LIFT_THE_ANCHOR]
    assert action_name(NewAction.LIFT_THE_ANCHOR) == "Lift the anchor"


def test_enter_on_a_line_then_the_new_key(tmp_path: Path) -> None:
    app = page(tmp_path)
    app.shell.saving = True
    choose(app, FlowAction.TRADE)
    assert isinstance(app.stack.top, KeySheet)
    press(app, pygame.K_F9)
    assert hint(app, FlowAction.TRADE) == "F9"
    assert load_settings(app.shell.folders.settings_file).settings.keys == {"trade": "F9"}
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, KeysScene)
    assert focused(app) == "keys-trade"


def test_esc_ends_the_listening_and_changes_nothing(tmp_path: Path) -> None:
    """I10: Esc goes back one step: first from the question, then from the sheet."""
    app = page(tmp_path)
    choose(app, FlowAction.TRADE)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, KeySheet)
    assert hint(app, FlowAction.TRADE) == "T"
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, KeysScene)


def conflicting(folder: Path) -> App:
    app = page(folder)
    choose(app, FlowAction.TRADE)
    press(app, pygame.K_c)
    assert "Go to the cards" in screen(app).find("asked").label, "who has it now is shown at once"
    assert hint(app, FlowAction.TRADE) == "T", "nothing is taken unasked"
    return app


def test_a_key_that_is_taken_can_be_swapped(tmp_path: Path) -> None:
    app = conflicting(tmp_path)
    click(app, screen(app).find("swap"))
    assert (hint(app, FlowAction.TRADE), hint(app, FlowAction.CARDS)) == ("C", "T")


def test_a_key_that_is_taken_can_be_had(tmp_path: Path) -> None:
    app = conflicting(tmp_path)
    click(app, screen(app).find("take"))
    assert (hint(app, FlowAction.TRADE), hint(app, FlowAction.CARDS)) == ("C", "")


def test_a_key_that_is_taken_can_be_left(tmp_path: Path) -> None:
    app = conflicting(tmp_path)
    press(app, pygame.K_ESCAPE)
    assert (hint(app, FlowAction.TRADE), hint(app, FlowAction.CARDS)) == ("T", "C")
    assert app.shell.settings.keys == {}


def test_more_than_one_key_and_one_less(tmp_path: Path) -> None:
    app = page(tmp_path)
    choose(app, Action.PAUSE)
    click(app, screen(app).find("more"))
    press(app, pygame.K_F9)
    assert app.shell.settings.keys == {"pause": "p, PAUSE, F9"}
    click(app, screen(app).find("without-PAUSE"))
    assert app.shell.settings.keys == {"pause": "p, F9"}
    click(app, screen(app).find("usual"))
    assert app.shell.settings.keys == {}


def test_safe_keys_cannot_be_given_away(tmp_path: Path) -> None:
    app = page(tmp_path)
    choose(app, FlowAction.TRADE)
    press(app, pygame.K_UP)
    assert hint(app, FlowAction.TRADE) == "T"
    assert "always stays" in app.shell.captions.shown[-1].text
    press(app, pygame.K_F9)
    assert hint(app, FlowAction.TRADE) == "F9", "it goes on listening"


def test_all_as_usual_asks_once(tmp_path: Path) -> None:
    """U4."""
    app = opened(KeysScene, tmp_path, settings=Settings(language="en", keys={"trade": "F9"}))
    screen(app).focus_on("all-usual")
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, Dialog)
    click(app, screen(app).find("answer-0"))
    assert app.shell.settings.keys == {}
    assert hint(app, FlowAction.TRADE) == "T"


def test_a_pad_button_is_pressed_to_be_chosen(tmp_path: Path) -> None:
    app = page(tmp_path, Device.PAD)
    choose(app, Action.MUTE)
    button = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_UP
    )
    send(app, *app.shell.input.intents(button, 0.0))
    assert "Up" in screen(app).find("asked").label
    click(app, screen(app).find("take"))
    assert app.shell.input.hint(Action.MUTE, Device.PAD) == "Cross up"
    assert app.shell.settings.pad["mute"] == "up"


def test_presets_are_taken_as_a_whole_and_own_ones_are_told(tmp_path: Path) -> None:
    app = page(tmp_path)
    screen(app).focus_on("preset")
    do(app, Action.NAV_RIGHT)
    assert app.shell.settings.sticky_keys
    assert hint(app, Action.NAV_UP) == "E"
    choose(app, FlowAction.TRADE)
    press(app, pygame.K_F9)
    do(app, Action.ACCEPT)
    assert "My own" in screen(app).find("preset").spoken()


@pytest.mark.parametrize("from_page", [SettingsScene, AccessibilityScene])
def test_the_page_is_reached_from_settings_and_accessibility(
    from_page: type[SettingsScene] | type[AccessibilityScene], tmp_path: Path
) -> None:
    """D2: both of these are one press away from the menu and from every pause."""
    app = opened(from_page, tmp_path)
    screen(app).focus_on("link-keys")
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, KeysScene)
    send(app, Act(Action.BACK))
    assert isinstance(app.stack.top, from_page)


def test_who_holds_a_pad_sees_the_pad(tmp_path: Path) -> None:
    shell = page(tmp_path).shell
    shell.use_device(Device.PAD)
    there = scene_at(shell, ToKeys())
    assert isinstance(there, KeysScene)
    assert there.device is Device.PAD


def test_switching_a_switch_on_offers_to_play_without_a_clock(tmp_path: Path) -> None:
    """I11, T1."""
    app = opened(AccessibilityScene, tmp_path)
    screen(app).focus_on("switch")
    do(app, Action.NAV_RIGHT)
    assert app.shell.settings.switch == "one"
    assert isinstance(app.stack.top, Dialog)
    click(app, screen(app).find("answer-1"))
    screen(app)
    assert last_draft(app.shell).clock.seconds is None
    assert last_draft(app.shell).clock.turns is None


def test_the_switch_is_pressed_to_be_chosen(tmp_path: Path) -> None:
    """I11: any key, pad button or mouse button."""
    app = opened(AccessibilityScene, tmp_path, settings=Settings(language="en", switch="two"))
    for name, other in (("switch-select", "pad A"), ("switch-next", "mouse right")):
        screen(app).focus_on(name)
        do(app, Action.ACCEPT)
        assert isinstance(app.stack.top, SwitchSheet)
        send(app, ControlHeard(other))
    settings = app.shell.settings
    assert (settings.switch_select, settings.switch_next) == ("pad A", "mouse right")
