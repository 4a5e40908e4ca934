"""Keys and pad in the play scene: each action and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.intents import (
    JUMPS,
    Act,
    Action,
    AnyAction,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
)
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import BOAT
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.play.carry import nearest, next_cell
from flow_desktop.widgets.widget import Taken

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


def loses_hold(intent: Intent, shell: Shell) -> bool:
    """Whether the player can no longer act: the window is gone, or the pad in use was unplugged."""
    unplugged = isinstance(intent, DeviceRemoved) and shell.device is Device.PAD
    return unplugged or isinstance(intent, FocusLost)


def act_on(play: PlayScene, act: Act) -> Taken | None:
    """Do what an action asks for; None leaves it to the focus."""
    action, moves = act.action, play.moves
    if action in DRAWS:
        moves.pile(DRAWS.index(action))
    elif action in SHOWN_DRAWS:
        moves.shown(SHOWN_DRAWS.index(action))
    elif action in JUMPS:
        _jump(play, JUMPS[action])
    elif action is FlowAction.ROTATE_RIGHT or action is FlowAction.ROTATE_LEFT:
        moves.turn(1 if action is FlowAction.ROTATE_RIGHT else -1)
    else:
        return _seldom(play, action)
    return Taken()


def _seldom(play: PlayScene, action: AnyAction) -> Taken | None:
    moves = play.moves
    change: Change | None = None
    match action:
        case FlowAction.DRAW_FULLEST:
            moves.fullest()
        case FlowAction.DRAW:
            play.leader.lead_to(f"pile-{play.acting.fullest_pile() or 0}")
        case FlowAction.CARDS:
            play.leader.lead_to("card-0" if play.table.state.hand else "seat-0")
        case FlowAction.TRADE:
            change = moves.trade()
        case FlowAction.CALL_WAVE if play.may_call_wave:
            change = moves.call_wave()
        case FlowAction.DISCARDS:
            change = moves.look_at_discard()
        case Action.UNDO:
            change = moves.take_back()
        case Action.REDO:
            change = moves.do_again()
        case Action.PAUSE:
            change = play.pause()
        case Action.HELP | FlowAction.GOAL:
            change = play.help()
        case _:
            return None
    return Taken(change)


def _jump(play: PlayScene, direction: tuple[int, int]) -> None:
    """On to the next spot where the tile fits, or to the next thing the card can be played on."""
    targets, here = play.acting.targets(), play.leader.cursor
    if not targets:
        return
    leader = play.leader
    found = nearest(targets, leader.last_cursor) if here is None else next_cell(targets, here, direction)
    leader.lead_to_cell(found if found is not None else (here or BOAT))
