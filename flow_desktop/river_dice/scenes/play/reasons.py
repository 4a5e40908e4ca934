"""Reasons of the adviser in the player's language."""

from collections.abc import Sequence

from flow_desktop.app.language import _
from flow_desktop.river_dice.bots.reasons import RiverReason


def reason_words(reason: RiverReason) -> str:
    """One reason as a sentence."""
    return _(reason.sentence).format(place=reason.place, points=reason.points)


def reasons_words(reasons: Sequence[RiverReason]) -> str:
    """A few reasons, the strongest first."""
    return " ".join(reason_words(reason) for reason in reasons)
