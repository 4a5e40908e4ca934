"""Exhibits of today's wave: the page on some day in November."""

from datetime import date

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.rounds import Table
from flow_desktop.rounds.best_runs import keep_run
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_proof import proof_of
from flow_desktop.rounds.daily_results import KIND, DayResult
from flow_desktop.rounds.outcomes import ClockKind
from flow_desktop.scenes.autoplay.player import Brain
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.daily.calendar import day_key
from flow_desktop.scenes.daily.scene import DailyScene
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import Easel, let_settle, seats
from flow_desktop.scenes.ghost.ghost import BestRun
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import home_of, remember

TODAY = date(2026, 11, 21)
TILES = 14
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


def ghost(easel: Easel) -> Scene:
    """A wave that was won before, tried once more."""
    options = wave_of(TODAY).options(2)
    record = proof_of(options)
    assert record is not None
    keep_run(home_of(easel.shell).library, record)
    table = Table.new(options, seats(2), easel.shell.now)
    brain = Brain(options.seed)
    for _ in range(TILES):
        table.do(brain.decide(table.state))
    return PlayScene(table, BestRun())


def show_ghost(app: App) -> None:
    """The best run is asked for."""
    let_settle(app)
    top_screen(app).focus_on("ghost")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def earlier(easel: Easel) -> Scene:
    """The same, before another day is chosen."""
    return today(easel)


def choose_won(app: App) -> None:
    """A day that was won with two kinds of clock."""
    let_settle(app)
    top_screen(app).focus_on(day_key(TODAY.replace(day=WON[-1])))
    Touch(app).act(Action.ACCEPT)
    let_settle(app)
