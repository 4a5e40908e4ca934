"""Tempers: the constants by which a player made of code weighs what it sees. One policy, many characters."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player weighs a move, in tiles. The usual values were measured (docs/strength.md)."""

    ways: float = 0.15  # of each animal's own way, beside the tree that all share
    caution: float = 0.6  # of what the next wave would damage
    turns_a_tile: float = 1.0  # how many turns a needed tile takes, to say whether the wave comes first
    card_gain: float = 1.0  # a card is played if it gains so much
    bird_gain: float = 0.15  # the same for a bird: kept back, it helps nobody
    calm_gain: float = 1.0  # and for Calm Waters
    shown_gain: float = 0.5  # a revealed tile is taken if it gains more than this
    trade_gain: float = 0.3  # what a card in the hand is worth in a trade
    margin: float = 2.0  # a board that needs so much more than the best is not looked at any closer
    slips: float = 0.0  # how often the eye rests on any space rather than the best
    haste: bool = False  # looks at the board alone and forgets the wave


HAND: Final = Temper()
