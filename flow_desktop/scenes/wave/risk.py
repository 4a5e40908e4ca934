"""Which spaces a wave can hit: asked of the engine's wave, die by die, and never decided here."""

from __future__ import annotations

from itertools import product

from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import LINE_OF_FACE, Cell
from flow_desktop.engine.state import GameState
from flow_desktop.engine.wave import wave


def at_risk(state: GameState, die: Die | None = None) -> frozenset[Cell]:
    """The spaces with a tile that some throw would take or rob of its bird; of one die, if it is chosen."""
    whites = (None,) if die is Die.BLACK else tuple(LINE_OF_FACE)
    blacks = (None,) if die is Die.WHITE else tuple(LINE_OF_FACE)
    cells: set[Cell] = set()
    for white, black in product(whites, blacks):
        hit = wave(state.board, white, black, state.rules.obstacles_remain)
        cells.update(each.cell for each in (*hit.washed, *hit.saved))
    return frozenset(cells)
