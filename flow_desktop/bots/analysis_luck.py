"""Luck and skill in one game: what chance did to the guess, and what decisions did (docs/analysis.md).

Luck is what a draw or a roll made of the guess, less its mean over everything that could have come. So it is
zero on average whatever the guess is worth, in every single event and in every sum of them.
"""

from __future__ import annotations

from collections import Counter

from flow_desktop.bots.analysis_model import guess
from flow_desktop.bots.hand import rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import QUICK
from flow_desktop.bots.reasons import after
from flow_desktop.engine.commands import Command, Draw, DrawShown, PlaceTile, PlayCard, Roll
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.step import Step
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave

FACES = range(1, 7)


def drawn_worth(state: GameState, pace: Pace, kind: Kind) -> float:
    """The guess once this tile was drawn and put where the policy would put it."""
    holding = state.having(turn=state.turn.holding_tile(kind))
    return done_worth(holding, pace, rank(holding, pace, QUICK)[0].command)


def done_worth(state: GameState, pace: Pace, command: Command) -> float:
    """The guess after a command that ends the turn; a draw is worth what it brings on average."""
    if isinstance(command, Draw):
        return draw_mean(state, pace)
    if isinstance(command, DrawShown):
        return drawn_worth(state, pace, state.supply.shown[command.index])
    board = after(state, command) if isinstance(command, PlaceTile | PlayCard) else state.board
    if board.joined == ANIMALS:
        return 1.0
    return guess(state, Pace(pace.turns, pace.after_turn(state)), board)


def draw_mean(state: GameState, pace: Pace) -> float:
    """The guess before a draw: the mean over all tiles that lie face down, each as likely as the others."""
    hidden = Counter(kind for pile in state.supply.piles for kind in pile)
    total = sum(hidden.values())
    return sum(count * drawn_worth(state, pace, kind) for kind, count in hidden.items()) / total


def draw_luck(state: GameState, pace: Pace, drawn: GameState) -> float:
    """What the tile that was drawn is worth beyond the mean of all that lay face down."""
    assert drawn.turn.holding is not None
    return drawn_worth(state, pace, drawn.turn.holding) - draw_mean(state, pace)


def roll_luck(state: GameState, pace: Pace, rolled: Step) -> float:
    """What a roll made of the guess, less the mean of all rolls of the same dice."""
    dice = next(event for event in rolled.events if isinstance(event, DiceRolled))
    fresh = Pace(pace.turns, pace.turns)
    waits = rolled.state if rolled.state.result is None else state.having(turn=state.turn)

    def worth(white: int | None, black: int | None) -> float:
        washed = wave(state.board, white, black, state.rules.obstacles_remain).board
        return guess(waits, fresh, washed)

    whites = FACES if dice.white else (None,)
    blacks = FACES if dice.black else (None,)
    every = [worth(white, black) for white in whites for black in blacks]
    return worth(dice.white, dice.black) - sum(every) / len(every)


def luck_of(state: GameState, pace: Pace, command: Command, led_to: Step) -> float:
    """The luck in a command; only face-down draws and rolls count."""
    if isinstance(command, Draw) and led_to.state.turn.phase is Phase.HOLDING:
        return draw_luck(state, pace, led_to.state)
    if isinstance(command, Roll):
        return roll_luck(state, pace, led_to)
    return 0.0
