"""When everything happens in a wave: after the physics, or, with reduced motion, step by step.

tumble -> reveal (the dice lie, their lines light up) -> flood (the water runs) -> told (the list in words)
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from flow_desktop.engine.geometry import STRIDE, WIDTH, Cell, column_cells, row_cells
from flow_desktop.physics.sweep import From, Lines, Sweep, sweep
from flow_desktop.scenes.telling.wave import Met, Toll
from flow_desktop.values import dataclass

REVEAL: Final = 0.8
"""How long the dice are looked at before the water comes."""
FLIGHT: Final = 1.3
"""How long a bird takes from its tile out of sight."""
STILL_TUMBLE: Final = 0.4
STEP: Final = 0.11
FADE: Final = 0.3
STILL_AFTER: Final = 0.5


class WavePart(Enum):
    """The parts of the story, in order."""

    TUMBLE = "tumble"
    REVEAL = "reveal"
    FLOOD = "flood"
    TOLD = "told"


@dataclass(frozen=True, slots=True)
class WavePace:
    """When the dice lie, how long the water runs, and when it is at each space, counted from its begin."""

    lying: float
    flood: float
    passes: Mapping[Cell, float]

    @property
    def flooding(self) -> float:
        """When the water comes."""
        return self.lying + REVEAL

    @property
    def ended(self) -> float:
        """When the water is gone."""
        return self.flooding + self.flood

    def when(self, event: Met) -> float:
        """When the water meets a tile."""
        return min(self.flooding + self.passes[event.cell], self.ended)

    def part(self, now: float) -> WavePart:
        """The part that a moment belongs to."""
        if now >= self.ended:
            return WavePart.TOLD
        if now >= self.flooding:
            return WavePart.FLOOD
        return WavePart.REVEAL if now >= self.lying else WavePart.TUMBLE


def swept(toll: Toll, seed: int) -> Sweep:
    """The wave as the physics sees it; it comes from the side where the dice lie."""
    lines = Lines(toll.row, toll.column, From.LEFT, From.TOP)
    return sweep(lines, [divmod(event.cell, STRIDE)[::-1] for event in toll.washed], seed)


def free_pace(toll: Toll, lying: float, wave: Sweep) -> WavePace:
    """The pace of the physics: a space's moment is when the first front lifts what lies there."""
    lifted = {event.cell: time for event, time in zip(toll.washed, wave.lifted, strict=True)}
    passes = {cell: lifted.get(cell, passing(wave, cell)) for cell in toll.touched}
    flown = [passes[event.cell] + FLIGHT for event in toll.saved]
    return WavePace(lying, max([wave.duration, *flown]), passes)


def passing(wave: Sweep, cell: Cell) -> float:
    """When a front first comes over a space; never for a space on neither line."""
    row, column = divmod(cell, STRIDE)
    fronts = [run for run in wave.runs if run.line == (row if run.side.value[0] else column)]
    return min(run.when(run.along(column + 0.5, row + 0.5)) for run in fronts)


def filled_in_order(toll: Toll) -> tuple[Cell, ...]:
    """The spaces of the lines in the order in which the still wave fills them: the row, then the column."""
    row = row_cells(toll.row) if toll.row is not None else ()
    column = column_cells(toll.column) if toll.column is not None else ()
    return (*row, *(cell for cell in column if cell not in row))


def still_pace(toll: Toll) -> WavePace:
    """The pace of reduced motion: the dice at once, then one space after the other."""
    cells = filled_in_order(toll)
    passes = {cell: STEP * (index + 1) for index, cell in enumerate(cells)}
    length = STEP * (len(cells) + WIDTH) if cells else 0.0
    return WavePace(STILL_TUMBLE, length + STILL_AFTER, passes)
