"""The list of games: each is named once, and its shell and its table speak of the same game."""

import subprocess
import sys

from flow_desktop.app.keymap import DEFAULT_KEYS, Chord
from flow_desktop.app.pad import DEFAULT_PAD, PLACES
from flow_desktop.games import GAMES


def test_every_game_has_one_name() -> None:
    assert list(GAMES) == ["flow", "river-dice"]
    for name, game in GAMES.items():
        box = game.box()
        assert game.cartridge.name == box.name and box.word == name


def test_the_list_is_read_without_the_rules_of_any_game() -> None:
    asked = "import sys, flow_desktop.games; print('flow_desktop.engine' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_no_chord_and_no_pad_button_of_a_game_is_given_twice() -> None:
    for game in GAMES.values():
        controls = game.cartridge.controls()
        chords = [Chord.parse(text) for text in (*DEFAULT_KEYS, *controls.keys)]
        assert len(set(chords)) == len(chords)
        places = [PLACES[name] for name in (*DEFAULT_PAD, *controls.pad)]
        assert len(set(places)) == len(places)
