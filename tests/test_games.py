"""The list of games: each is named once, and its shell and its table speak of the same game."""

import subprocess
import sys

from flow_desktop.games import GAMES


def test_every_game_has_one_name() -> None:
    assert list(GAMES) == ["flow"]
    for name, game in GAMES.items():
        box = game.box()
        assert game.cartridge.name == box.name and box.word == name


def test_the_list_is_read_without_the_rules_of_any_game() -> None:
    asked = "import sys, flow_desktop.games; print('flow_desktop.engine' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
