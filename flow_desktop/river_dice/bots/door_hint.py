"""The door's request ``hint`` for River Dice: what to do now, and why (docs/river-dice-protocol.md)."""

import time
from typing import Any, Final

from flow_desktop.lines import Answer, BadRequestError, Request
from flow_desktop.river_dice.bots.thinking import MOST_DEALS, RiverAdvice, think
from flow_desktop.river_dice.engine.command_text import write_command
from flow_desktop.river_dice.engine.refusals import RiverCode, RiverRefusal
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.engine.step import RiverRefusedError

USUAL_BUDGET: Final = 300
MOST_BUDGET: Final = 10_000


def hint(state: RiverState, request: Request) -> Answer:
    """Advice for the seat whose turn it is; the first thought is always waited for."""
    budget = _number(request, "budget_ms", USUAL_BUDGET, MOST_BUDGET)
    deals = _number(request, "rollouts", MOST_DEALS, MOST_DEALS)
    if state.over:
        raise RiverRefusedError(RiverRefusal(RiverCode.GAME_OVER))
    until = time.monotonic() + budget / 1000
    best: RiverAdvice | None = None
    for thought in think(state, deals if budget else 0):
        best = thought
        if time.monotonic() >= until:
            break
    assert best is not None
    return _answer(best, budget)


def _number(request: Request, key: str, usual: int, most: int) -> int:
    value = request.get(key)
    if value is None:
        return usual
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequestError(f"'{key}' has to be a whole number.")
    if value < 0:
        raise BadRequestError(f"'{key}' cannot be less than 0.")
    return min(value, most)


def _answer(advice: RiverAdvice, budget: int) -> dict[str, Any]:
    return {
        "action": write_command(advice.command),
        "plan": [write_command(command) for command in advice.plan],
        "points": advice.points,
        "gain": round(advice.gain, 2),
        "reason": advice.reason.code.value,
        "reasons": [
            {"code": reason.code.value, "place": reason.place, "points": reason.points}
            for reason in advice.reasons
        ],
        "rollouts": advice.deals,
        "budget_ms": budget,
    }
