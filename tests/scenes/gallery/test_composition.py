"""What an eye for order asks of the pages: one next step, things level, nothing cut, nothing covered."""

from itertools import combinations

import pygame
import pytest

from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.drills.exercises import EXERCISES
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.practise.postcard import Postcard
from flow_desktop.scenes.results.tide_chart import TideChart
from flow_desktop.scenes.voyage.chart import ChartView
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Weight, Widget, walk

WIDE = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
LANGUAGES = ("en", "de", "fr", "it", "pl")
RING_REACH = 8
"""How far a ring reaches beyond its place at 1080p."""


def widgets(name: str, wish: Wish) -> list[Widget]:
    """Everything on an exhibit's page."""
    with on_stage(name, wish, painted=name.startswith("wave")) as app:
        page = app.stack.top
        return list(walk(page.root)) if isinstance(page, Screen) else []


@pytest.mark.parametrize("name", EXHIBITS)
def test_a_page_has_one_next_step(name: str) -> None:
    """What is on, chosen or shown just now has another look than what comes next."""
    amber = [
        widget.key
        for widget in widgets(name, Wish((1280, 720)))
        if getattr(widget, "weight", None) is Weight.PRIMARY and widget.enabled
    ]
    assert len(amber) <= 1, amber


@pytest.mark.parametrize("language", LANGUAGES)
def test_postcards_of_a_row_have_their_names_on_one_line(language: str) -> None:
    for size in ((1280, 720), (1920, 1080), (2560, 1080)):
        with on_stage("practise", Wish(size, language), painted=False) as app:
            page = app.stack.top
            assert isinstance(page, Screen)
            cards = [widget for widget in walk(page.root) if isinstance(widget, Postcard)]
            rows = {card.rect.y: [other for other in cards if other.rect.y == card.rect.y] for card in cards}
            for row in rows.values():
                assert len({card.words_high(page.look, card.rect.width) for card in row}) == 1
                assert len({card.rect.size for card in row}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_the_drills_stand_level(language: str) -> None:
    with on_stage("drills", Wish((1920, 1080), language), painted=False) as app:
        page = app.stack.top
        assert isinstance(page, Screen)
        for timed in (True, False):
            assert len({page.find(each.key).rect.y for each in EXERCISES if each.timed is timed}) == 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 960), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("name", ["lesson-end", "scenario-new"])
def test_a_board_that_is_told_of_stands_beside_its_words(name: str, size: tuple[int, int]) -> None:
    found = widgets(name, Wish(size))
    board = next(widget.rect for widget in found if isinstance(widget, BoardPicture))
    words = next(widget.rect for widget in found if isinstance(widget, Panel))
    assert pygame.Rect((0, 0), size).contains(board) and board.right < words.left
    assert board.height >= 0.55 * size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["deeds", "ask"])
def test_the_columns_of_what_can_be_done_begin_level(name: str, language: str) -> None:
    """A heading in two lines pushed its buttons below those of the column beside it."""
    panels = [each for each in widgets(name, Wish(language=language)) if isinstance(each, Panel)]
    tops = [next(part.rect.bottom for part in walk(panel) if isinstance(part, Label)) for panel in panels]
    row = min(panel.rect.y for panel in panels)
    assert len({top for top, panel in zip(tops, panels, strict=True) if panel.rect.y == row}) == 1


def test_the_ring_of_a_code_that_is_typed_touches_neither_its_button_nor_what_is_wrong() -> None:
    found = {widget.key: widget for widget in widgets("setup-code-wrong", Wish())}
    ring = found["code-field"].ring_rect().inflate(2 * RING_REACH, 2 * RING_REACH)
    assert not ring.colliderect(found["use-code"].rect) and not ring.colliderect(found["problem"].rect)


def test_no_badge_covers_another_on_the_tide() -> None:
    for size in ((1280, 720), (1920, 1080)):
        charts = [chart for chart in widgets("results-tide", Wish(size)) if isinstance(chart, TideChart)]
        places = [place for _mark, place in charts[0].badges]
        assert places
        assert not any(one.colliderect(other) for one, other in combinations(places, 2))
        assert all(charts[0].rect.contains(place) for place in places)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 960), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("name", ["voyage", "voyage-far"])
def test_the_card_cuts_off_no_name_on_the_chart(name: str, size: tuple[int, int]) -> None:
    with on_stage(name, Wish(size), painted=False) as app:
        page = app.stack.top
        assert isinstance(page, Screen)
        chart = page.find("chart")
        assert isinstance(chart, ChartView)
        named = [index for index in range(len(chart.stops)) if chart.named(page.look, index)]
        assert chart.chosen in named
        assert all(chart.room_of(page.look, index).right <= chart.rect.right for index in named)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_replay_has_its_board_in_the_middle(size: tuple[int, int]) -> None:
    boards = [widget for widget in widgets("replay", Wish(size)) if isinstance(widget, BoardView)]
    assert abs(boards[0].rect.centerx - size[0] // 2) <= 2


@pytest.mark.parametrize("name", ["setup", "setup-six", "setup-known", "setup-partner", "setup-pick"])
def test_the_board_of_the_setup_is_480_wherever_the_window_is_wide(name: str) -> None:
    for language in LANGUAGES:
        with on_stage(name, Wish(WIDE[0], language), painted=False) as app:
            page = app.stack.top
            assert isinstance(page, Screen)
            for size in WIDE:
                app.shell.resize(size)
                page.view_changed()
                assert round(page.find("board").rect.width / app.shell.view.unit) == 480, (language, size)
