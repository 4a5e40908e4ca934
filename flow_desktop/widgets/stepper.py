"""A stepper: a number or a word with a minus and a plus."""

from collections.abc import Callable
from typing import Unpack

import pygame

from flow_desktop.app.intents import Act, Action, Intent
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.control import NumberControl, Numbers
from flow_desktop.widgets.glyph import Glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role, font_size
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Size, Taken

BETWEEN = 14
VALUE_ROOM = 90


class _StepButton(IconButton):
    """A minus or plus; the stepper around it has the focus."""

    focusable = False

    def __init__(self, icon: Glyph, label: str, step: Callable[[], Taken]) -> None:
        super().__init__(icon, label, lambda: None)
        self.hint = ""
        self._step = step

    def press(self) -> Taken:
        """Step, or say why not."""
        return self._step()


class Stepper(NumberControl):
    """A number that goes up and down by clicks on its ends or by left and right."""

    role_word = N_("number")

    def __init__(
        self,
        label: str,
        held: int,
        on_change: Callable[[int], Change | None],
        **given: Unpack[Numbers],
    ) -> None:
        super().__init__(label, held, on_change, **given)
        self._less = _StepButton(Glyph.MINUS, _("less"), lambda: self._by(-1))
        self._more = _StepButton(Glyph.PLUS, _("more"), lambda: self._by(1))
        self._follow()
        self.children = (self._less, self._more)

    def _by(self, steps: int) -> Taken:
        return self._to(self.held + steps * self.step)

    def _to(self, number: int) -> Taken:
        taken = self.change_to(self.within(number))
        self._follow()
        return taken

    def _follow(self) -> None:
        """Let minus and plus be of use only where they lead somewhere."""
        self._less.enabled = self.enabled and self.held > self.least
        self._more.enabled = self.enabled and self.held < self.most

    def _controls(self, look: Look) -> int:
        """Width of minus, value and plus."""
        side = self._less.measure(look, 0)[0]
        widest = max(self._value_width(look, v) for v in (self.least, self.held, self.most))
        return 2 * side + max(look.px(VALUE_ROOM), widest) + 2 * look.px(BETWEEN)

    def _value_width(self, look: Look, number: int) -> int:
        return look.block(self.words(number), Role.STRONG, 10_000).width

    def _beside(self, look: Look, width: int) -> bool:
        """True when the name fits beside the controls."""
        room = width - self._controls(look) - look.px(BETWEEN)
        if room <= 0:
            return False
        name = look.block(self.label, Role.BODY, room)
        return len(name.lines) <= 2 and name.size == font_size(Role.BODY, look.view)

    def measure(self, look: Look, width: int) -> Size:
        """Name and controls side by side, or one below the other where it is narrow."""
        controls, side = self._controls(look), self._less.measure(look, 0)[1]
        if self._beside(look, width):
            lines = look.block(self.label, Role.BODY, width - controls - look.px(BETWEEN))
            return lines.width + look.px(BETWEEN) + controls, max(side, lines.height)
        lines = look.block(self.label, Role.BODY, width)
        return max(lines.width, controls), lines.height + look.px(CLOSE) + side

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The controls stand on the right, or below."""
        super().place(look, rect)
        side = self._less.measure(look, 0)[0]
        controls = pygame.Rect(0, 0, self._controls(look), side)
        if self._beside(look, rect.width):
            controls.midright = rect.midright
        else:
            controls.bottomleft = rect.bottomleft
        self._less.place(look, pygame.Rect(controls.x, controls.y, side, side))
        self._more.place(look, pygame.Rect(controls.right - side, controls.y, side, side))

    def handle(self, intent: Intent) -> Taken | None:
        """Left and right go by steps; at an end the arrow is left to the focus. Accept goes round."""
        match intent:
            case Act(Action.NAV_LEFT) if self.held > self.least:
                return self._by(-1)
            case Act(Action.NAV_RIGHT) if self.held < self.most:
                return self._by(1)
            case Act(Action.ACCEPT):
                return self._by(1) if self.held < self.most else self._to(self.least)
        return None

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The name, and the value between minus and plus."""
        shade = look.theme.text if self.enabled else look.theme.disabled_text
        room = pygame.Rect(self.rect)
        if self._beside(look, self.rect.width):
            room.width = self._less.rect.x - look.px(BETWEEN) - room.x
        else:
            room.height = self._less.rect.y - look.px(CLOSE) - room.y
        look.text(surface, self.label, Role.BODY, shade, room)
        left = self._less.rect.right
        between = pygame.Rect(left, self._less.rect.y, self._more.rect.x - left, self._less.rect.height)
        look.text(surface, self.value(), Role.STRONG, shade, between, Align.CENTRE)
