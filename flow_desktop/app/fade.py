"""The way from one screen to the next: what was seen last fades from over what is there now.

The new scene is there at once, in use and up to date; the fade is only laid over it. It ends early with any
press, and there is none in reduced motion, for a scene that says it is `sudden`, and in very large windows:
there a new page takes longest to be painted, and the one that was left is dimmed meanwhile.
While it lasts, scenes draw on a ground of their own: one that draws only what has changed finds there what
it drew before.
"""

import pygame

from flow_desktop.app.intents import LISTENING, Act, Action, Intent, PointerPressed, TextTyped, Wheel

SECONDS = 0.18
OVERLAY_SECONDS = 0.12
MOST_PIXELS = 2560 * 1600
"""In larger windows laying one picture over another takes longer than a frame has."""
DIMMED = (204, 204, 204)
SKIPPING = (Act, PointerPressed, TextTyped, Wheel)
UNASKED = LISTENING | {Action.SCAN_NEXT}
"""What ends no fade: asking the voice, and the mark of a switch that moves on by itself."""
OPAQUE = 255


class Fade:
    """What was seen last, on its way out. Time begins with the first frame that it is drawn in."""

    def __init__(self, last_seen: pygame.Surface, seconds: float) -> None:
        self.ground = pygame.Surface(last_seen.get_size(), 0, last_seen)
        self._picture = last_seen.copy()
        self._seconds = seconds
        self._begun: float | None = None

    def draw(self, surface: pygame.Surface, now: float) -> bool:
        """Lay it over the new scene's ground; False when nothing of it is left."""
        if self._begun is None:
            self._begun = now
        share = (now - self._begun) / self._seconds
        surface.blit(self.ground, (0, 0))
        if share >= 1:
            return False
        self._picture.set_alpha(round(OPAQUE * (1 - pygame.math.smoothstep(0, 1, share))))
        surface.blit(self._picture, (0, 0))
        return True

    def end(self, surface: pygame.Surface) -> None:
        """Be gone: what the new scene has drawn so far is seen whole."""
        if self._begun is not None:
            surface.blit(self.ground, (0, 0))


def dim(surface: pygame.Surface) -> None:
    """What is left gets darker at once: the first sign that the press was felt, where no fade keeps up."""
    surface.fill(DIMMED, None, pygame.BLEND_RGB_MULT)


def can_fade(surface: pygame.Surface) -> bool:
    """True while a window is small enough for a fade that keeps up."""
    return surface.get_width() * surface.get_height() <= MOST_PIXELS


def skips(intent: Intent) -> bool:
    """True for what a player does on purpose: it ends a fade."""
    return isinstance(intent, SKIPPING) and not (isinstance(intent, Act) and intent.action in UNASKED)
