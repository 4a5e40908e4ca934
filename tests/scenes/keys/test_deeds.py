"""The page of everything that can be done: signs as at the table, and what differs by a number in one row."""

import pytest

from flow_desktop.games import GAMES
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.action_signs import action_sign
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.deeds import NUMBERED, POINTED, deed_key
from flow_desktop.scenes.presets import TEXT
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import walk


@pytest.mark.parametrize("game", GAMES)
def test_every_deed_that_is_no_figure_has_a_sign(game: str) -> None:
    figures = {each for _name, actions in NUMBERED for each in actions}
    deeds = set(GAMES[game].cartridge.controls().actions()) - POINTED - TEXT - figures
    assert deeds and not [each for each in deeds if action_sign(each) is None]


@pytest.mark.parametrize("numbered", [DRAWS, SHOWN_DRAWS])
def test_what_differs_by_a_number_stands_in_one_row(numbered: tuple[object, ...]) -> None:
    with on_stage("deeds", Wish((1280, 720)), painted=False) as app:
        page = top_screen(app)
        found = [page.find(deed_key(each)) for each in numbered]  # type: ignore[arg-type]
    assert len({each.rect.y for each in found}) == 1
    assert [each.rect.x for each in found] == sorted(each.rect.x for each in found)
    assert len({each.label for each in found}) == len(found), "spoken, each has its own name"


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "it"])
@pytest.mark.parametrize("name", ["ask", "deeds"])
def test_columns_begin_level(name: str, language: str) -> None:
    """A heading in two lines pushed its buttons below those of the column beside it."""
    with on_stage(name, Wish((1920, 1080), language), painted=False) as app:
        page = top_screen(app)
        panels = [part for part in walk(page.root) if isinstance(part, Panel)]
        top = min(panel.rect.top for panel in panels)
        headings = [
            part.rect.height
            for panel in panels
            if panel.rect.top == top
            for part in walk(panel)
            if isinstance(part, Label) and part.text_role is Role.HEADING
        ]
    assert len(headings) > 1 and len(set(headings)) == 1
