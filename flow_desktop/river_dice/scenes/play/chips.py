"""Choices as small plates with pictures: one for each legal command; what it gives is told beside it."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import N_
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.naming import command_words
from flow_desktop.river_dice.scenes.pictograms import command_signs, draw_signs, width_of
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import LIP
from flow_desktop.widgets.widget import Press, Size, Weight

_SIDE: Final = 46
_ACROSS: Final = 16
_DOWN: Final = 8


class ChoiceChip(Pressable):
    """A legal command; pointing at it shows what it gives, pressing it carries it out."""

    role_word = N_("button")

    def __init__(
        self,
        state: RiverState,
        command: RiverCommand,
        on_press: Press,
        gives: Callable[[RiverCommand], str],
        *,
        weight: Weight,
        key: str,
    ) -> None:
        super().__init__(command_words(state, command), on_press, key=key)
        self.command = command
        self.weight = weight
        self.signs = command_signs(state, command)
        self._gives = gives

    def value(self) -> str:
        """What it gives is said after its name."""
        return self._gives(self.command)

    def measure(self, look: Look, width: int) -> Size:
        """The pictures, or the words where there are none."""
        across = 2 * look.px(_ACROSS)
        if self.signs:
            side = look.control(_SIDE)
            wide = width_of(look, self.signs, side) + across
            return max(look.view.target, min(width, wide)), max(
                look.view.target, side + 2 * look.px(_DOWN) + look.px(LIP)
            )
        lines = look.block(self.label, Role.BUTTON, max(1, width - across))
        high = lines.height + 2 * look.px(_DOWN) + look.px(LIP)
        return max(look.view.target, min(width, lines.width + across)), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A button with pictures."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        inner = face.inflate(-2 * look.px(_ACROSS), -2 * look.px(_DOWN))
        if self.signs:
            draw_signs(surface, look, self.signs, inner, shade)
        else:
            look.text(surface, self.label, Role.BUTTON, shade, inner, Align.CENTRE)
