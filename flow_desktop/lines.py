"""The engine's door, for every game alike: a line of JSON in, exactly one line out (docs/protocol.md)."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import IO, Any, Final

MAX_LINE: Final = 1 << 20  # bytes
_MOST_DIGITS: Final = 4000  # of a whole number that is read to the last one
INTERNAL: Final = "Something went wrong behind the door; the game is as it was."

Request = dict[str, Any]
Answer = dict[str, Any]


class BadRequestError(ValueError):
    """A request lacks something or holds the wrong kind of value."""

    def __init__(self, message: str, code: str = "bad_request") -> None:
        super().__init__(message)
        self.code = code


def text_in(request: Request, key: str) -> str:
    """Return a text that has to be there."""
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequestError(f"'{key}' has to be a text.")
    return value


def seed_in(request: Request) -> str:
    """Return the seed of a new game; a whole number is its text, however long."""
    seed = request.get("seed")
    if isinstance(seed, int) and not isinstance(seed, bool):
        return str(seed)
    if not isinstance(seed, str):
        raise BadRequestError("'seed' has to be a text.")
    return seed


def error(code: str, message: str) -> Answer:
    """The answer to what cannot be done."""
    return {"ok": False, "error": {"code": code, "message": message}}


def answered(line: str, answer: Callable[[Request], Answer]) -> Answer:
    """Answer one line, whatever it holds."""
    try:
        request = json.loads(line, parse_int=_whole_number)
    except (ValueError, RecursionError):
        return error("bad_json", "The line is not a JSON object.")
    if not isinstance(request, dict) or not isinstance(request.get("op"), str):
        return error("bad_request", "A request is a JSON object with a text 'op'.")
    try:
        return answer(request)
    except Exception:
        return error("internal", INTERNAL)


def _whole_number(text: str) -> int | float:
    """A whole number; one of thousands of digits is good JSON too, and larger than anything that is asked."""
    return int(text) if len(text) <= _MOST_DIGITS else float(text)


def event_as_object(event: Any, plain: Callable[[str, Any], Any]) -> Answer:
    """An event as an object: its name in ``event``, then its fields, made plain by name and value."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    return {"event": name} | {
        part.name: plain(part.name, getattr(event, part.name)) for part in fields(event)
    }


def as_line(answer: Answer) -> str:
    """An answer as one line of ASCII."""
    return json.dumps(answer, separators=(",", ":"))


def lines_of(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Yield each line; None stands for one that is too long, which is never held in memory whole."""
    while line := stream.readline(MAX_LINE + 1):
        if len(line) <= MAX_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MAX_LINE)
        yield None


def serve_lines(source: IO[bytes], target: IO[str], answer_line: Callable[[str], str]) -> None:
    """Answer every line until the input ends."""
    for line in lines_of(source):
        if line is None:
            answer = json.dumps(error("line_too_long", "A line has at most 1 MiB."))
        else:
            answer = answer_line(line.decode("utf-8", "replace"))
        target.write(answer + "\n")
        target.flush()
