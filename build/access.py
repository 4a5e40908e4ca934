"""The table statement -> tests: which test proves which statement of accessibility, read from docstrings.

A test names what it proves in its docstring or in that of its module, as in "I5, I6: keys of one's own".
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build.clauses import ROOT, Mark

_NAMED: Final = re.compile(r"\b[TIVMHBUD]\d{1,2}\b")


@dataclass(frozen=True, slots=True)
class Statements:
    """Every statement with the tests that name it, what only people can tell, and what still lacks a test."""

    texts: dict[str, str]
    tests: dict[str, tuple[str, ...]]
    people: dict[str, str]
    lacking: dict[str, str]
    unknown: tuple[Mark, ...]

    @property
    def unproven(self) -> tuple[str, ...]:
        """The statements without a test."""
        return tuple(name for name, tests in self.tests.items() if not tests)

    @property
    def faults(self) -> tuple[str, ...]:
        """What makes the check fail, in words."""
        missing = [name for name in self.unproven if name not in self.lacking]
        strange = [name for name in (*self.people, *self.lacking) if name not in self.texts]
        return (
            *(f"no test names {name}: {self.texts[name]}" for name in missing),
            *(f"{name} is in a list of tests/access.toml, but is no statement" for name in strange),
            *(f"{mark.test} names {mark.clause}, which is no statement" for mark in self.unknown),
        )

    def __str__(self) -> str:
        lines = []
        for name, text in self.texts.items():
            lines.append(f"{name:4} {text}")
            lines += [f"{'':4}   {test}" for test in self.tests[name]]
            if name in self.people:
                lines.append(f"{'':4}   for people to tell: {self.people[name]}")
        lines += [f"waits for a test: {name}, {why}" for name, why in self.lacking.items()]
        return "\n".join((*lines, *self.faults))


def statements(root: Path = ROOT) -> Statements:
    """Hold the docstrings of all tests against the statements."""
    parts = tomllib.loads((root / "tests" / "access.toml").read_text("utf-8"))
    texts: dict[str, str] = parts["statements"]
    named = list(_all_named(root))
    tests = {name: tuple(dict.fromkeys(m.test for m in named if m.clause == name)) for name in texts}
    unknown = tuple(mark for mark in named if mark.clause not in texts)
    return Statements(texts, tests, parts.get("people", {}), parts.get("lacking", {}), unknown)


def _all_named(root: Path) -> Iterator[Mark]:
    for path in sorted((root / "tests").rglob("test_*.py")):
        yield from named_in(ast.parse(path.read_text("utf-8"), str(path)), path.relative_to(root).as_posix())


def named_in(tree: ast.Module, path: str) -> Iterator[Mark]:
    """Yield what the docstrings of one module and of its tests name."""
    for name in _NAMED.findall(ast.get_docstring(tree) or ""):
        yield Mark(name, path)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for name in _NAMED.findall(ast.get_docstring(node) or ""):
                yield Mark(name, f"{path}::{node.name}")


def main() -> int:
    """Print the table; the status is 1 when a statement has no test or a docstring names none."""
    found = statements()
    print(found)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
