"""Two programs play the same game: the packaged one in its window, and a twin of it off screen.

The twin tells where things are and how they look; every key, letter and click goes to both. Before each, the
window must show what the twin shows around the place that answers, so that a slow machine only takes longer.
"""

import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from build.bench.display import own_display
from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from flow_desktop.app.keymap import DEFAULT_KEYS
from flow_desktop.app.loop import App
from flow_desktop.scenes.actions import CONTROLS
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.play.attention import INSTANT
from flow_desktop.scenes.wave.scene import GUARD, WaveScene

SIZE: Final = (1280, 720)
PATIENCE: Final = 60.0
ALIKE: Final = 8.0
"""So far apart, of 255, may the colours of two pictures be on average."""
AROUND: Final = (120, 60)
MOST_FRAMES: Final = 600
KEYS: Final = {action: chord for chord, action in reversed({**DEFAULT_KEYS, **CONTROLS.keys}.items())}
NAMES: Final = {
    **{name: name.capitalize() for name in ("UP", "DOWN", "LEFT", "RIGHT", "RETURN", "HOME", "END", "TAB")},
    "ESCAPE": "Escape",
    "shift+TAB": "shift+Tab",
}
BUTTONS: Final = {MouseButton.LEFT: "1", MouseButton.RIGHT: "3"}


@dataclass(frozen=True, slots=True)
class Screen:
    """A display whose picture can be read: Xvfb writes it into a file."""

    name: str
    file: Path

    def picture(self) -> pygame.Surface:
        """What is on the screen now."""
        data = self.file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = data[start + 12 * colours :][: stride * height]
        return pygame.image.frombuffer(pixels, (stride // 4, height), "BGRA").subsurface(
            (0, 0, width, height)
        )


@contextmanager
def screen(folder: Path) -> Iterator[Screen]:
    """A display as large as the window."""
    with own_display(f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(folder)) as name:
        yield Screen(name, folder / "Xvfb_screen0")


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far the colours of two pictures of one size are apart, on average."""
    left, right = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


class BothHands(Touch):
    """A hand on both programs."""

    def __init__(self, app: App, real: Screen, notes: Path) -> None:
        super().__init__(app)
        self.real = real
        self.notes = notes
        self.keys = self.clicks = 0

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
        words = [word for intent in intents for word in self._words(intent)]
        command = ["timeout", "20", "xdotool", *words]
        subprocess.run(command, env={"DISPLAY": self.real.name, "PATH": "/usr/bin:/bin"}, check=True)
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
        centre = points[-1] if points else focus.rect.center if focus else (SIZE[0] // 2, SIZE[1] // 2)
        return pygame.Rect((0, 0), AROUND).move_to(center=centre).clamp(pygame.Rect((0, 0), SIZE))

    def wait_for_the_window(self, place: pygame.Rect) -> None:
        """Until the window shows there what the twin shows; both pictures are kept when it never does."""
        wanted = self.app.canvas.surface.subsurface(place)
        until = time.monotonic() + PATIENCE
        while apart(wanted, self.real.picture().subsurface(place)) > ALIKE:
            if time.monotonic() > until:
                for name, seen in (("twin", self.app.canvas.surface), ("window", self.real.picture())):
                    opaque = pygame.image.frombytes(pygame.image.tobytes(seen, "RGB"), SIZE, "RGB")
                    pygame.image.save(opaque, self.notes / f"{name}.png")
                raise AssertionError(f"the window never looked like its twin at {place}; see {self.notes}")
            time.sleep(0.02)

    def _words(self, intent: Intent) -> list[str]:
        """What xdotool is told for an intent."""
        match intent:
            case Act(action=action):
                self.keys += 1
                chord = KEYS[action]
                return ["key", "--clearmodifiers", NAMES.get(chord, chord)]
            case TextTyped(text=text):
                return ["type", "--delay", "20", text]
            case PointerMoved(x=x, y=y):
                return ["mousemove", str(x), str(y)]
            case PointerPressed(button=button):
                self.clicks += 1
                return ["mousedown", BUTTONS[button]]
            case PointerReleased(button=button):
                return ["mouseup", BUTTONS[button]]
        raise AssertionError(f"no person does {intent}")
