"""The desktop of Windows: its picture, its keys and its mouse, through Windows' own functions."""

import ctypes
import sys
import time
from ctypes import wintypes
from typing import Any, Final

import pygame

from flow_desktop.app.intents import (
    Act,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from tests.package.desk import KEYS

assert sys.platform == "win32", "these functions are those of Windows"

PATIENCE: Final = 60.0
BETWEEN: Final = 0.02
"""So many seconds a hand takes between two things."""
CODES: Final = {
    "RETURN": 0x0D,
    "ESCAPE": 0x1B,
    "SPACE": 0x20,
    "TAB": 0x09,
    "HOME": 0x24,
    "END": 0x23,
    "LEFT": 0x25,
    "UP": 0x26,
    "RIGHT": 0x27,
    "DOWN": 0x28,
    "PAGEUP": 0x21,
    "PAGEDOWN": 0x22,
    "BACKSPACE": 0x08,
    "DELETE": 0x2E,
    "shift": 0x10,
    "ctrl": 0x11,
    "alt": 0x12,
    "F4": 0x73,
}
FAR: Final = range(0x21, 0x2F)
"""Keys that were added to the first keyboards, as the arrows."""
KEYBOARD, UP, EXTENDED, UNICODE = 1, 2, 1, 4
BUTTONS: Final = {MouseButton.LEFT: (0x2, 0x4), MouseButton.RIGHT: (0x8, 0x10)}
COPY: Final = 0x00CC0020 | 0x40000000


class Key(ctypes.Structure):
    """KEYBDINPUT."""

    _fields_ = (
        ("code", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_size_t),
    )


class Mouse(ctypes.Structure):
    """MOUSEINPUT."""

    _fields_ = (
        ("x", wintypes.LONG),
        ("y", wintypes.LONG),
        ("data", wintypes.DWORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_size_t),
    )


class Either(ctypes.Union):
    """What INPUT holds."""

    _fields_ = (("mouse", Mouse), ("key", Key))


class Input(ctypes.Structure):
    """INPUT."""

    _fields_ = (("kind", wintypes.DWORD), ("either", Either))


class BitmapHead(ctypes.Structure):
    """BITMAPINFOHEADER."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("width", wintypes.LONG),
        ("height", wintypes.LONG),
        ("planes", wintypes.WORD),
        ("bits", wintypes.WORD),
        ("compression", wintypes.DWORD),
        ("bytes", wintypes.DWORD),
        ("more", wintypes.LONG * 2),
        ("colours", wintypes.DWORD * 2),
    )


class WindowsDesk:
    """The whole screen of Windows; the window fills it."""

    def __init__(self) -> None:
        self._user: Any = ctypes.WinDLL("user32")
        self._pictures: Any = ctypes.WinDLL("gdi32")
        for name in ("GetDC", "SelectObject", "CreateCompatibleDC", "CreateDIBSection"):
            function = getattr(self._user if name == "GetDC" else self._pictures, name)
            function.restype = ctypes.c_void_p
        self._user.SetProcessDPIAware()
        self.size = (self._user.GetSystemMetrics(0), self._user.GetSystemMetrics(1))

    def wait_for_window(self, process: int) -> None:
        """Until it has a window as large as the screen, which then gets the keys."""
        until = time.monotonic() + PATIENCE
        while not (window := self._window_of(process)):
            assert time.monotonic() < until, "no window was opened"
            time.sleep(0.2)
        self._user.SetForegroundWindow(ctypes.c_void_p(window))

    def _window_of(self, process: int) -> int:
        found: list[int] = []
        kind = ctypes.WINFUNCTYPE(wintypes.BOOL, ctypes.c_void_p, wintypes.LPARAM)

        def look(window: int, _: int) -> bool:
            owner, place = wintypes.DWORD(), wintypes.RECT()
            self._user.GetWindowThreadProcessId(ctypes.c_void_p(window), ctypes.byref(owner))
            self._user.GetClientRect(ctypes.c_void_p(window), ctypes.byref(place))
            if owner.value == process and (place.right, place.bottom) == self.size:
                found.append(window)
            return True

        self._user.EnumWindows(kind(look), 0)
        return found[0] if found else 0

    def picture(self) -> pygame.Surface:
        """What is on the screen now."""
        width, height = self.size
        head = BitmapHead(ctypes.sizeof(BitmapHead), width, -height, 1, 32)
        screen = ctypes.c_void_p(self._user.GetDC(None))
        memory = ctypes.c_void_p(self._pictures.CreateCompatibleDC(screen))
        pixels = ctypes.c_void_p()
        made = self._pictures.CreateDIBSection(screen, ctypes.byref(head), 0, ctypes.byref(pixels), None, 0)
        before = ctypes.c_void_p(self._pictures.SelectObject(memory, ctypes.c_void_p(made)))
        self._pictures.BitBlt(memory, 0, 0, width, height, screen, 0, 0, COPY)
        data = ctypes.string_at(pixels, width * height * 4)
        self._pictures.SelectObject(memory, before)
        self._pictures.DeleteObject(ctypes.c_void_p(made))
        self._pictures.DeleteDC(memory)
        self._user.ReleaseDC(None, screen)
        return pygame.image.frombuffer(data, self.size, "BGRA")

    def do(self, *intents: Intent) -> None:
        """One after the other."""
        for intent in intents:
            match intent:
                case Act(action=action):
                    self._press(KEYS[action])
                case TextTyped(text=text):
                    for letter in text:
                        self._key(0, ord(letter), UNICODE)
                        self._key(0, ord(letter), UNICODE | UP)
                case PointerMoved(x=x, y=y):
                    self._user.SetCursorPos(x, y)
                case PointerPressed(button=button):
                    self._button(BUTTONS[button][0])
                case PointerReleased(button=button):
                    self._button(BUTTONS[button][1])
                case _:
                    raise AssertionError(f"no person does {intent}")
            time.sleep(BETWEEN)

    def close_window(self) -> None:
        """Alt and F4."""
        self._press("alt+F4")

    def _press(self, chord: str) -> None:
        codes = [
            CODES.get(name) or self._user.VkKeyScanW(ord(name.lower())) & 0xFF for name in chord.split("+")
        ]
        for code in codes:
            self._code(code, 0)
        for code in reversed(codes):
            self._code(code, UP)

    def _code(self, code: int, flags: int) -> None:
        self._key(code, self._user.MapVirtualKeyW(code, 0), flags | (EXTENDED if code in FAR else 0))
        time.sleep(BETWEEN)

    def _key(self, code: int, scan: int, flags: int) -> None:
        self._send(Input(KEYBOARD, Either(key=Key(code, scan, flags))))

    def _button(self, flags: int) -> None:
        self._send(Input(0, Either(mouse=Mouse(0, 0, 0, flags))))

    def _send(self, given: Input) -> None:
        sent = self._user.SendInput(1, ctypes.byref(given), ctypes.sizeof(given))
        assert sent == 1, "Windows took no key: is the desktop locked?"
