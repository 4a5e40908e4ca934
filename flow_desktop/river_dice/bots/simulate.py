"""Many games of River Dice by bots, on all cores; the figures do not depend on the number of jobs."""

from functools import partial
from statistics import fmean, median
from typing import Any

from flow_desktop.all_cores import play_all
from flow_desktop.river_dice.bots.players import play_river, river_player
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.engine.score import score
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class RiverSeries:
    """What is to be simulated: whole games, one after another, every seat by the same bot."""

    games: int
    sheet: str = "A"
    bot: str = "greedy"
    players: int = 1
    seed: str = "flow"


@dataclass(frozen=True, slots=True)
class RiverFigures:
    """The figures of one seat of one game."""

    total: int
    cards: int
    leftovers: int


def play_one(series: RiverSeries, number: int) -> list[RiverFigures]:
    """Play the game with this number; its chance depends on the seed of the series and the number alone."""
    seed = f"{series.seed}/{number}"
    state = play_river(
        RiverOptions(seed, series.players, series.sheet),
        *(river_player(series.bot, f"{seed}/{seat}") for seat in range(series.players)),
    )
    told = []
    for seat in state.seats:
        parts = score(seat)
        told.append(RiverFigures(parts["total"], seat.completed, parts["leftovers"]))
    return told


def simulate(series: RiverSeries, jobs: int | None = None) -> dict[str, Any]:
    """Play all games of a series and return the figures; ``jobs=None`` uses every core."""
    return _figures(series, play_all(partial(play_one, series), series.games, jobs))


def _figures(series: RiverSeries, played: list[list[RiverFigures]]) -> dict[str, Any]:
    seats = [seat for game in played for seat in game]
    totals = sorted(seat.total for seat in seats)
    return {
        "game": "river-dice",
        "sheet": series.sheet,
        "bot": series.bot,
        "players": series.players,
        "seed": series.seed,
        "games": series.games,
        "median": median(totals),
        "p10": quantile(totals, 0.1),
        "p90": quantile(totals, 0.9),
        "min": totals[0],
        "max": totals[-1],
        "mean": round(fmean(totals), 2),
        "cards": round(fmean(seat.cards for seat in seats), 2),
        "leftovers": round(fmean(seat.leftovers for seat in seats), 2),
    }


def quantile(ordered: list[int], share: float) -> int:
    """The number that this share of an ordered list does not exceed.

    >>> quantile([3, 5, 8, 9, 20], 0.9), quantile([3, 5, 8, 9, 20], 0.1)
    (20, 3)
    """
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
