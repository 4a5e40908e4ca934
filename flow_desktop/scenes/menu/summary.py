"""A table in one line: who plays and how, for the menu and the setup."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.app.language import _, ngettext
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import clock_name, difficulty_name, listed

MOST_NAMES = 3


def players_words(names: Sequence[str]) -> str:
    """The players by name while they are few and all have one, else their number."""
    if all(names) and len(names) <= MOST_NAMES:
        return listed(names)
    return ngettext("{count} player", "{count} players", len(names)).format(count=len(names))


def draft_words(draft: Draft) -> str:
    """A draft in one line: "2 players · Easy · 60 seconds"."""
    level = difficulty_name(draft.difficulty) if draft.picked is None else _("cards picked by hand")
    return " · ".join((players_words([seat.name for seat in draft.seats]), level, clock_name(draft.clock)))


def kept_words(kept: KeptGame) -> str:
    """An interrupted game in one line: "Mia and Tom · round 3 · 21 tiles left"."""
    supply = kept.state.supply
    tiles = supply.face_down + len(supply.shown)
    return " · ".join(
        (
            players_words(kept.record.seats or [""] * kept.record.options.players),
            _("round {number}").format(number=kept.state.turn.round),
            ngettext("{count} tile left", "{count} tiles left", tiles).format(count=tiles),
        )
    )
