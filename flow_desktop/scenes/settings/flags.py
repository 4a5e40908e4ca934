"""The languages as signal flags on a rope: each flies the letter that its own name begins with."""

from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.catalogue import ArtName, art, catalogue
from flow_desktop.app.scene import Change
from flow_desktop.scenes.slices import stretched
from flow_desktop.widgets.chips import Segment
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import (
    CLOSE,
    EDGE_WIDTH,
    GAP,
    HAIR,
    KEY_RADIUS,
    NIGHT,
    SAND,
    SNUG,
    WOOD_DARK,
    Colour,
)
from flow_desktop.widgets.widget import Size, Taken, touched

CLOTH: Final = 84
ROPE: Final = 22
WIDE: Final = 130
TICK: Final = 22
ROPE_THICK: Final = 7
STEPS: Final = 48
FINER: Final = 2


def flag_of(name: str) -> ArtName:
    """The flag of a name's first letter; of no letter, where there is no such flag."""
    drawing = f"flag_{name[:1].lower()}"
    return art(drawing if drawing in catalogue().art else "flag_other")


class Flag(Segment):
    """A cloth on the rope and the name below it; the chosen one is marked with a tick."""

    def __init__(self, label: str, chosen: bool, choose: Callable[[], Taken]) -> None:
        super().__init__(label, chosen, choose)
        self.flag = flag_of(label)

    def measure(self, look: Look, width: int) -> Size:
        """The name with room for the tick, below the cloth; a plain box in the flat themes."""
        if look.theme.flat:
            return super().measure(look, width)
        across = 2 * look.px(SNUG) + look.view.text_px(TICK)
        lines = look.block(self.label, Role.STRONG, max(1, width - across))
        wide = max(look.view.target, lines.width + across, min(width, look.px(WIDE)))
        return wide, look.px(ROPE) + look.control(CLOTH) + max(
            look.view.target, lines.height + 2 * look.px(HAIR)
        )

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Cloth and name; in the flat themes as every choice."""
        if look.theme.flat:
            super().paint(surface, look)
            return
        theme = look.theme
        body = pygame.Rect(
            self.rect.x, self.rect.y + look.px(ROPE), self.rect.width, self.rect.height - look.px(ROPE)
        )
        radius, edge = look.px(KEY_RADIUS), max(1, look.px(EDGE_WIDTH))
        draw_shadow(surface, body, radius, look.px(CLOSE), theme.shadow, theme.shadow_alpha)
        ground, shade = (theme.chosen, theme.chosen_text) if self.chosen else (theme.plain, theme.plain_text)
        draw_box(surface, body, radius, ground if self.chosen else touched(theme, ground, self), NIGHT, edge)
        cloth = pygame.Rect(body.x + edge, body.y + edge, body.width - 2 * edge, look.control(CLOTH) - edge)
        surface.blit(stretched(look, self.flag, cloth.size), cloth)
        words = pygame.Rect(body.x, cloth.bottom, body.width, body.bottom - cloth.bottom)
        self._paint_name(surface, look, words, shade)

    def _paint_name(self, surface: pygame.Surface, look: Look, room: pygame.Rect, shade: Colour) -> None:
        tick = look.view.text_px(TICK)
        words = room.inflate(-2 * look.px(SNUG) - tick, 0)
        words.x += tick // 2 if self.chosen else 0
        taken = look.text(surface, self.label, Role.STRONG, shade, words, Align.CENTRE)
        if self.chosen:
            place = pygame.Rect(0, 0, tick * 3 // 4, tick * 3 // 4)
            place.midright = (taken.x - look.px(HAIR), room.centery)
            draw_glyph(surface, Glyph.TICK, place, shade)


class Flags(Choice):
    """A choice whose options hang from a rope."""

    def __init__(
        self,
        label: str,
        options: list[str],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        key: str,
    ) -> None:
        super().__init__(label, options, held, on_change, name_shown=False, key=key)
        self._body = Column([Wrap(self.segments, gap=GAP, justify=Align.CENTRE)])
        self.children = (self._body,)

    def _segment(self, index: int, words: str) -> Segment:
        return Flag(words, index == self.held, lambda: self._choose(index))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The rope behind each line of flags."""
        if look.theme.flat:
            return
        tops = sorted({segment.rect.top for segment in self.segments})
        for top in tops:
            line = [segment.rect for segment in self.segments if segment.rect.top == top]
            self._paint_rope(surface, look, line)

    def _paint_rope(self, surface: pygame.Surface, look: Look, line: list[pygame.Rect]) -> None:
        """A rope across the whole window that hangs through a little, tied to every flag."""
        inset, left = look.px(SNUG), self.rect.x
        ties = tuple(x - left for rect in line for x in (rect.left + inset, rect.right - inset))
        thick = max(3, look.px(ROPE_THICK))
        rope = Rope(self.rect.width, look.px(ROPE), thick, left, look.view.width - self.rect.right, ties)
        picture = look.assets.cache.get(rope, lambda: _drawn_rope(rope))
        surface.blit(picture, (0, line[0].top - rope.drop // 2 - rope.above))


class Rope(NamedTuple):
    """How a rope hangs: over this width, so deep, so thick, going on to both sides, tied at these places."""

    width: int
    drop: int
    thick: int
    before: int
    behind: int
    ties: tuple[int, ...]

    def height_at(self, x: float) -> float:
        """How far down it hangs at a place; beyond its width it rises on."""
        share = x / max(1, self.width)
        return (0.45 + 2.2 * share * (1 - share)) * self.drop

    @property
    def above(self) -> int:
        """How far its ends rise."""
        ends = self.height_at(-self.before), self.height_at(self.width + self.behind)
        return max(0, ceil(self.thick - min(ends)))


def _drawn_rope(rope: Rope) -> pygame.Surface:
    """The rope as a picture, smooth, in two tones."""
    wide, high = rope.before + rope.width + rope.behind, rope.above + 2 * rope.drop
    sheet = pygame.Surface((wide * FINER, high * FINER), pygame.SRCALPHA)
    sheet.fill(SAND.with_alpha(0))

    def at(x: float, y: float) -> tuple[float, float]:
        return (x + rope.before) * FINER, (y + rope.above) * FINER

    for x in rope.ties:
        pygame.draw.line(sheet, WOOD_DARK, at(x, rope.height_at(x)), at(x, 2 * rope.drop), rope.thick)
    places = [k * wide / STEPS - rope.before for k in range(STEPS + 1)]
    for shade, half in ((WOOD_DARK, rope.thick / 2), (SAND, rope.thick / 2 - max(1, rope.thick / 5))):
        upper, lower = ([at(x, rope.height_at(x) + side) for x in places] for side in (-half, half))
        pygame.draw.polygon(sheet, shade, [*upper, *reversed(lower)])
    return pygame.transform.smoothscale(sheet, (wide, high))
