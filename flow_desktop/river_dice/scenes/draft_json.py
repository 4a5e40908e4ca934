"""The last table, kept for the next time. Whatever is read, a draft comes out of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.bots.partners import river_partner
from flow_desktop.river_dice.engine.options import MOST_SEATS, RiverOptions, RiverOptionsError
from flow_desktop.river_dice.scenes.draft import FIRST_SEED, RiverDraft, new_seed
from flow_desktop.table.seats import Seat, SeatError

KEPT: Final = "river-dice"
_SEATS: Final = "seats"


def write_draft(draft: RiverDraft) -> dict[str, Any]:
    """The draft as plain values; which deal it was is not kept."""
    return {
        _SEATS: [seat.to_json() for seat in draft.seats],
        "sheet": draft.sheet,
        "family": draft.family,
        "abundance": draft.abundance,
        "cards": None if draft.cards is None else list(draft.cards),
        "scenario": draft.scenario,
    }


def read_draft(kept: object) -> RiverDraft:
    """The draft that was written, or as much of it as makes sense."""
    if not isinstance(kept, Mapping):
        return RiverDraft()
    draft = RiverDraft(_seats(kept.get(_SEATS)))
    try:
        scenario = kept["scenario"]
        options = RiverOptions(
            FIRST_SEED,
            len(draft.seats),
            kept["sheet"] if scenario is None else None,
            _cards(kept["cards"]) if scenario is None and not kept["family"] else None,
            _switch(kept["family"]),
            _switch(kept["abundance"]),
            scenario,
        )
    except (KeyError, TypeError, RiverOptionsError):
        return draft
    return draft.with_deal(options)


def _cards(value: object) -> tuple[int, ...] | None:
    return tuple(value) if isinstance(value, list) else None


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("a switch is on or off")
    return value


def _seats(value: object) -> tuple[Seat, ...]:
    listed = value if isinstance(value, list) else []
    try:
        seats = tuple(map(Seat.from_json, listed[:MOST_SEATS]))
    except (SeatError, TypeError):
        return RiverDraft().seats
    known = tuple(seat for seat in seats if not seat.partner or river_partner(seat.partner))
    return known if any(not seat.partner for seat in known) else RiverDraft().seats


def last_draft(shell: Shell) -> RiverDraft:
    """The table that was played at last, with a new deal."""
    return replace(read_draft(shell.kept(KEPT)), seed=new_seed())


def remember(shell: Shell, draft: RiverDraft) -> None:
    """Keep a table for the next time."""
    shell.keep(KEPT, write_draft(draft))
