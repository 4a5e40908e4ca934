"""A real screen with keys and a mouse: what a person has in front of them, on X11 and on Windows."""

import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pygame

from build.bench.display import own_display
from flow_desktop.app.intents import (
    Act,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from flow_desktop.app.keymap import DEFAULT_KEYS
from flow_desktop.scenes.actions import CONTROLS

SIZE: Final = (1280, 720)
KEYS: Final = {action: chord for chord, action in reversed({**DEFAULT_KEYS, **CONTROLS.keys}.items())}
NAMES: Final = {
    **{name: name.capitalize() for name in ("UP", "DOWN", "LEFT", "RIGHT", "RETURN", "HOME", "END", "TAB")},
    "ESCAPE": "Escape",
    "shift+TAB": "shift+Tab",
}
BUTTONS: Final = {MouseButton.LEFT: "1", MouseButton.RIGHT: "3"}
PATIENCE: Final = 120.0
HEARD: Final = 1.0
TOOLS: Final = {"PATH": "/usr/bin:/bin"}


class Desk(Protocol):
    """A screen that is looked at, and hands."""

    @property
    def size(self) -> tuple[int, int]:
        """How large the window is; it fills the screen."""

    def wait_for_window(self, process: int) -> None:
        """Return when a process has opened its window."""

    def picture(self) -> pygame.Surface:
        """What is seen in the window now."""

    def do(self, *intents: Intent) -> None:
        """Press, type, move and click as somebody does who wants this."""

    def close_window(self) -> None:
        """Alt and F4."""


class X11:
    """A display of our own: Xvfb writes its picture into a file, xdotool has the hands."""

    size = SIZE

    def __init__(self, name: str, file: Path) -> None:
        self.name = name
        self.file = file

    def wait_for_window(self, process: int) -> None:
        """Until a window has the keys, and its program has heard so: one under Wine is seen before that."""
        until = time.monotonic() + PATIENCE
        while not self._asked("getactivewindow"):
            assert time.monotonic() < until, "no window got the keys"
            time.sleep(0.2)
        time.sleep(HEARD)

    def picture(self) -> pygame.Surface:
        """What is on the screen now."""
        data = self.file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = data[start + 12 * colours :][: stride * height]
        whole = pygame.image.frombuffer(pixels, (stride // 4, height), "BGRA")
        return whole.subsurface((0, 0, width, height))

    def do(self, *intents: Intent) -> None:
        """All of it with one call."""
        self._tell(*(word for intent in intents for word in _words(intent)))

    def close_window(self) -> None:
        """Alt and F4."""
        self._tell("key", "alt+F4")

    def managed(self) -> bool:
        """Whether a window manager has begun its work."""
        return self._asked("get_num_desktops")

    def _asked(self, question: str) -> bool:
        command, environment = ["timeout", "20", "xdotool", question], TOOLS | {"DISPLAY": self.name}
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0

    def _tell(self, *words: str) -> None:
        command = ["timeout", "20", "xdotool", *words]
        subprocess.run(command, env=TOOLS | {"DISPLAY": self.name}, check=True)


def _words(intent: Intent) -> list[str]:
    """What xdotool is told for an intent."""
    match intent:
        case Act(action=action):
            chord = KEYS[action]
            return ["key", "--clearmodifiers", NAMES.get(chord, chord)]
        case TextTyped(text=text):
            return ["type", "--delay", "20", text]
        case PointerMoved(x=x, y=y):
            return ["mousemove", str(x), str(y)]
        case PointerPressed(button=button):
            return ["mousedown", BUTTONS[button]]
        case PointerReleased(button=button):
            return ["mouseup", BUTTONS[button]]
    raise AssertionError(f"no person does {intent}")


@contextmanager
def x11(folder: Path, home: Path) -> Iterator[X11]:
    """A display as large as the window, with a window manager that has begun: a late one takes the focus."""
    with own_display(f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(folder)) as name:
        desk = X11(name, folder / "Xvfb_screen0")
        silent = subprocess.DEVNULL
        environment = TOOLS | {"DISPLAY": name, "HOME": str(home)}
        with subprocess.Popen(["openbox"], env=environment, stdout=silent, stderr=silent) as manager:
            try:
                until = time.monotonic() + 20
                while not desk.managed():
                    assert time.monotonic() < until, "openbox did not start"
                    time.sleep(0.1)
                yield desk
            finally:
                manager.terminate()


@contextmanager
def own_desk(folder: Path, home: Path) -> Iterator[Desk]:
    """A desk for one game."""
    if sys.platform == "win32":
        from tests.package.windows_desk import WindowsDesk

        yield WindowsDesk()
    else:
        with x11(folder, home) as desk:
            yield desk
