"""A card on another tile than the lesson's is answered right there, and not with the words of the lesson."""

from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT
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


def test_why_a_tile_does_not_fit_covers_no_animal() -> None:
    """Above the tile it hid the cat that the lesson is about, though there was room beside."""
    with on_stage("lesson-tried", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        bubble = play.find("reason").rect
        for cell in (BOAT, *ANIMAL_CELLS.values()):
            assert not bubble.colliderect(play.board.cell_rect(cell))


def test_why_nothing_can_be_turned_is_said_above_the_button_not_over_the_empty_hand() -> None:
    with on_stage("lesson-pad", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        for key in ("turn-left", "turn-right"):
            assert play.find(key).bubble_above
