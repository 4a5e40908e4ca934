"""The engine's door in front of all games: each request goes to the game it means (docs/protocol.md)."""

from collections.abc import Callable, Iterator, Mapping
from typing import IO

from flow_desktop.games import DOORS, GameDoor
from flow_desktop.lines import Answer, Request, answered, as_line, error, serve_lines


class FrontDoor:
    """One conversation. It keeps one game at a time, of any kind: the one that was started or loaded last.

    ``new`` names its game, or means the first; a record says by its first word which game it is of. All the
    rest is for the game that is played, and what that does not know is for the first. Before any game a
    request that only another game knows is one that wants a game.
    """

    def __init__(self, version: str, doors: Mapping[str, Callable[[str], GameDoor]] = DOORS) -> None:
        self._version = version
        self._doors = doors
        self._usual = next(iter(doors))
        self._first = doors[self._usual](version)
        self._playing = self._first
        self._begun = False

    def answer_line(self, line: str) -> str:
        """Answer one line of text with one line of text, whatever it holds."""
        return as_line(answered(line, self._answer))

    def _answer(self, request: Request) -> Answer:
        if request["op"] in ("new", "load"):
            return self._begin(request)
        answer = self._playing.answer_request(request)
        for door in self._others() if _is_unknown(answer) else ():
            other = door.answer_request(request)
            if not _is_unknown(other):
                return other
        return answer

    def _others(self) -> Iterator[GameDoor]:
        """Who else may know a request: the first game; before any game every other, which then wants one."""
        if self._begun:
            yield from () if self._playing is self._first else (self._first,)
        else:
            yield from (make(self._version) for name, make in self._doors.items() if name != self._usual)

    def _begin(self, request: Request) -> Answer:
        """Another game: only once it has begun does it take the place of the one before."""
        name = self._named(request)
        if name not in self._doors:
            return error("bad_options", f"The games are {' and '.join(self._doors)}.")
        door = self._doors[name](self._version)
        answer = door.answer_request(request)
        if answer["ok"]:
            self._playing = door
            self._begun = True
            if name == self._usual:
                self._first = door
        return answer

    def _named(self, request: Request) -> str:
        if request["op"] == "load":
            first = str(request.get("record")).partition("-record ")[0]
            return first if first in self._doors else self._usual
        name = request.get("game")
        return self._usual if name is None else name if isinstance(name, str) else ""


def _is_unknown(answer: Answer) -> bool:
    return not answer["ok"] and answer["error"]["code"] == "unknown_op"


def serve(source: IO[bytes], target: IO[str], version: str) -> None:
    """Answer every line until the input ends."""
    serve_lines(source, target, FrontDoor(version).answer_line)
