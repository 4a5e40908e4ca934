"""What a seat is chosen with: pictures, a name, or somebody who has played here before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.seat_look import avatar_art
from flow_desktop.table import Profile
from flow_desktop.table.profiles import person_key
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.chips import ACROSS, DOWN, Chips, Segment, draw_chosen_tick
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, FIELD_RADIUS, HAIR, SNUG
from flow_desktop.widgets.widget import Press, Size, Taken, Widget, touched

if TYPE_CHECKING:
    from flow_desktop.scenes.setup.seat_panel import Use


SIDE = 66
FACE = 52
GIVE = 6
Painter = Callable[[pygame.Surface, Look, pygame.Rect], None]
MOST_NAMES: Final = 8
NAME: Final = 200


def picture_painter(*pictures: ArtName) -> Painter:
    """What draws a picture; several are smaller and side by side, each over a part of the one before."""

    def paint(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        side = rect.width if len(pictures) == 1 else rect.width * 2 // 3
        for place, name in enumerate(pictures):
            picture = look.assets.image(name, (side, side))
            shift = (2 * place - len(pictures) + 1) * (rect.width - side) // 2
            surface.blit(picture, picture.get_rect(center=(rect.centerx + shift, rect.centery)))

    return paint


class PictureSegment(Segment):
    """One of the pictures; a tick in its corner tells that it is chosen."""

    def __init__(self, label: str, chosen: bool, choose: Callable[[], Taken], painter: Painter) -> None:
        super().__init__(label, chosen, choose)
        self._painter = painter

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = max(look.view.target, min(look.control(SIDE), width))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The picture, with a frame and a tick when chosen."""
        theme = look.theme
        edge = max(2, look.px(EDGE_WIDTH))
        if self.chosen or self.hovered or self.pressed:
            ground = theme.chosen if self.chosen else touched(theme, theme.plain, self)
            draw_box(surface, self.rect, look.px(FIELD_RADIUS), ground, theme.edge, edge)
        self._painter(surface, look, self.rect.inflate(-look.px(SNUG), -look.px(SNUG)))
        if self.chosen:
            draw_chosen_tick(surface, look, self.rect)


class PictureChoice(Choice):
    """A name and pictures in as many lines as they need; left and right go through them."""

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        painters: Sequence[Painter],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        key: str = "",
    ) -> None:
        self._painters = tuple(painters)
        super().__init__(label, options, held, on_change, key=key)

    def _chips(self) -> Widget:
        return Chips(self.segments, gap=HAIR, give=GIVE, widest=0)

    def _segment(self, index: int, words: str) -> Segment:
        return PictureSegment(words, index == self.held, lambda: self._choose(index), self._painters[index])


class NamedPicture(PictureSegment):
    """A picture above its name, on a chip like any other."""

    def measure(self, look: Look, width: int) -> Size:
        """Room for the picture above the words, which may fill the chip nearly from side to side."""
        side, edge = look.control(FACE), 2 * look.px(HAIR)
        words = look.block(self.label, self.text_role, max(1, width - edge))
        wide = max(side + edge, words.width + edge, min(words.width + 2 * look.px(ACROSS), width))
        return max(look.view.target, wide), words.height + 2 * look.px(DOWN) + side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The chip, the picture, the name below it, a tick when chosen."""
        theme = look.theme
        ground = theme.chosen if self.chosen else touched(theme, theme.plain, self)
        shade = theme.chosen_text if self.chosen else theme.plain_text
        edge, side = max(1, look.px(EDGE_WIDTH)), look.control(FACE)
        draw_box(surface, self.rect, look.px(FIELD_RADIUS), ground, theme.edge, edge)
        words = self.rect.inflate(-2 * look.px(HAIR), 0)
        words.height = look.block(self.label, self.text_role, words.width).height
        words.top = self.rect.top + (self.rect.height - side - words.height) // 2 + side
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = words.midtop
        self._painter(surface, look, face)
        look.text(surface, self.label, self.text_role, shade, words, Align.CENTRE)
        if self.chosen:
            draw_chosen_tick(surface, look, self.rect)


class FullRows(Chips):
    """Chips whose last row reaches from side to side, too."""

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Those of a last row that is not full share its width."""
        super().place(look, rect)
        last = [chip for chip in self.chips if chip.rect.top == self.chips[-1].rect.top]
        if len(last) == len(self.chips):
            return
        step = self._step(look)
        wide = (rect.width - step * (len(last) - 1)) // len(last)
        for number, chip in enumerate(last):
            chip.place(
                look, pygame.Rect(rect.x + number * (wide + step), chip.rect.y, wide, chip.rect.height)
            )


class CompanyChoice(PictureChoice):
    """Whom one plays with: every picture has its name, and together they fill the line."""

    def _chips(self) -> Widget:
        return FullRows(self.segments, give=ACROSS - HAIR)

    def _segment(self, index: int, words: str) -> Segment:
        return NamedPicture(words, index == self.held, lambda: self._choose(index), self._painters[index])


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
        Column(
            [
                Label(_("Or choose somebody"), Role.SMALL, soft=True),
                Grid(buttons, 2, least=NAME, gap=SNUG),
            ],
            gap=CLOSE,
        )
    ]


def _seating(draft: Draft, index: int, use: Use, person: Profile) -> Press:
    def press() -> None:
        use(draft.with_seat(index, person.seat()))

    return press
