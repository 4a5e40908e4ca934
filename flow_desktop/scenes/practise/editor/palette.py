"""The pieces to choose from: each a button with its picture and how many are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, ngettext, pgettext
from flow_desktop.engine.geometry import BOAT
from flow_desktop.engine.tiles import EDGES, PRINTED_EDGES, Kind
from flow_desktop.scenes.board.sprites import bird_picture, boat_picture, tile_picture
from flow_desktop.scenes.naming import kind_name
from flow_desktop.scenes.practise.editor.workbench import PIECES, Piecework, Tool, Workbench
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.counts import draw_badge
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

SIDE: Final = 124
LEAST: Final = 34
PAD: Final = 9
COLUMNS: Final = 3
_TOOLS: Final = {
    Tool.BIRD: N_("bird, put on a tile or taken off"),
    Tool.BOAT: N_("boat, turned where it lies"),
    Tool.ERASER: N_("eraser"),
}


def piece_name(piece: Piecework) -> str:
    """A piece in words."""
    return kind_name(piece) if isinstance(piece, Kind) else _(_TOOLS[piece])


def piece_key(piece: Piecework) -> str:
    """The key of a piece's button."""
    name = piece.text.replace("#", "-obstacle") if isinstance(piece, Kind) else piece.value
    return f"piece-{name}"


class PieceButton(Pressable):
    """A piece; the chosen one is lit and turned as it will be laid."""

    role_word = N_("button")

    def __init__(self, bench: Workbench, piece: Piecework, on_press: Press) -> None:
        label = piece_name(piece)
        super().__init__(label, on_press, hint=label, key=piece_key(piece))
        self.bench = bench
        self.piece = piece
        self.count = bench.left(piece)
        self.chosen = piece == bench.piece

    def value(self) -> str:
        """How many are left, and whether it is chosen."""
        parts = [pgettext("piece", "chosen")] if self.chosen else []
        if self.count is not None:
            parts.append(ngettext("{count} left", "{count} left", self.count).format(count=self.count))
        return pgettext("between spoken parts", ", ").join(parts)

    def spoken(self) -> str:
        """The label is the hint here, and is said once."""
        said, self.hint = self.hint, ""
        words = super().spoken()
        self.hint = said
        return words

    def measure(self, look: Look, width: int) -> Size:
        """A square of a good size, as far as there is room."""
        side = max(look.view.target, min(width, look.px(SIDE)))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The button, the piece, the number left."""
        kind = Weight.PRIMARY if self.chosen else Weight.PLAIN
        face, _shade = draw_button(surface, look, self.rect, kind, self)
        side = min(face.size) - 2 * look.px(PAD)
        place = pygame.Rect(0, 0, side, side)
        place.center = face.center
        picture = self._picture(look, side)
        surface.blit(picture, picture.get_rect(center=place.center))
        if self.count is not None:
            draw_badge(surface, look, str(self.count), (face.right - look.px(2), face.bottom - look.px(2)))

    def _picture(self, look: Look, side: int) -> pygame.Surface:
        match self.piece:
            case Tool.BIRD:
                return bird_picture(look, side)
            case Tool.BOAT:
                return boat_picture(look, self.bench.position.board.pieces[BOAT] & EDGES, side)
            case Tool.ERASER:
                return look.assets.image(art("icon_close"), (side * 3 // 4, side * 3 // 4))
            case Kind():
                edges = 0 if self.piece is Kind.ROCK else PRINTED_EDGES[self.piece % 4]
                return tile_picture(look, self.piece, self.bench.edges if self.chosen else edges, side)


def palette(bench: Workbench, choose: Mapping[Piecework, Press]) -> Widget:
    """All pieces, in as many columns as there is room for."""
    buttons: list[Widget] = [PieceButton(bench, piece, choose[piece]) for piece in PIECES]
    return Grid(buttons, COLUMNS, least=LEAST, gap=10)
