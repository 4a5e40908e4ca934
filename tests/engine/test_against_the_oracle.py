"""Random boards: the engine's placements, water and waves against the plain implementation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.notation import read_board, write_board, write_cell, write_piece, write_spot
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave
from tests.engine.strategies import any_boards, faces
from tests.oracles import plain


@settings(max_examples=70)
@given(any_boards)
@pytest.mark.rule("3.placement.1", "3.placement.2", "3.placement.3", "3.placement.4", "R3", "R8", "R21")
def test_placements_agree_for_every_kind_and_both_editions(board: Board) -> None:
    text = write_board(board)
    for kind in Kind:
        for edition in EDITIONS:
            for path in (True, False):
                spots = spot_list(placements(board, kind, rule_set(edition), path))
                found = [write_spot(cell, edges) for cell, edges in spots]
                assert found == plain.placements(text, kind.text, edition, path), (kind, edition, path)


@settings(max_examples=300)
@given(any_boards)
@pytest.mark.rule("5.won", "R3", "R8", "R9")
def test_water_agrees(board: Board) -> None:
    found = plain.water(write_board(board))
    assert [str(animal) for animal in animals_in(board.joined)] == found["joined"]
    assert [str(animal) for animal in animals_in(board.possible)] == found["possible"]


@settings(max_examples=300)
@given(any_boards, faces, faces, st.booleans())
@pytest.mark.rule("4.wave", "4.bird", "7.obstacles_remain", "R17")
def test_waves_agree(board: Board, white: int | None, black: int | None, remain: bool) -> None:
    outcome = wave(board, white, black, remain)
    found = plain.wave(write_board(board), white, black, remain)
    assert write_board(outcome.board) == found["board"]
    assert [write_piece(hit.cell, hit.piece) for hit in outcome.washed] == found["washed"]
    assert [write_cell(hit.cell) for hit in outcome.saved] == found["birds"]


@given(any_boards)
def test_boards_are_written_alike(board: Board) -> None:
    text = write_board(board)
    assert plain.format_board(plain.parse_board(text)) == text
    assert read_board(text) == board
