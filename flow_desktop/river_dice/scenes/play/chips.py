"""Choices as small plates with pictures: one for each legal command, and what it would give in words."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import N_, _
from flow_desktop.river_dice.bots.foresight import Foresight
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.naming import AND, animal_name, command_words, counted, thing_name
from flow_desktop.river_dice.scenes.pictograms import MINUS, command_signs, draw_signs, width_of
from flow_desktop.river_dice.scenes.play.outlook import TallyChange
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import LIP
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

_SIDE: Final = 46
_LARGE: Final = 140
_ACROSS: Final = 16
_DOWN: Final = 8


def foreseen_words(seen: Foresight, change: TallyChange) -> str:
    """What a command would give, take and lead to, in words."""
    if seen.now.ends:
        return _("Your turn ends. That cannot be undone.")
    if seen.now.rolls:
        return _("The die is rolled. That cannot be undone.")
    changes = [(number, animal_name(animal)) for animal, number in enumerate(change.animals)]
    changes += [(change.tokens, thing_name("token")), (change.points, thing_name("point"))]
    told = [("+" if number > 0 else MINUS) + counted(abs(number), name) for number, name in changes if number]
    words = AND.join(told) or _("Nothing changes yet.")
    if change.waits:
        words += " · " + _("Then: {bonuses}").format(bonuses=AND.join(map(thing_name, change.waits)))
    return words


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


class PreviewWords(Widget):
    """What the choice in sight gives, at a place of its own; it keeps its room when there is none."""

    def __init__(self, words: Callable[[], str], key: str = "preview") -> None:
        super().__init__(key=key, label="")
        self.words = words

    def measure(self, look: Look, width: int) -> Size:
        """Three lines; two of large letters."""
        lines = "X\nX" if look.view.text_percent > _LARGE else "X\nX\nX"
        return width, look.block(lines, Role.SMALL, width).height

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The words as they are now."""
        self.label = self.words()
        if self.label:
            look.text(surface, self.label, Role.SMALL, look.theme.text, self.rect, vertical=Align.START)
