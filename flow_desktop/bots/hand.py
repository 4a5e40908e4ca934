"""The policy 'hand': every move weighed by the board it leaves; cards, trades and draws beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flow_desktop.bots.needs import needs_of
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.bots.value import Outlook, outlook, outlooks, value, water_of
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import (
    Command,
    Die,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.engine.legal import legal
from flow_desktop.engine.placement import bits_of, placements
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.tiles import BIRD, Kind, kind_of, piece_of

MOST_TARGETS: Final = 24  # of Current and Return: those with the shortest ways are weighed


@dataclass(frozen=True, slots=True)
class Weighed:
    """A command and its value in tiles; lower is better, and one less means a tile saved."""

    command: Command
    value: float


def rank(state: GameState, pace: Pace, temper: Temper = HAND) -> list[Weighed]:
    """Weigh what the current player may do, best first; empty when the game is over.

    Every legal command is in it, but of Current and Return only the best targets. Equal ones keep
    the order of ``legal``.
    """
    match state.turn.phase:
        case Phase.HOLDING:
            weighed = _holding(state, pace.after_turn(state), temper)
        case Phase.TURN:
            weighed = _turn(state, pace.after_turn(state), temper)
        case Phase.WAVE:
            weighed = _wave(state, temper)
        case _:
            weighed = []
    return sorted(weighed, key=_by_value)


def choose(state: GameState, pace: Pace, temper: Temper = HAND) -> Command:
    """The best command; the game must not be over."""
    return rank(state, pace, temper)[0].command


def _by_value(weighed: Weighed) -> float:
    return weighed.value


def _boards(state: GameState, boards: list[Board], left: int, temper: Temper) -> list[float]:
    """The value of each board after a turn."""
    calm = state.turn.calm
    looks = outlooks(boards, state.rules.obstacles_remain, temper)
    return [value(look, left, calm, temper) for look in looks]


def _holding(state: GameState, left: int, temper: Temper) -> list[Weighed]:
    held = state.turn.holding
    assert held is not None
    commands = legal(state)
    boards = [_placed(state.board, held, each) for each in commands]
    values = _boards(state, boards, left, temper)
    gains = [temper.trade_gain if isinstance(each, Trade) else 0.0 for each in commands]
    return [Weighed(each, worth - gain) for each, worth, gain in zip(commands, values, gains, strict=True)]


def _placed(board: Board, kind: Kind, command: Command) -> Board:
    """The board after a placement; a trade or a discard leaves it as it is."""
    if isinstance(command, PlaceTile):
        return board.with_piece(command.cell, piece_of(kind, command.edges))
    return board


def _turn(state: GameState, left: int, temper: Temper) -> list[Weighed]:
    """Drawing is worth the board as it is; a card has to gain, a revealed tile too."""
    now = _boards(state, [state.board], left, temper)[0]
    weighed: list[Weighed] = []
    plays: list[Command] = []
    for command in legal(state):
        if isinstance(command, Draw):
            weighed.append(Weighed(command, now))
        elif isinstance(command, DrawShown):
            best = _best_place(state, state.supply.shown[command.index], left, temper)
            worth = min(best, now)
            weighed.append(Weighed(command, worth + temper.shown_gain if worth < now else now + 0.01))
        else:
            plays.append(command)
    weighed.extend(_cards(state, plays, now, left, temper))
    return weighed


def _best_place(state: GameState, kind: Kind, left: int, temper: Temper) -> float:
    """The value of the best placement of a kind of tile; without one, that of a lost turn."""
    board = state.board
    spots = placements(board, kind, state.rules.edition)
    boards = [board.with_piece(cell, piece_of(kind, edges)) for cell, edges, _ in bits_of(spots)]
    return min(_boards(state, boards, left, temper), default=1000.0)


def _cards(state: GameState, plays: list[Command], now: float, left: int, temper: Temper) -> list[Weighed]:
    """Weigh every play of a card that could gain; a card costs what it has to gain at least."""
    plays = _promising(state, plays)
    boards = [_played(state.board, each) for each in plays]
    remain = state.rules.obstacles_remain
    weighed = []
    for command, look in zip(plays, outlooks(boards, remain, temper), strict=True):
        calm = state.turn.calm or isinstance(command, PlayCalmWaters)
        price = temper.bird_gain if isinstance(command, PlayBird) else temper.card_gain
        weighed.append(Weighed(command, value(look, left, calm, temper) + price))
    return weighed


def after(state: GameState, command: Command) -> Board:
    """The board that a placement or a card leaves; other commands leave it as it is."""
    if isinstance(command, PlaceTile):
        assert state.turn.holding is not None
        return _placed(state.board, state.turn.holding, command)
    return _played(state.board, command)


def _played(board: Board, command: Command) -> Board:
    """The board after a card."""
    if isinstance(command, PlaySupport):
        return board.without(command.cell)
    if isinstance(command, PlayBird):
        return board.with_bird(command.cell)
    if isinstance(command, PlayReturn):
        return board.with_piece(command.cell, piece_of(command.kind, command.edges))
    if isinstance(command, PlayCurrent):
        piece = board.pieces[command.source]
        moved = piece_of(kind_of(piece), command.edges, bool(piece & BIRD))
        return board.without(command.source).with_piece(command.cell, moved)
    return board


def _promising(state: GameState, plays: list[Command]) -> list[Command]:
    """Leave out all but the best targets of Current and Return, by the needs of the board they leave."""
    far = [each for each in plays if isinstance(each, PlayCurrent | PlayReturn)]
    if len(far) <= MOST_TARGETS:
        return plays
    found = needs_of([water_of(_played(state.board, each)) for each in far])
    order = sorted(range(len(far)), key=lambda index: weight(found[index]))
    kept = {far[index] for index in order[:MOST_TARGETS]}
    return [each for each in plays if not isinstance(each, PlayCurrent | PlayReturn) or each in kept]


def weight(found: int) -> float:
    """The usual weight of a board's needs."""
    return (found >> 8) + HAND.ways * (found & 255)


def _wave(state: GameState, temper: Temper) -> list[Weighed]:
    """The die that damages less, where Calm Waters leaves the choice."""
    look = outlook(state.board, state.rules.obstacles_remain, temper)
    return [Weighed(each, look.now + _die_damage(look, each)) for each in legal(state)]


def _die_damage(look: Outlook, command: Command) -> float:
    die = command.die if isinstance(command, Roll) else None
    if die is Die.WHITE:
        return look.row_damage
    if die is Die.BLACK:
        return look.column_damage
    return look.row_damage + look.column_damage
