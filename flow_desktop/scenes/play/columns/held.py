"""The tile in hand, at its own place beside the board; while it is carried its place shows it faintly."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _, pgettext
from flow_desktop.engine.tiles import Piece, piece_of
from flow_desktop.scenes.board.sprites import draw_piece, piece_picture
from flow_desktop.scenes.naming import edges_words, kind_name
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.carry import Carry
from flow_desktop.widgets.counts import draw_empty, square_in
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Live
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.theme import CONTRAST, WHITE
from flow_desktop.widgets.widget import Press, Size

HELD: Final = 130
ROOM: Final = 10
EMPTY: Final = 96
"""The place of a tile that nobody has drawn yet is only hinted at."""
CARRIED: Final = 200
STARK_CARRIED: Final = 145
"""Opacity of the tile's place while the tile itself is carried over the board.

Its land stands out from the page by 3:1; in high contrast its water does so, too, and from the land (V2).
"""
_faint = SurfaceCache()


def held_words(carry: Carry | None) -> str:
    """The tile in hand in words: its kind and its openings."""
    if carry is None:
        return _("No tile in hand")
    kind = kind_name(carry.errand.kind)
    if not carry.edges:
        return _("In hand: {tile}").format(tile=kind)
    return _("In hand: {tile}, water {edges}").format(tile=kind, edges=edges_words(carry.edges))


class HeldPlace(Grabbable, Live):
    """Press to take the tile up or to put it back; drag it to the board."""

    def __init__(
        self,
        read: Callable[[], Carry | None],
        motions: Motions,
        on_press: Press,
        on_drag: Callable[[], None],
        scale: float = 1.0,
    ) -> None:
        self._read = read
        self._motions = motions
        self._scale = scale
        reason = _("Draw a tile first.")
        super().__init__("", on_press, on_drag, enabled=read() is not None, reason=reason, key="held")

    @property
    def label(self) -> str:
        """The tile in words, as it is turned now."""
        return held_words(self._read())

    @label.setter
    def label(self, words: str) -> None:
        """The place names itself."""

    def value(self) -> str:
        """Whether it is being carried."""
        carry = self._read()
        return pgettext("tile", "taken up") if carry is not None and carry.lifted else ""

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = max(look.view.target, min(width, look.px(HELD * self._scale)))
        return side, side

    def middle(self) -> tuple[int, int]:
        """Where the tile's middle lies, for a tile that slides back."""
        return square_in(self.rect).center

    def side(self, look: Look) -> int:
        """The side of the tile as it lies here."""
        return square_in(self.rect).width - look.px(ROOM)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tile as it is turned, or an empty place."""
        carry, square = self._read(), square_in(self.rect)
        if carry is None or carry.lifted or self._motions.flying_home:
            empty = min(square.width, look.control(EMPTY)) if carry is None else square.width
            draw_empty(surface, look, pygame.Rect(0, 0, empty, empty).move_to(center=square.center))
        if carry is None or self._motions.flying_home:
            return
        piece = piece_of(carry.errand.kind, carry.edges, carry.errand.bird)
        angle, side, way = self._motions.angle(), self.side(look), carry.errand.variant
        if carry.lifted:
            faint = faint_picture(look, piece, side, way)
            surface.blit(faint, faint.get_rect(center=square.center))
        else:
            draw_piece(surface, look, piece, 1, square.center, side, angle=angle, variant=way)


def faint_picture(look: Look, piece: Piece, side: int, variant: int | None) -> pygame.Surface:
    """A tile to be seen through; kept, for fading it anew in every frame takes longer than all the rest."""

    carried = STARK_CARRIED if look.theme.name == CONTRAST.name else CARRIED

    def make() -> pygame.Surface:
        faint = piece_picture(look, piece, 1, side, variant).copy()
        faint.fill(WHITE.with_alpha(carried), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    return _faint.get((look.theme.name, piece, side, variant), make)
