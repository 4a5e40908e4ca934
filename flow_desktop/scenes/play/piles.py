"""The six draw piles and the face-up tiles: click, drag, key or pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.naming import kind_name
from flow_desktop.widgets.counts import draw_badge, draw_empty, square_in
from flow_desktop.widgets.key_sign import KeySign, draw_key_sign
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_ring, veil
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.widget import Press, Size, Widget

LAYERS: Final = 3
LAYER: Final = 4
FADED: Final = 120
BADGE: Final = 0.6
"""Greatest height of the number on a pile, in piles."""


class PileButton(Grabbable):
    """A face-down pile: its back, how high it is, and how many tiles it holds."""

    def __init__(
        self,
        number: int,
        count: int,
        on_press: Press,
        on_drag: Callable[[], None],
        *,
        side: int,
        enabled: bool,
        reason: str,
        sign: KeySign | None = None,
        chosen: bool = False,
    ) -> None:
        words = ngettext("Pile {number}, {count} tile", "Pile {number}, {count} tiles", count)
        label = words.format(number=number + 1, count=count)
        key = f"pile-{number}"
        super().__init__(label, on_press, on_drag, enabled=enabled, reason=reason, key=key)
        self.count = count
        self.side = side
        self.sign = sign
        self.chosen = chosen

    def value(self) -> str:
        """Whether it was chosen for Fishing."""
        return _("chosen") if self.chosen else ""

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        return self.side, self.side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A few backs on one another, the count, and the key when keys are used."""
        square = square_in(self.rect)
        if not self.count:
            draw_empty(surface, look, square)
            return
        layer = look.px(LAYER)
        layers = min(LAYERS, self.count) - 1
        side = square.width - LAYERS * layer
        picture = look.assets.image(art("back_tile"), (side, side))
        top = square.bottom - side - layers * layer
        rise = layer if self.hovered and self.enabled and not self.pressed else 0
        for below in range(layers, 0, -1):
            place = pygame.Rect(square.x, top + below * layer, side, side)
            draw_box(surface, place, look.px(8), look.theme.edge.mixed(look.theme.caption, 0.5))
        surface.blit(picture, (square.x, top - rise))
        face = pygame.Rect(square.x, top - rise, side, side)
        if not self.enabled:
            surface.blit(veil(face.size, look.theme.panel, FADED), face)
        if self.chosen:
            draw_ring(surface, face, look.px(8), look.px(5), look.theme.ring_outer, look.theme.primary)
        badge = draw_badge(surface, look, str(self.count), (square.right, square.bottom), round(side * BADGE))
        if self.sign is not None and badge.width + badge.height < square.width:
            draw_key_sign(surface, look, self.sign, face.topleft)


class ShownTile(Grabbable):
    """A tile that Fishing has turned face up."""

    def __init__(
        self,
        index: int,
        kind: Kind,
        on_press: Press,
        on_drag: Callable[[], None],
        *,
        side: int,
        enabled: bool,
        reason: str,
        sign: KeySign | None = None,
        variant: int = 0,
    ) -> None:
        label = _("Face-up tile: {tile}").format(tile=kind_name(kind))
        key = f"shown-{index}"
        super().__init__(label, on_press, on_drag, enabled=enabled, reason=reason, key=key)
        self.kind = kind
        self.variant = variant
        self.side = side
        self.sign = sign

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        return self.side, self.side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tile, and the key when keys are used."""
        square = square_in(self.rect).inflate(-look.px(4), -look.px(4))
        edges = PRINTED_EDGES[self.kind % 4]
        picture = tile_picture(look, self.kind, edges, square.width, self.variant)
        surface.blit(picture, square)
        if not self.enabled:
            surface.blit(veil(square.size, look.theme.panel, FADED // 2), square)
        if self.sign is not None:
            draw_key_sign(surface, look, self.sign, square.topleft)


class EmptyPlace(Widget):
    """Where a face-up tile would lie; keeps the room so that nothing jumps."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def measure(self, look: Look, width: int) -> Size:
        """As large as a face-up tile."""
        return min(self.side, width), self.side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A dashed line."""
        draw_empty(surface, look, square_in(self.rect).inflate(-look.px(4), -look.px(4)))
