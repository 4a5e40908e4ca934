"""What scripts write into the documents: tables, and the part between two marks."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from build import achievements, markdown, strength, voyage
from build.bench import telling
from build.markdown import MARKS, between, rewrite, table


@pytest.mark.parametrize("page", [achievements.PAGE, strength.PAGE, voyage.PAGE], ids=lambda page: page.stem)
def test_what_is_measured_comes_out_as_it_stands_in_the_document(page: Path, tmp_path: Path) -> None:
    text = page.read_text("utf-8")
    lines = text.partition(f"{MARKS[0]}\n")[2].partition(f"\n{MARKS[1]}")[0].split("\n")
    rows = [line for line in lines if line.startswith("|")]
    for number in (number for number, line in enumerate(rows) if line.startswith("|---")):
        head = rows[number - 1].strip("| ").split(" | ")
        assert table(head, []) == rows[number - 1 : number + 1]
    again = tmp_path / page.name
    again.write_text(text.replace(rows[-1], "| old |"), "utf-8", newline="\n")
    rewrite(again, lines)
    assert again.read_bytes() == text.encode()


def test_a_page_without_marks_is_not_overwritten() -> None:
    assert between("a <b> c", ("<", ">"), ["1", "2"]) == "a <\n1\n2\n> c"
    for page in ("no mark", "only <"):
        with pytest.raises(ValueError, match="the page has no"):
            between(page, ("<", ">"), [])


@pytest.mark.parametrize("module", [markdown, telling], ids=lambda module: module.__name__)
def test_the_example_of_a_table_is_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed
