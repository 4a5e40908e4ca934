"""The dice before the throw: they lie in the player's hand and are clicked, or dragged and flicked."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.intents import Intent, MouseButton, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.engine.commands import Die
from flow_desktop.scenes.wave.dice_view import draw_die, resting_pose
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Taken, Widget

Point = tuple[float, float]
OnThrow = Callable[[dict[Die, Point], Point | None], None]
"""Called with where each die leaves the hand, and the flick in pixels a second, if there was one."""

APART: Final = 1.5
AROUND: Final = 1.5
_LYING: Final = {Die.WHITE: (5, -0.22), Die.BLACK: (2, 0.18)}
"""What the dice show and how they are turned before anybody throws."""
_WINDOW: Final = 0.12
"""A flick is what the pointer did in the last so many seconds."""
_STILL: Final = 0.004


class DiceInHand(Widget):
    """The dice to be thrown; letting go of them throws, however short or long the way was."""

    pointed = True

    def __init__(
        self,
        dice: Sequence[Die],
        width: int,
        on_throw: OnThrow,
        now: Callable[[], float],
        *,
        label: str,
        hint: str,
        key: str = "dice",
    ) -> None:
        super().__init__(key=key, label=label, hint=hint)
        self.dice = tuple(dice)
        self.width = width
        self._on_throw = on_throw
        self._now = now
        self._grabbed: Point | None = None
        self._trail: deque[tuple[float, Point]] = deque(maxlen=32)

    @property
    def carried(self) -> bool:
        """Whether the dice hang at the pointer."""
        return self._grabbed is not None

    def measure(self, look: Look, width: int) -> Size:
        """Room for the dice side by side."""
        wide = round(self.width * (APART * (len(self.dice) - 1) + AROUND))
        return max(look.view.target, min(wide, width)), max(look.view.target, round(self.width * AROUND))

    def centres(self) -> dict[Die, Point]:
        """Where the middle of each die is now."""
        away = (0.0, 0.0)
        if self._grabbed is not None and self._trail:
            x, y = self._trail[-1][1]
            away = (x - self._grabbed[0], y - self._grabbed[1])
        middle = (len(self.dice) - 1) / 2
        return {
            die: (
                self.rect.centerx + away[0] + (index - middle) * self.width * APART,
                self.rect.centery + away[1],
            )
            for index, die in enumerate(self.dice)
        }

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The dice as they lie; carried ones are drawn above everything by `paint_dice`."""
        if not self.carried:
            self.paint_dice(surface)

    def paint_dice(self, surface: pygame.Surface) -> None:
        """The dice where they are now."""
        for die, centre in self.centres().items():
            face, angle = _LYING[die]
            draw_die(
                surface, resting_pose(die, face, angle), centre, self.width * (1.06 if self.hovered else 1)
            )

    def handle(self, intent: Intent) -> Taken | None:
        """Grab, carry, and throw on letting go."""
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self._grabbed = (x, y)
                self._trail.clear()
                self._trail.append((self._now(), (x, y)))
                return Taken(sound="pick_up")
            case PointerMoved(x, y) if self.carried:
                self._trail.append((self._now(), (x, y)))
                return Taken()
            case PointerReleased(x, y, MouseButton.LEFT) if self.carried:
                self._trail.append((self._now(), (x, y)))
                centres, flick = self.centres(), self._flick()
                self._grabbed = None
                self._on_throw(centres, flick)
                return Taken()
        return None

    def adopt(self, earlier: Widget) -> None:
        """The screen was built anew while the dice were carried."""
        super().adopt(earlier)
        if isinstance(earlier, DiceInHand):
            self._grabbed, self._trail = earlier._grabbed, earlier._trail

    def _flick(self) -> Point | None:
        """How fast the pointer went at the end; None when it stood still."""
        until, (x2, y2) = self._trail[-1]
        since, (x1, y1) = next(entry for entry in self._trail if until - entry[0] <= _WINDOW)
        if until - since < _STILL:
            return None
        return ((x2 - x1) / (until - since), (y2 - y1) / (until - since))
