"""The door's request ``hint``: what to do now, how likely the game is won, and why (docs/protocol.md)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from flow_desktop.bots.advice import Advice, write_reason
from flow_desktop.bots.pace import MOST_TURNS, USUAL_TURNS, Pace
from flow_desktop.bots.thinking import Question, think
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Roll, completes_turn
from flow_desktop.engine.door_json import BadRequestError, number_in, text_in
from flow_desktop.engine.notation import write_cell
from flow_desktop.engine.position import fault, game_at
from flow_desktop.engine.position_text import PositionTextError, read_position
from flow_desktop.engine.record import Move
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.step import RefusedError

USUAL_BUDGET: Final = 300
MOST_BUDGET: Final = 10_000
MOST_GAMES: Final = 2000
_SEED: Final = 40
Request = dict[str, Any]


def hint(playing: GameState | None, moves: Sequence[Move], request: Request) -> dict[str, Any]:
    """Answer the request, about the game at the door or about a position that it brings along."""
    budget = number_in(request, "budget_ms", USUAL_BUDGET)
    games = number_in(request, "rollouts", MOST_GAMES)
    if budget < 0 or games < 0:
        raise BadRequestError("'budget_ms' and 'rollouts' cannot be less than 0.")
    budget = min(budget, MOST_BUDGET)
    state, pace = _asked(playing, moves, request)
    if state.turn.phase is Phase.OVER:
        raise RefusedError(Refusal(Code.GAME_OVER))
    if state.rules.silent and state.turn.phase is not Phase.WAVE:
        raise BadRequestError("Nobody gives advice in this game, except during the wave.", "no_advice")
    question = Question(state, pace, rollouts=min(games, MOST_GAMES) if budget else 0, seed=_seed(request))
    return _answer(_thought(question, budget), budget)


def _asked(playing: GameState | None, moves: Sequence[Move], request: Request) -> tuple[GameState, Pace]:
    if "position" in request:
        turns = _turns(request, USUAL_TURNS)
        return _position(text_in(request, "position")), Pace(turns, turns)
    if playing is None:
        raise BadRequestError("Start a game first, with 'new' or 'load'.", "no_game")
    rounds, this_round = _rounds(moves)
    turns = _turns(request, round(sum(rounds) / len(rounds)) if rounds else USUAL_TURNS)
    return playing, Pace(turns, max(1, turns - this_round))


def _turns(request: Request, usual: int) -> int:
    turns = number_in(request, "pace", max(1, min(MOST_TURNS, usual)))
    if not 1 <= turns <= MOST_TURNS:
        raise BadRequestError(f"'pace' has to be 1 to {MOST_TURNS} turns.")
    return turns


def _rounds(moves: Sequence[Move]) -> tuple[list[int], int]:
    """The turns of each round so far, and of the present one."""
    rounds, turns = [], 0
    for move in moves:
        if isinstance(move.command, Roll):
            rounds.append(turns)
            turns = 0
        turns += completes_turn(move.command)
    return rounds, turns


def _position(text: str) -> GameState:
    """The game at a position; one that cannot be is told with what is wrong."""
    try:
        position = read_position(text)
    except PositionTextError as error:
        raise BadRequestError(f"That is no position: {error}.", "bad_position") from error
    wrong = fault(position)
    if wrong is not None:
        places = "".join(f" {write_cell(cell)}" for cell in wrong.cells)
        raise BadRequestError(f"That position cannot be: {wrong.wrong.value}{places}.", "bad_position")
    return game_at(position)


def _seed(request: Request) -> str:
    seed = text_in(request, "seed") if "seed" in request else "flow"
    if not seed.isprintable() or not 1 <= len(seed.strip()) == len(seed) <= _SEED:
        raise BadRequestError(f"'seed' has to be a text of 1 to {_SEED} characters.")
    return seed


def _thought(question: Question, budget: int) -> Advice:
    """Think until the time is up; the first thought is always waited for."""
    until = time.monotonic() + budget / 1000
    best: Advice | None = None
    for thought in think(question):
        best = thought or best
        if best is not None and time.monotonic() >= until:
            break
    assert best is not None
    return best


def _answer(advice: Advice, budget: int) -> dict[str, Any]:
    win = advice.win
    low, high = (None, None) if win is None else win.interval
    return {
        "action": write_command(advice.command),
        "win": None if win is None else round(win.share, 3),
        "low": None if low is None else round(low, 3),
        "high": None if high is None else round(high, 3),
        "uncertainty": None if win is None else round(win.uncertainty, 3),
        "rollouts": 0 if win is None else win.rollouts,
        "reason": advice.reason.code.value,
        "reasons": [
            write_reason(reason) | {"lines": [f"{die.value} {face}" for die, face in reason.lines]}
            for reason in advice.reasons
        ],
        "budget_ms": budget,
    }
