"""Ways to make puzzles from the boards of simulated games: won ones taken apart, others before their wave."""

from collections import Counter
from random import Random
from typing import NamedTuple

from build.puzzles.examine import ALL_THROWS, position_of
from build.puzzles.search import Task
from flow_desktop.bots.players import greedy_bot, tiles_needed
from flow_desktop.bots.simulate import play_game
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Roll
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.lanes import REPEAT
from flow_desktop.engine.options import Options
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.engine.tiles import EDGES, Kind, kind_of, piece_of

RULES = rule_set("standard")
PLAIN = (Kind.STRAIGHT, Kind.BEND, Kind.TEE, Kind.CROSS)
SCENARIOS: tuple[tuple[Scenario, ...], ...] = (
    (),
    (),
    (),
    (),
    (Scenario.SINGLE_PATH_BOAT,),
    (Scenario.OBSTACLES,),
)


class Source(NamedTuple):
    """The boards of one game: the won one, if it was won, and those that a wave met."""

    number: int
    won: Board | None
    before_waves: tuple[Board, ...]
    scenarios: tuple[Scenario, ...]


def source(number: int) -> Source:
    """The game with this number."""
    scenarios = SCENARIOS[number % len(SCENARIOS)]
    options = Options(f"puzzles/{number}", scenarios=scenarios)
    played = play_game(options, greedy_bot, 9, Random(f"puzzles/{number}").random)
    state, boards = new_game(options).state, []
    for command in played.commands:
        if isinstance(command, Roll):
            boards.append(state.board)
        state = step(state, command).state
    plain = tuple(bare(board) for board in boards)
    return Source(number, bare(state.board) if played.won else None, plain, scenarios)


def bare(board: Board) -> Board:
    """The board without its birds."""
    return Board.of(bytes(piece & ~64 if piece < 128 else piece for piece in board.pieces))


def thinned(board: Board, random: Random, spared: float = 0.15) -> Board:
    """The board without most of what its joined animals do not need."""
    joined = board.joined
    cells = list(board.tiles())
    random.shuffle(cells)
    for cell in cells:
        less = board.without(cell) if random.random() >= spared else board
        board = less if less.joined == joined else board
    return board


def spare(board: Board, used: list[Kind], random: Random, count: int) -> list[Kind]:
    """Tiles that are left in the box."""
    left = Counter(RULES.tiles)
    left.subtract(Counter([kind_of(board.pieces[cell]) for cell in board.tiles()] + used))
    kinds = [kind for kind in PLAIN for _ in range(max(0, left[kind]))]
    return random.sample(kinds, min(count, len(kinds)))


def apart(board: Board, random: Random, count: int) -> tuple[Board, list[Kind]]:
    """Take tiles off a board, each one that matters."""
    gone: list[Kind] = []
    for _ in range(count):
        cells = [cell for cell in board.tiles() if board.ship >> cell & 1 and not board.pieces[cell] & 48]
        if not cells:
            break
        cell = random.choice(cells)
        gone.append(kind_of(board.pieces[cell]))
        board = board.without(cell)
    return board, gone


def astray(board: Board, random: Random) -> Board | None:
    """Move a tile of the water to another place where it is of use."""
    cells = [cell for cell in board.tiles() if board.ship >> cell & 1 and not board.pieces[cell] & 48]
    random.shuffle(cells)
    for cell in cells[:6]:
        kind, lifted = kind_of(board.pieces[cell]), board.without(cell)
        spots = spot_list(placements(lifted, kind, RULES, path=False) & ~((1 << cell) * REPEAT))
        random.shuffle(spots)
        for spot, edges in spots[:12]:
            moved = lifted.with_piece(spot, piece_of(kind, edges))
            if moved.joined != ANIMALS and tiles_needed(moved) < tiles_needed(lifted):
                return moved
    return None


def blocked(board: Board, random: Random) -> tuple[Board, Kind] | None:
    """Put an obstacle in the place of a tile of the water."""
    cells = [cell for cell in board.tiles() if board.ship >> cell & 1 and not board.pieces[cell] & 48]
    if not cells:
        return None
    cell = random.choice(cells)
    kind = kind_of(board.pieces[cell])
    rock = piece_of(Kind(kind + 4), board.pieces[cell] & EDGES)
    return board.without(cell).with_piece(cell, rock), kind


def win_now(origin: Source, random: Random) -> Task | None:
    """One turn is left to win: with Current or Return, and tiles that look tempting."""
    if origin.won is None:
        return None
    won = thinned(origin.won, random, 0.3)
    if random.random() < 0.6:
        board, hand, gone = astray(won, random), [Card.CURRENT], list[Kind]()
    else:
        board, gone = apart(won, random, 1)
        hand = [Card.RETURN]
    if board is None or board.joined == ANIMALS:
        return None
    if random.random() < 0.3:
        hand.append(random.choice((Card.BIRD, Card.SUPPORT)))
    shown = spare(board, gone, random, random.choice((1, 2)))
    return Task(position_of(board, shown, hand, origin.scenarios, None), 4, 1)


def _taken_apart(
    origin: Source, random: Random, count: int, lift: bool = False
) -> tuple[Board, list[Kind], list[Card]] | None:
    """A won board with so many turns of work, and what they need; `lift`: a tile in use is to be moved."""
    if origin.won is None:
        return None
    board, shown, hand = thinned(origin.won, random), list[Kind](), list[Card]()
    for number in range(count):
        way = 0.0 if lift and number == count - 1 else random.random()
        if way < 0.35 and Card.CURRENT not in hand:
            moved = astray(board, random)
            if moved is None:
                return None
            board, hand = moved, [*hand, Card.CURRENT]
        elif way < 0.5 and Card.SUPPORT not in hand and count > 1:
            pair = blocked(board, random)
            if pair is None:
                return None
            board, kind = pair
            shown, hand = [*shown, kind], [*hand, Card.SUPPORT]
        else:
            board, gone = apart(board, random, 1)
            shown += gone
    return board, shown, hand


def win_soon(origin: Source, random: Random) -> Task | None:
    """Two or three turns, and something to spare."""
    return _win_soon(origin, random, 2 if random.random() < 0.9 else 3, False)


def lift_and_win(origin: Source, random: Random) -> Task | None:
    """Two turns, and a tile that is in use has to be moved."""
    return _win_soon(origin, random, 2, True)


def _win_soon(origin: Source, random: Random, count: int, lift: bool) -> Task | None:
    made = _taken_apart(origin, random, count, lift)
    if made is None or made[0].joined == ANIMALS:
        return None
    board, shown, hand = made
    shown += spare(board, shown, random, random.choice((0, 1, 1)))
    if random.random() < 0.25:
        hand.append(random.choice((Card.BIRD, Card.SUPPORT, Card.CURRENT)))
    return Task(position_of(board, shown, hand, origin.scenarios, None), 4, count)


def save_three(origin: Source, random: Random) -> Task | None:
    """Three of four, in two turns or in one."""
    made = _taken_apart(origin, random, random.choice((2, 3, 3)))
    if made is None or made[0].joined.bit_count() > 2:
        return None
    board, shown, hand = made
    random.shuffle(shown)
    shown = shown[: random.choice((1, 2, 2))]
    if not shown and not hand:
        return None
    if random.random() < 0.3:
        hand.append(random.choice((Card.SUPPORT, Card.CURRENT, Card.RETURN)))
    turns = 2 if len(shown) + len(hand) > 1 else 1
    return Task(position_of(board, shown, hand, origin.scenarios, None), 3, turns)


def survive(origin: Source, random: Random) -> Task | None:
    """A wave comes, and its lines are known."""
    return _wave(origin, random, ((random.randint(1, 6), random.randint(1, 6)),))


def whatever_comes(origin: Source, random: Random) -> Task | None:
    """A wave comes, and nobody knows where."""
    return _wave(origin, random, ALL_THROWS)


def _wave(origin: Source, random: Random, throws: tuple[tuple[int, int], ...]) -> Task | None:
    boards = [*origin.before_waves, *([origin.won] if origin.won else [])]
    if not boards:
        return None
    board = random.choice(boards)
    if board.joined == ANIMALS:
        board, _ = apart(board, random, 1)
    board = thinned(board, random, 0.3)
    if not board.joined:
        return None
    cards = [Card.BIRD, Card.BIRD, Card.CURRENT, Card.SUPPORT]
    cards += [Card.CALM_WATERS, Card.RETURN] if len(throws) == 1 else [Card.BIRD]
    hand = random.sample(cards, random.choice((1, 1, 2)))
    shown = spare(board, [], random, random.choice((0, 1, 1)) if len(hand) == 2 else 1)
    count = len(hand) + len(shown)
    turns = count if count < 3 else 2
    throw = throws[0] if len(throws) == 1 else random.choice(throws)
    return Task(position_of(board, shown, hand, origin.scenarios, throw), 0, turns, throws)
