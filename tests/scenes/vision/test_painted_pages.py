"""V2: on the painted pages nothing behind a title takes its contrast, at any size of window and text."""

import pytest

from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import contrast
from flow_desktop.widgets.widget import walk

PAGES = ("settings", "practise", "games-numbers")
SIZES = ((1024, 640), (1280, 960), (1920, 1080), (2560, 1080))
LEAST = 4.5


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_the_title_stands_on_a_dark_ground(name: str, size: tuple[int, int], text: int) -> None:
    with on_stage(name, Wish(size, "de", text)) as app:
        page, surface = app.stack.top, app.canvas.surface
        assert isinstance(page, Screen)
        page.background(surface)
        (title,) = (w for w in walk(page.root) if isinstance(w, Label) and w.text_role is Role.TITLE)
        wide = page.look.block(title.label, Role.TITLE, title.rect.width).width
        letters = title.rect.inflate(wide - title.rect.width, 0)
        shade = page.look.theme.ground_text
        behind = {
            tuple(surface.get_at((x, y)))[:3]
            for x in range(letters.left, letters.right, 3)
            for y in range(letters.top, letters.bottom, 3)
        }
        assert min(contrast((red, green, blue), shade) for red, green, blue in behind) >= LEAST
