"""A refusal stands beside its tile and leaves in sight where the tile fits, also after turning."""

import pytest

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_no_space_that_fits_is_covered_by_a_refusal(size: tuple[int, int]) -> None:
    with on_stage("play-refused", Wish(size)) as app:
        play = play_scene(app)
        show, bubble = play.board.show, play.find("reason").rect
        assert show.faint
        covered = [
            cell for cell in show.strong | show.faint if bubble.colliderect(play.board.cell_rect(cell))
        ]
    assert not covered
