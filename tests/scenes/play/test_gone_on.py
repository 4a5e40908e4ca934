"""Going on with a kept game: nothing of a timed board is seen before the pause page lies over it."""

from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.table import Seat
from tests.scenes.play.sitting import new_table, place_tiles, sit_down


@pytest.mark.parametrize(("clock", "covered"), [(Clock(60), True), (Clock(None), False)])
def test_the_board_is_covered_from_the_first_frame(
    tmp_path: Path, time: StillTime, monkeypatch: pytest.MonkeyPatch, clock: Clock, covered: bool
) -> None:
    home = Home(tmp_path / "data")
    table = home.new_table(Options("kept", clock=clock), (Seat("Ann"),), time.now)
    table.do(Draw(0))
    table.close()
    again = home.go_on(home.games()[0], time.now)
    shown: list[BoardShow] = []
    paint = BoardView.draw_marks

    def painted(view: BoardView, *arguments: object) -> None:
        shown.append(view.show)
        paint(view, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(BoardView, "draw_marks", painted)
    app = off_screen(FLOW, lambda shell: PlayScene(again), Folders(tmp_path), (1280, 720), None, time)
    for _ in range(4):
        app.loop_once()
    assert isinstance(app.stack.top, PauseScene)
    assert all(show.covered == covered for show in shown)
    assert shown or covered, "without a clock the board is seen below"


def test_the_first_focus_is_a_pile_that_still_has_tiles(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1)
    while table.state.supply.piles[0]:
        place_tiles(table, 1)
    assert sit_down(tmp_path, table, time).focused == "pile-1"


def test_whoever_goes_on_with_a_tile_in_hand_finds_the_frame_on_a_space_where_it_fits(
    tmp_path: Path, time: StillTime
) -> None:
    """It stood on a pile, from which nothing can be drawn with a tile in hand."""
    table = new_table(time, players=1)
    table.do(Draw(0))
    sitting = sit_down(tmp_path, table, time)
    focused, carry = sitting.play.focus.current, sitting.play.hand.carry
    assert isinstance(focused, Space) and carry is not None and focused.cell in carry.fits
