"""The arrows of the house: each room imports only from the rooms it may (docs/architecture.md)."""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "flow_desktop"

ROOMS: dict[str, set[str]] = {
    "engine": set(),
    "bots": {"engine"},
    "files": set(),
    "table": {"files"},
    "rounds": {"engine", "bots", "table", "files"},
    "app": {"files"},
    "widgets": {"app"},
    "physics": set(),
    "scenes": {"engine", "bots", "files", "table", "rounds", "app", "widgets", "physics"},
    "river_dice/engine": set(),
    "river_dice/bots": {"river_dice/engine"},
    "river_dice/table": {"river_dice/engine", "river_dice/bots", "table", "files"},
    "river_dice/scenes": {
        *("river_dice/engine", "river_dice/bots", "river_dice/table"),
        *("table", "files", "app", "widgets", "physics"),
    },
}
WINGS = {"river_dice"}
BELOW_ALL = {"version", "values", "chance", "lines", "word_codes", "asking", "worker_process", "all_cores"}
OUTSIDE: dict[str, set[str]] = {
    "engine": set(),
    "bots": {"mypy_extensions"},  # for the type checker and the compiler alone
    "files": set(),
    "table": {"platformdirs"},
    "rounds": set(),
    "app": {"pygame", "platformdirs"},
    "widgets": {"pygame"},
    "physics": {"pymunk"},
    "scenes": {"pygame"},
    "river_dice/engine": set(),
    "river_dice/bots": set(),
    "river_dice/table": set(),
    "river_dice/scenes": {"pygame"},
}
NOT_IN_THE_ENGINE = {"time", "random", "threading", "datetime", "os", "socket", "pickle", "subprocess"}


def imports(path: Path) -> Iterator[str]:
    """Yield the module names that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            named = [
                f"{node.module}.{alias.name}" for alias in node.names
            ]  # `from flow_desktop import table`
            yield from named if node.module == "flow_desktop" else [node.module or ""]


def room_of(parts: Sequence[str]) -> str:
    """The room that a path leads to: a wing has rooms of its own."""
    return "/".join(parts[: 2 if parts[0] in WINGS else 1])


def faults(room: str, path: Path) -> Iterator[str]:
    """Yield what a file of a room imports and may not."""
    for module in imports(path):
        top, _, rest = module.partition(".")
        if top == "flow_desktop":
            if room_of(rest.split(".")) not in ROOMS[room] | {room} | BELOW_ALL:
                yield f"{path.name} imports {module}"
        elif top in sys.stdlib_module_names:
            if room.endswith("engine") and top in NOT_IN_THE_ENGINE:
                yield f"{path.name} imports {module}"
        elif top not in OUTSIDE[room]:
            yield f"{path.name} imports {module}"


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    files = sorted((PACKAGE / room).rglob("*.py"))
    assert [fault for path in files for fault in faults(room, path)] == []


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("engine", "import pygame"),
        ("engine", "import random"),
        ("engine", "from flow_desktop.table import clock"),
        ("app", "from flow_desktop.engine import step"),
        ("physics", "import pygame"),
        ("table", "    import pygame"),
        ("table", "from flow_desktop.engine import Options"),
        ("table", "from flow_desktop.rounds import Table"),
        ("river_dice/engine", "from flow_desktop.engine import chance"),
        ("river_dice/engine", "from flow_desktop.river_dice.bots import greedy"),
        ("engine", "from flow_desktop.river_dice.engine import step"),
        ("scenes", "from flow_desktop.river_dice.engine import step"),
    ],
)
def test_a_forbidden_import_is_found(room: str, line: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(f"def late():\n{line}\n" if line.startswith(" ") else f"{line}\n")
    assert list(faults(room, wrong))


def test_every_folder_of_code_is_a_room() -> None:
    folders = {room_of(path.parent.relative_to(PACKAGE).parts) for path in PACKAGE.rglob("*/*.py")}
    assert folders <= ROOMS.keys() | {"assets"} | WINGS
