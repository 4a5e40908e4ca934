"""Keys lead the cursor, but they do not play: a pile key and Enter pressed blindly place nothing."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Phase
from flow_desktop.engine.geometry import BOAT
from flow_desktop.engine.tiles import PRINTED_EDGES
from flow_desktop.scenes.actions import DRAWS, FlowAction
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.play.carry import nearest
from tests.scenes.play.sitting import Sitting, empty_misfit, new_table, place_tiles, sit_down


def drawn(folder: Path, seed: str, tiles: int = 3) -> Sitting:
    time = StillTime()
    table = new_table(time, seed, players=1)
    place_tiles(table, tiles)
    sitting = sit_down(folder, table, time)
    sitting.act(DRAWS[0])
    return sitting


@pytest.mark.parametrize("seed", ["otter", "seal", "heron"])
def test_drawing_leads_to_where_the_tile_fits_as_it_lies(tmp_path: Path, seed: str) -> None:
    sitting = drawn(tmp_path, seed)
    carry, focused = sitting.play.hand.carry, sitting.play.focus.current
    assert carry is not None and isinstance(focused, Space)
    assert focused.cell == nearest(carry.strong or carry.fits, BOAT) == carry.cell
    assert carry.edges == PRINTED_EDGES[carry.errand.kind % 4], "turning is the player's"


def test_the_first_space_is_one_where_the_tile_fits_wherever_there_is_one(tmp_path: Path) -> None:
    """Nearer ones would need a turn first: Enter there would be refused."""
    nearer = 0
    for seed in ("otter", "seal", "heron", "whale", "crab", "reef", "gull", "tide"):
        carry = drawn(tmp_path / seed, seed).play.hand.carry
        assert carry is not None and (carry.cell in carry.strong or not carry.strong)
        nearer += bool(carry.strong) and nearest(carry.fits, BOAT) not in carry.strong
    assert nearer, "no tile that had a nearer space"


def test_enter_in_the_instant_of_the_draw_places_nothing(tmp_path: Path) -> None:
    sitting = drawn(tmp_path, "otter")
    board = sitting.state.board
    for _ in range(3):
        sitting.act(Action.ACCEPT)
    assert sitting.state.board == board and sitting.state.turn.phase is Phase.HOLDING
    assert sitting.play.bubble.reason is None, "nor is anything refused"


def test_whoever_walks_may_press_at_once(tmp_path: Path) -> None:
    sitting = drawn(tmp_path, "otter")
    sitting.act(Action.JUMP_RIGHT, Action.ACCEPT)
    assert sitting.state.turn.phase is not Phase.HOLDING


def test_pressed_blindly_all_evening_the_game_is_not_won(tmp_path: Path) -> None:
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, "otter", players=1), time)
    for turn in range(60):
        sitting.act(DRAWS[turn % 6], Action.ACCEPT)
    assert not sitting.state.board.joined


def test_where_enter_is_refused_though_the_tile_fits_there_it_is_said_how(tmp_path: Path) -> None:
    """The cursor was led there: whoever sees only 'check the right edge' looks for another space."""
    sitting = drawn(tmp_path, "7", tiles=10)
    carry = sitting.play.hand.carry
    assert carry is not None and carry.cell is not None and carry.edges not in carry.fits[carry.cell]
    sitting.time.seconds += 1
    sitting.act(Action.ACCEPT)
    reason = sitting.play.bubble.reason
    assert reason is not None and reason.words.endswith("It fits here if you turn it.")
    sitting.act(FlowAction.ROTATE_RIGHT)
    while (carry := sitting.play.hand.carry) and carry.cell and carry.edges not in carry.fits[carry.cell]:
        sitting.act(FlowAction.ROTATE_RIGHT)
    sitting.act(Action.ACCEPT)
    assert sitting.play.hand.carry is None, "it was true"


def test_nobody_is_told_how_where_the_tile_cannot_lie_at_all(tmp_path: Path) -> None:
    sitting = drawn(tmp_path, "7", tiles=10)
    carry = sitting.play.hand.carry
    assert carry is not None
    misfit = empty_misfit(sitting)
    sitting.click(sitting.cell(misfit))
    reason = sitting.play.bubble.reason
    assert reason is not None and "turn it" not in reason.words


def test_the_aid_turns_the_tile_where_the_player_goes(tmp_path: Path) -> None:
    """Also on the space that the cursor was led to, as soon as the pointer comes there."""
    sitting = drawn(tmp_path, "7", tiles=10)
    carry = sitting.play.hand.carry
    assert carry is not None and carry.cell is not None
    assert carry.edges not in carry.fits[carry.cell], "it has to be turned"
    led = carry.cell
    sitting.click(sitting.cell(led))
    assert sitting.state.board.occupied >> led & 1
