"""A puzzle as a small card: its board, its number, and whether it is solved."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.bots.puzzle import Puzzle
from flow_desktop.scenes.board.picture import board_picture
from flow_desktop.scenes.papers import draw_card
from flow_desktop.scenes.puzzles.reached import PuzzleMark
from flow_desktop.widgets.button import DetailButton, draw_sign
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Press, Size, Weight

SIGN: Final = 32
ICONS: Final = {
    PuzzleMark.OPEN: "icon_goal",
    PuzzleMark.TRIED: "pebble",
    PuzzleMark.SOLVED: "shell",
}
"""Shell and pebble, as in the calendar and on the gauges: what is solved, and what was tried."""


class PuzzleCard(DetailButton):
    """A card to press; in the flat themes a plain button with a sign."""

    def __init__(
        self, puzzle: Puzzle, number: int, mark: PuzzleMark, told: str, on_press: Press, *, next_one: bool
    ) -> None:
        weight = Weight.CHOSEN if next_one else Weight.PLAIN
        name = f"puzzle-{puzzle.name}"
        super().__init__(str(number), on_press, icon=art(ICONS[mark]), detail=told, weight=weight, key=name)
        self.puzzle = puzzle
        self.mark = mark

    def _line(self, look: Look, width: int) -> int:
        return max(look.block(self.label, Role.STRONG, width).height, look.view.text_px(SIGN))

    def measure(self, look: Look, width: int) -> Size:
        """A square board, and a line below it."""
        if look.theme.flat:
            return super().measure(look, width)
        return width, width + self._line(look, width)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card, its board, number and sign."""
        if look.theme.flat:
            super().paint(surface, look)
            return
        card, shade = draw_card(surface, look, self)
        gap, line = look.px(CLOSE), self._line(look, card.width)
        side = max(1, min(card.width, card.height - line) - 2 * gap)
        place = pygame.Rect(0, 0, side, side)
        place.midtop = card.centerx, card.top + gap
        surface.blit(self._board(look, side), place)
        words = pygame.Rect(card.x + 2 * gap, place.bottom, card.width - 4 * gap, card.bottom - place.bottom)
        look.text(surface, self.label, Role.STRONG, shade, words, Align.START)
        if self.mark is not PuzzleMark.OPEN:
            sign = look.view.text_px(SIGN)
            spot = pygame.Rect(0, 0, sign, sign)
            spot.midright = words.right, words.centery
            draw_sign(surface, look, art(ICONS[self.mark]), spot, shade)

    def _board(self, look: Look, side: int) -> pygame.Surface:
        board = self.puzzle.position.board
        stamp = ("puzzle", self.puzzle.name, side, look.theme.name)
        return look.assets.cache.get(stamp, lambda: board_picture(look, board, side, plain=True))
