"""Who plays: people by name, known ones by a press, and partners of the program in seats that are empty."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.bots.partners import RiverPartner, river_partner
from flow_desktop.river_dice.scenes.draft import RiverDraft
from flow_desktop.river_dice.scenes.naming import player_name
from flow_desktop.river_dice.table import with_partner
from flow_desktop.table import Profile, Seat
from flow_desktop.table.profiles import person_key
from flow_desktop.table.seats import clean_name
from flow_desktop.widgets.button import Button, DetailButton, IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EvenGrid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import CleanedField
from flow_desktop.widgets.theme import CLOSE, HAIR, SNUG
from flow_desktop.widgets.widget import Press, Widget

FACES: Final = {
    RiverPartner.LUMA: "partner_luma",
    RiverPartner.TEO: "partner_teo",
    RiverPartner.NIVA: "partner_niva",
}
TEMPERS: Final = {
    RiverPartner.LUMA: N_("Takes what lies nearest."),
    RiverPartner.TEO: N_("Saves for the large cards."),
    RiverPartner.NIVA: N_("Finishes what was begun."),
}
MOST_KNOWN: Final = 8
LEAST_BUTTON: Final = 220
LEAST_NAME: Final = 200
LONGEST_NAME: Final = 16
Use = Callable[[RiverDraft], Change | None]
"""Take a changed draft."""


def seat_panel(
    draft: RiverDraft,
    opened: int | None,
    known: Sequence[Profile],
    use: Use,
    open_seat: Callable[[int | None], Change | None],
) -> Panel:
    """All seats, the opened one with what can be changed; one more below."""
    rows: list[Widget] = []
    for index in range(len(draft.seats)):
        is_open = index == opened
        rows.append(_row(draft, index, partial(open_seat, None if is_open else index), use))
        if is_open:
            rows.append(Padding(_details(draft, index, known, use, partial(open_seat, None)), SNUG, HAIR))
    return Panel(Column([*rows, _more(draft, use)], gap=SNUG), title=_("Who plays?"))


def _row(draft: RiverDraft, index: int, press: Press, use: Use) -> Widget:
    seat = draft.seats[index]
    partner = river_partner(seat.partner)
    detail = _(TEMPERS[partner]) if partner is not None else ""
    face = FACES[partner] if partner is not None else f"avatar_{seat.avatar}"
    name = player_name(draft.seats, index)
    entry = DetailButton(name, press, icon=ArtName(face), detail=detail, key=f"seat-{index}")
    if draft.with_seat_removed(index) is draft:
        return entry
    entry.grow = 1
    remove = IconButton(
        art("icon_minus"),
        _("Remove {name}").format(name=name),
        lambda: use(draft.with_seat_removed(index)),
        units=52,
        key=f"remove-{index}",
    )
    return Row([entry, remove], gap=CLOSE, align=Align.CENTRE)


def _more(draft: RiverDraft, use: Use) -> Widget:
    """One more player, or one more partner; each says why when nobody can come."""
    full = _("Four can play at most.") if draft.is_full else ""
    free = draft.free_partners
    alone = full or ("" if free else _("All three partners are with you."))
    return EvenGrid(
        [
            Button(
                _("Add a player"),
                lambda: use(draft.with_seat_added()),
                icon=art("icon_plus"),
                enabled=not full,
                reason=full,
                key="add-seat",
            ),
            Button(
                _("Add a partner"),
                lambda: use(draft.with_seat_added(free[0])),
                icon=art("icon_plus"),
                enabled=not alone,
                reason=alone,
                key="add-partner",
            ),
        ],
        2,
        least=LEAST_BUTTON,
        gap=CLOSE,
    )


def _details(
    draft: RiverDraft, index: int, known: Sequence[Profile], use: Use, done: Callable[[], Change | None]
) -> Widget:
    seat = draft.seats[index]
    if seat.partner:
        return _which_partner(draft, index, use)

    def named(text: str) -> Change | None:
        return use(draft.with_seat(index, replace(seat, name=clean_name(text))))

    field = CleanedField(
        _("Name"), seat.name, named, clean_name, most=LONGEST_NAME, on_accept=done, key=f"name-{index}"
    )
    return Column([field, *_known(draft, index, known, use)], gap=SNUG, area="seat")


def _which_partner(draft: RiverDraft, index: int, use: Use) -> Widget:
    seat = draft.seats[index]
    choices = [each for each in RiverPartner if each.value == seat.partner or each in draft.free_partners]
    held = next((place for place, each in enumerate(choices) if each.value == seat.partner), 0)
    return Choice(
        _("Partner"),
        [each.shown for each in choices],
        held,
        lambda place: use(draft.with_seat(index, with_partner(seat, choices[place]))),
        key=f"partner-{index}",
    )


def _known(draft: RiverDraft, index: int, known: Sequence[Profile], use: Use) -> list[Widget]:
    """A button for everybody who has played here and sits nowhere else."""
    seated = {person_key(seat.name) for place, seat in enumerate(draft.seats) if place != index}
    free = [person for person in known if person.key not in seated][:MOST_KNOWN]
    buttons = [
        Button(
            person.name,
            partial(_seat_down, draft, index, person.seat(), use),
            icon=art("avatar", str(person.avatar)),
            key=f"known-{index}-{person.key}",
        )
        for person in free
    ]
    return (
        [
            Label(_("Or choose somebody"), Role.SMALL, soft=True),
            EvenGrid(buttons, 2, least=LEAST_NAME, gap=CLOSE),
        ]
        if buttons
        else []
    )


def _seat_down(draft: RiverDraft, index: int, seat: Seat, use: Use) -> Change | None:
    return use(draft.with_seat(index, seat))
