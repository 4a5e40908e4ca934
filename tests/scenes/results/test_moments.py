"""The board of a moment shows the better move itself, not only the position before it."""

from flow_desktop.engine.commands import PlaceTile
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.results.scene import ResultsScene


def test_a_moment_shows_the_better_move_on_its_space() -> None:
    with on_stage("results-moments", Wish((1280, 720)), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, ResultsScene) and scene.study is not None
        placed = 0
        for index, moment in enumerate(scene.study.moments):
            scene.show_moment(index)
            better = moment.played if moment.good else moment.other
            board = scene.find("moment-board")
            assert isinstance(board, BoardPicture)
            if isinstance(better, PlaceTile):
                ghost = board.board_show.ghost
                assert ghost is not None
                assert (ghost.cell, ghost.edges, ghost.fits) == (better.cell, better.edges, True)
                assert not board.board_show.board.pieces[better.cell]
                placed += 1
    assert placed
