"""A quick guess at the win chance of a position: a few features that a player sees, weighed once for all.

The weights were fitted by ``python -m build.tide_model`` to games that the policy 'hand' played to their
end. A guess costs about as much as one move. It is the ground that rollouts correct
(`analysis_tide`), and luck and skill are measured in it (docs/analysis.md).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from flow_desktop.bots.pace import Pace
from flow_desktop.bots.value import outlook
from flow_desktop.engine.board import Board
from flow_desktop.engine.state import GameState, Phase, Result

SURE: Final = 0.985
"""No guess is surer than this before a game is over."""
WEIGHTS: Final = (-0.3525, -0.0307, -0.3759, 0.4327, 0.1645, -1.5811, -0.0383)


def features(state: GameState, left: int, turns: int, board: Board | None = None) -> tuple[float, ...]:
    """What a guess looks at; `left` turns remain until the wave, and a usual round has `turns`."""
    look = outlook(board or state.board, state.rules.obstacles_remain)
    supply = state.supply
    tiles = supply.tiles_left
    damage = look.damage(state.turn.calm) if look.tree > left else 0.0
    cards = sum(map(len, state.hands))
    # How many tiles may be washed away until the piles are empty: a wave comes every so many turns.
    waves = tiles / turns
    return 1.0, look.now, damage, float(tiles - look.tree), float(min(cards, 8)), waves, look.now * waves / 10


def guess(state: GameState, pace: Pace, board: Board | None = None) -> float:
    """The win chance from here, if the policy played on; with another `board` in the place of this one."""
    if state.result is not None:
        return float(state.result is Result.WON)
    left = 0 if state.turn.phase is Phase.WAVE or state.turn.time_up else pace.left
    seen = features(state, left, pace.turns, board)
    return limited(sum(weight * each for weight, each in zip(WEIGHTS, seen, strict=True)))


def limited(odds: float) -> float:
    """The chance of these log odds, never quite sure."""
    edge = log(SURE / (1 - SURE))
    return 1 / (1 + exp(-max(-edge, min(edge, odds))))
