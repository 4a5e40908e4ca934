"""Exhibits of the page of games, over a data folder with games of some evenings."""

from __future__ import annotations

from datetime import UTC, datetime

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.engine import Clock, GameState, Options
from flow_desktop.engine.record import write_record
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.player import Brain
from flow_desktop.scenes.gallery.easel import Easel, let_settle, seats
from flow_desktop.scenes.games.numbers import NumbersPage
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.start import home_of
from flow_desktop.table.paths import new_name

EVENINGS = (
    (datetime(2025, 3, 21, 18, 5, tzinfo=UTC), Options("otter-reef", 2, difficulty=2)),
    (datetime(2025, 3, 22, 17, 40, tzinfo=UTC), Options("puffin-bay", 4, clock=Clock(None, 9))),
    (datetime(2025, 4, 6, 15, 20, tzinfo=UTC), Options("heron-lagoon", 1, "italian", clock=Clock(None))),
    (datetime(2025, 4, 12, 19, 55, tzinfo=UTC), Options("coral-moon", 3, difficulty=1)),
    (datetime(2025, 5, 3, 18, 30, tzinfo=UTC), Options("seal-harbor", 2)),
)
BROKEN = datetime(2025, 2, 1, 10, 0, tzinfo=UTC)
MOVES = 24
WAITING = datetime(2025, 5, 4, 19, 10, tzinfo=UTC)


def _is_over(state: GameState) -> bool:
    return state.result is not None


def keep_games(easel: Easel) -> Home:
    """A home with finished games, one that waits, and one whose record is spoilt."""
    home = home_of(easel.shell)
    home.folder.mkdir(parents=True, exist_ok=True)
    for when, options in EVENINGS:
        table = easel.table_in_time(options, _is_over)
        _keep(home, when, write_record(table.record()))
    _keep(home, BROKEN, "flow-record 2\nspoilt\nend 0 won\n")
    waiting = Home(easel.shell.folders.data, lambda: WAITING)
    table = waiting.new_table(Options("otter-reef", 2, difficulty=1), seats(2), easel.shell.now)
    brain = Brain(table.options.seed)
    for _ in range(MOVES):
        table.do(brain.decide(table.state))
    table.close()
    home.statistics().catch_up()
    return home


def _keep(home: Home, when: datetime, record: str) -> None:
    (home.folder / f"{new_name(when)}.flow").write_text(record, encoding="utf-8")


def games(easel: Easel) -> Scene:
    """The page with a game that waits."""
    keep_games(easel)
    return GamesScene()


def empty(easel: Easel) -> Scene:
    """The page before the first game."""
    return GamesScene()


def numbers(easel: Easel) -> Scene:
    """What was won with each kind of clock."""
    keep_games(easel)
    return NumbersPage()


def choose_finished(app: App) -> None:
    """Move on to the newest finished game."""
    app.inject(Act(Action.NAV_DOWN))
    let_settle(app)


def look_at_finished(app: App) -> None:
    """See the results of the newest finished game."""
    choose_finished(app)
    for _ in range(2):
        app.inject(Act(Action.ACCEPT))
        let_settle(app)
