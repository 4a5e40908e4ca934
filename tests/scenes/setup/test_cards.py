"""Cards and panels of the setup: rows without a gap at their end, names level, the foot below the panels."""

from pathlib import Path

import pytest

from flow_desktop.app.loop import App
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.setup.card import CardGrid, ScenarioCard
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen

LARGE = (1920, 1080)


def cards_of(app: App) -> tuple[CardGrid, list[ScenarioCard]]:
    (grid,) = [each for each in walk(screen(app).root) if isinstance(each, CardGrid)]
    return grid, [each for each in walk(grid) if isinstance(each, ScenarioCard)]


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 6])
def test_rows_of_drawn_cards_reach_from_side_to_side(tmp_path: Path, difficulty: int) -> None:
    app = opened(lambda: SetupScene(Draft().with_difficulty(difficulty)), tmp_path, LARGE)
    grid, cards = cards_of(app)
    assert len(cards) == difficulty
    for top in {card.rect.top for card in cards}:
        row = [card.rect for card in cards if card.rect.top == top]
        assert min(row, key=lambda rect: rect.left).left == grid.rect.left
        assert grid.rect.right - max(rect.right for rect in row) <= 1


def test_a_card_that_lies_alone_is_wider_than_high(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_difficulty(1)), tmp_path, LARGE)
    _grid, (card,) = cards_of(app)
    assert card.rect.width > 1.5 * card.rect.height


def test_a_short_name_takes_no_room_for_names_that_do_not_lie_there(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_difficulty(2)), tmp_path, LARGE)
    look, wide = screen(app).look, 240
    few = ScenarioCard(Scenario.NO_NEW_CARDS).measure(look, wide)[1]
    every = ScenarioCard(Scenario.NO_NEW_CARDS, tuple(Scenario)).measure(look, wide)[1]
    assert few < every


@pytest.mark.parametrize("size", [LARGE, (3440, 1440), (3840, 2160)])
def test_the_foot_of_the_setup_stands_below_its_panels(tmp_path: Path, size: tuple[int, int]) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(2)), tmp_path, size)
    panels = [each.rect for each in walk(screen(app).root) if isinstance(each, Panel)]
    left, right = min(rect.left for rect in panels), max(rect.right for rect in panels)
    assert abs(screen(app).find("back").rect.left - left) <= 2
    assert abs(screen(app).find("start").rect.right - right) <= 2


def test_papers_of_a_long_setup_end_where_their_words_do(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(6).with_difficulty(6)), tmp_path, LARGE)
    look = screen(app).look
    for panel in (each for each in walk(screen(app).root) if isinstance(each, Panel)):
        assert panel.rect.height - panel.measure(look, panel.rect.width)[1] <= 1


def test_no_line_of_the_water_runs_through_the_summary_at_the_foot(tmp_path: Path) -> None:
    app = opened(lambda: SetupScene(Draft().with_players(2)), tmp_path, LARGE)
    page = screen(app)
    (summary,) = [each for each in walk(page.root) if isinstance(each, Plate)]
    assert summary.label and page.find("back").rect.right < summary.rect.left
    assert abs(summary.rect.centery - page.find("start").rect.centery) <= 2
