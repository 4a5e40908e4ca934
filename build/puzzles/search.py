"""All games from a position, without anything cut away: quick enough to look for puzzles with.

Boards are the engine's own, and so are placements; only hands and turns are kept more simply. `proof` goes
the same ways with nothing but `legal` and `attempt`, and both must find the same.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Discard,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
)
from flow_desktop.engine.geometry import ANIMALS, BOAT, CELLS, LINE_OF_FACE, SPAN, STRIDE
from flow_desktop.engine.lanes import REPEAT
from flow_desktop.engine.placement import bits_of, placements
from flow_desktop.engine.position import Position
from flow_desktop.engine.tiles import BIRD, FIXED, Kind, blocks_water, kind_of, piece_of
from flow_desktop.engine.water import flood

ALL_SIDES: Final = 1 | 1 << SPAN | 1 << 2 * SPAN | 1 << 3 * SPAN
ROWS: Final = {face: sum(1 << line * STRIDE + n for n in range(7)) for face, line in LINE_OF_FACE.items()}
COLUMNS: Final = {face: sum(1 << n * STRIDE + line for n in range(7)) for face, line in LINE_OF_FACE.items()}


class Node(NamedTuple):
    """A moment at the start of a turn."""

    board: Board
    shown: tuple[Kind, ...]
    hand: tuple[Card, ...]
    discard: tuple[Kind, ...]
    calm: bool = False


class Turned(NamedTuple):
    """A whole turn: the tile that was taken, if one was, and what was done."""

    tile: Kind | None
    command: Command


class Task(NamedTuple):
    """What is asked, in the terms of a search."""

    position: Position
    animals: int
    turns: int
    throws: tuple[tuple[int, int], ...] = ()
    """None: no wave comes. One: it is named. All: whatever comes."""


class TooLongError(Exception):
    """There are more games than anybody wants to look at."""


def start(position: Position) -> Node:
    """The first node."""
    return Node(position.board, tuple(sorted(position.shown)), tuple(sorted(position.hand)), position.discard)


def without(things: tuple, thing: object) -> tuple:  # type: ignore[type-arg]
    """The things but one."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]


def turns(node: Node, position: Position) -> Iterator[tuple[Turned, Node]]:
    """Everything that can be done in a turn, and what it leads to."""
    board, rules = node.board, position.rules
    for kind in dict.fromkeys(node.shown):
        rest = without(node.shown, kind)
        spots = placements(board, kind, rules.edition)
        for cell, edges, _ in bits_of(spots):
            after = board.with_piece(cell, piece_of(kind, edges))
            yield Turned(kind, PlaceTile(cell, edges)), node._replace(board=after, shown=rest)
        if not spots:
            yield Turned(kind, Discard()), node._replace(shown=rest, discard=(*node.discard, kind))
    for card in dict.fromkeys(node.hand):
        yield from _card(node._replace(hand=without(node.hand, card)), card, position)


def _card(node: Node, card: Card, position: Position) -> Iterator[tuple[Turned, Node]]:
    board, rules = node.board, position.rules
    free = [
        cell for cell in board.tiles() if not (rules.obstacles_protected and blocks_water(board.pieces[cell]))
    ]
    match card:
        case Card.BIRD:
            if board.birds < rules.edition.birds:
                for cell in board.tiles():
                    if not board.pieces[cell] & BIRD:
                        yield Turned(None, PlayBird(cell)), node._replace(board=board.with_bird(cell))
        case Card.SUPPORT:
            for cell in free:
                kind = kind_of(board.pieces[cell])
                gone = node.discard if kind is Kind.ROCK else (*node.discard, kind)
                yield Turned(None, PlaySupport(cell)), node._replace(board=board.without(cell), discard=gone)
        case Card.CURRENT:
            for cell in free:
                yield from _current(node, cell, position)
        case Card.CALM_WATERS:
            if not node.calm:
                yield Turned(None, PlayCalmWaters()), node._replace(calm=True)
        case Card.RETURN:
            for kind in dict.fromkeys(node.discard):
                for cell, edges, _ in bits_of(placements(board, kind, rules.edition)):
                    after = board.with_piece(cell, piece_of(kind, edges))
                    rest = without(node.discard, kind)
                    yield (
                        Turned(None, PlayReturn(kind, cell, edges)),
                        node._replace(board=after, discard=rest),
                    )


def _current(node: Node, source: int, position: Position) -> Iterator[tuple[Turned, Node]]:
    piece = node.board.pieces[source]
    kind, lifted = kind_of(piece), node.board.without(source)
    spots = placements(lifted, kind, position.rules.edition, path=False) & ~((1 << source) * REPEAT)
    for cell, edges, _ in bits_of(spots):
        after = lifted.with_piece(cell, piece_of(kind, edges, bool(piece & BIRD)))
        yield Turned(None, PlayCurrent(source, cell, edges)), node._replace(board=after)


@lru_cache(maxsize=200_000)
def _masks(pieces: bytes, remain: bool) -> tuple[int, int]:
    """What a wave can take: tiles without a bird, and tiles with one."""
    bare = birds = 0
    for cell in CELLS:
        piece = pieces[cell]
        if 0 < piece < FIXED and not (remain and blocks_water(piece)):
            if piece & BIRD:
                birds |= 1 << cell
            else:
                bare |= 1 << cell
    return bare, birds


def kept(board: Board, row: int, column: int, remain: bool) -> int:
    """How many animals are joined after these lines were swept."""
    bare, birds = _masks(board.pieces, remain)
    gone = bare & (row | column) | birds & row & column
    if not gone & board.ship:
        return board.joined.bit_count()
    return (flood(1 << BOAT, board.channels & ~(gone * ALL_SIDES)) & ANIMALS).bit_count()


def outcome(node: Node, task: Task) -> int:
    """How many animals are joined in the end, after the wave if there is one; won before it, all four are."""
    joined = node.board.joined.bit_count()
    if joined == 4 or not task.throws:
        return joined
    remain = task.position.rules.obstacles_remain
    if not node.calm:
        return min(kept(node.board, ROWS[w], COLUMNS[b], remain) for w, b in task.throws)
    by_row = min(kept(node.board, ROWS[w], 0, remain) for w, _ in task.throws)
    return max(by_row, min(kept(node.board, 0, COLUMNS[b], remain) for _, b in task.throws))


class Search:
    """The best that can be reached from each moment, and all ways to reach it."""

    def __init__(self, task: Task, most: int = 400_000) -> None:
        self.task = task
        self.most = most
        self.nodes = 0
        self._best: dict[tuple[object, ...], int] = {}

    def best(self, node: Node, left: int) -> int:
        """The most animals that can be joined in the end, with so many turns left."""
        joined = node.board.joined.bit_count()
        if joined == 4 or left == 0:
            return outcome(node, self.task)
        key = (node.board.pieces, node.shown, node.hand, node.calm, left)
        known = self._best.get(key)
        if known is not None:
            return known
        found = joined if not self.task.throws else -1
        for _, after in turns(node, self.task.position):
            self.nodes += 1
            if self.nodes > self.most:
                raise TooLongError
            found = max(found, self.best(after, left - 1))
            if found == 4:
                break
        self._best[key] = found
        return found

    def lines(self, node: Node, left: int, goal: int) -> Iterator[tuple[Turned, ...]]:
        """Every way to reach the goal."""
        joined = node.board.joined.bit_count()
        if joined == 4 or (not self.task.throws and joined >= goal):
            yield ()
            return
        if left == 0:
            if outcome(node, self.task) >= goal:
                yield ()
            return
        if self.best(node, left) < goal:
            return
        for turned, after in turns(node, self.task.position):
            for rest in self.lines(after, left - 1, goal):
                yield (turned, *rest)
