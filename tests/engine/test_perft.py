"""Counted placements: fixed positions, the tiles placed in turn, and how many ways there are to each depth.

The files in tests/oracles/perft hold the counts; engine and plain oracle both have to find them.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from flow_desktop.engine.board import Board
from flow_desktop.engine.notation import read_board, read_kind
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import RuleSet, rule_set
from flow_desktop.engine.tiles import Kind, piece_of
from tests.oracles.plain.board import ROCK, parse_board, tile_of_kind
from tests.oracles.plain.board import Board as PlainBoard
from tests.oracles.plain.placement import placements_on

FILES = sorted((Path(__file__).parent.parent / "oracles" / "perft").glob("*.txt"))
PLAIN_LIMIT = 350  # boards at the last depth that the plain oracle is asked to look at


@dataclass(frozen=True)
class Position:
    """A board, the tiles to place in order, and the counts to depth 1, 2 and 3."""

    board: str
    edition: str
    tiles: tuple[str, ...]
    counts: tuple[int, ...]


def read_position(path: Path) -> Position:
    """Read ``key: value`` lines; those with # are remarks."""
    lines = [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    values = dict(line.split(":", 1) for line in lines)
    counts = tuple(map(int, values["counts"].split()))
    return Position(
        values["board"].strip(), values["edition"].strip(), tuple(values["tiles"].split()), counts
    )


def count(board: Board, kinds: tuple[Kind, ...], rules: RuleSet) -> int:
    """Count the sequences of placements through the engine, making every board on the way."""
    if not kinds:
        return 1
    found = 0
    for cell, edges in spot_list(placements(board, kinds[0], rules)):
        found += count(board.with_piece(cell, piece_of(kinds[0], edges)), kinds[1:], rules)
    return found


def plain_count(board: PlainBoard, kinds: tuple[str, ...], edition: str) -> int:
    """Count them through the plain oracle."""
    found = placements_on(board, kinds[0], edition, path=True)
    if len(kinds) == 1:
        return len(found)
    total = 0
    for place in found:
        cell, _, form = place.partition(":")
        tile = tile_of_kind(kinds[0], "" if form == ROCK else form)
        total += plain_count(board.holding(cell, tile), kinds[1:], edition)
    return total


def test_there_are_positions_with_counts_to_depth_three() -> None:
    positions = list(map(read_position, FILES))
    assert len(positions) >= 10
    assert {position.edition for position in positions} == {"standard", "italian"}
    assert all(len(position.counts) == len(position.tiles) == 3 for position in positions)
    assert sum(position.counts[1] <= PLAIN_LIMIT for position in positions) >= 6


@pytest.mark.rule("3.placement.1", "3.placement.2", "3.placement.3", "3.placement.4")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_counts_what_was_counted(path: Path) -> None:
    position = read_position(path)
    rules, kinds = rule_set(position.edition), tuple(map(read_kind, position.tiles))
    board = read_board(position.board)
    assert tuple(count(board, kinds[:depth], rules) for depth in (1, 2, 3)) == position.counts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_plain_oracle_counts_the_same(path: Path) -> None:
    position = read_position(path)
    board = parse_board(position.board)
    depths = [depth for depth in (1, 2, 3) if depth == 1 or position.counts[depth - 2] <= PLAIN_LIMIT]
    for depth in depths:
        assert plain_count(board, position.tiles[:depth], position.edition) == position.counts[depth - 1]
