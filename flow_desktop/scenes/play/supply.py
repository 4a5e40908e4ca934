"""The draw piles and the face-up tiles as one block, side by side where the column is wide enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.intents import AnyAction, Device
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Draw, DrawShown
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.play.piles import EmptyPlace, PileButton, ShownTile
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.frames import Sized
from flow_desktop.widgets.key_sign import KeySign, key_sign
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

PLACES: Final = 4
GAP: Final = 8
BETWEEN: Final = 18
PILE: Final = 86
SHOWN: Final = 76


def supply_block(play: PlayScene, width: int, scale: float) -> Widget:
    """Six piles, and four places for face-up tiles."""
    look = play.look
    target = look.view.target
    gap = look.px(GAP)
    pile = max(target, min(look.px(PILE * scale), (width - 2 * gap) // 3))
    shown = max(target, min(look.px(SHOWN * scale), (width - 3 * gap) // PLACES))
    piles, tiles = _piles(play, pile), _shown(play, shown)
    if 3 * pile + 2 * gap + look.px(BETWEEN) + 2 * shown + gap <= width:
        blocks: list[Widget] = [Grid(piles, 3, gap=GAP), Grid(tiles, 2, gap=GAP)]
        sides = [
            Sized(blocks[0], most_width=(3 * pile + 2 * gap) / look.view.unit),
            Sized(blocks[1], most_width=(2 * shown + gap) / look.view.unit),
        ]
        return Row(sides, gap=BETWEEN, align=Align.CENTRE, justify=Align.CENTRE)
    above = Sized(Grid(piles, 3, gap=GAP), most_width=(3 * pile + 2 * gap) / look.view.unit)
    below = Sized(Grid(tiles, PLACES, gap=GAP), most_width=(PLACES * (shown + gap) - gap) / look.view.unit)
    return Column([above, below], gap=12)


def _piles(play: PlayScene, side: int) -> list[Widget]:
    state, playing = play.table.state, play.acting.card_play
    fishing = playing is not None and playing.step is Step.PILES
    found: list[Widget] = []
    for number, tiles in enumerate(state.supply.piles):
        refused = None if tiles else Refusal(Code.PILE_EMPTY)
        if refused is None and not fishing:
            refused = refusal(state, Draw(number))
        found.append(
            PileButton(
                number,
                len(tiles),
                play.moves.pressing_pile(number),
                play.moves.dragging_pile(number),
                side=side,
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                sign=_pile_sign(play, number),
                chosen=fishing and playing is not None and playing.pile == number,
            )
        )
    return found


def _shown(play: PlayScene, side: int) -> list[Widget]:
    state = play.table.state
    found: list[Widget] = []
    ways = play.acting.drawings().shown
    for index, kind in enumerate(state.supply.shown):
        refused = refusal(state, DrawShown(index))
        found.append(
            ShownTile(
                index,
                kind,
                play.moves.pressing_shown(index),
                play.moves.dragging_shown(index),
                side=side,
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                sign=_sign(play, SHOWN_DRAWS, index),
                variant=ways[index],
            )
        )
    return found + [EmptyPlace(side) for _place in range(PLACES - len(found))]


def _sign(play: PlayScene, actions: tuple[AnyAction, ...], number: int) -> KeySign | None:
    """The key that draws it; a pad has none for each."""
    if play.shell.device is Device.PAD or number >= len(actions):
        return None
    return key_sign(play.shell, actions[number])


def _pile_sign(play: PlayScene, number: int) -> KeySign | None:
    """The key of a pile; a pad's button leads to the fullest one."""
    if play.shell.device is Device.PAD and number == play.acting.fullest_pile():
        return key_sign(play.shell, FlowAction.DRAW)
    return _sign(play, DRAWS, number)
