"""The way through a game as a slider: waves are marked on it, and where animals were joined or cut off."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import _, spoken_row
from flow_desktop.rounds.tape import Mark, Sign, Tape
from flow_desktop.scenes.replay.words import mark_words, moment_words
from flow_desktop.scenes.struck_badge import draw_moment_badge
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.widget import Size

WAVE: Final = 4
"""Width of a wave's mark."""
BADGE: Final = 26


class Scrub(Slider):
    """One step for each move; a mark for what mattered, between the words and the knob."""

    headroom = BADGE

    def __init__(self, tape: Tape, on_change: Callable[[int], None]) -> None:
        super().__init__(_("Moment"), tape.at, on_change, most=max(1, len(tape)), step=1, key="scrub", grow=1)
        self.tape = tape

    def value(self) -> str:
        """Round and move, and the mark that lies here."""
        here = [mark_words(mark) for mark in self.tape.marks if mark.at == self.tape.at]
        return spoken_row((moment_words(self.tape), *here))

    def measure(self, look: Look, width: int) -> Size:
        """As wide as there is room."""
        return width, super().measure(look, width)[1]

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The slider, and over it the marks."""
        super().paint(surface, look)
        for mark in self.tape.marks:
            self._paint_mark(surface, look, mark)

    def _across(self, mark: Mark) -> int:
        return self._track.x + round(self._track.width * mark.at / self.most)

    def badge_place(self, look: Look, mark: Mark) -> pygame.Rect:
        """Where an animal's mark is: above the knob, which may come to stand right below it."""
        side = look.control(BADGE)
        return pygame.Rect(self._across(mark) - side // 2, self.knob_top(look) - side, side, side)

    def _paint_mark(self, surface: pygame.Surface, look: Look, mark: Mark) -> None:
        track = self._track
        if mark.sign is Sign.WAVE or mark.animal is None:
            high = track.height // 2
            line = pygame.Rect(0, 0, max(2, look.px(WAVE)), high)
            line.center = (self._across(mark), track.centery)
            pygame.draw.rect(surface, look.theme.edge, line)
            return
        place = self.badge_place(look, mark)
        draw_moment_badge(surface, look, mark.animal, place, mark.sign is Sign.CUT_OFF)
