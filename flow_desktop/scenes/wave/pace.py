"""How fast a wave is told: after the physics, or, with reduced motion, step by step along the lines."""

from __future__ import annotations

from typing import Final

from flow_desktop.engine.geometry import STRIDE, WIDTH, Cell, column_cells, row_cells
from flow_desktop.physics.dice import Tumble
from flow_desktop.physics.sweep import From, Lines, Sweep, sweep
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.scenes.wave.storyline import Pace

REVEAL: Final = 0.8
"""How long the dice are looked at before the water comes."""
FLIGHT: Final = 1.3
"""How long a bird takes from its tile out of sight."""
STILL_TUMBLE: Final = 0.4
STEP: Final = 0.11
FADE: Final = 0.3
STILL_AFTER: Final = 0.5


def swept(outcome: Outcome, seed: int) -> Sweep:
    """The wave of an outcome as the physics sees it; it comes from the side where the dice lie."""
    lines = Lines(outcome.row, outcome.column, From.LEFT, From.TOP)
    return sweep(lines, [divmod(event.cell, STRIDE)[::-1] for event in outcome.washed], seed)


def free_pace(outcome: Outcome, tumble: Tumble, wave: Sweep) -> Pace:
    """The pace of the physics: a space's moment is when the first front lifts what lies there."""
    lifted = {event.cell: time for event, time in zip(outcome.washed, wave.lifted, strict=True)}
    passes = {cell: lifted.get(cell, passing(wave, cell)) for cell in outcome.touched}
    flown = [passes[event.cell] + FLIGHT for event in outcome.saved]
    return Pace(tumble.duration, REVEAL, max([wave.duration, *flown]), passes)


def passing(wave: Sweep, cell: Cell) -> float:
    """When a front first comes over a space; never for a space on neither line."""
    row, column = divmod(cell, STRIDE)
    fronts = [run for run in wave.runs if run.line == (row if run.side.value[0] else column)]
    return min(run.when(run.along(column + 0.5, row + 0.5)) for run in fronts)


def filled_in_order(outcome: Outcome) -> tuple[Cell, ...]:
    """The spaces of the lines in the order in which the still wave fills them: the row, then the column."""
    row = row_cells(outcome.row) if outcome.row is not None else ()
    column = column_cells(outcome.column) if outcome.column is not None else ()
    return (*row, *(cell for cell in column if cell not in row))


def still_pace(outcome: Outcome) -> Pace:
    """The pace of reduced motion: the dice at once, then one space after the other."""
    cells = filled_in_order(outcome)
    passes = {cell: STEP * (index + 1) for index, cell in enumerate(cells)}
    length = STEP * (len(cells) + WIDTH) if cells else 0.0
    return Pace(STILL_TUMBLE, REVEAL, length + STILL_AFTER, passes)
