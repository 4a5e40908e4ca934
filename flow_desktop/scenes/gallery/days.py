"""Exhibits of today's wave: the page on some day in November."""

from datetime import date

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.rounds.daily_results import KIND, DayResult
from flow_desktop.rounds.outcomes import ClockKind
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.daily.calendar import day_key
from flow_desktop.scenes.daily.scene import DailyScene
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import Easel, let_settle, seats
from flow_desktop.scenes.start import home_of, remember

TODAY = date(2026, 11, 21)
WON, TRIED = (2, 3, 7, 8, 13, 14, 19), (5, 10, 20)


def today(easel: Easel) -> Scene:
    """A day of many cards, not played yet, after some that were."""
    remember(easel.shell, Draft(seats(2)))
    library = home_of(easel.shell).library
    for number in (*WON, *TRIED):
        result = DayResult(True, 2 + number % 4, number) if number in WON else DayResult()
        library.keep_progress(KIND, f"{TODAY.replace(day=number)}/{ClockKind.TIMED}", result.to_json())
    turns = DayResult(True, 2, 18).to_json()
    library.keep_progress(KIND, f"{TODAY.replace(day=WON[-1])}/{ClockKind.TURNS}", turns)
    return DailyScene(today=lambda: TODAY)


def earlier(easel: Easel) -> Scene:
    """The same, before another day is chosen."""
    return today(easel)


def choose_won(app: App) -> None:
    """A day that was won with two kinds of clock."""
    let_settle(app)
    top_screen(app).focus_on(day_key(TODAY.replace(day=WON[-1])))
    Touch(app).act(Action.ACCEPT)
    let_settle(app)
