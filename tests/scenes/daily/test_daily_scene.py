"""The page of today's wave: played at once, days chosen in the calendar, results kept with their day."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.options import Clock
from flow_desktop.rounds import ClockKind, Table
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_proof import proof_of
from flow_desktop.rounds.daily_results import KIND, DayResult, days_played
from flow_desktop.scenes.daily.calendar import DayStone, day_key
from flow_desktop.scenes.daily.keeper import DayKeeper
from flow_desktop.scenes.daily.scene import FIRST_MONTH, DailyScene
from flow_desktop.scenes.daily.words import result_lines
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import seats
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.replay.scene import ReplayScene
from flow_desktop.scenes.start import home_of, last_draft, remember
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened
from tests.widgets.driving import do, focused

TODAY = date(2026, 11, 18)
MONDAY = date(2026, 11, 16)


def page(app: App) -> DailyScene:
    scene = app.stack.top
    assert isinstance(scene, DailyScene)
    return scene


def on(folder: Path, today: date = TODAY, day: date | None = None) -> App:
    return opened(lambda: DailyScene(day, today=lambda: today), folder)


def words(app: App) -> str:
    return "\n".join(widget.label for widget in walk(page(app).root) if isinstance(widget, Label))


def press(app: App, key: str) -> None:
    page(app).focus_on(key)
    do(app, Action.ACCEPT)


def test_play_has_the_focus_and_starts_the_wave_of_today_with_the_last_table(tmp_path: Path) -> None:
    app = on(tmp_path)
    usual = Draft(seats(2), difficulty=3, clock=Clock(None, 7))
    remember(app.shell, usual)
    page(app).enter(app.shell)
    assert focused(app) == "play"
    do(app, Action.ACCEPT)
    while not isinstance(app.stack.top, PlayScene):
        do(app, Action.ACCEPT)
    table = app.stack.top.table
    assert table.options == wave_of(TODAY).options(2, clock=Clock(None, 7))
    assert [seat.name for seat in table.seats] == [seat.name for seat in usual.seats]
    assert last_draft(app.shell).difficulty == 3, "the usual table stays as it was"


def test_days_to_come_are_closed_and_say_so(tmp_path: Path) -> None:
    app = on(tmp_path)
    tomorrow = page(app).find(day_key(TODAY + timedelta(days=1)))
    assert not tomorrow.enabled
    assert "still to come" in tomorrow.spoken()
    press(app, tomorrow.key)
    assert page(app).chosen == TODAY
    assert not page(app).find("after").enabled


def test_an_earlier_day_is_chosen_and_ready_to_be_played(tmp_path: Path) -> None:
    app = on(tmp_path)
    press(app, "before")
    halloween = date(2026, 10, 31)
    press(app, day_key(halloween))
    assert focused(app) == "play"
    assert "Saturday, 31 October 2026" in words(app)
    assert page(app).draft.options() == wave_of(halloween).options()
    press(app, "today")
    assert page(app).chosen == page(app).today == TODAY


def test_every_day_of_a_month_stands_below_its_weekday(tmp_path: Path) -> None:
    app = on(tmp_path, date(2024, 2, 29))
    stones = [widget for widget in walk(page(app).root) if isinstance(widget, DayStone)]
    assert [stone.day.day for stone in stones] == list(range(1, 30))
    for stone in stones:
        under = next(other for other in stones if other.day.weekday() == stone.day.weekday())
        assert stone.rect.x == under.rect.x
    left_to_right = sorted(stones[:7], key=lambda stone: stone.rect.x)
    assert [stone.day.weekday() for stone in left_to_right] == list(range(7))


def test_the_calendar_has_a_beginning(tmp_path: Path) -> None:
    app = on(tmp_path, day=FIRST_MONTH)
    assert not page(app).find("before").enabled
    assert page(app).find("after").enabled


def test_a_stone_says_how_the_day_went(tmp_path: Path) -> None:
    app = on(tmp_path)
    library = home_of(app.shell).library
    library.keep_progress(KIND, f"{MONDAY}/{ClockKind.TIMED}", DayResult(True, 3, 9).to_json())
    library.keep_progress(KIND, f"{TODAY}/{ClockKind.OFF}", DayResult().to_json())
    page(app).enter(app.shell)
    told = {day: page(app).find(day_key(day)).spoken() for day in (MONDAY, TODAY, TODAY - timedelta(days=1))}
    assert "won" in told[MONDAY]
    assert "Today" in told[TODAY]
    assert "tried" in told[TODAY]
    assert "not played yet" in told[TODAY - timedelta(days=1)]


def test_results_stand_apart_by_kind_of_clock() -> None:
    lines = result_lines({ClockKind.OFF: DayResult(), ClockKind.TIMED: DayResult(True, 1, 7)})
    assert lines == ["With the timer: won in 1 round, 7 tiles left", "Without a clock: tried"]


def test_a_way_to_win_is_offered_after_playing_alone(tmp_path: Path) -> None:
    app = on(tmp_path)
    assert page(app).seek("proof") is None
    library = home_of(app.shell).library
    library.keep_progress(KIND, f"{TODAY}/{ClockKind.TIMED}", DayResult().to_json())
    page(app).enter(app.shell)
    press(app, "proof")
    for _ in range(400):
        if isinstance(app.stack.top, ReplayScene):
            break
        app.loop_once()
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.record == proof_of(wave_of(TODAY).options(edition=scene.record.options.edition))


def test_the_page_turns_at_midnight_but_the_chosen_day_stays(tmp_path: Path) -> None:
    now = [TODAY]
    app = opened(lambda: DailyScene(None, today=lambda: now[0]), tmp_path)
    now[0] += timedelta(days=1)
    app.loop_once()
    page(app).update(0.1)
    assert page(app).today == now[0]
    assert page(app).chosen == TODAY
    assert page(app).find(day_key(now[0])).enabled


@pytest.mark.parametrize("later", [0, 1])
def test_a_game_is_noted_with_its_day_even_after_midnight(later: int, tmp_path: Path) -> None:
    record = proof_of(wave_of(TODAY).options())
    assert record is not None
    table = Table.new(record.options, source=lambda: 0.0)
    keeper = DayKeeper(lambda: TODAY + timedelta(days=later))
    app = opened(lambda: PlayScene(table, keeper), tmp_path)
    library = home_of(app.shell).library
    assert days_played(library) == {}, "looking at a wave is no try"
    table.do(record.moves[0].command)
    assert days_played(library) == {TODAY: {ClockKind.TIMED: DayResult()}}
    for move in record.moves[1:]:
        table.resume()
        table.do(move.command)
    assert days_played(library)[TODAY][ClockKind.TIMED].won


def test_any_other_wave_leaves_the_calendar_alone(tmp_path: Path) -> None:
    table = Table.new(wave_of(TODAY + timedelta(days=3)).options(), source=lambda: 0.0)
    app = opened(lambda: PlayScene(table, DayKeeper(lambda: TODAY)), tmp_path)
    table.do(Draw(0))
    assert days_played(home_of(app.shell).library) == {}
