"""Refusals: why a command cannot be carried out, with a sentence for people.

The sentence is English; screens translate it by its code.
"""

from enum import StrEnum
from typing import Final

from flow_desktop.values import dataclass


class RiverCode(StrEnum):
    """Every way in which a command can be wrong."""

    GAME_OVER = "game_over"
    NOT_NOW = "not_now"
    NOT_ALLOWED = "not_allowed"
    NOT_ON_THE_DICE = "not_on_the_dice"
    TOO_FEW_TOKENS = "too_few_tokens"
    WRONG_PRICE = "wrong_price"
    NO_CARD = "no_card"
    ONE_A_ROUND = "one_a_round"
    NO_DISCOUNT = "no_discount"
    COLUMN_FULL = "column_full"
    CANNOT_PAY = "cannot_pay"


SENTENCES: Final[dict[RiverCode, str]] = {
    RiverCode.GAME_OVER: "The game is over.",
    RiverCode.NOT_NOW: "It is not time for that.",
    RiverCode.NOT_ALLOWED: "The rules do not allow that here.",
    RiverCode.NOT_ON_THE_DICE: "The dice do not give that.",
    RiverCode.TOO_FEW_TOKENS: "There are not enough nature tokens for that.",
    RiverCode.WRONG_PRICE: "That has another price.",
    RiverCode.NO_CARD: "No card lies there.",
    RiverCode.ONE_A_ROUND: "One card a round can be completed.",
    RiverCode.NO_DISCOUNT: "There is no such discount at that place.",
    RiverCode.COLUMN_FULL: "The column of this habitat is full.",
    RiverCode.CANNOT_PAY: "The animals for that are not there.",
}


@dataclass(frozen=True, slots=True)
class RiverRefusal:
    """Why a command was refused; nothing has changed."""

    code: RiverCode

    @property
    def sentence(self) -> str:
        """The reason, for people (a msgid)."""
        return SENTENCES[self.code]
