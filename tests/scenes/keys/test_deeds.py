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
