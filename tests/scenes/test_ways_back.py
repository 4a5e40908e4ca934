"""I10: the way back leads to where one came from, one page at a time, also when a game lay between."""

from datetime import date
from pathlib import Path

import pytest

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Reset
from flow_desktop.rounds import Table
from flow_desktop.rounds.daily_results import KIND
from flow_desktop.scenes import destinations as to
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.daily.results import DailyResults
from flow_desktop.scenes.daily.scene import DailyScene
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import home_of
from flow_desktop.scenes.voyage.arrival import VoyageResults
from flow_desktop.scenes.voyage.scene import VoyageScene
from tests.scenes.menu.opening import opened
from tests.widgets.driving import click


def back(app: App) -> tuple[str, str]:
    """Press Esc: the page that comes, and what has the focus there."""
    app.inject(Act(Action.BACK, Device.KEYBOARD))
    app.loop_once()
    app.loop_once()
    return here(app)


def here(app: App) -> tuple[str, str]:
    current = top_screen(app).focus.current
    return type(top_screen(app)).__name__, "" if current is None else current.key


def go(app: App, *keys: str) -> None:
    for key in keys:
        click(app, top_screen(app).find(key))
        app.loop_once()


def the_table(app: App) -> Table:
    scene = app.stack.top
    assert isinstance(scene, PlayScene | IntroductionScene)
    return scene.table


def finished(app: App) -> None:
    """Give the game up and see its results."""
    table = the_table(app)
    table.give_up()
    app.change(Reset(to.ToResults(table)))
    app.loop_once()


@pytest.mark.parametrize("day", [date(2026, 11, 16), date(2026, 3, 4)])
def test_the_wave_of_a_day_leads_back_to_its_calendar(tmp_path: Path, day: date) -> None:
    app = opened(lambda: DailyScene(day, today=lambda: date(2026, 11, 18)), tmp_path)
    go(app, "play")
    finished(app)
    results = app.stack.top
    assert isinstance(results, DailyResults) and results.day == day
    assert "Wave of" in results.occasion
    assert back(app) == ("DailyScene", "play")
    page = app.stack.top
    assert isinstance(page, DailyScene) and page.chosen == day
    assert back(app) == ("MenuScene", "daily")


def test_trying_the_wave_of_an_old_day_again_counts_for_that_day(tmp_path: Path) -> None:
    day = date(2026, 3, 4)
    app = opened(lambda: DailyScene(day, today=lambda: date(2026, 11, 18)), tmp_path)
    go(app, "play")
    first = the_table(app).name
    finished(app)
    results = app.stack.top
    assert isinstance(results, DailyResults)
    change = results.same_wave()
    assert isinstance(change, Reset) and isinstance(change.to, to.ToNewGame)
    again = change.to.table
    assert again.name != first and again.options.seed == results.table.options.seed
    assert home_of(app.shell).library.note(again.name, "occasion") == {KIND: day.isoformat()}


def test_a_stop_of_the_voyage_leads_back_to_the_chart(tmp_path: Path) -> None:
    app = opened(lambda: VoyageScene("jetty"), tmp_path)
    go(app, "play")
    finished(app)
    assert isinstance(app.stack.top, VoyageResults)
    assert back(app)[0] == "VoyageScene"
    page = app.stack.top
    assert isinstance(page, VoyageScene) and page.stop.key == "jetty"
    assert back(app) == ("MenuScene", "voyage")


@pytest.mark.parametrize("by", ["practise", ""])
@pytest.mark.parametrize("key", ["puzzles", "drills", "position"])
def test_what_two_pages_lead_to_leads_back_to_the_one_that_was_used(
    tmp_path: Path, key: str, by: str
) -> None:
    """A puzzle, a drill, or a game from a position lies between."""
    app = opened(MenuScene, tmp_path)
    go(app, *filter(None, ("learn", by, key)))
    page = here(app)[0]
    leaves = {
        "puzzles": to.ToPuzzles(alone=True),
        "drills": to.ToDrills(to.Exercise(to.Drill.SAVE, False)),
        "position": to.ToEditor(alone=True),
    }
    app.change(Reset(leaves[key]))
    app.loop_once()
    assert here(app)[0] == page
    if by:
        assert back(app) == ("PractiseScene", key)
        assert back(app) == ("LearnScene", "practise")
    else:
        assert back(app) == ("LearnScene", key)
    assert back(app) == ("MenuScene", "learn")


def test_a_game_from_a_position_leads_back_to_the_editor(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    go(app, "learn", "position", "start")
    assert isinstance(app.stack.top, PlayScene)
    assert back(app)[0] == "PracticePause"
    go(app, "leave")
    assert here(app)[0] == "EditorScene"
