"""Two programs play the same game: the packaged one in its window, and a twin of it off screen.

The twin tells where things are and how they look; every key, letter and click goes to both. Before each, the
window must show what the twin shows around the place that answers, so that a slow machine only takes longer.
"""

import time
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app.intents import Act, Action, Intent, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.play.attention import INSTANT
from flow_desktop.scenes.wave.scene import GUARD, WaveScene
from tests.package.desk import Desk

PATIENCE: Final = 60.0
ALIKE: Final = 8.0
"""So far apart, of 255, may the colours of two pictures be on average."""
FURTHER: Final = 4
"""So many times smaller are pictures of two systems compared: they set letters a little differently."""
REST: Final = 0.4
AROUND: Final = (120, 60)
MOST_FRAMES: Final = 600


def apart(one: pygame.Surface, other: pygame.Surface, blurred: bool = False) -> float:
    """How far the colours of two pictures of one size are apart, on average; `blurred` from further away."""
    if blurred:
        less = one.get_width() // FURTHER, one.get_height() // FURTHER
        one, other = (pygame.transform.smoothscale(_opaque(each), less) for each in (one, other))
    left, right = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    return pygame.image.frombytes(pygame.image.tobytes(picture, "RGB"), picture.get_size(), "RGB")


class BothHands(Touch):
    """A hand on both programs."""

    def __init__(self, app: App, real: Desk, notes: Path, blurred: bool = False) -> None:
        super().__init__(app)
        self.real = real
        self.notes = notes
        self.blurred = blurred
        self.keys = self.clicks = 0
        self._screen = pygame.Rect((0, 0), real.size)

    def send(self, *intents: Intent) -> None:
        """To the window first, once it has come as far as the twin."""
        if not intents:
            return
        self._settle()
        self.wait_for_the_window(self._place(intents))
        if isinstance(self.app.stack.top, WaveScene):  # it takes no press right after its story
            time.sleep(GUARD + 0.1)
        if Act(Action.ACCEPT) in intents:  # nor does a table, right after the focus was led somewhere
            time.sleep(INSTANT)
        self.keys += sum(isinstance(intent, Act) for intent in intents)
        self.clicks += sum(isinstance(intent, PointerPressed) for intent in intents)
        self.real.do(*intents)
        super().send(*intents)

    def _settle(self) -> None:
        for _ in range(MOST_FRAMES):
            self.app.loop_once()
            if not top_screen(self.app).moving:
                return

    def _place(self, intents: tuple[Intent, ...]) -> pygame.Rect:
        """Where the picture has to be the same: at the pointer, or where the focus is."""
        points = [(each.x, each.y) for each in intents if isinstance(each, PointerMoved | PointerReleased)]
        focus = top_screen(self.app).focus.current
        centre = points[-1] if points else focus.rect.center if focus else self._screen.center
        return pygame.Rect((0, 0), AROUND).move_to(center=centre).clamp(self._screen)

    def _alike(self, wanted: pygame.Surface, place: pygame.Rect) -> bool:
        """Whether the window looks so there. From further away it must rest too."""
        seen = self.real.picture().subsurface(place)
        if apart(wanted, seen, self.blurred) > ALIKE:
            return False
        if not self.blurred:
            return True
        time.sleep(REST)
        return apart(seen, self.real.picture().subsurface(place)) == 0

    def wait_for_the_window(self, place: pygame.Rect) -> None:
        """Until the window shows there what the twin shows; both pictures are kept when it never does."""
        wanted = self.app.canvas.surface.subsurface(place)
        until = time.monotonic() + PATIENCE
        while not self._alike(wanted, place):
            if time.monotonic() > until:
                for name, seen in (("twin", self.app.canvas.surface), ("window", self.real.picture())):
                    pygame.image.save(_opaque(seen), self.notes / f"{name}.png")
                raise AssertionError(f"the window never looked like its twin at {place}; see {self.notes}")
            time.sleep(0.02)
