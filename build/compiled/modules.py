"""The list of modules that are compiled, and what may not be in them. A further hot module gets a line here.

Compile what rollouts and policies do millions of times: functions over numbers, boards and lists. Values that
others make, match, copy or send to another process (commands, events, states) stay plain: a frozen dataclass
that mypyc compiles can neither be copied nor pickled, and has no class attributes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
MODULES: Final = (
    "flow_desktop.engine.geometry",
    "flow_desktop.engine.tiles",
    "flow_desktop.engine.lanes",
    "flow_desktop.engine.water",
    "flow_desktop.engine.board",
    "flow_desktop.engine.placement",
    "flow_desktop.engine.wave",
    "flow_desktop.bots.needs",
    "flow_desktop.bots.lay",
    "flow_desktop.bots.many",
    "flow_desktop.bots.value",
    "flow_desktop.bots.hand",
    "flow_desktop.bots.rollout",
)
GROUP: Final = "flow_desktop.compiled"
"""They make one library, so that calls between them cost nothing; it lies beside them in the package."""
LIBRARY: Final = f"{GROUP}__mypyc"
ROOMS: Final = ("engine", "bots")
"""The rooms that the compiler looks at: it also takes types and constants from modules that stay plain."""
ENDINGS: Final = (".so", ".pyd")


def path_of(module: str) -> str:
    """The file of a module, from the root of the project."""
    return f"{module.replace('.', '/')}.py"


def strays(root: Path = ROOT) -> list[Path]:
    """Compiled modules among the sources: Python would take them instead, however old they are."""
    return sorted(path for path in (root / "flow_desktop").rglob("*") if path.suffix in ENDINGS)


def imported(module: str, root: Path = ROOT) -> Iterator[str]:
    """What a module imports when the program runs; nobody can see that in a compiled one."""
    tree = ast.parse((root / path_of(module)).read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def complaints(root: Path = ROOT) -> list[str]:
    """What is wrong with the list: a file that is not there, or a value that would break once compiled."""
    found = [f"There is no {path_of(name)}." for name in MODULES if not (root / path_of(name)).is_file()]
    for name in MODULES if not found else ():
        for node in ast.walk(ast.parse((root / path_of(name)).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any(map(_is_dataclass, node.decorator_list)):
                found.append(
                    f"{path_of(name)}:{node.lineno}: {node.name} is a dataclass in a compiled module; it "
                    "could be neither copied nor pickled. Make it a NamedTuple, or move it to a plain module."
                )
    return found


def _is_dataclass(decorator: ast.expr) -> bool:
    return "dataclass" in ast.unparse(decorator).split("(")[0].split(".")
