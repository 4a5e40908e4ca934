"""The page of everything that can be done: signs as at the table, and what differs by a number in one row."""

import pytest

from flow_desktop.games import GAMES
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.scenes.actions import QUESTION_NAMES
from flow_desktop.scenes.action_signs import action_sign
from flow_desktop.scenes.actions import DRAWS, QUESTIONS, SHOWN_DRAWS
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.play.deeds import NUMBERED, POINTED, deed_key
from flow_desktop.scenes.presets import TEXT
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import BAR, Scroll
from flow_desktop.widgets.theme import HAIR
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


def test_the_bar_of_a_page_begins_level_with_its_panels() -> None:
    with on_stage("deeds", Wish((1920, 1080))) as app:
        page = top_screen(app)
        around, panel = page.find("page"), next(each for each in walk(page.root) if isinstance(each, Panel))
        canvas, theme = app.canvas.surface, page.look.theme
        column = around.rect.right - page.look.px(BAR) // 2
        bar = [
            y for y in range(around.rect.bottom) if tuple(canvas.get_at((column, y)))[:3] == theme.plain[:3]
        ]
    assert isinstance(around, Scroll) and around.furthest > 0
    assert 0 <= min(bar) - panel.rect.top <= page.look.px(HAIR)


def test_no_two_questions_have_one_sign() -> None:
    """Whose turn it is in the second game is no hand of cards, though the same key asks for it."""
    for asked in (QUESTIONS, QUESTION_NAMES):
        signs = [action_sign(each) for each in asked]
        assert len({*signs}) == len(signs) and all(str(sign).startswith("icon_") for sign in signs)
