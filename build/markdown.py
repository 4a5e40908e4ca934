"""Parts of the documents that scripts write: tables, and what stands between two marks of a page."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

MARKS: Final = ("<!-- measured -->", "<!-- end -->")
"""Between them stands what was measured; around them what is written by hand."""


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> list[str]:
    """The lines of a table.

    >>> table(("who", "wins"), [("greedy", 3)])
    ['| who | wins |', '|---|---|', '| greedy | 3 |']
    """
    return [row(head), "|" + "---|" * len(head), *map(row, rows)]


def row(cells: Iterable[object]) -> str:
    """One line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def between(page: str, marks: tuple[str, str], lines: Iterable[str]) -> str:
    """A page with these lines between its two marks; ValueError where it lacks one of them."""
    begun, ended = marks
    before, found, rest = page.partition(begun)
    _old, end, after = rest.partition(ended)
    if not (found and end):
        raise ValueError(f"the page has no {ended if found else begun}")
    return before + "\n".join((begun, *lines, ended)) + after


def rewrite(file: Path, lines: Iterable[str]) -> None:
    """Put what was measured into its place in a document, with the same ends of lines on every system."""
    written = between(file.read_text("utf-8"), MARKS, lines)
    file.write_text(written, encoding="utf-8", newline="\n")
