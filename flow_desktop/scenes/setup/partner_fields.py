"""A partner's seat in the setup: who it is, how that one plays, and how one more is asked to the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.bots.partners import Partner, partner_named
from flow_desktop.scenes.draft import Draft, seat_of
from flow_desktop.scenes.setup.seat_fields import Painter, PictureChoice, picture_painter
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import Widget

FACE: Final = 52
TEMPERS: Final = {
    Partner.BENO: N_("Thinks briefly and builds at once."),
    Partner.PELLA: N_("Plays it safe and guards tiles with birds."),
    Partner.RUFO: N_("Loves cards and trades for them."),
}


def add_partner(draft: Draft, use: Callable[[Draft], None]) -> Widget:
    """The face of the next partner: pressed, it sits down; it says why when nobody can come."""
    free = draft.free_partners
    face = art("partner", free[0]) if free else art("icon_seat")
    reason = "" if draft.can_add_seat else _("Six can play at most.")
    if not reason and not free:
        reason = _("All three partners are with you.")
    return IconButton(
        face,
        _("Add a partner"),
        lambda: use(draft.with_partner_added(free[0])),
        units=FACE,
        enabled=not reason,
        reason=reason,
        key="add-partner",
    )


def partner_choice(draft: Draft, index: int, use: Callable[[Draft], None]) -> list[Widget]:
    """Which partner sits there, of those who sit nowhere else, and what to expect of it."""
    seat = draft.seats[index]
    held = partner_named(seat.partner)
    choices = [each for each in Partner if each is held or each in draft.free_partners]

    def choose(number: int) -> None:
        seats = list(draft.seats)
        seats[index] = seat_of(choices[number], seat)
        use(replace(draft, seats=tuple(seats)))

    parts: list[Widget] = [
        PictureChoice(
            _("Partner"),
            [each.shown for each in choices],
            [face_painter(each) for each in choices],
            choices.index(held) if held is not None else 0,
            choose,
            key=f"partner-{index}",
        )
    ]
    if held is not None:
        parts.append(Label(temper_words(held), Role.SMALL, soft=True))
    return parts


def temper_words(partner: Partner) -> str:
    """How a partner plays, in a line with its name."""
    return _("{name}: {line}").format(name=partner.shown, line=_(TEMPERS[partner]))


def face_painter(partner: Partner) -> Painter:
    """What draws a partner's face."""
    return picture_painter(art("partner", partner))
