"""A choice between a few things, all of them in sight; and a switch, on or off."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from flow_desktop.app.intents import Act, Action, Intent, MouseButton, PointerPressed, PointerReleased
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.app.scene import Change
from flow_desktop.widgets.chips import WIDEST, Chips, Segment
from flow_desktop.widgets.control import Control
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Taken, Usual, Widget, touched

WIDE = 84
HIGH = 46
BETWEEN = 20


class Choice(Control[int]):
    """A name and its options; `held` is the index of the chosen one, left and right go through them."""

    role_word = N_("choice")

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        name_shown: bool = True,
        widest: float = WIDEST,
        **usual: Unpack[Usual],
    ) -> None:
        """`widest`: how far an option may grow where the line has room."""
        super().__init__(label, held, on_change, **usual)
        self.options = tuple(options)
        self._widest = widest
        self.segments = [self._segment(index, words) for index, words in enumerate(self.options)]
        parts: list[Widget] = [Label(label)] if name_shown else []
        self._body = Column([*parts, self._chips()], gap=CLOSE)
        self.children = (self._body,)

    def _chips(self) -> Widget:
        return Chips(self.segments, widest=self._widest)

    def _segment(self, index: int, words: str) -> Segment:
        segment = Segment(words, index == self.held, lambda: self._choose(index))
        segment.enabled = self.enabled
        return segment

    def value(self) -> str:
        """The chosen option and how many there are."""
        count = _("{place} of {count}").format(place=self.held + 1, count=len(self.options))
        return f"{self.options[self.held]}, {count}"

    def read(self) -> str:
        """All there is to choose from, too."""
        return f"{self.spoken()}: {spoken_row(self.options)}"

    def _choose(self, index: int) -> Taken:
        taken = self.change_to(index)
        for place, segment in enumerate(self.segments):
            segment.chosen = place == self.held
        return taken

    def measure(self, look: Look, width: int) -> Size:
        """The name and the options, in as many lines as they need."""
        return self._body.measure(look, width)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The name above, the options below."""
        super().place(look, rect)
        self._body.place(look, rect)

    def handle(self, intent: Intent) -> Taken | None:
        """Left and right choose; beyond an end the arrow is left to the focus. Accept goes round."""
        match intent:
            case Act(Action.NAV_LEFT) if self.held > 0:
                return self._choose(self.held - 1)
            case Act(Action.NAV_RIGHT) if self.held < len(self.options) - 1:
                return self._choose(self.held + 1)
            case Act(Action.ACCEPT):
                return self._choose((self.held + 1) % len(self.options))
        return None


class Tabs(Choice):
    """A choice of pages that stands on the ground, without its name; the chosen one has a light rim."""

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        held: int,
        on_change: Callable[[int], Change | None],
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, options, held, on_change, name_shown=False, **usual)
        for segment in self.segments:
            segment.on_ground = True


class Toggle(Control[bool]):
    """A name with a switch after it; the whole line is the target. On shows a tick, not only a colour."""

    role_word = N_("switch")

    def value(self) -> str:
        """On or off."""
        return _("on") if self.held else _("off")

    def measure(self, look: Look, width: int) -> Size:
        """The words and the switch."""
        room = look.control(WIDE) + look.px(BETWEEN)
        lines = look.block(self.label, Role.BODY, max(1, width - room))
        return lines.width + room, max(look.view.target, lines.height, look.control(HIGH))

    def handle(self, intent: Intent) -> Taken | None:
        """Switch on a click or the accept action."""
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = True
                return Taken()
            case PointerReleased(x, y, MouseButton.LEFT) if self.pressed:
                self.pressed = False
                return self.change_to(not self.held) if self.rect.collidepoint(x, y) else Taken()
            case Act(Action.ACCEPT):
                return self.change_to(not self.held)
        return None

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The words on the left, the switch on the right."""
        theme = look.theme
        room = look.control(WIDE) + look.px(BETWEEN)
        words = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - room, self.rect.height)
        look.text(surface, self.label, Role.BODY, theme.text if self.enabled else theme.disabled_text, words)
        track = pygame.Rect(0, 0, look.control(WIDE), look.control(HIGH))
        track.midright = self.rect.midright
        self._paint_track(surface, look, track)

    def _paint_track(self, surface: pygame.Surface, look: Look, track: pygame.Rect) -> None:
        theme, edge = look.theme, max(1, look.px(EDGE_WIDTH))
        ground = (theme.chosen if self.held else theme.field) if self.enabled else theme.disabled
        knob_ground = (theme.primary if self.held else theme.plain) if self.enabled else theme.disabled
        if not self.held:
            ground = touched(theme, ground, self)
        draw_box(surface, track, track.height // 2, ground, theme.edge, edge)
        knob = track.inflate(-3 * edge, -3 * edge)
        side = knob.height
        knob = pygame.Rect(knob.right - side if self.held else knob.x, knob.y, side, side)
        draw_box(surface, knob, side // 2, touched(theme, knob_ground, self), theme.edge, edge)
        if self.held:
            shade = theme.primary_text if self.enabled else theme.disabled_text
            draw_glyph(surface, Glyph.TICK, knob.inflate(-side // 3, -side // 3), shade)
