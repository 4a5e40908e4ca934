"""What lies in the water beside the papers: the animals where there is room, nothing where there is none."""

import pygame
import pytest

from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.seascape import draw_sea
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import walk


@pytest.mark.parametrize(("wish", "swim"), [(Wish(), True), (Wish(theme="contrast"), False)])
def test_the_animals_swim_under_panels_that_end_on_one_line(wish: Wish, swim: bool) -> None:
    """Not in the flat themes, and never behind the panels."""
    with on_stage("editor-piles", wish) as app:
        page = app.stack.scenes[-1]
        assert isinstance(page, PanelPage)
        panels = [part.rect for part in walk(page.root) if isinstance(part, Panel)]
        assert len({panel.bottom for panel in panels}) == 1
        ground = app.canvas.surface.copy()
        draw_sea(ground, page.look, page.sea)
        shown = ground.copy()
        page.background(shown)
        top, bottom = panels[0].bottom, page.find("done").rect.top
        water = pygame.Rect(0, top, shown.get_width(), bottom - top)
        assert (_bytes(shown, water) != _bytes(ground, water)) is swim
        above = pygame.Rect(0, 0, shown.get_width(), top)
        assert _bytes(shown, above) == _bytes(ground, above)


def _bytes(surface: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(part), "RGB")
