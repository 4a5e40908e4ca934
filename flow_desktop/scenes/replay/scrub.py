"""The way through a game as a slider: waves are marked on it, and where animals were joined or cut off."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, spoken_row
from flow_desktop.rounds.tape import Mark, Sign, Tape
from flow_desktop.scenes.replay.words import mark_words, moment_words
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.widget import Size

WAVE: Final = 4
"""Width of a wave's mark."""
BADGE: Final = 26


class Scrub(Slider):
    """One step for each move; a mark for what mattered."""

    def __init__(self, tape: Tape, on_change: Callable[[int], None]) -> None:
        super().__init__(_("Moment"), tape.at, on_change, most=max(1, len(tape)), step=1, key="scrub", grow=1)
        self.tape = tape

    def value(self) -> str:
        """Round and move, and the mark that lies here."""
        here = [mark_words(mark) for mark in self.tape.marks if mark.at == self.tape.at]
        return spoken_row((moment_words(self.tape), *here))

    def measure(self, look: Look, width: int) -> Size:
        """As wide as there is room, with room for the marks."""
        high = super().measure(look, width)[1]
        return width, high + look.control(BADGE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The slider, and over it the marks."""
        super().paint(surface, look)
        for mark in self.tape.marks:
            self._paint_mark(surface, look, mark)

    def _paint_mark(self, surface: pygame.Surface, look: Look, mark: Mark) -> None:
        track = self._track
        x = track.x + round(track.width * mark.at / self.most)
        if mark.sign is Sign.WAVE or mark.animal is None:
            high = track.height // 2
            line = pygame.Rect(0, 0, max(2, look.px(WAVE)), high)
            line.center = (x, track.centery)
            pygame.draw.rect(surface, look.theme.edge, line)
            return
        side = look.control(BADGE)
        badge = look.assets.image(art("animal", mark.animal, "badge"), (side, side))
        place = badge.get_rect(midbottom=(x, track.y + track.height // 4))
        surface.blit(badge, place)
        if mark.sign is Sign.CUT_OFF:  # a bar through it: told by shape
            edge = max(2, look.px(WAVE))
            pygame.draw.line(surface, look.theme.text, place.bottomleft, place.topright, edge)
