"""The people who have played here before: one press seats somebody as they looked last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flow_desktop.app.language import _
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.seat_look import avatar_art
from flow_desktop.table import Profile
from flow_desktop.table.profiles import person_key
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Press, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.setup.seat_panel import Use

MOST_NAMES: Final = 8


def known_names(draft: Draft, index: int, use: Use, known: Sequence[Profile]) -> list[Widget]:
    """A button for everybody who is known and sits nowhere else; nothing when there is nobody."""
    seated = {person_key(seat.name) for number, seat in enumerate(draft.seats) if number != index}
    free = [person for person in known if person.key not in seated][:MOST_NAMES]
    buttons = [
        Button(
            person.name,
            _seating(draft, index, use, person),
            icon=avatar_art(person.avatar),
            key=f"known-{index}-{person.key}",
        )
        for person in free
    ]
    if not buttons:
        return []
    return [
        Column([Label(_("Or choose somebody"), Role.SMALL, soft=True), Wrap(buttons, gap=SNUG)], gap=CLOSE)
    ]


def _seating(draft: Draft, index: int, use: Use, person: Profile) -> Press:
    def press() -> None:
        use(draft.with_seat(index, person.seat()))

    return press
