"""Keys for one hand: the left or the right half of the keyboard or of a pad is enough for everything.

No key of a preset has to be held: Shift and Ctrl are pressed before the other key (`sticky_keys`). Letters
are those that lie on the same side of keyboards for English, German, French, Polish and Italian. What is not
given a key by name, also what is added one day, gets one that is left over on that side.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from flow_desktop.app.chosen import SAFE_KEYS, Usual, keys_of, name_of, texts, told
from flow_desktop.app.input import Controls
from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.app.language import N_
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.values import dataclass

TEXT: Final = frozenset(
    {Action.ERASE_BACK, Action.ERASE_FORWARD, Action.COPY, Action.PASTE, Action.SELECT_ALL}
)
"""Only for a keyboard with two hands: who writes with fewer has letters on the screen."""

LEFT: Final = (*"qwertasdfgxcvb", *"12345", "SPACE", "TAB", *(f"F{number}" for number in range(1, 6)))
RIGHT: Final = (
    *("RETURN", "UP", "DOWN", "LEFT", "RIGHT", "PAGEUP", "PAGEDOWN", "HOME", "END"),
    *"uiophjklnm",
    *"67890",
    *(f"KP_{digit}" for digit in "1234567890"),
    *("KP_PLUS", "KP_MINUS", "KP_MULTIPLY", "KP_DIVIDE", "KP_ENTER", "KP_PERIOD"),
    *(f"F{number}" for number in range(8, 13)),
)
"""The keys under one hand."""

LEFT_KEYS: Final[Usual] = {
    "e": Action.NAV_UP,
    "s": Action.NAV_LEFT,
    "d": Action.NAV_DOWN,
    "f": Action.NAV_RIGHT,
    "SPACE": Action.ACCEPT,
    "q": Action.BACK,
    "TAB": Action.NEXT_AREA,
    "shift+TAB": Action.PREVIOUS_AREA,
    "r": FlowAction.ROTATE_RIGHT,
    "w": FlowAction.ROTATE_LEFT,
    "g": FlowAction.DRAW_FULLEST,
    "t": FlowAction.TRADE,
    "c": FlowAction.CARDS,
    "v": FlowAction.DISCARDS,
    "x": Action.UNDO,
    "a": Action.PAUSE,
    "b": FlowAction.ADVISE,
    **dict(zip("12345", (getattr(FlowAction, f"DRAW_{number}") for number in range(1, 6)), strict=True)),
    "shift+5": FlowAction.DRAW_6,
    **{f"shift+{number}": getattr(FlowAction, f"DRAW_SHOWN_{number}") for number in range(1, 5)},
    "F1": Action.HELP,
    "F2": Action.VOICE,
    "shift+e": Action.JUMP_UP,
    "shift+s": Action.JUMP_LEFT,
    "shift+d": Action.JUMP_DOWN,
    "shift+f": Action.JUMP_RIGHT,
    "shift+x": Action.REDO,
    "shift+w": FlowAction.CALL_WAVE,
    "F3": Action.PAGE_UP,
    "F4": Action.PAGE_DOWN,
    "shift+F3": Action.FIRST,
    "shift+F4": Action.LAST,
}
RIGHT_KEYS: Final[Usual] = {
    **{way: getattr(Action, f"NAV_{way}") for way in ("UP", "DOWN", "LEFT", "RIGHT")},
    "RETURN": Action.ACCEPT,
    "o": Action.BACK,
    "KP_ENTER": Action.ACCEPT,
    "n": Action.NEXT_AREA,
    "shift+n": Action.PREVIOUS_AREA,
    "k": FlowAction.ROTATE_RIGHT,
    "KP_PLUS": FlowAction.ROTATE_RIGHT,
    "j": FlowAction.ROTATE_LEFT,
    "KP_MINUS": FlowAction.ROTATE_LEFT,
    "l": FlowAction.DRAW_FULLEST,
    "m": FlowAction.TRADE,
    "7": FlowAction.CARDS,
    "KP_MULTIPLY": FlowAction.CARDS,
    "8": FlowAction.DISCARDS,
    "KP_DIVIDE": FlowAction.DISCARDS,
    "9": FlowAction.CALL_WAVE,
    "6": FlowAction.DRAW,
    "u": Action.UNDO,
    "KP_PERIOD": Action.UNDO,
    "shift+u": Action.REDO,
    "p": Action.PAUSE,
    "i": FlowAction.ADVISE,
    "h": Action.HELP,
    "0": FlowAction.GOAL,
    **{f"KP_{number}": getattr(FlowAction, f"DRAW_{number}") for number in range(1, 7)},
    **{
        f"KP_{key}": getattr(FlowAction, f"DRAW_SHOWN_{number}") for number, key in enumerate("7890", start=1)
    },
    **{f"shift+{way}": getattr(Action, f"JUMP_{way}") for way in ("UP", "DOWN", "LEFT", "RIGHT")},
    "PAGEUP": Action.PAGE_UP,
    "PAGEDOWN": Action.PAGE_DOWN,
    "HOME": Action.FIRST,
    "END": Action.LAST,
}
LEFT_PAD: Final[Usual] = {
    **{f"left stick {way}": getattr(Action, f"NAV_{way.upper()}") for way in ("up", "down", "left", "right")},
    "LB": Action.ACCEPT,
    "LT": Action.BACK,
    "L3": Action.NEXT_AREA,
    "Select": Action.PAUSE,
    "left": FlowAction.ROTATE_LEFT,
    "right": FlowAction.ROTATE_RIGHT,
    "up": FlowAction.DRAW,
    "down": FlowAction.CARDS,
}
RIGHT_PAD: Final[Usual] = {
    **{
        f"right stick {way}": getattr(Action, f"NAV_{way.upper()}") for way in ("up", "down", "left", "right")
    },
    "A": Action.ACCEPT,
    "B": Action.BACK,
    "RB": Action.NEXT_AREA,
    "Start": Action.PAUSE,
    "X": FlowAction.ROTATE_LEFT,
    "Y": FlowAction.ROTATE_RIGHT,
    "RT": FlowAction.DRAW,
    "R3": FlowAction.CARDS,
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A choice of keys or buttons that can be taken as a whole."""

    name: str
    chosen: Mapping[str, str]
    sticky_keys: bool = False
    screen_letters: bool = False


def key_presets(*games: Controls) -> tuple[Preset, ...]:
    """What can be taken for the keyboard, in all these games at once; the first is what is usual."""
    return (
        Preset(N_("Usual"), {}),
        Preset(N_("Left hand"), for_one_hand(games, LEFT_KEYS, LEFT), True, True),
        Preset(N_("Right hand"), for_one_hand(games, RIGHT_KEYS, RIGHT), True, True),
        Preset(N_("Mouse alone"), {}, screen_letters=True),
    )


def pad_presets() -> tuple[Preset, ...]:
    """What can be taken for a pad. What has no button is chosen on the screen."""
    return (
        Preset(N_("Usual"), {}),
        Preset(N_("Left hand"), _lines(LEFT_PAD)),
        Preset(N_("Right hand"), _lines(RIGHT_PAD)),
    )


def for_one_hand(games: Sequence[Controls], first: Usual, hand: Sequence[str]) -> dict[str, str]:
    """A key under that hand for everything: those named first, then whatever is left over in each game.

    What has the same name in two games has the same key; what is one game's alone may have one that only
    means something in another.
    """
    lines = _lines(first)
    for controls in games:
        actions = [action for action in controls.actions() if action not in TEXT]
        usual = controls.usual_keys()
        taken = {key for action in actions for key in texts(lines.get(name_of(action), ""))}
        taken |= {key for key, action in usual.items() if action in TEXT} | set(SAFE_KEYS)
        layers = (f"{layer}{key}" for layer in ("", "shift+", "ctrl+") for key in hand)
        spare = (key for key in layers if key not in taken)
        lines |= {name_of(each): next(spare) for each in actions if name_of(each) not in lines}
    return lines


def _lines(keys: Usual) -> dict[str, str]:
    actions: dict[AnyAction, None] = dict.fromkeys(keys.values())
    return {name_of(action): told(keys_of(keys, action)) for action in actions}
