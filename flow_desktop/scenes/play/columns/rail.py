"""What stands left of the board when the text is large: a rail of signs.

Seats are tokens here, which open their cards in the drawer; below them stand the buttons that must always be
in sight. Names and cards have room in the drawer (`drawer`).
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import ngettext
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.columns.hands import hand_is_open
from flow_desktop.scenes.play.columns.seats import SeatRow
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.tile_panel import stops, take_back
from flow_desktop.scenes.play.layout import Rooms
from flow_desktop.scenes.seat_look import draw_seat_token
from flow_desktop.widgets.counts import draw_badge
from flow_desktop.widgets.frames import Spacer
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Weight, Widget

GAP: Final = 8
TOKEN: Final = 56
NUMBER: Final = 0.5
"""Greatest height of the number of cards, in tokens."""


class RailSeat(SeatRow):
    """A seat as its token; the one whose turn it is lies on sunlight, with an arrow to the board."""

    side = 0
    """How high it may be, in pixels; 0: as high as it likes."""

    def measure(self, look: Look, width: int) -> Size:
        """As wide as the rail, never smaller than a target."""
        high = self.side or look.control(TOKEN)
        return max(look.view.target, width), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The token with the number of its cards; where it is looked at, the ground says so."""
        theme, rect = look.theme, self.rect
        edge = max(1, look.px(EDGE_WIDTH))
        if self.playing:
            draw_box(surface, rect, look.px(BUTTON_RADIUS), theme.primary, theme.caption, 2 * edge)
        elif self.looked_at:
            draw_box(surface, rect, look.px(BUTTON_RADIUS), theme.panel, theme.panel_edge, 2 * edge)
        side = rect.height - 2 * edge
        token = pygame.Rect(rect.x + 2 * edge, rect.y + edge, side, side)
        if not self.playing:
            token.centerx = rect.centerx
        draw_seat_token(surface, look, token, self.seat)
        if self.playing:
            arrow = pygame.Rect(0, 0, rect.right - token.right, rect.height // 2)
            arrow.midright = rect.right, rect.centery
            draw_glyph(surface, Glyph.RIGHT, arrow, theme.primary_text)
        if self.cards:
            most = round(side * NUMBER)
            draw_badge(surface, look, str(len(self.cards)), (token.right, token.bottom), most)


class DrawerButton(KeyedIcon):
    """Opens the drawer; it shows how many cards lie in the hand of the turn."""

    count = 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A hand of cards, and their number."""
        super().paint(surface, look)
        most = round(self.rect.height * NUMBER)
        draw_badge(surface, look, str(self.count), self.rect.bottomright, most)


def drawer_button(seen: Seen) -> Widget:
    """The button of the drawer; it is the next step where nothing but a card is left to play."""
    state = seen.table.state
    count = len(state.hand)
    words = ngettext("Cards and more: {count} card ({key})", "Cards and more: {count} cards ({key})", count)
    only = bool(count) and not state.supply.can_be_drawn and seen.hand.card_play is None
    button = DrawerButton(
        Glyph.CROSS if seen.drawer else art("card_action_back"),
        words.format(count=count, key=seen.shell.hint(FlowAction.CARDS)),
        seen.turn_drawer,
        units=sign_units(seen.shell),
        weight=Weight.PRIMARY if only or seen.drawer else Weight.PLAIN,
        key="drawer",
    )
    button.count = count
    return Column([signed(button, key_sign(seen.shell, FlowAction.CARDS))], area="hand")


def _buttons(seen: Seen, signs: Sequence[Widget]) -> list[Widget]:
    """What is always in sight; beside a companion's words the drawer only where something lies in it."""
    state = seen.table.state
    more = state.setup.scenarios or any(state.hands) or state.supply.discard or seen.drawer
    drawer = [drawer_button(seen)] if more or not seen.company.replaces_seats else []
    return [*drawer, take_back(seen), *signs, *stops(seen)]


def rail(seen: Seen, places: Rooms, signs: Sequence[Widget]) -> Widget:
    """The seats as tokens, and below them the buttons that are always in sight."""
    look, room, buttons, gap = seen.look, places.left, _buttons(seen, signs), seen.look.px(GAP)
    tokens = [_token(seen, index) for index in range(_seats(seen))]
    below = sum(each.measure(look, room.width)[1] + gap for each in buttons)
    for token in tokens:
        each = (room.height - below - gap * len(tokens)) // len(tokens)
        token.side = max(look.view.target, min(look.control(TOKEN), each))
    return Column(
        [
            Column(tokens, gap=GAP, area="seats"),
            Spacer(grow=1),
            Column(buttons, gap=GAP, align=Align.CENTRE, area="corner"),
        ],
        gap=GAP,
    )


def signs_in_rail(seen: Seen, places: Rooms, signs: Sequence[Widget]) -> int:
    """How many of the companions' signs have room in the rail beside seats and buttons."""
    look, gap = seen.look, seen.look.px(GAP)
    free = places.left.height - _seats(seen) * (look.view.target + gap)
    for each in _buttons(seen, ()):
        free -= each.measure(look, places.left.width)[1] + gap
    for number, sign in enumerate(signs):
        free -= sign.measure(look, places.left.width)[1] + gap
        if free < 0:
            return number
    return len(signs)


def _seats(seen: Seen) -> int:
    """How many tokens there are; none where a companion takes the place of the seats."""
    return 0 if seen.company.replaces_seats else len(seen.table.state.hands)


def _token(seen: Seen, index: int) -> RailSeat:
    state = seen.table.state
    return RailSeat(
        seen.table.seats,
        index,
        state.hands[index],
        partial(seen.look_at, index),
        playing=index == state.turn.player,
        open_hand=hand_is_open(seen, index),
        looked_at=seen.drawer and index == seen.shown_seat,
    )
