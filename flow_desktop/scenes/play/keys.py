"""Keys and pad in the play scene: each action and what it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from flow_desktop.app.intents import (
    JUMPS,
    Action,
    AnyAction,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
)
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.play.moves import Moves

Verb = Callable[[Moves], Change | None]

VERBS: Final[Mapping[AnyAction, Verb]] = {
    **{action: partial(Moves.pile, number=number) for number, action in enumerate(DRAWS)},
    **{action: partial(Moves.shown, index=index) for index, action in enumerate(SHOWN_DRAWS)},
    **{action: partial(Moves.jump, direction=direction) for action, direction in JUMPS.items()},
    FlowAction.ROTATE_RIGHT: partial(Moves.turn, quarters=1),
    FlowAction.ROTATE_LEFT: partial(Moves.turn, quarters=-1),
    FlowAction.DRAW_FULLEST: Moves.fullest,
    FlowAction.DRAW: Moves.to_piles,
    FlowAction.CARDS: Moves.to_cards,
    FlowAction.TRADE: Moves.trade,
    FlowAction.CALL_WAVE: Moves.call_wave,
    FlowAction.DISCARDS: Moves.look_at_discard,
    Action.UNDO: Moves.take_back,
    Action.REDO: Moves.do_again,
    Action.PAUSE: lambda moves: moves.pause(),
    Action.HELP: lambda moves: moves.help(),
    FlowAction.GOAL: lambda moves: moves.help(),
}


def loses_hold(intent: Intent, shell: Shell) -> bool:
    """Whether the player can no longer act: the window is gone, or the pad in use was unplugged."""
    unplugged = isinstance(intent, DeviceRemoved) and shell.device is Device.PAD
    return unplugged or isinstance(intent, FocusLost)
