"""What the board shows in each part of a wave."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.engine.geometry import CELLS, STRIDE, Cell, animals_in
from flow_desktop.engine.state import GameState
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.wave.outcome import Outcome


def threatened(state: GameState, risk: frozenset[Cell], awake: int = 0) -> BoardShow:
    """Before the throw: dim what no throw can hit, but for the upper rows that are awake again."""
    asleep = frozenset(cell for cell in CELLS if cell // STRIDE >= awake)
    return BoardShow(board=state.board, dimmed=asleep - risk)


def lit(before: GameState, outcome: Outcome) -> BoardShow:
    """The dice lie: their lines are lit, and those who had a way are alarmed."""
    moods = dict.fromkeys(animals_in(before.board.joined), Mood.ALARMED)
    return BoardShow(board=before.board, lines=(outcome.row, outcome.column), moods=moods)


def flooded(before: GameState, outcome: Outcome, met: frozenset[Cell]) -> BoardShow:
    """The water runs: what it has met is drawn in motion, and not by the board."""
    return replace(lit(before, outcome), hidden=met)


def told(after: GameState, outcome: Outcome) -> BoardShow:
    """The water is gone: the board as it is now, those who lost their way alarmed."""
    moods = dict.fromkeys(outcome.cut_off, Mood.ALARMED)
    return BoardShow(board=after.board, lines=(outcome.row, outcome.column), moods=moods)
