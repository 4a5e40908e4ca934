"""What Flow's players can do beside what every game has, and the keys and pad buttons for it."""

from enum import auto
from typing import Final

from flow_desktop.app.input import Controls
from flow_desktop.app.intents import AnyAction


class FlowAction(AnyAction):
    """The actions of Flow."""

    ROTATE_RIGHT = auto()
    ROTATE_LEFT = auto()
    DRAW = auto()
    DRAW_1 = auto()
    DRAW_2 = auto()
    DRAW_3 = auto()
    DRAW_4 = auto()
    DRAW_5 = auto()
    DRAW_6 = auto()
    DRAW_SHOWN_1 = auto()
    DRAW_SHOWN_2 = auto()
    DRAW_SHOWN_3 = auto()
    DRAW_SHOWN_4 = auto()
    DRAW_FULLEST = auto()
    TRADE = auto()
    CARDS = auto()
    DISCARDS = auto()
    CALL_WAVE = auto()
    GOAL = auto()
    ADVISE = auto()
    SWITCH_TUTOR = auto()
    PARTNER_WAIT = auto()
    PARTNER_ASK = auto()
    ASK_CLOCK = auto()
    ASK_HAND = auto()
    ASK_TILE = auto()
    ASK_FITS = auto()
    ASK_SPACE = auto()
    ASK_ANIMALS = auto()
    ASK_LINES = auto()
    ASK_LAST = auto()
    ASK_GOAL = auto()


DRAWS: Final = (
    FlowAction.DRAW_1,
    FlowAction.DRAW_2,
    FlowAction.DRAW_3,
    FlowAction.DRAW_4,
    FlowAction.DRAW_5,
    FlowAction.DRAW_6,
)
"""The six piles in order, so that `DRAWS.index(action)` is the pile."""

SHOWN_DRAWS: Final = (
    FlowAction.DRAW_SHOWN_1,
    FlowAction.DRAW_SHOWN_2,
    FlowAction.DRAW_SHOWN_3,
    FlowAction.DRAW_SHOWN_4,
)
"""The four shown tiles in order."""

QUESTIONS: Final = (
    FlowAction.ASK_CLOCK,
    FlowAction.ASK_HAND,
    FlowAction.ASK_TILE,
    FlowAction.ASK_FITS,
    FlowAction.ASK_SPACE,
    FlowAction.ASK_ANIMALS,
    FlowAction.ASK_LINES,
    FlowAction.ASK_LAST,
    FlowAction.ASK_GOAL,
)
"""What can be asked at the table; each is answered in words and changes nothing."""

_DIGITS: Final = dict(zip("1234567890", (*DRAWS, *SHOWN_DRAWS), strict=True))

CONTROLS: Final = Controls(
    keys={
        "r": FlowAction.ROTATE_RIGHT,
        "e": FlowAction.ROTATE_LEFT,
        "shift+r": FlowAction.ROTATE_LEFT,
        **_DIGITS,
        **{f"KP_{digit}": action for digit, action in _DIGITS.items()},
        "d": FlowAction.DRAW_FULLEST,
        "t": FlowAction.TRADE,
        "c": FlowAction.CARDS,
        "v": FlowAction.DISCARDS,
        "w": FlowAction.CALL_WAVE,
        "g": FlowAction.GOAL,
        "i": FlowAction.ADVISE,
        "k": FlowAction.SWITCH_TUTOR,
        "b": FlowAction.PARTNER_WAIT,
        "n": FlowAction.PARTNER_ASK,
        "o": FlowAction.ASK_CLOCK,
        "y": FlowAction.ASK_HAND,
        "x": FlowAction.ASK_TILE,
        "f": FlowAction.ASK_FITS,
        "s": FlowAction.ASK_SPACE,
        "a": FlowAction.ASK_ANIMALS,
        "l": FlowAction.ASK_LINES,
        "z": FlowAction.ASK_LAST,
        "q": FlowAction.ASK_GOAL,
    },
    pad={
        "X": FlowAction.TRADE,
        "Y": FlowAction.DRAW,
        "LB": FlowAction.ROTATE_LEFT,
        "RB": FlowAction.ROTATE_RIGHT,
        "R3": FlowAction.ADVISE,
        "RT": FlowAction.CARDS,
    },
)
"""The keys and buttons of a new player; the first of an action is the one shown in hints."""
