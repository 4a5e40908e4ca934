"""What only peeks out at the lower edge of a page is left away until the page is turned."""

import pygame
import pytest

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.scroll import HALF, PEEK, Scroll
from flow_desktop.widgets.tree_scene import TreeScene
from flow_desktop.widgets.widget import walk

PAPER = (1, 2, 3)


@pytest.mark.parametrize(
    ("name", "size"),
    [("results-moments", (1920, 1080)), ("puzzles", (1920, 1080)), ("results-tide-words", (1024, 640))],
)
def test_no_sliver_of_a_control_is_drawn_at_the_lower_edge(name: str, size: tuple[int, int]) -> None:
    with on_stage(name, Wish(size), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, TreeScene)
        page = next(each for each in walk(scene.root) if isinstance(each, Scroll) and each.furthest)
        look, edge = scene.look, page.rect.bottom
        slivers = [
            each.rect
            for each in walk(page)
            if each.focusable
            and 0 < edge - each.rect.top < min(look.view.text_px(PEEK), HALF * each.rect.height)
        ]
        sheet = pygame.Surface(size)
        sheet.fill(PAPER)
        page.draw(sheet, look)
    strips = [sheet.subsurface(each.left, each.top, each.width, edge - each.top) for each in slivers]
    seen = {
        tuple(strip.get_at((x, y)))[:3]
        for strip in strips
        for x in range(0, strip.width, 3)
        for y in range(strip.height)
    }
    assert seen == {PAPER}
