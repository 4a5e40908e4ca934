"""The table clause -> tests: complete, and able to find what is missing."""

import ast
from pathlib import Path

from build.clauses import Mark, marks_in, table

SOURCE = """
import pytest

@pytest.mark.rule("1.one", "R1")
def test_first() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("1.two"))])
def test_second(x: int) -> None: ...

@pytest.mark.rule(NAME)
def test_third() -> None: ...

@pytest.mark.rule("1.two")
def not_a_test() -> None: ...
"""


def a_project(root: Path) -> Path:
    """A small project with three clauses and some tests."""
    (root / "tests" / "deep").mkdir(parents=True)
    (root / "tests" / "clauses.toml").write_text(
        '[clauses]\n"1.one" = "One"\n"1.two" = "Two"\n"1.three" = "Three"\n'
    )
    (root / "tests" / "deep" / "test_source.py").write_text(SOURCE)
    return root


def test_every_clause_and_every_ruling_is_proven() -> None:
    found = table()
    assert found.unproven == ()
    assert found.unknown == ()
    assert [f"R{number}" for number in range(1, 25)] == [name for name in found.titles if name[0] == "R"]


def test_marks_are_read_from_decorators_and_parameters() -> None:
    marks = list(marks_in(ast.parse(SOURCE), "x.py"))
    assert marks == [
        Mark("1.one", "x.py::test_first"),
        Mark("R1", "x.py::test_first"),
        Mark("1.two", "x.py::test_second"),
        Mark("NAME", "x.py::test_third"),
    ]


def test_unproven_clauses_and_unknown_marks_are_found(tmp_path: Path) -> None:
    found = table(a_project(tmp_path), {})
    assert found.unproven == ("1.three",)
    assert {mark.clause for mark in found.unknown} == {"R1", "NAME"}
    assert "no test proves 1.three: Three" in str(found)
    assert "tests/deep/test_source.py::test_first names R1, which is no clause" in str(found)
