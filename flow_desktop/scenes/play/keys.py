"""Keys and pad in the play scene: each action and what it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from flow_desktop.app.intents import (
    DRAWS,
    JUMPS,
    SHOWN_DRAWS,
    Action,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
)
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.play.moves import Moves

Verb = Callable[[Moves], Change | None]

VERBS: Final[Mapping[Action, Verb]] = {
    **{action: partial(Moves.pile, number=number) for number, action in enumerate(DRAWS)},
    **{action: partial(Moves.shown, index=index) for index, action in enumerate(SHOWN_DRAWS)},
    **{action: partial(Moves.jump, direction=direction) for action, direction in JUMPS.items()},
    Action.ROTATE_RIGHT: partial(Moves.turn, quarters=1),
    Action.ROTATE_LEFT: partial(Moves.turn, quarters=-1),
    Action.DRAW_FULLEST: Moves.fullest,
    Action.DRAW: Moves.to_piles,
    Action.CARDS: Moves.to_cards,
    Action.TRADE: Moves.trade,
    Action.CALL_WAVE: Moves.call_wave,
    Action.DISCARDS: Moves.look_at_discard,
    Action.UNDO: Moves.take_back,
    Action.REDO: Moves.do_again,
    Action.PAUSE: lambda moves: moves.pause(),
    Action.HELP: lambda moves: moves.help(),
    Action.GOAL: lambda moves: moves.help(),
}


def loses_hold(intent: Intent, shell: Shell) -> bool:
    """Whether the player can no longer act: the window is gone, or the pad in use was unplugged."""
    unplugged = isinstance(intent, DeviceRemoved) and shell.device is Device.PAD
    return unplugged or isinstance(intent, FocusLost)
