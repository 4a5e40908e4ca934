"""The table clause -> tests: which test proves which clause of the rules, read from the tests' source."""

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.scenario_cards import FACES, ScenarioFace

ROOT: Final = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Mark:
    """A test that names a clause."""

    clause: str
    test: str


@dataclass(frozen=True, slots=True)
class Table:
    """Every clause with its title and the tests that prove it, and the marks that name no clause."""

    titles: dict[str, str]
    tests: dict[str, tuple[str, ...]]
    unknown: tuple[Mark, ...]

    @property
    def unproven(self) -> tuple[str, ...]:
        """The clauses without a test."""
        return tuple(clause for clause, tests in self.tests.items() if not tests)

    def __str__(self) -> str:
        lines = []
        for clause, title in self.titles.items():
            lines.append(f"{clause:22} {title}")
            lines += [f"{'':22}   {test}" for test in self.tests[clause]]
        lines += [f"no test proves {clause}: {self.titles[clause]}" for clause in self.unproven]
        lines += [f"{mark.test} names {mark.clause}, which is no clause" for mark in self.unknown]
        return "\n".join(lines)


def clauses(root: Path = ROOT, cards: Mapping[Scenario, ScenarioFace] = FACES) -> dict[str, str]:
    """Every clause and ruling, and a clause for each scenario card: what it says; further games follow."""
    of_cards = {f"7.{card}": f"{face.name}: {face.effect}" for card, face in cards.items()}
    found: dict[str, str] = {}
    for path in (root / "tests" / "clauses.toml", *sorted((root / "tests").glob("*/clauses.toml"))):
        parts = tomllib.loads(path.read_text("utf-8"))
        found |= {**parts["clauses"], **of_cards, **parts.get("rulings", {})}
        of_cards = {}
    return found


def table(root: Path = ROOT, cards: Mapping[Scenario, ScenarioFace] = FACES) -> Table:
    """Hold the marks of all tests against the clauses."""
    titles = clauses(root, cards)
    marks = list(all_marks(root))
    proofs = {clause: _named(clause, marks) for clause in titles}
    return Table(titles, proofs, tuple(mark for mark in marks if mark.clause not in titles))


def _named(clause: str, marks: list[Mark]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(mark.test for mark in marks if mark.clause == clause))


def all_marks(root: Path) -> Iterator[Mark]:
    """Yield the marks of every test file, in the order of paths and lines."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        yield from marks_in(tree, path.relative_to(root).as_posix())


def marks_in(tree: ast.Module, path: str) -> Iterator[Mark]:
    """Yield the marks of one module's tests."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for clause in _clauses_of(decorator):
                    yield Mark(clause, f"{path}::{node.name}")


def _clauses_of(decorator: ast.expr) -> Iterator[str]:
    """Yield the clauses that a decorator names; also those inside the parameters of a test."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)


def main() -> int:
    """Print the table; the status is 1 when a clause has no test or a mark names none."""
    found = table()
    print(found)
    return 1 if found.unproven or found.unknown else 0


if __name__ == "__main__":
    sys.exit(main())
