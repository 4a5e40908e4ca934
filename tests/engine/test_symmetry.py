"""Symmetry: a turned or mirrored board has turned or mirrored placements, water and waves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, CELLS
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave
from tests.engine.strategies import any_boards, editions, faces, kinds
from tests.engine.turning import (
    SYMMETRIES,
    CellMap,
    EdgeMap,
    mirror_cell,
    mirror_edges,
    moved,
    moved_mask,
    quarter_cell,
    quarter_edges,
)

symmetries = st.sampled_from(SYMMETRIES)


@pytest.mark.rule("1.animals", "1.board")
@pytest.mark.parametrize(("cell_map", "edge_map"), SYMMETRIES)
def test_the_empty_board_looks_the_same_from_every_side(cell_map: CellMap, edge_map: EdgeMap) -> None:
    assert moved(START, cell_map, edge_map) == START
    assert {cell_map(cell) for cell in ANIMAL_CELLS.values()} == set(ANIMAL_CELLS.values())
    assert sorted(map(cell_map, CELLS)) == sorted(CELLS)


@settings(max_examples=300)
@given(any_boards, kinds, editions, st.booleans(), symmetries)
def test_placements_turn_with_the_board(
    board: Board, kind: Kind, edition: str, path: bool, symmetry: tuple[CellMap, EdgeMap]
) -> None:
    cell_map, edge_map = symmetry
    rules = rule_set(edition)
    here = spot_list(placements(board, kind, rules, path))
    there = spot_list(placements(moved(board, cell_map, edge_map), kind, rules, path))
    assert sorted((cell_map(cell), edge_map(edges)) for cell, edges in here) == there


@settings(max_examples=300)
@given(any_boards, symmetries)
def test_water_turns_with_the_board(board: Board, symmetry: tuple[CellMap, EdgeMap]) -> None:
    cell_map, edge_map = symmetry
    other = moved(board, cell_map, edge_map)
    assert other.joined == moved_mask(board.joined, cell_map)
    assert other.possible == moved_mask(board.possible, cell_map)
    assert other.reached == moved_mask(board.reached, cell_map)


@given(any_boards, faces, faces, st.booleans())
def test_waves_turn_with_the_board(board: Board, white: int | None, black: int | None, remain: bool) -> None:
    turned = moved(wave(board, white, black, remain).board, quarter_cell, quarter_edges)
    quarter = moved(board, quarter_cell, quarter_edges)
    assert wave(quarter, black, 7 - white if white else None, remain).board == turned
    mirrored = moved(wave(board, white, black, remain).board, mirror_cell, mirror_edges)
    mirror = moved(board, mirror_cell, mirror_edges)
    assert wave(mirror, white, 7 - black if black else None, remain).board == mirrored
