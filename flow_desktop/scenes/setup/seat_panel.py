"""The players' part of the setup: add, remove, name, colour and pattern, avatar, aids, who starts."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.seat_look import (
    avatar_art,
    avatar_name,
    colour_name,
    draw_seat_token,
    pattern_disc,
    pattern_name,
    seat_name,
    seat_words,
)
from flow_desktop.scenes.setup.partner_fields import add_partner, partner_choice
from flow_desktop.scenes.setup.seat_fields import Painter, PictureChoice, known_names, picture_painter
from flow_desktop.table import Profile
from flow_desktop.table.seats import AVATARS, COLOURS, Aids, Seat, clean_name
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.frames import Padding
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import CleanedField
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, EDGE_WIDTH, HAIR, SNUG
from flow_desktop.widgets.widget import Press, Size, Widget, touched

TOKEN = 72
ACROSS = 12
BETWEEN = 16
ARROW = 26
REMOVE = 52
OPENED = 0.35
LONGEST_NAME = 16
Use = Callable[[Draft], None]
"""Take a changed draft."""


def aids_words(seat: Seat) -> str:
    """Which aids a seat has, in two words; what is not usually there is not counted; a partner needs none."""
    if seat.partner:
        return _("partner")
    aids = seat.aids
    usual = (aids.legal_spots, aids.snap_rotation, aids.preview_water, aids.ask_first, aids.hints)
    if not any(usual):
        return _("no aids")
    return _("all aids") if all(usual) else _("some aids")


class SeatEntry(Pressable):
    """A line with a token and a name; open or closed."""

    def __init__(
        self, seats: Sequence[Seat], index: int, starts: bool, opened: bool, on_press: Press, *, key: str
    ) -> None:
        super().__init__(seat_words(seats, index), on_press, key=key)
        self.seat = seats[index]
        self.opened = opened
        self.name = seat_name(seats, index)
        parts = [aids_words(self.seat), *([_("starts")] if starts and len(seats) > 1 else [])]
        self.detail = " · ".join(parts)

    def role(self) -> str:
        """An open seat is spoken of as open, another as a button."""
        return _("open") if self.opened else _("button")

    def value(self) -> str:
        """Aids, and whether the seat starts."""
        return self.detail

    def _words_width(self, look: Look, width: int) -> int:
        taken = look.control(TOKEN) + look.control(ARROW) + 2 * look.px(ACROSS) + 2 * look.px(BETWEEN)
        return max(1, width - taken)

    def measure(self, look: Look, width: int) -> Size:
        """As high as the token or both lines."""
        room = self._words_width(look, width)
        lines = (
            look.block(self.name, Role.STRONG, room).height + look.block(self.detail, Role.SMALL, room).height
        )
        return width, max(look.view.target, look.control(TOKEN), lines) + 2 * look.px(CLOSE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Token, words, arrow."""
        theme = look.theme
        ground = (
            theme.plain.mixed(theme.primary, OPENED) if self.opened else touched(theme, theme.plain, self)
        )
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
        side, arrow = look.control(TOKEN), look.control(ARROW)
        token = pygame.Rect(self.rect.x + look.px(ACROSS), self.rect.centery - side // 2, side, side)
        draw_seat_token(surface, look, token, self.seat)
        room = self._words_width(look, self.rect.width)
        name = look.block(self.name, Role.STRONG, room).height
        detail = look.block(self.detail, Role.SMALL, room).height
        left, top = token.right + look.px(BETWEEN), self.rect.centery - (name + detail) // 2
        look.text(surface, self.name, Role.STRONG, theme.plain_text, pygame.Rect(left, top, room, name))
        lower = pygame.Rect(left, top + name, room, detail)
        look.text(surface, self.detail, Role.SMALL, theme.soft_text, lower)
        place = pygame.Rect(self.rect.right - look.px(ACROSS) - arrow, 0, arrow, arrow)
        place.centery = self.rect.centery
        draw_glyph(surface, Glyph.UP if self.opened else Glyph.DOWN, place, theme.plain_text)


def seat_panel(
    draft: Draft,
    use: Use,
    opened: int | None,
    open_seat: Callable[[int | None], None],
    known: Sequence[Profile] = (),
    own_page: Callable[[int], Change] | None = None,
) -> Panel:
    """All seats; the opened one shows what can be changed. Add keeps its place however many there are."""
    rows: list[Widget] = [Row([_add(draft, use), add_partner(draft, use)], gap=CLOSE, align=Align.CENTRE)]
    for index in range(len(draft.seats)):
        is_open = index == opened
        target = None if is_open else index
        rows.append(_row(draft, index, is_open, partial(open_seat, target), use))
        if is_open:
            details = _details(draft, index, use, partial(open_seat, index + 1), known, own_page)
            rows.append(Padding(details, SNUG, HAIR))
    if len(draft.seats) > 1:
        rows.append(_who_starts(draft, use))
    return Panel(Column(rows, gap=SNUG), title=_("Players"))


def _add(draft: Draft, use: Use) -> Widget:
    full = not draft.can_add_seat
    return Button(
        _("Add a player"),
        lambda: use(draft.with_seat_added()),
        icon=art("icon_plus"),
        enabled=not full,
        reason=_("Six can play at most.") if full else "",
        grow=1,
        key="add-seat",
    )


def _row(draft: Draft, index: int, is_open: bool, press: Press, use: Use) -> Widget:
    """The seat, and beside it the button that takes it away; the last one stays."""
    entry = SeatEntry(draft.seats, index, index == draft.first, is_open, press, key=f"seat-{index}")
    if len(draft.seats) == 1 or draft.with_seat_removed(index) is draft:
        return entry
    entry.grow = 1
    label = _("Remove {name}").format(name=seat_name(draft.seats, index))
    leave = lambda: use(draft.with_seat_removed(index))  # noqa: E731
    remove = IconButton(art("icon_minus"), label, leave, units=REMOVE, key=f"remove-{index}")
    return Row([entry, remove], gap=CLOSE, align=Align.CENTRE)


def _who_starts(draft: Draft, use: Use) -> Widget:
    names = [seat_name(draft.seats, index) for index in range(len(draft.seats))]
    return Choice(_("Who starts?"), names, draft.first, lambda n: use(replace(draft, first=n)), key="first")


def _details(
    draft: Draft,
    index: int,
    use: Use,
    following: Press,
    known: Sequence[Profile],
    own_page: Callable[[int], Change] | None,
) -> Widget:
    """What can be changed about a seat; Enter in its name goes to the following one."""
    seat = draft.seats[index]

    def change(**values: object) -> None:
        use(draft.with_seat(index, replace(seat, **values)))  # type: ignore[arg-type]

    if seat.partner:
        choice = partner_choice(draft, index, use)
        return Column([*choice, _colours(seat, index, change)], gap=SNUG, area="seat")
    parts: list[Widget] = [
        CleanedField(
            _("Name"),
            seat.name,
            lambda text: change(name=clean_name(text)),
            clean_name,
            most=LONGEST_NAME,
            on_accept=following,
            key=f"name-{index}",
        ),
        *known_names(draft, index, use, known),
        _colours(seat, index, change),
        PictureChoice(
            _("Picture"),
            [avatar_name(n) for n in range(1, AVATARS + 1)],
            [picture_painter(avatar_art(n)) for n in range(1, AVATARS + 1)],
            seat.avatar - 1,
            lambda n: change(avatar=n + 1),
            key=f"avatar-{index}",
        ),
        *aid_toggles(seat, lambda aids: change(aids=aids), f"-{index}"),
    ]
    if own_page is not None and seat.name:
        label = _("This person's settings")
        parts.append(Button(label, partial(own_page, index), icon=art("icon_settings"), key=f"own-{index}"))
    return Column(parts, gap=SNUG, area="seat")


def _colours(seat: Seat, index: int, change: Callable[..., None]) -> Widget:
    return PictureChoice(
        _("Colour and pattern"),
        [f"{colour_name(n)}, {pattern_name(n)}" for n in range(COLOURS)],
        [_disc_painter(n) for n in range(COLOURS)],
        seat.colour,
        lambda n: change(colour=n, pattern=n),
        key=f"colour-{index}",
    )


def aid_toggles(seat: Seat, change: Callable[[Aids], None], ending: str, timed: bool = True) -> list[Widget]:
    """A switch for each aid of a seat; the pause offers them too. More time only where time can count."""
    aids = (
        ("spots", "legal_spots", _("Show where a tile fits")),
        ("turn", "snap_rotation", _("Turn a tile so that it fits")),
        ("water", "preview_water", _("Preview the joined water")),
        ("ask", "ask_first", _("Ask before an animal is shut in")),
        ("hints", "hints", _("Hints on request")),
        ("tutor", "tutor", _("Tutor: a word before a weak move")),
        ("time", "more_time", _("More time: the clock runs half as fast in these turns")),
    )

    def switch(aid: str, on: bool) -> None:
        change(replace(seat.aids, **{aid: on}))

    return [
        Toggle(words, getattr(seat.aids, aid), partial(switch, aid), key=f"aid-{name}{ending}")
        for name, aid, words in aids
        if timed or aid != "more_time"
    ]


def _disc_painter(colour: int) -> Painter:
    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        disc = pattern_disc(colour, colour, min(rect.size))
        surface.blit(disc, disc.get_rect(center=rect.center))

    return paint
