"""How each of those who can be asked plays: the hint's own policy and the three partners, by name."""

from typing import Final

from flow_desktop.bots.partners import Partner
from flow_desktop.bots.temper import HAND, Temper

HINT: Final = "hint"

BY_STRENGTH: Final = (Partner.BENO, Partner.RUFO, Partner.PELLA)
"""The partners in order of strength, each stronger than the one before (docs/strength.md)."""

TEMPERS: Final[dict[str, Temper]] = {
    Partner.BENO: Temper(haste=True, bird_gain=1.0, slips=0.15),
    Partner.RUFO: Temper(card_gain=0.4, bird_gain=0.4, calm_gain=0.4, trade_gain=0.9, slips=0.06),
    Partner.PELLA: Temper(caution=0.9, bird_gain=0.3, slips=0.1),
    HINT: HAND,
}
"""The temper of each; a partner's own constants make its character, not a handicap alone."""
