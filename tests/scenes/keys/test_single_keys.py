"""I4: nothing needs a chord. What Shift or Ctrl do with a key, one key does alone."""

from pathlib import Path

import pytest

from flow_desktop.app.input import Input
from flow_desktop.app.intents import JUMPS, LEAPS, Action, AnyAction, Device
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.games import GAMES
from flow_desktop.scenes.actions import CONTROLS, FlowAction
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.play.help import key_lines
from tests.scenes.play.sitting import new_table, sit_down

WRITING = {Action.COPY, Action.PASTE, Action.SELECT_ALL}
"""Chords alone in a text, as everywhere; nothing needs them, and Shift and Ctrl can be pressed before."""


@pytest.mark.parametrize("game", GAMES)
def test_no_action_of_any_game_has_a_chord_alone(game: str) -> None:
    """Jumping has chords, and Page up, Page down, Home and End where it means something."""
    keys = GAMES[game].cartridge.controls().usual_keys()
    single = {action for key, action in keys.items() if "+" not in key}
    assert set(keys.values()) - single == WRITING | set(JUMPS)
    assert single >= set(LEAPS)


def jumped(folder: Path, *keys: Action) -> list[str]:
    """Where jumps lead with a tile in hand: the space with the focus after each."""
    time = StillTime()
    sitting = sit_down(folder, new_table(time, players=1, clock=Clock(None, 10)), time)
    sitting.act(FlowAction.DRAW_1)
    places = [sitting.focused]
    for key in keys:
        sitting.act(key)
        places.append(sitting.focused)
    return places


def test_single_keys_go_through_all_spaces_where_the_tile_fits(tmp_path: Path) -> None:
    """B3, I4: Page down passes each once, as one reads, Page up the same way back; Home, End: the ends."""
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, players=1, clock=Clock(None, 10)), time)
    sitting.act(FlowAction.DRAW_1)
    fitting = [space_key(cell) for cell in sorted(sitting.play.hand.targets())]
    assert len(fitting) > 3

    def passed(key: Action, count: int) -> list[str]:
        places = []
        for _step in range(count):
            sitting.act(key)
            places.append(sitting.focused)
        return places

    assert passed(Action.LAST, 2) == [fitting[-1]] * 2
    assert passed(Action.FIRST, 2) == [fitting[0]] * 2
    assert passed(Action.PAGE_DOWN, len(fitting)) == [*fitting[1:], fitting[0]]
    assert passed(Action.PAGE_UP, len(fitting)) == [*reversed(fitting)]
    sitting.act(Action.NEXT_AREA)
    sitting.act(Action.LAST)
    assert sitting.focused == fitting[-1], "also from beside the board"


def test_arrows_with_shift_jump_in_their_direction(tmp_path: Path) -> None:
    ways = (Action.JUMP_DOWN, Action.JUMP_RIGHT, Action.JUMP_DOWN, Action.JUMP_LEFT, Action.JUMP_UP)
    places = jumped(tmp_path, *ways)
    assert len(set(places)) > 2, "they lead somewhere"


def test_the_help_names_the_single_keys() -> None:
    told = dict(key_lines(Device.KEYBOARD, key_hint, True))
    assert told["Jump to the next fitting space"] == "Page up · Page down or Shift and an arrow"
    assert told["To the first or last fitting space"] == "Home or End"
    assert told["Turn the tile"] == "E or R" and told["Redo"] == "J"


def key_hint(action: AnyAction) -> str:
    inputs = Input()
    inputs.learn(CONTROLS, {})
    return inputs.hint(action, Device.KEYBOARD)
