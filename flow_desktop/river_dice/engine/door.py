"""River Dice at the engine's door: requests in, answers out (docs/protocol.md)."""

from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.lines import Answer, BadRequestError, Request, error, seed_in, text_in
from flow_desktop.river_dice.engine.command_text import RiverTextError, read_command, write_command
from flow_desktop.river_dice.engine.door_json import event_object, game_object, options_of, winners_object
from flow_desktop.river_dice.engine.legal import legal
from flow_desktop.river_dice.engine.options import RiverOptions, RiverOptionsError
from flow_desktop.river_dice.engine.record import (
    RiverMove,
    RiverRecord,
    RiverRecordError,
    read_record,
    write_record,
)
from flow_desktop.river_dice.engine.score import score
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.engine.step import RiverRefusedError, new_game, step

Further = Callable[[RiverState, Request], Answer]
"""A request that is answered outside the engine, from the game at the door and the request."""


class RiverDoor:
    """One conversation about River Dice: it keeps the game that was started or loaded last."""

    def __init__(self, further: Mapping[str, Further] | None = None) -> None:
        self._further = further or {}
        self._options: RiverOptions | None = None
        self._moves: list[RiverMove] = []
        self._state: RiverState | None = None

    def answer_request(self, request: Request) -> Answer:
        """Answer a request; what cannot be done is an error, and changes nothing."""
        operation, further = _OPERATIONS.get(request["op"]), self._further.get(request["op"])
        if operation is None and further is None:
            return error("unknown_op", "There is no such request in River Dice.")
        try:
            if further is not None:
                return {"ok": True} | further(self._playing(), request)
            assert operation is not None
            return {"ok": True} | operation(self, request)
        except RiverRefusedError as refused:
            return error(refused.refusal.code.value, refused.refusal.sentence)
        except BadRequestError as bad:
            return error(bad.code, str(bad))
        except (RiverOptionsError, RiverTextError, RiverRecordError) as wrong:
            return error(_CODES[type(wrong)], str(wrong))

    def _playing(self) -> RiverState:
        if self._state is None:
            raise BadRequestError("Start a game first, with 'new' or 'load'.", "no_game")
        return self._state

    def new(self, request: Request) -> Answer:
        """Start a game; whatever is wrong with what it asks for, the seed too, is ``bad_options``."""
        try:
            seed = seed_in(request)
        except BadRequestError as bad:
            raise RiverOptionsError(str(bad), "seed") from None
        options = options_of(request, seed)
        state = new_game(options).state
        self._options, self._moves, self._state = options, [], state
        return self.state(request)

    def state(self, request: Request) -> Answer:
        """Show the game."""
        return {"game": game_object(self._playing())}

    def actions(self, request: Request) -> Answer:
        """List what the current seat may do."""
        return {"actions": sorted(map(write_command, legal(self._playing())))}

    def do(self, request: Request) -> Answer:
        """Carry out an action."""
        state, command = self._playing(), read_command(text_in(request, "action"))
        done = step(state, command)
        answer = {"events": [event_object(event) for event in done.events], "game": game_object(done.state)}
        self._moves.append(RiverMove(0, command))
        self._state = done.state
        return answer

    def score(self, request: Request) -> Answer:
        """The score of every seat as the game stands."""
        state = self._playing()
        return {"scores": [score(seat) for seat in state.seats], "winners": winners_object(state)}

    def record(self, request: Request) -> Answer:
        """Write the game as a record."""
        self._playing()
        assert self._options is not None
        return {"record": write_record(RiverRecord(self._options, tuple(self._moves)))}

    def load(self, request: Request) -> Answer:
        """Load a record; one that is broken leaves the game as it was."""
        record, state = read_record(text_in(request, "record"))
        self._options, self._moves, self._state = record.options, list(record.moves), state
        return self.state(request)


_OPERATIONS: Final[dict[str, Callable[[RiverDoor, Request], Answer]]] = {
    "new": RiverDoor.new,
    "state": RiverDoor.state,
    "actions": RiverDoor.actions,
    "do": RiverDoor.do,
    "score": RiverDoor.score,
    "record": RiverDoor.record,
    "load": RiverDoor.load,
}
_CODES: Final[dict[type[ValueError], str]] = {
    RiverOptionsError: "bad_options",
    RiverTextError: "bad_notation",
    RiverRecordError: "bad_record",
}
