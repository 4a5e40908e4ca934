"""What lies still behind everything: sea, board at rest and columns as one picture of the window.

Laying one opaque picture costs as little as a frame can; the parts are painted anew only where they look
different. What changes in every frame (marks, foam, the clock, a carried tile) is drawn over it.
"""

from collections.abc import Hashable, Sequence

import pygame

from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.sea.sea import Sea
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Pictured


class Ground:
    """The picture; `painted` counts the areas that were painted."""

    def __init__(self, sea: Sea, board: BoardView) -> None:
        self.painted = 0
        self._sea = sea
        self._board = board
        self._sheet = pygame.Surface((0, 0))
        self._stamp: Hashable = None
        self._columns: list[tuple[pygame.Surface, pygame.Rect]] = []

    def draw(self, surface: pygame.Surface, look: Look, columns: Sequence[Pictured]) -> None:
        """Lay it over the whole window, as it is now."""
        pictures = [column.picture(surface.get_size(), look) for column in columns]
        for area in self._stale(surface, look, pictures):
            self._paint(look, area)
        surface.blit(self._sheet, (0, 0))

    def _stale(
        self, surface: pygame.Surface, look: Look, columns: list[tuple[pygame.Surface, pygame.Rect]]
    ) -> list[pygame.Rect]:
        """The areas that are not right any more; what is behind them is known from now on."""
        before, self._columns = self._columns, columns
        sea, changed = self._sea.stir(look), self._board.rest(look)
        stamp = (sea, self._board.places, self._board.resting.grounds, look.view, look.theme.name)
        if self._sheet.get_size() != surface.get_size():
            self._sheet, self._stamp = pygame.Surface(surface.get_size(), 0, surface), None
        if stamp != self._stamp or len(before) != len(columns):
            self._stamp = stamp
            return [surface.get_rect()]
        turned = [
            new[1].union(old[1]) for old, new in zip(before, columns, strict=True) if old[0] is not new[0]
        ]
        return turned + ([changed[0].unionall(changed[1:])] if changed else [])

    def _paint(self, look: Look, area: pygame.Rect) -> None:
        """Sea, board and columns, as far as they lie in an area."""
        self.painted += 1
        self._sheet.set_clip(area)
        self._sea.draw(self._sheet, look)
        self._board.draw_rest(self._sheet, look)
        self._sea.draw_swell(self._sheet, look)
        self._sheet.fblits(self._columns)
        self._sheet.set_clip(None)
