"""The arrows between the rooms of both games' scenes, drawn from the code: who imports whom.

    python -m build.arrows     prints them; fails on a knot, or on an unlisted import inside a function

An import counts wherever it stands: at the top of a file, inside a function, or only for the type checker.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SCENES: Final = Path(__file__).resolve().parent.parent / "flow_desktop" / "scenes"
PACKAGE: Final = "flow_desktop.scenes."
RIVER: Final = SCENES.parent / "river_dice" / "scenes"
RIVER_PACKAGE: Final = "flow_desktop.river_dice.scenes."
LATE: Final = {
    "wayfinding.py": "start: each page is imported when it is first opened",
    "cartridge.py": "start: it is read before the window is there",
    "menu/scene.py": "start: the menu is seen before games are read",
    "menu/opening.py": "start: the menu is seen before games are read",
    "menu/ahead.py": "start: the menu is seen before any page behind it is read",
}
"""The files of the scenes that may import inside functions, and why."""
START: Final = "start: it is needed late or never, and the window is to be there soon"
ELSEWHERE: Final = {
    "__main__.py": "start: a plain start reads no command line",
    "cli.py": "start: each job imports what it needs",
    "tool_jobs.py": "start: each job imports what it needs",
    "speaking_parser.py": "start: words are needed only where something is said",
    "playing.py": START,
    "games.py": "start: the rules of a game are loaded when it is played",
    "chance.py": START,
    "engine/rules.py": START,
    "rounds/voyage.py": START,
    "river_dice/engine/content.py": START,
    "river_dice/scenes/cartridge.py": START,
    "river_dice/scenes/wayfinding.py": "start: each page is imported when it is first opened",
    "river_jobs.py": "start: each job imports what it needs",
    "river_dice/scenes/opening.py": "start: a file is looked at before its game is loaded",
    "table/saved.py": START,
    "table/library.py": START,
    "app/assets.py": START,
    "app/cartridge.py": START,
    "app/catalogue.py": START,
    "app/crash.py": START,
    "app/folders.py": START,
    "app/language.py": START,
    "app/log.py": START,
    "app/settings.py": START,
    "app/start.py": START,
    "app/window.py": START,
}
"""The same for the rest of the program."""


@dataclass(frozen=True, slots=True)
class Import:
    """A file that imports a module."""

    file: str
    line: int
    module: str
    late: bool
    package: str = PACKAGE

    @property
    def room(self) -> str:
        """The room, a package or a single module, that imports."""
        return self.file.partition("/")[0].removesuffix(".py")

    @property
    def other(self) -> str:
        """The room that is imported; empty when it is none of the scenes."""
        _, ours, inner = self.module.partition(self.package)
        return inner.partition(".")[0] if ours else ""


def imports(root: Path = SCENES, package: str = PACKAGE) -> Iterator[Import]:
    """Yield what every file of a package imports, anywhere in it."""
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for line, module, late in _imported(path.read_text("utf-8")):
            yield Import(file, line, module, late, package)


@cache
def _imported(source: str) -> tuple[tuple[int, str, bool], ...]:
    """Line, module, and whether it stands inside a function, of every import in a file."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    late = {id(inner) for function in functions for inner in ast.walk(function)}
    return tuple(
        (getattr(node, "lineno", 0), module, id(node) in late)
        for node in ast.walk(tree)
        for module in _modules(node)
    )


def _modules(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module, names=names) if f"{module}." in (PACKAGE, RIVER_PACKAGE):
            return [f"{module}.{alias.name}" for alias in names]
        case ast.ImportFrom(module=str(module)):
            return [module]
    return []


def arrows(found: list[Import]) -> dict[str, set[str]]:
    """Each room with the other rooms it imports."""
    drawn = {each.room: set[str]() for each in found}
    for each in found:
        if each.other and each.other != each.room:
            drawn[each.room].add(each.other)
            drawn.setdefault(each.other, set())
    return drawn


def floors(drawn: dict[str, set[str]]) -> tuple[list[list[str]], list[str]]:
    """The rooms from the bottom up, each above all it imports; and those that are tied in a knot."""
    placed: set[str] = set()
    house: list[list[str]] = []
    while floor := sorted(room for room in drawn.keys() - placed if drawn[room] <= placed):
        house.append(floor)
        placed |= set(floor)
    knot = drawn.keys() - placed
    while free := {room for room in knot if not any(room in drawn[other] for other in knot)}:
        knot -= free
    return house, sorted(knot)


def unlisted(found: list[Import], listed: Mapping[str, str] = LATE) -> list[Import]:
    """The imports inside functions that nobody gave a reason for."""
    return [each for each in found if each.late and each.file not in listed]


def unlisted_elsewhere(root: Path = SCENES.parent) -> list[Import]:
    """The same for everything but the scenes."""
    return unlisted([each for each in imports(root) if each.room != SCENES.name], ELSEWHERE)


def main(root: Path = SCENES) -> int:
    """Print the house from the roof down; gives the exit status."""
    found = list(imports(root))
    drawn = arrows(found)
    house, knot = floors(drawn)
    for number, floor in reversed(list(enumerate(house))):
        for room in floor:
            print(f"{number:2}  {room:14} -> {' '.join(sorted(drawn[room]))}".rstrip(" ->"))
    for file, reason in LATE.items():
        print(f"{sum(each.late and each.file == file for each in found)} late imports in {file}, {reason}")
    river = arrows(list(imports(RIVER, RIVER_PACKAGE)))
    tied = floors(river)[1]
    for rooms, tangle in ((drawn, knot), (river, tied)):
        for room in tangle:
            print(f"a knot: {room} -> {' '.join(sorted(rooms[room] & set(tangle)))}")
    without = [*unlisted(found), *unlisted_elsewhere()]
    print(f"{len(ELSEWHERE)} files outside the scenes import late, for the start")
    for each in without:
        print(f"{each.file}:{each.line} imports {each.module} inside a function, and no reason is listed")
    return 1 if knot or tied or without else 0


if __name__ == "__main__":
    sys.exit(main())
