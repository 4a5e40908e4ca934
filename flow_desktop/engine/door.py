"""The engine's door: one JSON object a line in, exactly one a line out (docs/protocol.md)."""

from collections.abc import Callable, Mapping, Sequence
from typing import IO, Final

from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.door_json import (
    board_in,
    event_object,
    face_in,
    flag_in,
    game_object,
    options_in,
    refusal_object,
    rule_set_in,
)
from flow_desktop.engine.geometry import ANIMALS, animals_in
from flow_desktop.engine.legal import legal
from flow_desktop.engine.notation import (
    NotationError,
    read_kind,
    write_board,
    write_cell,
    write_piece,
    write_spot,
)
from flow_desktop.engine.options import Options, OptionsError
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.record import Move, Record, read_record, write_record
from flow_desktop.engine.record_header import RecordError
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.setup import FacingError, new_game
from flow_desktop.engine.state import GameState
from flow_desktop.engine.step import RefusedError, step
from flow_desktop.engine.wave import wave
from flow_desktop.lines import (
    INTERNAL,
    Answer,
    BadRequestError,
    Request,
    answered,
    as_line,
    error,
    serve_lines,
    text_in,
)

PROTOCOL: Final = 1

Further = Callable[[GameState | None, Sequence[Move], Request], Answer]
"""A request that is answered outside the engine, from the game at the door, its moves and the request."""


class Door:
    """One conversation: it keeps the game that was started or loaded last."""

    def __init__(self, version: str, further: Mapping[str, Further] | None = None) -> None:
        self._version = version
        self._further = further or {}
        self._options: Options | None = None
        self._seats: tuple[str, ...] = ()
        self._moves: list[Move] = []
        self._state: GameState | None = None

    def answer_line(self, line: str) -> str:
        """Answer one line of text with one line of text, whatever it holds."""
        return as_line(self.answer(line))

    def answer(self, line: str) -> Answer:
        """Answer a request; what cannot be done is an error with a code and a sentence."""
        return answered(line, self.answer_request)

    def answer_request(self, request: Request) -> Answer:
        """Answer a request that is an object with a text ``op``."""
        operation, further = _OPERATIONS.get(request["op"]), self._further.get(request["op"])
        if operation is None and further is None:
            return error("unknown_op", "There is no such request.")
        try:
            if further is not None:
                return {"ok": True} | further(self._state, self._moves, request)
            assert operation is not None
            return {"ok": True} | operation(self, request)
        except ValueError as wrong:
            return _explained(wrong)

    def _playing(self) -> GameState:
        if self._state is None:
            raise BadRequestError("Start a game first, with 'new' or 'load'.", "no_game")
        return self._state

    def hello(self, request: Request) -> Answer:
        """Say who is behind the door."""
        return {"protocol": PROTOCOL, "game": "flow", "version": self._version, "editions": list(EDITIONS)}

    def placements(self, request: Request) -> Answer:
        """List every legal placement of a kind of tile on a board."""
        board, kind = board_in(request), read_kind(text_in(request, "tile"))
        spots = placements(board, kind, rule_set_in(request), flag_in(request, "path", True))
        return {"placements": [write_spot(cell, edges) for cell, edges in spot_list(spots)]}

    def water(self, request: Request) -> Answer:
        """Say which animals are joined to the boat, and which may still be."""
        board = board_in(request)
        return {
            "joined": [animal.value for animal in animals_in(board.joined)],
            "possible": [animal.value for animal in animals_in(board.possible)],
            "won": board.joined == ANIMALS,
        }

    def wave(self, request: Request) -> Answer:
        """Let a wave run over a board."""
        outcome = wave(
            board_in(request),
            face_in(request, "white"),
            face_in(request, "black"),
            flag_in(request, "remain", False),
        )
        return {
            "board": write_board(outcome.board),
            "washed": [write_piece(hit.cell, hit.piece) for hit in outcome.washed],
            "birds": [write_cell(hit.cell) for hit in outcome.saved],
        }

    def new(self, request: Request) -> Answer:
        """Start a game."""
        options = options_in(request)
        state = new_game(options).state
        self._options, self._seats, self._moves, self._state = options, (), [], state
        return self.state(request)

    def state(self, request: Request) -> Answer:
        """Show the game."""
        return {"game": game_object(self._playing())}

    def actions(self, request: Request) -> Answer:
        """List what the current player may do."""
        return {"actions": sorted(map(write_command, legal(self._playing())))}

    def do(self, request: Request) -> Answer:
        """Carry out an action; here nobody looks at a clock, so a move is no later than the one before it."""
        state = self._playing()
        command = read_command(text_in(request, "action"))
        done = step(state, command)
        answer = {"events": [event_object(event) for event in done.events], "game": game_object(done.state)}
        if done.state is not state:  # a second `time` changes nothing and is not kept
            self._moves.append(Move(self._moves[-1].time if self._moves else 0, command))
            self._state = done.state
        return answer

    def record(self, request: Request) -> Answer:
        """Write the game as a record."""
        self._playing()
        assert self._options is not None
        return {"record": write_record(Record(self._options, tuple(self._moves), self._seats, self._version))}

    def load(self, request: Request) -> Answer:
        """Load a record; one that is broken leaves the game as it was."""
        record, state = read_record(text_in(request, "record"))
        self._options, self._seats, self._moves = record.options, record.seats, list(record.moves)
        self._state = state
        return self.state(request)


_OPERATIONS: Final[dict[str, Callable[[Door, Request], Answer]]] = {
    "hello": Door.hello,
    "placements": Door.placements,
    "water": Door.water,
    "wave": Door.wave,
    "new": Door.new,
    "state": Door.state,
    "actions": Door.actions,
    "do": Door.do,
    "record": Door.record,
    "load": Door.load,
}


_CODES: Final[tuple[tuple[type[ValueError], str], ...]] = (
    (NotationError, "bad_notation"),
    (FacingError, "boat_facing"),
    (OptionsError, "bad_options"),
    (RecordError, "bad_record"),
)


def _explained(wrong: ValueError) -> Answer:
    """Turn an error that the engine raised on purpose into an answer."""
    if isinstance(wrong, RefusedError):
        return {"ok": False, "error": refusal_object(wrong.refusal)}
    if isinstance(wrong, BadRequestError):
        return error(wrong.code, str(wrong))
    code = next((code for kind, code in _CODES if isinstance(wrong, kind)), None)
    return error(code, str(wrong)) if code else error("internal", INTERNAL)


def serve(
    source: IO[bytes], target: IO[str], version: str, further: Mapping[str, Further] | None = None
) -> None:
    """Answer every line until the input ends, about Flow alone."""
    serve_lines(source, target, Door(version, further).answer_line)
