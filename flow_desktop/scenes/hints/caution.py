"""The question before an animal is shut in: asked once, then the same press places the tile all the same.

The rules allow such a placement (only obstacles may cut nobody off), so it is never refused.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from flow_desktop.app.language import ngettext
from flow_desktop.engine.board import Board
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Command, PlaceTile, PlayCurrent, PlayReturn
from flow_desktop.engine.geometry import ANIMAL_CELLS, Animal, Cell, Edges, animals_in
from flow_desktop.engine.placement import possible_after
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import Kind, kind_of
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.naming import animals_words
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.hand import Doubt

TWICE: Final = 0.25
"""A second press within so many seconds belongs to the first: nobody has read the question yet."""
Placing = tuple[bytes, Kind, Cell]
"""A tile on its way to a space, and the board it meets."""


def shut_in(state: GameState, command: Command) -> int:
    """The animal cells that have a way to the boat open now, and none once this tile lies there."""
    laid = _laid(state, command)
    return 0 if laid is None else state.board.possible & ~possible_after(*laid)


def _laid(state: GameState, command: Command) -> tuple[Board, Kind, Cell, Edges] | None:
    """The board that a command lays a tile on, and the tile."""
    match command:
        case PlaceTile(cell, edges) if state.turn.holding is not None:
            return state.board, state.turn.holding, cell, edges
        case PlayCurrent(source, cell, edges):
            return state.board.without(source), kind_of(state.board.pieces[source]), cell, edges
        case PlayReturn(kind, cell, edges):
            return state.board, kind, cell, edges
    return None


def _words(animals: Sequence[Animal]) -> str:
    words = ngettext(
        "Then {animals} has no path left to the boat. Choose the space again to place the tile anyway.",
        "Then {animals} have no path left to the boat. Choose the space again to place the tile anyway.",
        len(animals),
    )
    return words.format(animals=animals_words(animals))


class Caution(Companion):
    """Asks whoever wants to be asked."""

    def __init__(self) -> None:
        self._asked: dict[Placing, float] = {}

    def question(self, command: Command) -> Doubt | None:
        """Which animals would have no way left; not again for the same tile on the same space."""
        state = self.play.table.state
        laid = _laid(state, command) if self.play.hand.aids.ask_first else None
        lost = 0 if laid is None else shut_in(state, command)
        if not lost or laid is None or refusal(state, command) is not None:
            return None
        now, placing = self.play.shell.now(), (state.board.pieces, laid[1], laid[2])
        if now - self._asked.setdefault(placing, now) >= TWICE:
            return None
        animals = animals_in(lost)
        return Doubt(_words(animals), tuple(ANIMAL_CELLS[animal] for animal in animals))

    def shown(self, show: BoardShow) -> BoardShow:
        """Whoever would be shut in is afraid of it."""
        reason = self.play.bubble.reason
        if reason is None or not reason.asks:
            return show
        afraid = {animal: Mood.ALARMED for animal, cell in ANIMAL_CELLS.items() if cell in reason.cells}
        return replace(show, moods={**show.moods, **afraid})
