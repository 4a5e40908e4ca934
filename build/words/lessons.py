"""The sentences of the lesson files: titles, what each step says, and praise."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path("assets") / "lessons"
NOTE: Final = "A lesson; at most 15 words to a sentence."


def lesson_sentences(source: Path) -> Iterator[tuple[str, int, str]]:
    """File, line and sentence, in the order of files and lines; nothing where there are no lessons."""
    for path in sorted((source / FOLDER).glob("*.toml")):
        content = path.read_text("utf-8")
        name = path.relative_to(source).as_posix()
        for sentence in _sentences(tomllib.loads(content)):
            yield name, _line(content, sentence), sentence


def _sentences(lesson: dict[str, Any]) -> Iterator[str]:
    yield lesson["title"]
    for part in lesson["part"]:
        yield from (part[name] for name in ("story",) if name in part)
        yield from (step["say"] for step in part["step"])
        yield part["praise"]


def _line(content: str, sentence: str) -> int:
    """The line that a sentence stands in, counted from 1; lines are never broken in lesson files."""
    before, _found, _after = content.partition(f'"{sentence}"')
    return before.count("\n") + 1
