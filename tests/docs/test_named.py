"""What the documents name is there: commands with their modules and options, classes, files of tests."""

import ast
import re
from typing import Final

import pytest

import dev
from tests.docs.test_docs import DOCS, ROOT

PAGES: Final = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md")))
COMMAND: Final = re.compile(
    r"python3? (?:dev\.py (?P<task>[a-z]+)|-m (?P<module>build[.\w]*\w))(?P<rest>[^`#|\n]*)"
)
INSIDE: Final = {
    "shots": "build/shots.py",
    "package": "build/package/__main__.py",
    "windows": "build/windows/__main__.py",
}


def commands() -> list[tuple[str, str, str, str]]:
    """Page, task, module and what follows."""
    return [
        (page.name, found["task"] or "", found["module"] or "", found["rest"])
        for page in PAGES
        for found in COMMAND.finditer(page.read_text("utf-8"))
    ]


def source(task: str, module: str, rest: str) -> str:
    """The text of what reads the options; nothing where that is not ours (pytest)."""
    if task and task not in {*INSIDE, "bench"}:
        return ""
    if task == "bench":
        module = dev.BENCHES.get(rest.split()[0], "build.bench.engine")
    path = ROOT / INSIDE.get(task, f"{module.replace('.', '/')}.py")
    return path.read_text("utf-8") + (ROOT / "build/bench/telling.py").read_text("utf-8")


def test_every_command_is_one() -> None:
    found = commands()
    assert len(found) > 40
    for page, task, module, rest in found:
        assert not task or task in dev.TASKS, (page, task)
        text = source(task, module, rest)
        for option in re.findall(r"(?<!\S)--[a-z][a-z-]*", rest) if text else ():
            assert f'"{option}"' in text, (page, rest)


def test_the_readme_tells_of_every_task_and_every_measure() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    told = {found["task"] for found in COMMAND.finditer(readme)}
    assert told == set(dev.TASKS)
    assert set(re.findall(r"dev\.py bench ([a-z-]+)", readme)) == set(dev.BENCHES)


@pytest.mark.parametrize("task", dev.TASKS)
def test_the_front_door_tells_of_every_task(task: str) -> None:
    assert f"python3 dev.py {task}" in (dev.__doc__ or "")


def test_every_class_that_a_document_names_is_one() -> None:
    """In code spans, words with two humps; `ToYourPage` is the example of a recipe."""
    program = {
        node.name
        for room in ("flow_desktop", "build", "tests")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    spans = [span for page in PAGES for span in re.findall(r"`([^`\n]+)`", page.read_text("utf-8"))]
    named = {word for span in spans for word in re.findall(r"\b(?:[A-Z][a-z]+){2,}\b", span)}
    assert len(named) > 40
    assert named - program == {"ToYourPage"}


def test_every_file_of_tests_that_a_document_names_is_there() -> None:
    named = {name for page in PAGES for name in re.findall(r"\btest_\w+\.py\b", page.read_text("utf-8"))}
    assert len(named) > 30
    assert named - {path.name for path in (ROOT / "tests").rglob("test_*.py")} == set()
