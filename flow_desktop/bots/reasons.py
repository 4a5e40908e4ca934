"""Why a move is good, as features that can be put in words: read off the boards before and after it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from flow_desktop.bots.advice import Reason, ReasonCode
from flow_desktop.bots.hand import Weighed
from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.many import needs_of
from flow_desktop.bots.needs import ways
from flow_desktop.bots.value import Outlook, outlook
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import (
    Command,
    Die,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.engine.geometry import ANIMAL_CELLS, ANIMALS, LINE_OF_FACE, STRIDE, Animal, Cell, animals_in
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import BIRD, kind_of, piece_of

MOST_REASONS: Final = 3
_FELT: Final = 0.25  # tiles: less damage than this is not worth a word
Lines = tuple[tuple[Die, int], ...]


def reasons(state: GameState, command: Command, ranking: list[Weighed]) -> tuple[Reason, ...]:
    """Say why a command is worth advising, the strongest feature first; there is always one."""
    if len(ranking) == 1:
        return (Reason(ReasonCode.NOTHING_ELSE),)
    if isinstance(command, Draw | DrawShown | Trade | Discard | Roll | PlayCalmWaters):
        return (_without_space(state, command),)
    board = after(state, command)
    found = [*_for_animals(state.board, board, command), *_for_the_wave(state, board, command)]
    told = {animal for reason in found for animal in reason.animals}
    found += _kept_open(state, board, command, ranking, told)
    return tuple(found[:MOST_REASONS]) or (Reason(ReasonCode.OUT_OF_THE_WAY),)


def _without_space(state: GameState, command: Command) -> Reason:
    if isinstance(command, Trade):
        return Reason(ReasonCode.CARD_IS_BETTER)
    if isinstance(command, DrawShown):
        return Reason(ReasonCode.TILE_FITS)
    if isinstance(command, PlayCalmWaters):
        return Reason(ReasonCode.CALMS, lines=_worst_lines(_look(state, state.board)))
    if isinstance(command, Roll):
        return Reason(ReasonCode.MILDER_DIE)
    if isinstance(command, Draw):
        return Reason(ReasonCode.KEEP_CARDS if state.hand else ReasonCode.NOTHING_ELSE)
    return Reason(ReasonCode.NOTHING_ELSE)


def _look(state: GameState, board: Board) -> Outlook:
    return outlook(board, state.rules.obstacles_remain)


def _for_animals(before: Board, board: Board, command: Command) -> list[Reason]:
    """What the move does for animals: joined, freed, nearer, on a common way."""
    if board.joined == ANIMALS:
        return [Reason(ReasonCode.WINS, animals_in(ANIMALS))]
    cells = _cells(command)
    found = []
    joined = board.joined & ~before.joined
    if joined:
        found.append(Reason(ReasonCode.JOINS, animals_in(joined), cells))
    opened = board.possible & ~before.possible
    if opened:
        found.append(Reason(ReasonCode.OPENS, animals_in(opened), cells))
    nearer = tuple(each for each in _nearer(before, board) if not (joined | opened) >> ANIMAL_CELLS[each] & 1)
    if nearer:
        code = ReasonCode.SHARES if len(nearer) > 1 else ReasonCode.NEARS
        found.append(Reason(code, nearer, cells))
    elif not found and _tree(board) < _tree(before):
        found.append(Reason(ReasonCode.CONNECTS, animals_in(ANIMALS & ~board.joined), cells))
    return found


def _nearer(before: Board, board: Board) -> list[Animal]:
    """The animals whose own way to the boat has become shorter."""
    old, new = _ways(before), _ways(board)
    return [animal for animal in Animal if new[animal] < old[animal]]


def _ways(board: Board) -> dict[Animal, int]:
    north, east, south, west, empty, _ = lay_of(board, False)
    return ways(north, east, south, west, empty)


def _tree(board: Board) -> int:
    return needs_of([lay_of(board, False)])[0] >> 8


def after(state: GameState, command: Command) -> Board:
    """The board that a placement or a card leaves; other commands leave it as it is."""
    board, held = state.board, state.turn.holding
    if isinstance(command, PlaceTile) and held is not None:
        return board.with_piece(command.cell, piece_of(held, command.edges))
    if isinstance(command, PlaySupport):
        return board.without(command.cell)
    if isinstance(command, PlayBird):
        return board.with_bird(command.cell)
    if isinstance(command, PlayReturn):
        return board.with_piece(command.cell, piece_of(command.kind, command.edges))
    if isinstance(command, PlayCurrent):
        piece = board.pieces[command.source]
        turned = piece_of(kind_of(piece), command.edges, bool(piece & BIRD))
        return board.without(command.source).with_piece(command.cell, turned)
    return board


def _for_the_wave(state: GameState, board: Board, command: Command) -> list[Reason]:
    """What the move does about the next wave."""
    if isinstance(command, PlayBird):
        return [Reason(ReasonCode.GUARDS, cells=(command.cell,), lines=_lines_of(command.cell))]
    old, new = _look(state, state.board), _look(state, board)
    calm = state.turn.calm
    if new.damage(calm) <= old.damage(calm) - _FELT:
        return [Reason(ReasonCode.LESS_DAMAGE, cells=_cells(command), lines=_relieved(old, new))]
    if isinstance(command, PlaceTile | PlayCurrent | PlayReturn) and len(_lines_of(command.cell)) < 2:
        return [Reason(ReasonCode.OFF_THE_LINES, cells=(command.cell,), lines=_lines_of(command.cell))]
    return []


def _kept_open(
    state: GameState, board: Board, command: Command, ranking: list[Weighed], told: Collection[Animal]
) -> list[Reason]:
    """Animals that keep a way here, while another legal place for the tile would take it from them.

    Those of whom better was `told` are left out: two reasons about one animal read like a contradiction.
    """
    if not isinstance(command, PlaceTile):
        return []
    kept = 0
    for each in ranking:
        if isinstance(each.command, PlaceTile):
            kept |= board.possible & ~after(state, each.command).possible
    left = tuple(animal for animal in animals_in(kept) if animal not in told)
    return [Reason(ReasonCode.KEEPS_OPEN, left)] if left else []


def _cells(command: Command) -> tuple[Cell, ...]:
    cell = getattr(command, "cell", None)
    return () if cell is None else (cell,)


def _lines_of(cell: Cell) -> Lines:
    """The lines of dice that a space lies on: two, or one or none on the middle lines (R5)."""
    row, column = divmod(cell, STRIDE)
    return tuple(
        (die, face)
        for die, line in ((Die.WHITE, row), (Die.BLACK, column))
        for face, its_line in LINE_OF_FACE.items()
        if its_line == line
    )


def _numbered(rows: list[float], columns: list[float]) -> list[tuple[float, Die, int]]:
    """A figure of each line with the line's name, greatest first."""
    figures = [(figure, Die.WHITE, face) for face, figure in enumerate(rows, 1)]
    figures += [(figure, Die.BLACK, face) for face, figure in enumerate(columns, 1)]
    return sorted(figures, key=lambda each: -each[0])


def _worst_lines(look: Outlook) -> Lines:
    """The two lines that would cost most."""
    worst = _numbered(look.rows, look.columns)[:2]
    return tuple((die, face) for cost, die, face in worst if cost > look.now)


def _relieved(old: Outlook, new: Outlook) -> Lines:
    """The lines that would cost less than before, the one or two that gain most."""
    rows = [(was - old.now) - (now - new.now) for was, now in zip(old.rows, new.rows, strict=True)]
    columns = [(was - old.now) - (now - new.now) for was, now in zip(old.columns, new.columns, strict=True)]
    return tuple((die, face) for gain, die, face in _numbered(rows, columns)[:2] if gain > _FELT)
