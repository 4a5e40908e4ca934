from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, AnyAction, Device
from flow_desktop.app.loop import App
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw, PlaceTile
from flow_desktop.engine.legal import legal
from flow_desktop.engine.record import write_record
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Home, Table
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.pause.scene import ClockAndAidsPage, PauseScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.keys import KeysScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.driving import click, do, focused

LARGE = (1920, 1080)


def played(folder: Path, clock: Clock | None = None) -> Table:
    table = Home(folder).new_table(Options("otter-reef", 2, clock=clock or Clock()))
    table.ready()
    table.do(Draw(0))
    return table


def paused(folder: Path, clock: Clock | None = None) -> tuple[App, Table]:
    table = played(folder, clock)
    return opened(lambda: PauseScene(table), folder, LARGE), table


def test_it_stops_the_clock_and_every_command(tmp_path: Path) -> None:
    app, table = paused(tmp_path)
    assert focused(app) == "go-on"
    assert table.paused and not table.running
    assert isinstance(table.do(Draw(1)), Refusal)


@pytest.mark.parametrize("action", [Action.BACK, Action.PAUSE, Action.ACCEPT])
@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_going_on(tmp_path: Path, action: AnyAction, device: Device) -> None:
    app, table = paused(tmp_path)
    do(app, action, device=device)
    assert not app.running
    assert not table.paused


def test_the_board_is_covered_only_where_time_counts(tmp_path: Path) -> None:
    timed = PauseScene(played(tmp_path))
    untimed = PauseScene(played(tmp_path, Clock(None)))
    counted = PauseScene(played(tmp_path, Clock(None, 10)))
    assert timed.covers
    assert not untimed.covers
    assert not counted.covers


def test_it_tells_how_far_off_the_wave_is(tmp_path: Path) -> None:
    """Of ten turns one is used; the setting alone would say ten."""
    table = played(tmp_path, Clock(None, 10))
    table.do(next(each for each in legal(table.state) if isinstance(each, PlaceTile)))
    app = opened(lambda: PauseScene(table), tmp_path, LARGE)
    shown = [widget.label for widget in walk(screen(app).root)]
    assert "Round 1 · 9 turns until the wave" in shown


def test_covered_means_that_no_pixel_of_the_game_is_seen(tmp_path: Path) -> None:
    app, table = paused(tmp_path)
    alone = app.canvas.surface.copy()
    app = opened(lambda: PlayScene(table), tmp_path, LARGE)
    while not isinstance(app.stack.top, PauseScene):
        app.loop_once()
    app.shell.captions.clear()
    app.loop_once()
    for x in range(0, LARGE[0], 40):
        for y in range(0, LARGE[1], 40):
            assert app.canvas.surface.get_at((x, y)) == alone.get_at((x, y))


def test_every_page_opens_and_comes_back(tmp_path: Path) -> None:
    """D2."""
    app, table = paused(tmp_path)
    leads = {
        "rules": RulesScene,
        "table": ClockAndAidsPage,
        "accessibility": AccessibilityScene,
        "settings": SettingsScene,
        "keys": KeysScene,
    }
    for key, kind in leads.items():
        click(app, screen(app).find(key))
        assert isinstance(app.stack.top, kind)
        do(app, Action.BACK)
        assert isinstance(app.stack.top, PauseScene)
        assert table.paused


def test_to_the_menu_keeps_the_game(tmp_path: Path) -> None:
    app, _table = paused(tmp_path)
    click(app, screen(app).find("leave"))
    assert isinstance(app.stack.top, MenuScene)
    assert focused(app) == "go-on"


def test_giving_up_asks_once_and_keeps_the_game(tmp_path: Path) -> None:
    """U4."""
    app, table = paused(tmp_path)
    click(app, screen(app).find("give-up"))
    question = app.stack.top
    assert isinstance(question, Dialog)
    assert "Our games" in question.message
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, PauseScene)
    give_it_up(app)
    assert isinstance(app.stack.top, ResultsScene)
    assert "gave up" in app.stack.top.opening_words()
    assert [*home_of(app.shell).waiting()] == []
    kept = home_of(app.shell).kept(table.name)
    assert kept is not None
    assert (kept.given_up, kept.finished, kept.record) == (True, False, table.record())
    assert sum(kept.given_up for kept in home_of(app.shell).games()) == 1
    click(app, screen(app).find("menu"))
    assert isinstance(app.stack.top, MenuScene)
    assert focused(app) == "play"


def give_it_up(app: App) -> None:
    click(app, screen(app).find("give-up"))
    click(app, screen(app).find("answer-0"))


def test_whoever_gave_up_can_go_on_after_all(tmp_path: Path) -> None:
    app, table = paused(tmp_path)
    give_it_up(app)
    click(app, screen(app).find("take-up"))
    again = app.stack.top
    assert isinstance(again, PlayScene)
    assert again.table.record() == table.record()
    again.table.close()
    assert [kept.paths.name for kept in home_of(app.shell).waiting()] == [table.name]
    assert sum(kept.given_up for kept in home_of(app.shell).games()) == 0


def test_a_game_given_up_is_neither_won_nor_lost_and_its_record_is_open(tmp_path: Path) -> None:
    app, table = paused(tmp_path)
    give_it_up(app)
    click(app, screen(app).find("menu"))
    home = Home(tmp_path)
    home.statistics().catch_up()
    assert home.statistics().tally().finished == 0
    kept = home.kept(table.name)
    assert kept is not None
    assert write_record(kept.record).endswith(f"end {len(kept.record.moves)} open\n")
    assert kept.to_json()["given_up"] is True


def test_giving_up_one_game_leaves_the_others(tmp_path: Path) -> None:
    other = Home(tmp_path).new_table(Options("otter-reef", 1))
    other.do(Draw(3))
    other.close()
    app, _table = paused(tmp_path)
    click(app, screen(app).find("give-up"))
    click(app, screen(app).find("answer-0"))
    assert [kept.record.options.players for kept in home_of(app.shell).waiting()] == [1]


def test_clock_and_aids_change_during_a_game(tmp_path: Path) -> None:
    """T1, T7."""
    table = played(tmp_path)
    app = opened(lambda: ClockAndAidsPage(table), tmp_path, LARGE)
    choice = screen(app).find("clock")
    assert isinstance(choice, Choice)
    click(app, choice.segments[3])
    assert table.setting == Clock(None)
    screen(app).focus_on("aid-water-1")
    do(app, Action.ACCEPT)
    assert not table.seats[1].aids.preview_water
    assert table.seats[0].aids.preview_water


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
def test_the_layout_holds(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    table = Table.new(Options("otter-reef", 6))
    assert faults(lambda: PauseScene(table), tmp_path, size, text) == []
    assert faults(lambda: ClockAndAidsPage(table), tmp_path, size, text) == []
    untimed = Table.new(Options("otter-reef", 1, clock=Clock(None, 10)))
    assert faults(lambda: PauseScene(untimed), tmp_path, size, text) == []
