"""Section 3, placement rules 1 to 4, with R8, R12 and R21."""

from tests.oracles.plain.board import (
    ANIMAL_OPENINGS,
    ANIMALS,
    BOAT_CELL,
    OPPOSITE,
    ROCK,
    Board,
    Tile,
    forms_of_kind,
    neighbours,
    parse_board,
    tile_of_kind,
)
from tests.oracles.plain.waterways import is_open, possible_animals, reached


def is_rock(board: Board, cell: str) -> bool:
    """Whether a scenario obstacle lies here."""
    return cell in board.tiles and board.tiles[cell].rock


def has_water_edges(board: Board, cell: str) -> bool:
    """Whether a map tile, the boat or an animal space is here, whose edges must be matched."""
    if cell in ANIMAL_OPENINGS or cell == BOAT_CELL:
        return True
    return cell in board.tiles and not is_rock(board, cell)


def rule_1(board: Board, cell: str) -> bool:
    """The empty space is next to an animal space or a tile; the boat counts, and so does a rock."""
    return any(
        beside in board.tiles or has_water_edges(board, beside) for beside in neighbours(cell).values()
    )


def rule_2(after: Board, cell: str) -> bool:
    """Water comes from at least one animal space to the new tile."""
    return cell in reached(after, ANIMALS.values())


def rule_3(board: Board, cell: str, tile: Tile, edition: str) -> bool:
    """Every edge matches what it touches; beside a rock any edge, in `italian` only a closed one."""
    for direction, beside in neighbours(cell).items():
        edge_is_open = direction in tile.edges
        if is_rock(board, beside) and edition == "italian" and edge_is_open:
            return False
        faces_open_edge = is_open(board, beside, OPPOSITE[direction], empty_is_water=False)
        if has_water_edges(board, beside) and edge_is_open != faces_open_edge:
            return False
    return True


def rule_4(board: Board, after: Board) -> bool:
    """R8: no animal that had a possible way before is without one now."""
    return set(possible_animals(board)) <= set(possible_animals(after))


def ruling_21(board: Board, cell: str) -> bool:
    """R21: no open edge of a tile, the boat or an animal space faces the rock's new space."""
    return not any(
        is_open(board, beside, OPPOSITE[direction], empty_is_water=False)
        for direction, beside in neighbours(cell).items()
    )


def is_allowed(board: Board, cell: str, tile: Tile, edition: str, path: bool) -> bool:
    """Whether this tile, turned like this, may be placed on this empty space."""
    after = board.holding(cell, tile)
    if not rule_1(board, cell):
        return False
    if tile.rock:  # R12: rules 1 and 4 only
        return (edition != "italian" or ruling_21(board, cell)) and rule_4(board, after)
    if not rule_3(board, cell, tile, edition):
        return False
    if path and not rule_2(after, cell):
        return False
    rule_4_applies = tile.obstacle or edition == "italian"  # section 6
    return rule_4(board, after) if rule_4_applies else True


def placements_on(board: Board, kind: str, edition: str, path: bool) -> list[str]:
    """Every legal placement of a kind, in reading order and then by edges."""
    found = []
    for cell in board.empty_cells():
        for form in forms_of_kind(kind):
            tile = tile_of_kind(kind, "" if form == ROCK else form)
            if is_allowed(board, cell, tile, edition, path):
                found.append(f"{cell}:{form}")
    return found


def placements(board_text: str, tile: str, edition: str = "standard", path: bool = True) -> list[str]:
    """The protocol's `placements`; `path=False` leaves rule 2 out, as Current does."""
    return placements_on(parse_board(board_text), tile, edition, path)
