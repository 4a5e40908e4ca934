"""A card on another tile than the lesson's is answered right there, and not with the words of the lesson."""

from flow_desktop.engine.notation import read_cell
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish


def test_a_card_on_another_tile_is_answered_right_beside_it() -> None:
    with on_stage("lesson-elsewhere", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        bubble, tile = play.find("reason"), play.board.cell_rect(read_cell("c4"))
        assert bubble.label != play.find("lesson-words").label
        away = bubble.rect.top - tile.bottom, tile.top - bubble.rect.bottom
        assert 0 < max(away) <= play.look.px(12)
