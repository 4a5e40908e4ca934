"""Who can be asked: the hint's own policy and the three partners, each by name, from the weakest on."""

from __future__ import annotations

from typing import Final

from flow_desktop.bots.temper import HAND, Temper

HINT: Final = "hint"
TIMO: Final = "timo"  # thinks short: sees the board and forgets the wave
OTTO: Final = "otto"  # loves cards: trades for them and plays them early
MILA: Final = "mila"  # plays safe: guards the ways with birds and shuns the wave's lines

PARTNERS: Final = (TIMO, OTTO, MILA)
"""The partners in order of strength, each stronger than the one before (docs/strength.md)."""

TEMPERS: Final[dict[str, Temper]] = {
    TIMO: Temper(haste=True, slips=0.15),
    OTTO: Temper(card_gain=0.4, bird_gain=0.4, trade_gain=0.9, slips=0.05),
    MILA: Temper(caution=0.9, bird_gain=0.6),
    HINT: HAND,
}
"""The temper of each; a partner's own constants make its character, not a handicap alone."""
