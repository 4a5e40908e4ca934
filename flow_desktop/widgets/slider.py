"""A slider: by dragging, by clicking anywhere on it, or by arrows."""

from collections.abc import Callable
from typing import Unpack

import pygame

from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.language import N_
from flow_desktop.app.scene import Change
from flow_desktop.widgets.control import NumberControl, Numbers
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Taken, touched

TRACK = 14
KNOB = 40
LEAST_WIDTH = 260
LARGE = 5
"""So many large steps lead from one end to the other."""


class Slider(NumberControl):
    """A number on a track between two ends."""

    role_word = N_("slider")
    usual_most = 100
    usual_step = 5
    headroom = 0
    """So much stays free between the words and the track."""

    def __init__(
        self,
        label: str,
        held: int,
        on_change: Callable[[int], Change | None],
        **given: Unpack[Numbers],
    ) -> None:
        super().__init__(label, held, on_change, **given)
        self._track = pygame.Rect(0, 0, 1, 1)

    def _caption(self) -> str:
        return f"{self.label}   {self.value()}"

    def measure(self, look: Look, width: int) -> Size:
        """The words above, a track high enough to press below."""
        lines = look.block(self._caption(), Role.BODY, width)
        wide = max(lines.width, min(width, look.view.text_px(LEAST_WIDTH)))
        return wide, lines.height + look.control(self.headroom) + max(look.view.target, look.control(KNOB))

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The track lies along the lower edge."""
        super().place(look, rect)
        knob = look.control(KNOB)
        high = max(look.view.target, knob)
        self._track = pygame.Rect(rect.x + knob // 2, rect.bottom - high, rect.width - knob, high)

    def handle(self, intent: Intent) -> Taken | None:
        """Follow the pointer while it is held; arrows go by steps, Home and End to the ends."""
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = self._grip().collidepoint(x, y)
                return self.change_to(self._value_at(x, y)) if self.pressed else Taken()
            case PointerMoved(x, y) if self.pressed and self.enabled:
                return self.change_to(self._value_at(x, y))
            case PointerReleased() if self.pressed:
                self.pressed = False
                return Taken()
            case Act(action):
                return self._act(action)
        return None

    def _act(self, action: AnyAction) -> Taken | None:
        targets = {
            Action.NAV_LEFT: self.held - self.step,
            Action.NAV_RIGHT: self.held + self.step,
            Action.FIRST: self.least,
            Action.LAST: self.most,
        }
        if action is Action.ACCEPT:
            return self.change_to(self._round())
        if action not in targets:
            return None
        return self.change_to(self.within(targets[action]))

    def _round(self) -> int:
        """A large step on, and from the end back to the beginning: for who has nothing but one press."""
        stride = max(self.step, (self.most - self.least) // LARGE // self.step * self.step)
        return self.least if self.held >= self.most else min(self.held + stride, self.most)

    def knob_top(self, look: Look) -> int:
        """How high the knob ever reaches: it grows a little under the pointer."""
        return self._track.centery - look.control(KNOB) // 2 - 2 * max(1, look.px(EDGE_WIDTH))

    def _grip(self) -> pygame.Rect:
        """Where the pointer takes hold of it."""
        return self._track.inflate(self._track.height, 0)

    def _share_at(self, x: int, y: int) -> float:
        """How far along the track a point lies, 0 to 1."""
        return (x - self._track.x) / max(1, self._track.width)

    def _value_at(self, x: int, y: int) -> int:
        steps = round(self._share_at(x, y) * (self.most - self.least) / self.step)
        return self.within(self.least + steps * self.step)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Name and value, the track, the filled part, the knob."""
        theme = look.theme
        high = self._track.y - self.rect.y - look.control(self.headroom)
        words = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, high)
        shade = theme.text if self.enabled else theme.disabled_text
        if look.block(self._caption(), Role.BODY, words.width).lines == (self._caption(),):
            look.text(surface, self.label, Role.BODY, shade, words)
            look.text(surface, self.value(), Role.STRONG, shade, words, Align.END)
        else:
            look.text(surface, self._caption(), Role.BODY, shade, words)
        self._paint_track(surface, look)

    def _paint_track(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        edge = max(1, look.px(EDGE_WIDTH))
        high, knob = look.control(TRACK), look.control(KNOB)
        if self.enabled and (self.hovered or self.pressed):
            knob += 2 * edge
        track = pygame.Rect(self._track.x, self._track.centery - high // 2, self._track.width, high)
        share = (self.held - self.least) / max(1, self.most - self.least)
        draw_box(surface, track, high // 2, theme.field, theme.edge, edge)
        done = pygame.Rect(track.x, track.y, max(high, round(track.width * share)), high)
        draw_box(surface, done, high // 2, theme.chosen if self.enabled else theme.disabled, theme.edge, edge)
        place = pygame.Rect(0, 0, knob, knob)
        place.center = (track.x + round(track.width * share), track.centery)
        ground = touched(theme, theme.primary if self.enabled else theme.disabled, self)
        draw_box(surface, place, knob // 2, ground, theme.edge, edge)
