"""Why a placement is not allowed: the first rule it breaks, with the cells, edges and animals at fault."""

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, NEIGHBOURS, OPPOSITE, Cell, Edges, animals_in
from flow_desktop.engine.placement import cut_off, is_placement
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.rules import RuleSet
from flow_desktop.engine.tiles import EDGES, ROCK, Kind
from flow_desktop.engine.water import beside


def placement_refusal(
    board: Board, kind: Kind, cell: Cell, edges: Edges, rules: RuleSet, path: bool = True
) -> Refusal | None:
    """Say why a tile of this kind cannot lie here like this, or None when it can."""
    if cell not in NEIGHBOURS:
        return Refusal(Code.OFF_BOARD)
    if ANIMALS >> cell & 1:
        return Refusal(Code.ANIMAL_SPACE, (cell,))
    if board.occupied >> cell & 1:
        return Refusal(Code.OCCUPIED, (cell,))
    if edges not in kind.rotations:
        return Refusal(Code.WRONG_SHAPE, (cell,))
    if is_placement(board, kind, cell, edges, rules, path):
        return None
    if not beside(board.occupied) >> cell & 1:
        return Refusal(Code.NO_NEIGHBOUR, (cell,))
    return _edge_refusal(board, kind, cell, edges, rules) or _water_refusal(board, kind, cell, edges, path)


def edge_faults(
    board: Board, kind: Kind, cell: Cell, edges: Edges, rules: RuleSet
) -> tuple[list[tuple[Edges, Cell]], list[tuple[Edges, Cell]]]:
    """The sides that do not match their neighbours, and those open beside a rock where the edition minds."""
    wrong, beside_rock = [], []
    for direction, other in NEIGHBOURS[cell]:
        piece = board.pieces[other]
        if not piece:
            continue
        if piece & ROCK or kind is Kind.ROCK:
            if rules.rocks_need_closed_edges and (edges & direction or piece & EDGES & OPPOSITE[direction]):
                beside_rock.append((direction, other))
        elif bool(edges & direction) != bool(piece & OPPOSITE[direction]):
            wrong.append((direction, other))
    return wrong, beside_rock


def _edge_refusal(board: Board, kind: Kind, cell: Cell, edges: Edges, rules: RuleSet) -> Refusal | None:
    """Placement rule 3: open to open, closed to closed; beside rocks as the edition has it (R21)."""
    wrong, beside_rock = edge_faults(board, kind, cell, edges, rules)
    for code, faults in ((Code.EDGE_MISMATCH, wrong), (Code.ROCK_EDGE, beside_rock)):
        if faults:
            return Refusal(code, (cell, *(other for _, other in faults)), sum(side for side, _ in faults))
    return None


def _water_refusal(board: Board, kind: Kind, cell: Cell, edges: Edges, path: bool) -> Refusal:
    """Placement rules 2 and 4: what is left once the edges match and still it is not a placement."""
    lost = cut_off(board, kind, cell, edges)
    reached = any(edges & side and board.reached >> other & 1 for side, other in NEIGHBOURS[cell])
    if lost and (reached or not path or kind is Kind.ROCK):
        return Refusal(Code.CUTS_OFF, (cell,), animals=animals_in(lost))
    return Refusal(Code.NO_WATER_PATH, (cell,))
