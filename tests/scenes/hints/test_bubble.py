"""The bubble of a hint: its words begin at one edge, and no room below them is left over."""

import pytest

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.bubble import PAD, ReasonBubble
from flow_desktop.widgets.text import Role


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["hint-card", "hint-move", "hint-space"])
def test_the_bubble_is_as_high_as_what_it_says(name: str, language: str) -> None:
    with on_stage(name, Wish((1920, 1080), language), painted=False) as app:
        play = play_scene(app)
        bubble, meter, look = play.find("reason"), play.find("chance"), play.look
        assert isinstance(bubble, ReasonBubble)
        needed = meter.measure(look, meter.rect.width)[1]
        wide = meter.measure(look, look.view.width)[0]
    assert meter.rect.height == needed == meter.measure(look, look.view.width)[1], "no line of it is broken"
    assert meter.rect.width >= wide
    assert bubble.rect.bottom == meter.rect.bottom + look.px(PAD)
    words = bubble.child.children[0].children[0]
    assert words.rect.x == meter.rect.x == bubble.rect.x + look.px(PAD)


def test_a_question_that_leaves_the_space_in_between_in_sight_leads_a_line_to_its_tile() -> None:
    with on_stage("play-shut-in", Wish((1920, 1080))) as app:
        play = play_scene(app)
        bubble, reason = play.find("reason"), play.bubble.reason
        assert reason is not None and reason.asks and reason.cell is not None
        tile = play.board.cell_rect(reason.cell)
        assert bubble.rect.top - tile.bottom > tile.height // 2, "it stands off"
        middle = (tile.bottom + bubble.rect.top) // 2
        spots = [(x, middle) for x in (tile.centerx, tile.centerx - tile.width // 4)]
        shades = [tuple(app.canvas.surface.get_at(spot))[:3] for spot in spots]
        line, beside = (shade == tuple(play.look.theme.primary)[:3] for shade in shades)
        assert line and not beside


def test_a_hint_about_a_space_keeps_its_sentences_whole_and_off_where_the_tile_fits() -> None:
    """A bubble is not made narrow for its own sake; and a space that is legal now stays in sight."""
    with on_stage("hint-space", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        bubble, look, board = play.find("reason"), play.look, play.board
        room = bubble.rect.width - 2 * look.px(PAD)
        fits = [board.cell_rect(cell) for cell in board.show.strong]
        lines = look.block(bubble.label, Role.BODY, room).lines
    assert all(line.endswith(".") for line in lines) and len(lines) == 3
    assert bubble.rect.collidelist(fits) < 0


def test_a_hint_about_a_part_of_the_board_stands_off_it_and_off_where_the_tile_fits() -> None:
    """Of every space that is legal now it hides none, nor where the tile fits once it is turned."""
    with on_stage("hint-area", Wish((1920, 1080)), painted=False) as app:
        play = play_scene(app)
        bubble, board = play.find("reason"), play.board
        reason = play.bubble.reason
        assert reason is not None and reason.cell is not None
        middle = board.cell_rect(reason.cell)
        fits = [board.cell_rect(cell) for cell in board.show.strong | board.show.faint]
    assert bubble.rect.collidelist([*fits, middle.inflate(2 * middle.width, 2 * middle.height)]) < 0
