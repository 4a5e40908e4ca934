"""The bonuses that wait, in a row above the choices: each is used in its turn, in the order one likes."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.scenes.naming import thing_name
from flow_desktop.river_dice.scenes.pictograms import draw_signs, goods, width_of
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.theme import LIP
from flow_desktop.widgets.widget import Size, Weight, Widget

_SIDE: Final = 46
_ACROSS: Final = 14
_DOWN: Final = 8


class WaitingBonus(Pressable):
    """A bonus of the queue, with how many there are; the one that is used now is lit."""

    role_word = N_("button")

    def __init__(self, entry: str, count: int, chosen: bool, ask: Callable[[str], Change | None]) -> None:
        super().__init__(thing_name(entry), lambda: ask(entry), key=f"waits-{entry.replace(' ', '-')}")
        self.entry = entry
        self.chosen = chosen
        self.signs = goods(count, entry)

    def value(self) -> str:
        """Whether its choices are those in sight."""
        return _("chosen") if self.chosen else ""

    def measure(self, look: Look, width: int) -> Size:
        """A picture and a number."""
        side = look.control(_SIDE)
        wide = width_of(look, self.signs, side) + 2 * look.px(_ACROSS)
        high = side + 2 * look.px(_DOWN) + look.px(LIP)
        return max(look.view.target, min(width, wide)), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A button with its picture."""
        weight = Weight.PRIMARY if self.chosen else Weight.PLAIN
        face, shade = draw_button(surface, look, self.rect, weight, self)
        inner = face.inflate(-2 * look.px(_ACROSS), -2 * look.px(_DOWN))
        draw_signs(surface, look, self.signs, inner, shade)


def waiting_row(pending: tuple[str, ...], chosen: str, ask: Callable[[str], Change | None]) -> list[Widget]:
    """Every kind of bonus that waits; nothing where there are not two to choose from: the tally shows one."""
    kinds = Counter(pending)
    if len(kinds) < 2:
        return []
    return [WaitingBonus(entry, count, entry == chosen, ask) for entry, count in kinds.items()]
