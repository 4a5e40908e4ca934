"""I5: keys of a player's own choice, as plain text that is kept; a broken choice is told and forgotten."""

import json
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.chosen import SAFE_KEYS, ChoiceError, applied, chosen_from, keys_of
from flow_desktop.app.folders import Folders
from flow_desktop.app.input import Controls, Input
from flow_desktop.app.intents import Act, Action, AnyAction, ControlHeard, Device, PointerPressed
from flow_desktop.app.keymap import DEFAULT_KEYS, KEY_NAMES, Chord, key_words
from flow_desktop.app.settings import Settings, load_settings, save_settings
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.cartridge import FLOW
from tests.app.events import key, read
from tests.app.scenes import TOY_CONTROLS, ToyAction


def with_keys(**chosen: str) -> Input:
    inputs = Input()
    assert inputs.learn(TOY_CONTROLS, chosen)
    return inputs


def test_a_chosen_key_does_it_and_the_usual_one_no_more() -> None:
    inputs = with_keys(roll="F9, q")
    assert key(inputs, pygame.K_F9) == key(inputs, pygame.K_q) == [Act(ToyAction.ROLL)]
    assert key(inputs, pygame.K_r) == []
    assert inputs.hint(ToyAction.ROLL, Device.KEYBOARD) == "F9"


def test_a_key_that_is_taken_from_another_action_is_no_longer_for_that_one() -> None:
    inputs = with_keys(roll="u")
    assert key(inputs, pygame.K_u) == [Act(ToyAction.ROLL)]
    assert key(inputs, pygame.K_z, pygame.KMOD_CTRL) == [Act(Action.UNDO)]


@pytest.mark.parametrize("text", SAFE_KEYS)
def test_safe_keys_stay_whatever_is_chosen(text: str) -> None:
    """Nobody locks themselves out: Esc, Enter and the arrows."""
    action = SAFE_KEYS[text]
    inputs = with_keys(**{action.name.lower(): "F9"})
    assert key(inputs, Chord.parse(text).key) == key(inputs, pygame.K_F9) == [Act(action)]
    assert not Input().learn(TOY_CONTROLS, {"roll": text})


@pytest.mark.parametrize("broken", [{"roll": "?"}, {"roll": "q", "undo": "q"}, {"nobody": "warp+q"}])
def test_a_choice_that_makes_no_sense_is_found_and_everything_is_as_usual(broken: dict[str, str]) -> None:
    inputs = Input()
    assert not inputs.learn(TOY_CONTROLS, broken)
    assert key(inputs, pygame.K_r) == [Act(ToyAction.ROLL)]
    assert not inputs.learn(TOY_CONTROLS, {}, broken)


def test_actions_of_another_game_are_left_alone() -> None:
    assert key(with_keys(fly="q"), pygame.K_q) == []


def test_a_pad_can_be_chosen_too() -> None:
    inputs = Input()
    assert inputs.learn(TOY_CONTROLS, {}, {"roll": "LB, left stick up", "accept": "left"})
    button = {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_LEFTSHOULDER}
    assert read(inputs, pygame.CONTROLLERBUTTONDOWN, **button) == [Act(ToyAction.ROLL, Device.PAD)]
    assert inputs.hint(ToyAction.ROLL, Device.PAD) == "LB"
    assert inputs.hint(Action.ACCEPT, Device.PAD) == "Cross left"


def test_what_was_changed_can_be_written_and_read() -> None:
    usual, actions = TOY_CONTROLS.usual_keys(), TOY_CONTROLS.actions()
    chosen = {"roll": "q, F9", "undo": "ctrl+z", "mute": ""}
    made = applied(usual, chosen, actions, SAFE_KEYS)
    assert chosen_from(usual, made, actions) == chosen
    assert applied(usual, chosen_from(usual, made, actions), actions, SAFE_KEYS) == made
    assert keys_of(made, Action.MUTE) == []
    with pytest.raises(ChoiceError):
        applied(usual, {"roll": "q", "undo": "q"}, actions, SAFE_KEYS)


def test_keys_without_a_name_of_pygames_can_be_kept() -> None:
    text = str(Chord(0xE9, shift=True))
    assert Chord.parse(text) == Chord(0xE9, shift=True)
    assert key_words(text) == "Shift+É"


def test_every_key_has_words() -> None:
    assert all(key_words(name) for name in KEY_NAMES.values())
    assert key_words("KP_PLUS") == "Num +"


def test_the_row_of_digits_is_known_by_its_place() -> None:
    """A French keyboard types & where others type 1."""
    inputs = Input()
    inputs.learn(Controls(keys={"1": ToyAction.ROLL}))
    assert key(inputs, pygame.K_AMPERSAND, scancode=pygame.KSCAN_1) == [Act(ToyAction.ROLL)]
    assert key(inputs, pygame.K_AMPERSAND) == []


def test_shift_can_be_pressed_before_a_key_instead_of_with_it() -> None:
    """I4: no chord is needed."""
    inputs = Input()
    inputs.sticky = True
    key(inputs, pygame.K_LSHIFT)
    assert key(inputs, pygame.K_TAB) == [Act(Action.PREVIOUS_AREA)]
    assert key(inputs, pygame.K_TAB) == [Act(Action.NEXT_AREA)]
    key(inputs, pygame.K_LCTRL)
    key(inputs, pygame.K_LSHIFT)
    assert key(inputs, pygame.K_z) == [Act(Action.REDO)]
    inputs.sticky = False
    key(inputs, pygame.K_LSHIFT)
    assert key(inputs, pygame.K_TAB) == [Act(Action.NEXT_AREA)]


def test_a_page_hears_a_key_instead_of_what_it_does() -> None:
    inputs = Input(TOY_CONTROLS)
    inputs.listen(Device.KEYBOARD)
    assert key(inputs, pygame.K_LSHIFT) == []
    assert key(inputs, pygame.K_r, pygame.KMOD_SHIFT) == [ControlHeard("shift+r")]
    assert read(inputs, pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=1) == [PointerPressed(1, 2)]
    inputs.listen(None)
    assert key(inputs, pygame.K_r) == [Act(ToyAction.ROLL)]


def test_keys_survive_a_restart(tmp_path: Path) -> None:
    file, kept = tmp_path / "settings.json", {"undo": "q", "pause": "F9, F10"}
    assert save_settings(Settings(keys=kept, pad={"accept": "RB"}), file)
    loaded = load_settings(file).settings
    assert (loaded.keys, loaded.pad) == (kept, {"accept": "RB"})
    shell = Shell(FLOW, Folders(tmp_path), loaded)
    assert shell.input.hint(Action.PAUSE, Device.KEYBOARD) == "F9"
    assert not shell.captions.shown


@pytest.mark.parametrize(
    "broken", [["q"], {"undo": 3}, {"undo": "no such key"}, "q", {"undo": "u", "pause": "u"}]
)
def test_a_broken_map_gets_a_sentence_and_the_usual_keys(broken: object, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"version": 1, "text_percent": 150, "keys": broken}))
    shell = Shell(FLOW, Folders(tmp_path), load_settings(file).settings)
    assert shell.settings.text_percent == 150
    assert shell.settings.keys == {}
    assert "keys could not be read" in shell.captions.shown[0].text
    assert shell.input.hint(Action.UNDO, Device.KEYBOARD) == "U"


def test_no_two_actions_are_kept_under_one_name() -> None:
    every: list[AnyAction] = [*FLOW.controls().actions()]
    assert len({action.name for action in every}) == len(every)
    assert set(DEFAULT_KEYS.values()) <= set(every)
