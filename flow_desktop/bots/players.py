"""Bots: a bot looks at a state and names a legal command, knowing no more than a player at the table."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from flow_desktop.bots.needs import NO_WAY
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
from flow_desktop.engine.geometry import ANIMALS, SPAN, STRIDE
from flow_desktop.engine.legal import legal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.tiles import BIRD, Kind, kind_of, piece_of
from flow_desktop.engine.water import flood, opened

Item = TypeVar("Item")
RandomNumber = Callable[[], float]
Bot = Callable[[GameState, RandomNumber], Command]


def tiles_needed(board: Board) -> int:
    """Return the tiles still needed to join each animal to the boat, summed over the animals."""
    return _needed(board.channels, board.empty, board.ship)


@lru_cache(maxsize=4096)
def _needed(channels: int, empty: int, ship: int) -> int:
    """Widen the water around the boat by one tile at a time until every animal is in it."""
    total, steps, region = 0, 0, ship
    waiting = ANIMALS & ~region
    while waiting:
        steps += 1
        wide = opened(channels, empty)
        step = _one_step(region, wide) & empty
        if not step & ~region:
            return total + NO_WAY * waiting.bit_count()
        region |= step
        channels = opened(channels, region & empty)
        empty &= ~region
        region = flood(region, channels)
        joined = waiting & region
        total += steps * joined.bit_count()
        waiting ^= joined
    return total


def _one_step(region: int, wide: int) -> int:
    """The cells that water in the region could enter next."""
    lane = (1 << SPAN) - 1
    north, east = wide & lane, wide >> SPAN & lane
    south, west = wide >> 2 * SPAN & lane, wide >> 3 * SPAN
    return (
        (region & east) << 1 & west
        | (region & west) >> 1 & east
        | (region & south) << STRIDE & north
        | (region & north) >> STRIDE & south
    )


def random_bot(state: GameState, random: RandomNumber) -> Command:
    """Choose any kind of action first, then any action of that kind, so that cards do not crowd out tiles."""
    by_type: dict[type, list[Command]] = {}
    for command in legal(state):
        by_type.setdefault(type(command), []).append(command)
    choices = _any_of(list(by_type.values()), random)
    return _any_of(choices, random)


def greedy_bot(state: GameState, random: RandomNumber) -> Command:
    """Do what leaves the fewest tiles still needed over all animals."""
    liked, weighed_cards = _liked(state)
    if weighed_cards:
        random()  # one of the cards was chosen, and left in the hand
    return _any_of(liked, random)


def greedy_likes(state: GameState) -> list[Command]:
    """Everything that the greedy bot may do now; it likes all of it equally."""
    return _liked(state)[0]


def _liked(state: GameState) -> tuple[list[Command], bool]:
    """What the greedy bot chooses from, and whether it has thought of a card and then drawn after all."""
    match state.turn.phase:
        case Phase.HOLDING:
            return _greedy_tile(state), False
        case Phase.TURN:
            return _greedy_turn(state)
    return legal(state), False


def _greedy_tile(state: GameState) -> list[Command]:
    """Place the tile where it helps most; trade one that helps nowhere."""
    held = state.turn.holding
    assert held is not None
    now = tiles_needed(state.board)

    def worth(command: Command) -> float:
        if isinstance(command, PlaceTile):
            return tiles_needed(_placed(state.board, held, command))
        return now - 0.5 if isinstance(command, Trade) else now

    return _best(legal(state), worth)


def _greedy_turn(state: GameState) -> tuple[list[Command], bool]:
    """Play a card that saves two tiles or calms the sea, else draw; a useful revealed tile comes first."""
    commands = legal(state)
    draws = [command for command in commands if isinstance(command, Draw | DrawShown)]
    now = tiles_needed(state.board)
    worth = {command: _card_worth(state, command, now) for command in commands if command not in draws}
    if worth:
        cards = _best(list(worth), worth.__getitem__)
        if not draws or worth[cards[0]] <= now - 2:
            return cards, False
    shown = [command for command in draws if isinstance(command, DrawShown)]
    helpful = [command for command in shown if _helps(state, state.supply.shown[command.index], now)]
    return [*helpful] or [*draws], bool(worth)


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


def _best(commands: list[Command], worth: Callable[[Command], float]) -> list[Command]:
    """Return the commands with the least worth."""
    values = [worth(command) for command in commands]
    least = min(values)
    return [command for command, value in zip(commands, values, strict=True) if value == least]


def _any_of(items: list[Item], random: RandomNumber) -> Item:
    return items[int(random() * len(items))]


BOTS: Final[dict[str, Bot]] = {"random": random_bot, "greedy": greedy_bot}
