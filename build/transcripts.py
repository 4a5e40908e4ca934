"""Conversations with the engine's door, kept as files; ``python -m build.transcripts`` tells them again.

A line of a transcript is one JSON object: ``request`` (an object, or a text that is sent as it stands) and
the ``answer`` to it. A test tells them again too and fails on any difference: no answer changes unnoticed.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from flow_desktop.engine.door import Door

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "oracles" / "transcripts"
VERSION: Final = "any"  # stands for the game's version, which would change the answers with every release


def requests_of(path: Path) -> list[Any]:
    """The requests of a transcript, in order."""
    return [json.loads(line)["request"] for line in path.read_text("utf-8").splitlines()]


def told(requests: Iterable[Any]) -> str:
    """Send requests to a fresh door and write the conversation."""
    door = Door(VERSION)
    lines = []
    for request in requests:
        sent = request if isinstance(request, str) else json.dumps(request)
        turn = {"request": request, "answer": json.loads(door.answer_line(sent))}
        lines.append(json.dumps(turn, ensure_ascii=True, separators=(",", ":")) + "\n")
    return "".join(lines)


def main() -> int:
    """Tell every transcript again and say which have changed."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        before, after = path.read_text("utf-8"), told(requests_of(path))
        if before != after:
            path.write_text(after, "utf-8", newline="\n")
            print(f"{path.name} has changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
