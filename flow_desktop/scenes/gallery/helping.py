"""Exhibits of what helps at the table: the question before an animal is shut in, hints, the tutor."""

from dataclasses import replace

from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.bots.hand import choose, rank
from flow_desktop.bots.pace import USUAL_PACE, Pace
from flow_desktop.engine import GameState, Options, Phase
from flow_desktop.engine.commands import PlaceTile, PlayCurrent, PlaySupport
from flow_desktop.engine.legal import legal
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import Touch, board_of, hand_of, turns_to
from flow_desktop.scenes.gallery.beside import at_table
from flow_desktop.scenes.gallery.easel import Easel, let_settle, look_on, table_when, tiles_on_board
from flow_desktop.scenes.gallery.games import FEW_FRAMES
from flow_desktop.scenes.hints.caution import shut_in
from flow_desktop.table import Aids


def _shutting(state: GameState) -> list[PlaceTile]:
    """The placements that would leave an animal without any way."""
    placed = (each for each in legal(state) if isinstance(each, PlaceTile))
    return [each for each in placed if shut_in(state, each)]


def _may_shut_in(state: GameState) -> bool:
    return state.turn.phase is Phase.HOLDING and tiles_on_board(state) >= 9 and bool(_shutting(state))


def last_way(easel: Easel) -> Scene:
    """Somebody holds a tile that could shut an animal in."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _may_shut_in)
    easel.let_run(table, 12)
    return at_table(table)


def _holds(state: GameState) -> bool:
    return state.turn.phase is Phase.HOLDING and tiles_on_board(state) >= 8 and len(legal(state)) > 8


def holding(easel: Easel) -> Scene:
    """Somebody holds a tile and does not know where to put it."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _holds)
    easel.let_run(table, 12)
    return at_table(table)


def _card_helps(state: GameState) -> bool:
    few = tiles_on_board(state) < 10 or not state.supply.can_be_drawn
    if state.turn.phase is not Phase.TURN or few or not state.hand:
        return False
    paces = (Pace(8, left) for left in range(2, 9, 2))
    return all(isinstance(choose(state, pace), PlaySupport | PlayCurrent) for pace in paces)


def with_a_good_card(easel: Easel) -> Scene:
    """A card would help more than a tile."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _card_helps)
    easel.let_run(table, 12)
    return at_table(table)


def tutored(easel: Easel) -> Scene:
    """Somebody holds a tile, and has a tutor."""
    table = table_when(Options("otter-reef", 2), easel.shell.now, _may_err)
    player = table.state.turn.player
    table.set_seat(player, replace(table.seat, aids=Aids(tutor=True)))
    easel.let_run(table, 12)
    return at_table(table)


def _may_err(state: GameState) -> bool:
    return _holds(state) and isinstance(rank(state, USUAL_PACE)[0].command, PlaceTile)


def aim_weakly(app: App) -> None:
    """Hold the tile over the worst space that it fits."""
    let_settle(app)
    state, touch = hand_of(app).state, Touch(app)
    worst = [each.command for each in rank(state, USUAL_PACE) if isinstance(each.command, PlaceTile)][-1]
    place = board_of(app).cell_rect(worst.cell).center
    touch.move(place)
    quarters = turns_to(app, worst.edges)
    for _turn in range(abs(quarters)):
        touch.wheel(place, -1 if quarters > 0 else 1)
    look_on(app, 4 * FEW_FRAMES)


def ask_area(app: App) -> None:
    """Ask once."""
    _ask(app, 1)


def ask_space(app: App) -> None:
    """Ask for more."""
    _ask(app, 2)


def ask_move(app: App) -> None:
    """Ask for everything."""
    _ask(app, 3)


def _ask(app: App, times: int) -> None:
    let_settle(app)
    for _time in range(times):
        Touch(app).act(FlowAction.ADVISE)
        look_on(app, FEW_FRAMES)


def shut_it_in(app: App) -> None:
    """Choose a space where the tile would shut an animal in."""
    let_settle(app)
    touch, wanted = Touch(app), _shutting(hand_of(app).state)[0]
    place = board_of(app).cell_rect(wanted.cell).center
    touch.move(place)
    quarters = turns_to(app, wanted.edges)
    for _turn in range(abs(quarters)):
        touch.wheel(place, -1 if quarters > 0 else 1)
    touch.click(place)
    look_on(app, 2 * FEW_FRAMES)
