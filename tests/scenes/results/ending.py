"""Tables whose game is over, and the results screen over them."""

import random
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.bots.players import greedy_bot
from flow_desktop.bots.simulate import play_game
from flow_desktop.engine import Options, Result
from flow_desktop.engine.codes import seed_of
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Home, Table
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.learn.introduction import KEPT
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.table import Seat
from flow_desktop.widgets.unhurried import GUARD

SEATS = (Seat("Ada", 0, 0, 1), Seat("Bruno", 1, 1, 2), Seat("Cleo", 2, 2, 3))
SEEDS = tuple(seed_of(number) for number in range(0, 4000, 333))
WORDLESS = tuple(f"my wave {number}" for number in range(12))


def finished_table(result: Result, home: Home | None = None, seeds: tuple[str, ...] = SEEDS) -> Table:
    """A game that a bot has played to that end; kept on disk when a home is given."""
    for seed in seeds:
        options = Options(seed, len(SEATS), difficulty=2)
        played = play_game(options, greedy_bot, 9, random.Random(seed).random)
        if played.state.result is result:
            break
    else:
        raise AssertionError(f"no game is {result}")
    table = Table.new(options, SEATS, lambda: 0.0) if home is None else home.new_table(options, SEATS)
    for command in played.commands:
        assert not isinstance(table.do(command), Refusal)
    assert table.state.result is result
    return table


def results_app(
    folder: Path, table: Table, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
) -> tuple[App, ResultsScene]:
    """The results on the screen; whoever has played knows the scenario cards."""
    chosen = (settings or Settings(language="en")).keep(KEPT, False)
    time = StillTime()
    app = off_screen(FLOW, lambda _shell: ResultsScene(table), Folders(folder), size, chosen, time)
    app.loop_once()
    time.seconds += GUARD
    app.loop_once()
    scene = app.stack.top
    assert isinstance(scene, ResultsScene)
    return app, scene
