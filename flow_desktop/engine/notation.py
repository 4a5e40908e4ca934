"""Cells, edges, tiles and boards as text; reading what was written gives the same again."""

from typing import Final

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import ANIMALS, BOAT, CELLS, DIRECTIONS, STRIDE, Cell, Edges
from flow_desktop.engine.tiles import BIRD, EDGES, FIXED, KIND_BY_TEXT, OBSTACLE, ROCK, ROTATIONS, Kind, Piece

_LETTERS: Final = "NESW"
_SHOWN_BY_TILES: Final = {edges for rotations in ROTATIONS for edges in rotations if edges}

CELL_TEXTS: Final = {cell: f"{'abcdefg'[cell % STRIDE]}{cell // STRIDE + 1}" for cell in CELLS}
CELL_BY_TEXT: Final = {text: cell for cell, text in CELL_TEXTS.items()}
EDGE_TEXTS: Final = tuple(
    "".join(letter for bit, letter in zip(DIRECTIONS, _LETTERS, strict=True) if edges & bit)
    for edges in range(EDGES + 1)
)
EDGES_BY_TEXT: Final = {text: edges for edges, text in enumerate(EDGE_TEXTS) if text}


class NotationError(ValueError):
    """A text is not in the notation; the message says what is wrong with it."""


def _quoted(text: str) -> str:
    """Quote foreign text for a message, shortened."""
    return repr(text if len(text) <= 24 else text[:24] + "…")


def read_cell(text: str) -> Cell:
    """Read ``a1`` to ``g7``.

    >>> write_cell(read_cell("c2"))
    'c2'
    """
    cell = CELL_BY_TEXT.get(text)
    if cell is None:
        raise NotationError(f"{_quoted(text)} is no space; spaces are a1 to g7.")
    return cell


def write_cell(cell: Cell) -> str:
    """Write a cell as its column's letter and its row's number."""
    return CELL_TEXTS[cell]


def read_edges(text: str) -> Edges:
    """Read edges: letters of N, E, S, W in that order."""
    edges = EDGES_BY_TEXT.get(text)
    if edges is None:
        raise NotationError(f"{_quoted(text)} are no edges; write letters of N, E, S, W in that order.")
    return edges


def read_kind(text: str) -> Kind:
    """Read a kind of tile: ``tee``, ``tee#``, ``rock``."""
    kind = KIND_BY_TEXT.get(text)
    if kind is None:
        raise NotationError(f"{_quoted(text)} is no kind of tile.")
    return kind


def read_spot(text: str) -> tuple[Cell, Edges]:
    """Read ``c2:NES`` or ``c2:rock``: a cell and the open edges (none for a rock)."""
    cell, colon, edges = text.partition(":")
    if not colon:
        raise NotationError(f"{_quoted(text)} lacks a colon between the space and the edges.")
    return read_cell(cell), 0 if edges == "rock" else read_edges(edges)


def write_spot(cell: Cell, edges: Edges) -> str:
    """Write where and how a tile lies; no edges at all means a rock."""
    return f"{CELL_TEXTS[cell]}:{EDGE_TEXTS[edges] or 'rock'}"


def write_piece(cell: Cell, piece: Piece) -> str:
    """Write what lies on a cell: ``c2:NES``, ``b1:EW#``, ``d6:NESW*``, ``e5:rock``."""
    return write_spot(cell, piece & EDGES) + "#" * bool(piece & OBSTACLE) + "*" * bool(piece & BIRD)


def write_board(board: Board) -> str:
    """Write a board row by row; the boat is always written, the animals never.

    >>> write_board(read_board("c2:NES b1:EW#"))
    'b1:EW# c2:NES d4:NESW'
    """
    pieces = board.pieces
    return " ".join(
        write_piece(cell, pieces[cell]) for cell in CELLS if pieces[cell] and not ANIMALS >> cell & 1
    )


def read_board(text: str) -> Board:
    """Read a board; a boat that is left out has four openings."""
    pieces = bytearray(START.pieces)
    seen = set()
    for item in text.split():
        cell, piece = read_piece(item)
        if cell in seen:
            raise NotationError(f"The space {write_cell(cell)} is named twice.")
        seen.add(cell)
        pieces[cell] = piece
    return Board.of(bytes(pieces))


def read_piece(item: str) -> tuple[Cell, Piece]:
    """Read what lies on a cell, the boat included: ``c2:NES*``, ``d4:N``."""
    bare = item.removesuffix("*")
    bird = BIRD if bare != item else 0
    spot = bare.removesuffix("#")
    obstacle = OBSTACLE if spot != bare else 0
    cell, edges = read_spot(spot)
    if ANIMALS >> cell & 1:
        raise NotationError(f"An animal lives on {write_cell(cell)}; no tile lies there.")
    if cell == BOAT:
        if bird or obstacle or not (edges == EDGES or edges in DIRECTIONS):
            raise NotationError(f"{_quoted(item)} is no boat; it is d4:NESW or d4: and one edge.")
        return cell, FIXED | edges
    if not edges and not obstacle:
        return cell, ROCK | bird
    if edges not in _SHOWN_BY_TILES:
        raise NotationError(f"{_quoted(item)} is no tile; a tile has two, three or four open edges.")
    return cell, edges | obstacle | bird
