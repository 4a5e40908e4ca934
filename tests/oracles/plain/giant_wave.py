"""Section 4: the giant wave, with R4, R5 and R17."""

from typing import Any

from tests.oracles.plain.board import (
    CELLS,
    COLUMNS,
    ROWS,
    Board,
    Tile,
    format_board,
    format_tile,
    parse_board,
)

FACE_TO_LINE = {1: 0, 2: 1, 3: 2, 4: 4, 5: 5, 6: 6}
"""R5: six faces, seven lines; the centre line carries no number."""


def dice_that_hit(cell: str, white: int | None, black: int | None) -> int:
    """How many dice hit this space: the white one by its row, the black one by its column (R4)."""
    by_row = white is not None and cell[1] == ROWS[FACE_TO_LINE[white]]
    by_column = black is not None and cell[0] == COLUMNS[FACE_TO_LINE[black]]
    return int(by_row) + int(by_column)


def wave_on(
    board: Board, white: int | None, black: int | None, remain: bool
) -> tuple[Board, dict[str, Tile], list[str]]:
    """The board after the wave, the tiles gone, and the spaces where only a bird went."""
    stays: dict[str, Tile] = {}
    washed: dict[str, Tile] = {}
    birds: list[str] = []
    for cell in CELLS:
        if cell not in board.tiles:
            continue
        tile = board.tiles[cell]
        hits = dice_that_hit(cell, white, black)
        is_safe = remain and (tile.obstacle or tile.rock)  # Obstacles Remain, R17
        if hits == 0 or is_safe:
            stays[cell] = tile
        elif tile.bird and hits == 1:
            stays[cell] = Tile(tile.edges, tile.obstacle, bird=False, rock=tile.rock)
            birds.append(cell)
        else:
            washed[cell] = tile
    return Board(board.boat, stays), washed, birds


def wave(board_text: str, white: int | None, black: int | None, remain: bool = False) -> dict[str, Any]:
    """The protocol's `wave`: faces of the dice, None for a die that is not rolled."""
    after, washed, birds = wave_on(parse_board(board_text), white, black, remain)
    gone = [format_tile(cell, tile) for cell, tile in washed.items()]
    return {"board": format_board(after), "washed": gone, "birds": birds}
