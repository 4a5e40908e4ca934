"""After a wave: the one thing that would have helped most, read off the very throw that came."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.many import needs_of
from flow_desktop.bots.temper import HAND
from flow_desktop.bots.value import weigh
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.legal import legal
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import piece_of
from flow_desktop.engine.wave import wave
from flow_desktop.scenes.place_names import at_place

WORTH: Final = 1.0
"""Tiles that must have been saved by it, or it is not worth a word."""


@dataclass(frozen=True, slots=True)
class Other:
    """What could have been done, and the board that the wave would have left."""

    words: str
    board: Board


def hindsight(before: GameState, rolled: DiceRolled, placed_from: GameState | None) -> str:
    """One line on what could have been done about a wave; empty when it did no harm.

    `before` is the game when the dice fell, `placed_from` the game when the last tile of the round was held.
    """
    remain = before.rules.obstacles_remain
    came = wave(before.board, rolled.white, rolled.black, remain)
    others = [*_cards(before, rolled), *_places(before, rolled, placed_from)]
    boards = [before.board, came.board, *(other.board for other in others)]
    was, now, *needs = (weigh(each, HAND) for each in needs_of([lay_of(board, remain) for board in boards]))
    if not came.washed or now < was + WORTH:
        return ""
    best = min(zip(needs, others, strict=True), key=lambda pair: pair[0], default=None)
    if best is None or best[0] > now - WORTH:
        return _("Nothing you held could have changed that wave.")
    return best[1].words


def _cards(state: GameState, rolled: DiceRolled) -> Iterator[Other]:
    """A bird on a tile that one die took; Calm Waters, with either die."""
    held = {card for hand in state.hands for card in hand}
    board, remain = state.board, state.rules.obstacles_remain
    if Card.BIRD in held and state.birds:
        for hit in wave(board, rolled.white, rolled.black, remain).washed:
            words = _("A bird {there} would have saved more.").format(there=at_place(hit.cell))
            yield Other(words, wave(board.with_bird(hit.cell), rolled.white, rolled.black, remain).board)
    if Card.CALM_WATERS in held and rolled.white and rolled.black:
        for white, black in ((rolled.white, None), (None, rolled.black)):
            yield Other(_("Calm Waters would have saved more."), wave(board, white, black, remain).board)


def _washed_since(board: Board, state: GameState, rolled: DiceRolled) -> bool:
    """Whether one tile alone has come since to this board, and the wave took it."""
    came = wave(state.board, rolled.white, rolled.black, state.rules.obstacles_remain)
    pairs = enumerate(zip(board.pieces, state.board.pieces, strict=True))
    return [cell for cell, (was, now) in pairs if was != now] in [[hit.cell] for hit in came.washed]


def _places(state: GameState, rolled: DiceRolled, holding: GameState | None) -> Iterator[Other]:
    """The last tile of the round on another space."""
    held = None if holding is None else holding.turn.holding
    if holding is None or held is None or not _washed_since(holding.board, state, rolled):
        return
    for command in legal(holding):
        if isinstance(command, PlaceTile) and not state.board.pieces[command.cell]:
            words = _("The last tile would have stayed {there}.").format(there=at_place(command.cell))
            board = holding.board.with_piece(command.cell, piece_of(held, command.edges))
            left = wave(board, rolled.white, rolled.black, state.rules.obstacles_remain).board
            if left.pieces[command.cell]:
                yield Other(words, left)
