"""Bots: a bot looks at a state and names a legal command, knowing no more than a player at the table."""

from collections.abc import Callable
from typing import Final, TypeVar

from flow_desktop.bots.distance import tiles_needed
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import (
    Command,
    Draw,
    DrawShown,
    PlaceTile,
    PlayCalmWaters,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Trade,
)
from flow_desktop.engine.legal import legal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.tiles import BIRD, Kind, kind_of, piece_of

Item = TypeVar("Item")
Random = Callable[[], float]
Bot = Callable[[GameState, Random], Command]


def random_bot(state: GameState, random: Random) -> Command:
    """Choose any kind of action first, then any action of that kind, so that cards do not crowd out tiles."""
    by_type: dict[type, list[Command]] = {}
    for command in legal(state):
        by_type.setdefault(type(command), []).append(command)
    choices = _any_of(list(by_type.values()), random)
    return _any_of(choices, random)


def greedy_bot(state: GameState, random: Random) -> Command:
    """Do what leaves the fewest tiles still needed over all animals."""
    match state.turn.phase:
        case Phase.HOLDING:
            return _greedy_tile(state, random)
        case Phase.TURN:
            return _greedy_turn(state, random)
    return _any_of(legal(state), random)


def _greedy_tile(state: GameState, random: Random) -> Command:
    """Place the tile where it helps most; trade one that helps nowhere."""
    held = state.turn.holding
    assert held is not None
    now = tiles_needed(state.board)

    def worth(command: Command) -> float:
        if isinstance(command, PlaceTile):
            return tiles_needed(_placed(state.board, held, command))
        return now - 0.5 if isinstance(command, Trade) else now

    return _best(legal(state), worth, random)


def _greedy_turn(state: GameState, random: Random) -> Command:
    """Play a card that saves two tiles or calms the sea, else draw; a useful revealed tile comes first."""
    commands = legal(state)
    draws = [command for command in commands if isinstance(command, Draw | DrawShown)]
    now = tiles_needed(state.board)
    worth = {command: _card_worth(state, command, now) for command in commands if command not in draws}
    if worth:
        card = _best(list(worth), worth.__getitem__, random)
        if not draws or worth[card] <= now - 2:
            return card
    shown = [command for command in draws if isinstance(command, DrawShown)]
    helpful = [command for command in shown if _helps(state, state.supply.shown[command.index], now)]
    choices: list[Command] = [*helpful] or [*draws]
    return _any_of(choices, random)


def _card_worth(state: GameState, command: Command, now: int) -> float:
    """Return the tiles still needed after a card; Calm Waters counts as two, other cards as nothing."""
    board = state.board
    match command:
        case PlaySupport(cell):
            return tiles_needed(board.without(cell))
        case PlayReturn(kind, cell, edges):
            return tiles_needed(board.with_piece(cell, piece_of(kind, edges)))
        case PlayCurrent(source, cell, edges):
            lifted = board.without(source)
            if tiles_needed(lifted) > now:
                return now + 1
            piece = board.pieces[source]
            moved = piece_of(kind_of(piece), edges, bool(piece & BIRD))
            return tiles_needed(lifted.with_piece(cell, moved))
        case PlayCalmWaters():
            return now - 2
    return now


def _helps(state: GameState, kind: Kind, now: int) -> bool:
    """Say whether a tile could be placed so that fewer are needed."""
    held = state.having(turn=state.turn.holding_tile(kind))
    places = [command for command in legal(held) if isinstance(command, PlaceTile)]
    return any(tiles_needed(_placed(state.board, kind, command)) < now for command in places)


def _placed(board: Board, kind: Kind, command: PlaceTile) -> Board:
    return board.with_piece(command.cell, piece_of(kind, command.edges))


def _best(commands: list[Command], worth: Callable[[Command], float], random: Random) -> Command:
    """Return a random one of the commands with the least worth."""
    values = [worth(command) for command in commands]
    least = min(values)
    best = [command for command, value in zip(commands, values, strict=True) if value == least]
    return _any_of(best, random)


def _any_of(items: list[Item], random: Random) -> Item:
    return items[int(random() * len(items))]


BOTS: Final[dict[str, Bot]] = {"random": random_bot, "greedy": greedy_bot}
