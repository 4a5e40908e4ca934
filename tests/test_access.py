"""The table statement -> tests: complete, and able to find what is missing."""

import ast
from pathlib import Path

from build.access import named_in, statements
from build.clauses import Mark

SOURCE = '''
"""T1: what a module proves."""

def test_first() -> None:
    """T2, T3 and more words."""
    assert "T5"

def no_test() -> None:
    """T5."""
'''


def a_project(root: Path, lists: str = "") -> Path:
    """A small project with three statements and some tests."""
    (root / "tests").mkdir(parents=True)
    (root / "tests" / "access.toml").write_text(f'[statements]\nT1 = "One"\nT2 = "Two"\nT4 = "Four"\n{lists}')
    (root / "tests" / "test_source.py").write_text(SOURCE.strip())
    return root


def test_every_statement_has_a_test_that_names_it() -> None:
    found = statements()
    assert found.faults == ()
    assert len(found.texts) == 46


def test_what_docstrings_name_is_found_and_nothing_else() -> None:
    assert list(named_in(ast.parse(SOURCE.strip()), "x.py")) == [
        Mark("T1", "x.py"),
        Mark("T2", "x.py::test_first"),
        Mark("T3", "x.py::test_first"),
    ]


def test_a_statement_without_a_test_and_a_name_that_is_none_make_it_fail(tmp_path: Path) -> None:
    found = statements(a_project(tmp_path))
    assert found.unproven == ("T4",)
    assert found.faults == (
        "no test names T4: Four",
        "tests/test_source.py::test_first names T3, which is no statement",
    )
    assert str(found).endswith("\n".join(found.faults))


def test_what_waits_is_printed_and_what_only_people_can_tell_too(tmp_path: Path) -> None:
    lists = '[people]\nT1 = "How it feels"\n[lacking]\nT4 = "later"\nT9 = ""\n'
    found = statements(a_project(tmp_path, lists))
    assert "no test names T4: Four" not in found.faults
    assert "T9 is in a list of tests/access.toml, but is no statement" in found.faults
    assert "waits for a test: T4, later" in str(found) and "for people to tell: How it feels" in str(found)
