"""The rules of River Dice: a closed world on the standard library alone.

Rooms in the order in which they may import one another: goods -> content -> scenarios -> options -> codes;
commands, events, ledger -> sheets -> state -> deal; collecting, paying, taking -> legal -> refusals, checks
-> course, score -> step -> goals -> trail, preview; command_text, door_json -> record -> door.

``new_game(options)`` and ``step(state, command)`` return a ``RiverStep(state, events)``; ``attempt`` returns
the ``RiverRefusal`` that ``step`` would raise; ``legal`` lists what would not be refused.
"""

from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.options import RiverOptions, RiverOptionsError
from flow_desktop.river_dice.engine.refusals import RiverCode, RiverRefusal
from flow_desktop.river_dice.engine.score import score, winners
from flow_desktop.river_dice.engine.state import RiverPhase, RiverSeat, RiverState
from flow_desktop.river_dice.engine.step import RiverRefusedError, RiverStep, attempt, new_game, step

__all__ = [
    "RiverCode",
    "RiverOptions",
    "RiverOptionsError",
    "RiverPhase",
    "RiverRefusal",
    "RiverRefusedError",
    "RiverSeat",
    "RiverState",
    "RiverStep",
    "attempt",
    "legal",
    "new_game",
    "refusal",
    "score",
    "step",
    "winners",
]
