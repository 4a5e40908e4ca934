"""Captions on the screen, in a place of their own or near the lower edge; and a bubble beside a widget."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from flow_desktop.app.captions import Caption, CaptionKind, Captions
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import (
    BUBBLE_RADIUS,
    CAPTION_RADIUS,
    CLOSE,
    EDGE_WIDTH,
    GAP,
    MARGIN,
    SNUG,
    Colour,
    Theme,
)
from flow_desktop.widgets.widget import Size, Widget

ACROSS = 22
DOWN = 8
SHARES = (0.8, 0.5, 0.34)
LETTERS = (Role.BODY, Role.SMALL)
NARROW = (0.25, 0.18)
"""How wide captions that float may be, in parts of the window; and where there is no other way."""
BUBBLE_WIDEST = 460


def caption_colours(theme: Theme, kind: CaptionKind) -> tuple[Colour, Colour]:
    """Ground and text of a caption."""
    if kind in (CaptionKind.WARNING, CaptionKind.REFUSAL):
        return theme.warning, theme.warning_text
    return theme.caption, theme.caption_text


class CaptionLine(Widget):
    """The newest caption at a fixed place; keeps its room when there is none, so that nothing jumps."""

    def __init__(
        self,
        captions: Captions,
        *,
        lines: int = 1,
        key: str = "",
        grow: float = 0,
        covered: Callable[[], bool] = lambda: False,
    ) -> None:
        """`covered`: a page lies above this one, which tells everything itself."""
        super().__init__(key=key, grow=grow)
        self.captions = captions
        self.lines = lines
        self.covered = covered

    def read(self) -> str:
        """What is shown now."""
        shown = self.captions.shown
        return shown[-1].text if shown else ""

    def kept(self, look: Look) -> int:
        """The height that it keeps when there is nothing to say."""
        least = look.block("X\n" * (self.lines - 1) + "X", Role.BODY, look.view.width)
        return least.height + 2 * look.px(DOWN)

    def measure(self, look: Look, width: int) -> Size:
        """Room for its lines, more when the caption needs more."""
        shown = self.captions.shown
        needed = look.block(shown[-1].text, Role.BODY, self._inner(look, width)).height if shown else 0
        return width, max(self.kept(look), needed + 2 * look.px(DOWN))

    def _inner(self, look: Look, width: int) -> int:
        return max(1, width - 2 * look.px(ACROSS))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The newest caption in the middle of its place; what is higher than that stands out above."""
        shown = self.captions.shown
        if shown and not self.covered():
            self.label = shown[-1].text
            room = pygame.Rect(self.rect)
            room.height = max(room.height, self.measure(look, room.width)[1])
            room.bottom = self.rect.bottom
            draw_caption(surface, look, shown[-1], room)


def draw_caption(
    surface: pygame.Surface, look: Look, caption: Caption, room: pygame.Rect, letters: Role = Role.BODY
) -> pygame.Rect:
    """Draw a caption in the middle of a room; gives the rect of its pill."""
    ground, shade = caption_colours(look.theme, caption.kind)
    lines = look.block(caption.text, letters, max(1, room.width - 2 * look.px(ACROSS)))
    pill = pygame.Rect(0, 0, lines.width + 2 * look.px(ACROSS), lines.height + 2 * look.px(DOWN))
    pill.center = room.center
    draw_box(surface, pill, look.px(CAPTION_RADIUS), ground, shade, max(1, look.px(EDGE_WIDTH)))
    inner = pill.inflate(-2 * look.px(ACROSS), 0)
    look.text(surface, caption.text, letters, shade, inner, Align.CENTRE)
    return pill


def draw_floating_captions(
    surface: pygame.Surface, look: Look, shown: Sequence[Caption], taken: Sequence[pygame.Rect] = ()
) -> None:
    """Draw captions one above the other, the newest lowest, as low as they cover nothing that is `taken`.

    Where there is no room for all of them the newest is shown alone, at last in smaller letters.
    """
    if not shown:
        return
    room = surface.get_rect().inflate(0, -2 * look.px(MARGIN))
    ways = ((told, letters) for letters in LETTERS for told in (shown, shown[-1:]))
    found = ((told, letters, free_place(look, told, room, taken, letters)) for told, letters in ways)
    usual = shown[-1:], LETTERS[0], _at_the_bottom(look, shown[-1:], room)
    told, letters, block = next((each for each in found if each[2] is not None), usual)
    assert block is not None
    bottom = block.bottom
    for caption in reversed(told):
        high = _size(look, caption, block.width, letters)[1]
        place = pygame.Rect(block.x, bottom - high, block.width, high)
        draw_caption(surface, look, caption, place, letters)
        bottom -= high + look.px(CLOSE)


def free_place(
    look: Look,
    shown: Sequence[Caption],
    room: pygame.Rect,
    taken: Sequence[pygame.Rect],
    letters: Role = Role.BODY,
) -> pygame.Rect | None:
    """The lowest place for these captions where they cover nothing: wide in the middle, else aside."""
    for shares in (SHARES, NARROW):
        places = [_lowest_free(place, room, taken) for place in _places(look, shown, room, shares, letters)]
        found = [place for place in places if place is not None]
        if found:
            return max(found, key=lambda place: place.bottom)
    return None


def _places(
    look: Look, shown: Sequence[Caption], room: pygame.Rect, shares: Sequence[float], letters: Role
) -> Iterator[pygame.Rect]:
    """Where captions of several breadths would stand at the lower edge: in the middle, right, left."""
    inner = room.inflate(-2 * look.px(MARGIN), 0)
    for share in shares:
        wide, high = _block(look, shown, round(room.width * share), letters)
        for at in (Align.CENTRE, Align.END, Align.START):
            left = inner.x + round((inner.width - wide) * at.share)
            yield pygame.Rect(left, room.bottom - high, wide, high)


def _lowest_free(place: pygame.Rect, room: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect | None:
    """Up from the lower edge until nothing is in the way."""
    while place.top >= room.top:
        hit = place.collidelist(taken)
        if hit < 0:
            return place
        place = place.move(0, min(-1, taken[hit].top - place.bottom))
    return None


def _at_the_bottom(look: Look, shown: Sequence[Caption], room: pygame.Rect) -> pygame.Rect:
    wide, high = _block(look, shown, round(room.width * SHARES[0]), LETTERS[0])
    return pygame.Rect(room.centerx - wide // 2, room.bottom - high, wide, high)


def _block(look: Look, shown: Sequence[Caption], most: int, letters: Role) -> Size:
    """Captions one above the other."""
    sizes = [_size(look, caption, most, letters) for caption in shown]
    return max(wide for wide, _ in sizes), sum(high for _, high in sizes) + look.px(CLOSE) * (len(sizes) - 1)


def _size(look: Look, caption: Caption, most: int, letters: Role) -> Size:
    """A caption in its pill, at most so wide."""
    lines = look.block(caption.text, letters, max(1, most - 2 * look.px(ACROSS)))
    return lines.width + 2 * look.px(ACROSS), lines.height + 2 * look.px(DOWN)


def bubble_text(widget: Widget) -> str:
    """The words of a widget's bubble, if it has any."""
    if not widget.bubbles:
        return ""
    return widget.hint if widget.enabled else (widget.reason or widget.hint)


def draw_bubble(surface: pygame.Surface, look: Look, widget: Widget, root: Widget) -> None:
    """Draw the bubble below the widget, or above where there is no room; always inside the window."""
    words = bubble_text(widget)
    if not words:
        return
    across, down = look.px(GAP), look.px(CLOSE)
    most = min(look.view.text_px(BUBBLE_WIDEST), root.rect.width - 4 * across)
    lines = look.block(words, Role.SMALL, most)
    box = pygame.Rect(0, 0, lines.width + 2 * across, lines.height + 2 * down)
    away = look.px(SNUG)
    box.midtop = (widget.rect.centerx, widget.rect.bottom + away)
    fits_above = widget.rect.top - away - box.height >= root.rect.top
    if box.bottom > root.rect.bottom or (widget.bubble_above and fits_above):
        box.midbottom = (widget.rect.centerx, widget.rect.top - away)
    box.clamp_ip(root.rect)
    theme = look.theme
    draw_box(
        surface, box, look.px(BUBBLE_RADIUS), theme.caption, theme.caption_text, max(1, look.px(EDGE_WIDTH))
    )
    inner = box.inflate(-2 * across, 0)
    look.text(surface, words, Role.SMALL, theme.caption_text, inner, Align.CENTRE)
