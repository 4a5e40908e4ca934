"""A table at which somebody asks, and an oracle that answers when the test wishes."""

from __future__ import annotations

from pathlib import Path

from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import GameState, Step, legal
from flow_desktop.engine.commands import (
    Draw,
    PlaceTile,
)
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.hints.hints import Hints
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down

Seat = tuple[Sitting, Oracle, Hints]


def sit(
    folder: Path,
    time: StillTime,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    players: int = 2,
    scenarios: tuple[Scenario, ...] = (),
) -> Seat:
    table = new_table(time, players=players, scenarios=scenarios)
    place_tiles(table, 3)
    table.do(Draw(0))
    oracle = Oracle()
    hints = Hints(oracle)
    return sit_down(folder, table, time, size, settings, beside=(hints,)), oracle, hints


def placed(sitting: Sitting, last: bool = True) -> PlaceTile:
    """A place for the tile in hand, the last in reading order or the first."""
    places = [each for each in legal(sitting.state) if isinstance(each, PlaceTile)]
    return max(places, key=lambda each: each.cell) if last else min(places, key=lambda each: each.cell)


def let_be(sitting: Sitting, state: GameState) -> None:
    """Let the game be in a state that would take long to come to."""
    history = sitting.table._game.history
    history.done.clear()
    history.first = Step(state, ())
    assert sitting.state is state


def words(sitting: Sitting) -> str:
    reason = sitting.play.bubble.reason
    return "" if reason is None else reason.words
