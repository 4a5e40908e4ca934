"""Which key does what, as data: chords in words ("shift+r") so that a map can be read, changed and kept.

The shell has keys for what every game has; a game hands in its own, and no chord is given twice.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.app.language import N_, _
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Chord:
    """A key with the modifiers held; written like "ctrl+shift+z"."""

    key: int
    shift: bool = False
    control: bool = False
    alt: bool = False

    @classmethod
    def parse(cls, text: str) -> Chord:
        """Read a chord; the key's name is pygame's without K_ ("RETURN", "r", "F1")."""
        *modifiers, name = text.split("+")
        unknown = set(modifiers) - {"shift", "ctrl", "alt"}
        key = getattr(pygame, f"K_{name}", None)
        if key is None and name.startswith(OTHER) and name.removeprefix(OTHER).isdecimal():
            key = int(name.removeprefix(OTHER))
        if unknown or not isinstance(key, int):
            raise ValueError(f"no such key: {text}")
        return cls(key, "shift" in modifiers, "ctrl" in modifiers, "alt" in modifiers)

    @classmethod
    def pressed(cls, key: int, modifiers: int) -> Chord:
        """The chord of a key event; the command key of a Mac counts as control."""
        control = bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META))
        return cls(key, bool(modifiers & pygame.KMOD_SHIFT), control, bool(modifiers & pygame.KMOD_ALT))

    def __str__(self) -> str:
        names = [n for n, held in (("ctrl", self.control), ("alt", self.alt), ("shift", self.shift)) if held]
        return "+".join([*names, KEY_NAMES.get(self.key, f"{OTHER}{self.key}")])


def is_key(text: str) -> bool:
    """Whether a text names a key, with or without others that are held."""
    try:
        Chord.parse(text)
    except ValueError:
        return False
    return True


KEY_NAMES = {value: name[2:] for name, value in sorted(vars(pygame).items()) if name.startswith("K_")}
KEY_NAMES |= {pygame.K_RETURN: "RETURN", pygame.K_ESCAPE: "ESCAPE", pygame.K_DELETE: "DELETE"}

OTHER = "key-"
"""Begins the name of a key that pygame has no name for: the letters of some languages."""
MODIFIERS = {
    pygame.K_LSHIFT: pygame.KMOD_LSHIFT,
    pygame.K_RSHIFT: pygame.KMOD_RSHIFT,
    pygame.K_LCTRL: pygame.KMOD_LCTRL,
    pygame.K_RCTRL: pygame.KMOD_RCTRL,
    pygame.K_LALT: pygame.KMOD_LALT,
    pygame.K_LMETA: pygame.KMOD_LMETA,
    pygame.K_RMETA: pygame.KMOD_RMETA,
}
"""Keys that only change what others do."""
DIGIT_ROW = {getattr(pygame, f"KSCAN_{digit}"): getattr(pygame, f"K_{digit}") for digit in "1234567890"}
"""The row of digits by its place on the keyboard: some languages type other characters there."""

DEFAULT_KEYS: Mapping[str, AnyAction] = {
    "UP": Action.NAV_UP,
    "DOWN": Action.NAV_DOWN,
    "LEFT": Action.NAV_LEFT,
    "RIGHT": Action.NAV_RIGHT,
    "shift+UP": Action.JUMP_UP,
    "shift+DOWN": Action.JUMP_DOWN,
    "shift+LEFT": Action.JUMP_LEFT,
    "shift+RIGHT": Action.JUMP_RIGHT,
    "PAGEUP": Action.PAGE_UP,
    "PAGEDOWN": Action.PAGE_DOWN,
    "HOME": Action.FIRST,
    "END": Action.LAST,
    "RETURN": Action.ACCEPT,
    "KP_ENTER": Action.ACCEPT,
    "SPACE": Action.ACCEPT,
    "ESCAPE": Action.BACK,
    "TAB": Action.NEXT_AREA,
    "shift+TAB": Action.PREVIOUS_AREA,
    "F12": Action.PREVIOUS_AREA,
    "u": Action.UNDO,
    "ctrl+z": Action.UNDO,
    "j": Action.REDO,
    "ctrl+y": Action.REDO,
    "ctrl+shift+z": Action.REDO,
    "p": Action.PAUSE,
    "PAUSE": Action.PAUSE,
    "h": Action.HELP,
    "F1": Action.HELP,
    "m": Action.MUTE,
    "F2": Action.VOICE,
    "F3": Action.REPEAT,
    "F4": Action.HUSH,
    "F5": Action.READ_BACK,
    "ctrl+UP": Action.READ_BACK,
    "F6": Action.READ_ON,
    "ctrl+DOWN": Action.READ_ON,
    "F7": Action.READ_ALL,
    "F8": Action.ASK,
    "F11": Action.FULLSCREEN,
    "alt+RETURN": Action.FULLSCREEN,
    "BACKSPACE": Action.ERASE_BACK,
    "DELETE": Action.ERASE_FORWARD,
    "ctrl+c": Action.COPY,
    "ctrl+v": Action.PASTE,
    "ctrl+a": Action.SELECT_ALL,
}
"""The shell's keys of a new player; the first chord of an action is the one shown in hints."""

TYPING_ACTIONS = frozenset(
    {Action.NAV_UP, Action.NAV_DOWN, Action.NAV_LEFT, Action.NAV_RIGHT, Action.FIRST, Action.LAST}
    | {Action.ACCEPT, Action.BACK, Action.NEXT_AREA, Action.PREVIOUS_AREA, Action.FULLSCREEN, Action.VOICE}
    | {Action.HUSH, Action.REPEAT, Action.READ_ON, Action.READ_BACK, Action.READ_ALL}
    | {Action.ERASE_BACK, Action.ERASE_FORWARD, Action.COPY, Action.PASTE, Action.SELECT_ALL}
)
"""What keys still do while something asks for text."""

REPEATING_ACTIONS = frozenset(
    {Action.NAV_UP, Action.NAV_DOWN, Action.NAV_LEFT, Action.NAV_RIGHT, Action.PAGE_UP, Action.PAGE_DOWN}
    | {Action.JUMP_UP, Action.JUMP_DOWN, Action.JUMP_LEFT, Action.JUMP_RIGHT}
    | {Action.READ_ON, Action.READ_BACK, Action.ERASE_BACK, Action.ERASE_FORWARD}
)
"""What a held key or stick does again and again; everything else happens once per press."""


class KeyMap:
    """Chords and their actions; never changed, a new map is made instead."""

    def __init__(self, keys: Mapping[str, AnyAction]) -> None:
        self.keys = dict(keys)
        self._by_chord = {Chord.parse(text): action for text, action in self.keys.items()}

    def __contains__(self, chord: Chord) -> bool:
        return chord in self._by_chord

    def action(self, chord: Chord, typing: bool = False) -> AnyAction | None:
        """What the chord does; while typing, letters, digits and the space bar are only text."""
        action = self._by_chord.get(chord)
        if not typing or action is None:
            return action
        if chord.key == pygame.K_SPACE or action not in TYPING_ACTIONS:
            return None
        return action

    def hint(self, action: AnyAction) -> str:
        """The name of the first key of an action, for hints: "R", "Shift+R"; nothing when there is none."""
        for text, owner in self.keys.items():
            if owner is action:
                return key_words(text)
        return ""


def key_words(text: str) -> str:
    """A chord as it is written on keys: "Shift+R"."""
    return "+".join([_key_name(part) for part in text.split("+")])


def _key_name(part: str) -> str:
    if part in HINT_NAMES:
        return _(HINT_NAMES[part])
    if part in SIGNS:
        return SIGNS[part]
    if part.startswith("KP_"):
        return _("Num {key}").format(key=_key_name(part.removeprefix("KP_")))
    if part.startswith(OTHER):
        letter = chr(int(part.removeprefix(OTHER)) & 0xFFFF)
        return letter.upper() if letter.isprintable() else part
    return part.capitalize()


HINT_NAMES = {
    "RETURN": N_("Enter"),
    "ESCAPE": N_("Esc"),
    "SPACE": N_("Space"),
    "TAB": N_("Tab"),
    "PAGEUP": N_("Page up"),
    "PAGEDOWN": N_("Page down"),
    "UP": N_("Up"),
    "DOWN": N_("Down"),
    "LEFT": N_("Left"),
    "RIGHT": N_("Right"),
    "HOME": N_("Home"),
    "END": N_("End"),
    "INSERT": N_("Insert"),
    "DELETE": N_("Delete"),
    "BACKSPACE": N_("Backspace"),
    "CAPSLOCK": N_("Caps lock"),
    "ENTER": N_("Enter"),
    "shift": N_("Shift"),
    "ctrl": N_("Ctrl"),
    "alt": N_("Alt"),
}
"""The names of keys that have one in the player's language; the fonts have no arrows."""

SIGNS = {
    "COMMA": ",",
    "PERIOD": ".",
    "SLASH": "/",
    "DIVIDE": "/",
    "MULTIPLY": "*",
    "MINUS": "-",
    "PLUS": "+",
    "EQUALS": "=",
    "SEMICOLON": ";",
    "QUOTE": "'",
    "BACKQUOTE": "`",
    "LEFTBRACKET": "[",
    "RIGHTBRACKET": "]",
    "BACKSLASH": "\\",
    "HASH": "#",
    "LESS": "<",
}
"""Keys that are known by their sign."""
