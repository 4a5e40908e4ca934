"""Who can play River Dice by name: the random player, the greedy one, whoever gives hints, the partners."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, Protocol

from flow_desktop.river_dice.bots.greedy import RiverGreedy
from flow_desktop.river_dice.bots.partners import TEMPER_OF, RiverPartner
from flow_desktop.river_dice.bots.temper import TEMPERS
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.engine.step import new_game, trusted


class RiverPlayer(Protocol):
    """Somebody who plays: looks at a game and names a legal command."""

    def choose(self, state: RiverState) -> RiverCommand:
        """The command for the seat whose turn it is."""


class RandomRiver:
    """Takes any legal choice."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, state: RiverState) -> RiverCommand:
        """Any command."""
        commands = legal(state)
        return commands[int(self._chance.random() * len(commands))]


def _partner(partner: RiverPartner, seed: str) -> RiverPlayer:
    return RiverGreedy(TEMPER_OF[partner], careful=partner is RiverPartner.NIVA)


_PLAYERS: Final[dict[str, Callable[[str], RiverPlayer]]] = {
    "random": RandomRiver,
    "greedy": lambda seed: RiverGreedy(),
    "hint": lambda seed: RiverGreedy(TEMPERS, careful=True),
    **{partner.value: partial(_partner, partner) for partner in RiverPartner},
}
NAMES: Final = tuple(_PLAYERS)


def river_player(name: str, seed: str = "") -> RiverPlayer:
    """A player by name; a seed is for those who play by chance."""
    return _PLAYERS[name](seed)


def play_river(options: RiverOptions, *players: RiverPlayer) -> RiverState:
    """A whole game: one player for each seat, or one for all."""
    state = new_game(options).state
    while not state.over:
        state = trusted(state, players[state.seat % len(players)].choose(state)).state
    return state
