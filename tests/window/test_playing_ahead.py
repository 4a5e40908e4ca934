"""What is played ahead is what a hand at the window then does, whatever tile lies on top."""

from pathlib import Path

import pytest

from flow_desktop.engine import Options, new_game
from flow_desktop.engine.codes import seed_of
from flow_desktop.engine.command_text import write_command
from flow_desktop.scenes.autoplay.touch import Touch, play_scene
from tests.window.playing_ahead import NOTCHES, a_game, a_move

SEEDS = {
    kind: seed
    for seed in map(seed_of, range(0, 9000, 97))
    for kind in [new_game(Options(seed)).state.supply.piles[0][-1]]
}
"""A wave for every kind of tile that can lie on top of the first pile."""


@pytest.mark.parametrize("seed", SEEDS.values())
def test_a_dragged_and_turned_tile_lies_as_foretold(seed: str, tmp_path: Path) -> None:
    move = a_move(seed, tmp_path / "ahead")
    app = a_game(seed, tmp_path)
    touch = Touch(app)
    touch.lift(move.pile)
    touch.carry(move.pile, move.space)
    for _ in range(NOTCHES):
        touch.wheel(move.space, -1)
    touch.drop(move.space)
    touch.frames(3)
    last = play_scene(app).table.moves[-1].command
    assert f"did {write_command(last)}" == move.said


def test_every_kind_of_tile_is_tried() -> None:
    assert len(SEEDS) == 8
