"""What a player wants, whatever the device: the only input that scenes and widgets ever see.

A key, a click or a pad button becomes one of these frozen values in `flow_desktop.app.input`. Tools and
tests make them by hand, for instance `Act(Action.ACCEPT)` or `PointerPressed(120, 80)`.
"""

from enum import Enum, IntEnum, auto

from flow_desktop.values import dataclass


class Device(Enum):
    """Where an intent came from, so that a screen can show the right hints."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    PAD = "pad"
    SWITCH = "switch"
    SYSTEM = "system"


class MouseButton(IntEnum):
    """Pointer buttons; the wheel is an intent of its own and never a button."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class AnyAction(Enum):
    """Something that can be done without a pointer: one of the shell's own actions, or one of a game's."""

    @property
    def words(self) -> str:
        """What it is called in lists of keys, as a msgid; empty where a list of names has it."""
        return ""


class Action(AnyAction):
    """What can be done in any game; the default keys stand in `keymap`, the pad's buttons in `pad`."""

    NAV_UP = auto()
    NAV_DOWN = auto()
    NAV_LEFT = auto()
    NAV_RIGHT = auto()
    JUMP_UP = auto()
    JUMP_DOWN = auto()
    JUMP_LEFT = auto()
    JUMP_RIGHT = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FIRST = auto()
    LAST = auto()
    ACCEPT = auto()
    BACK = auto()
    NEXT_AREA = auto()
    PREVIOUS_AREA = auto()
    UNDO = auto()
    REDO = auto()
    PAUSE = auto()
    HELP = auto()
    MUTE = auto()
    VOICE = auto()
    HUSH = auto()
    REPEAT = auto()
    READ_ON = auto()
    READ_BACK = auto()
    READ_ALL = auto()
    ASK = auto()
    FULLSCREEN = auto()
    ERASE_BACK = auto()
    ERASE_FORWARD = auto()
    COPY = auto()
    PASTE = auto()
    SELECT_ALL = auto()
    SCAN_NEXT = auto()
    SCAN_SELECT = auto()


NAVIGATION = {
    Action.NAV_UP: (0, -1),
    Action.NAV_DOWN: (0, 1),
    Action.NAV_LEFT: (-1, 0),
    Action.NAV_RIGHT: (1, 0),
}
"""Direction (x, y) of the four arrow actions."""

READING = {Action.READ_ON: 1, Action.READ_BACK: -1}
"""The two steps of the reading cursor."""

LISTENING = frozenset({Action.VOICE, Action.HUSH, Action.REPEAT, Action.READ_ALL, Action.ASK, *READING})
"""What only listens: it hurries nothing on and leaves the game as it is."""

LEAPS = (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST)
"""Where a board lies, single keys that go through what matters on it, in the order of reading."""
JUMPS = {
    Action.JUMP_UP: (0, -1),
    Action.JUMP_DOWN: (0, 1),
    Action.JUMP_LEFT: (-1, 0),
    Action.JUMP_RIGHT: (1, 0),
}
"""Direction (x, y) of the four jumping arrow actions."""


SCANNING = frozenset({Action.SCAN_NEXT, Action.SCAN_SELECT})
"""What switches send; no key or button is given to these, whatever is plugged in may be one."""


@dataclass(frozen=True, slots=True)
class Act:
    """A named action by key or pad; `repeated` when it comes from a key or stick that is held."""

    action: AnyAction
    device: Device = Device.KEYBOARD
    repeated: bool = False


OUTSIDE = (-1, -1)
"""Where the pointer is said to be when it has left the window."""


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is now at x, y; `held` is the button being pressed while it moves, if any."""

    x: int
    y: int
    held: MouseButton | None = None
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A pointer button went down at x, y."""

    x: int
    y: int
    button: MouseButton = MouseButton.LEFT
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A pointer button came up at x, y."""

    x: int
    y: int
    button: MouseButton = MouseButton.LEFT
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned at x, y: positive steps away from the hand (up), negative towards it."""

    x: int
    y: int
    steps: int
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters typed while something asks for text."""

    text: str
    device: Device = Device.KEYBOARD


@dataclass(frozen=True, slots=True)
class ControlHeard:
    """A key, a pad's button or a mouse button, by its name, while a page asks for one (`Input.listen`).

    It does nothing else then.
    """

    name: str
    device: Device = Device.KEYBOARD


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front: games pause."""

    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""

    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class WindowResized:
    """The window has a new size; scenes are laid out anew by the loop."""

    width: int
    height: int
    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window's close button, or the system, asks the program to end."""

    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class FileGiven:
    """A file was dropped on the window, or macOS hands over one that was double-clicked."""

    path: str
    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class DeviceAdded:
    """A gamepad was plugged in."""

    name: str
    device: Device = Device.SYSTEM


@dataclass(frozen=True, slots=True)
class DeviceRemoved:
    """A gamepad went away: games pause if it was in use."""

    name: str
    device: Device = Device.SYSTEM


Intent = (
    Act
    | PointerMoved
    | PointerPressed
    | PointerReleased
    | Wheel
    | TextTyped
    | ControlHeard
    | FocusLost
    | FocusGained
    | WindowResized
    | QuitAsked
    | FileGiven
    | DeviceAdded
    | DeviceRemoved
)
"""Any intent."""

PointerIntent = PointerMoved | PointerPressed | PointerReleased | Wheel
"""The intents that have a place."""
