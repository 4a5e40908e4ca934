"""The rules of Flow a second time: plain sets, dictionaries and loops, written from the rule text alone.

Reading order: board, waterways, placement, giant_wave, choices, turn_order, census, outcomes, transition,
opening.
It shares no line with the engine, so that the two can be held against each other.
"""

from tests.oracles.plain.board import Board, Game, Tile, format_board, parse_board
from tests.oracles.plain.choices import actions
from tests.oracles.plain.giant_wave import wave
from tests.oracles.plain.opening import setup_complaints
from tests.oracles.plain.placement import placements
from tests.oracles.plain.transition import complaints
from tests.oracles.plain.waterways import water

__all__ = [
    "Board",
    "Game",
    "Tile",
    "actions",
    "complaints",
    "format_board",
    "parse_board",
    "placements",
    "setup_complaints",
    "water",
    "wave",
]
