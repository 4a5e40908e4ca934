"""Games that bots have played, quickly."""

import random
from functools import cache

from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.commands import TimeUp
from flow_desktop.rounds import Table
from flow_desktop.table import Seat

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
CLOCKS = (Clock(60), Clock(None, 8), Clock(None))


@cache
def played(number: int, most: int = 10_000) -> Table:
    """A game of its own for every number, to its end or for so many moves."""
    players = 1 + number % 6
    seats = tuple(Seat(NAMES[index], index, index, index + 1) for index in range(players))
    options = Options(f"tale-{number}", players, difficulty=number % 7, clock=CLOCKS[number % 3])
    table = Table.new(options, seats, lambda: 0.0)
    chance = random.Random(number)
    for moves in range(most):
        if table.state.result is not None:
            break
        due = moves % (14 + number % 9) == 13 and table.state.turn.phase is Phase.TURN
        table.do(TimeUp() if due else greedy_bot(table.state, chance.random))
    return table
