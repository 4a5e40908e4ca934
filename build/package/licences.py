"""Gathers the licence of everything that is inside the packaged program into its LICENSES folder."""

import re
import shutil
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

from build.compiled.modules import LIBRARY

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
TEXTS: Final = HERE / "texts"
DISTRIBUTIONS: Final = {
    "pygame-ce": "LGPL-2.1-only",
    "pymunk": "MIT",
    "cffi": "MIT-0",
    "platformdirs": "MIT",
    "pyinstaller": "GPL-2.0-or-later with an exception for what it packs",
}
if sys.platform in ("win32", "darwin"):
    DISTRIBUTIONS["prismatoid"] = "MPL-2.0"
COMPILER: Final = {"mypy": "MIT, with parts of Python"}
OWN_TEXTS: Final = {"pygame-ce": ["pygame-ce.txt", "LGPL-2.1.txt"], "pymunk": ["chipmunk.txt"]}
PYTHON_PARTS: Final = "python-parts.txt"
LICENCE_FILE: Final = re.compile(
    r"(^|/)(licen[cs]e|copying|notice)[^/]*$|\.dist-info/licenses/", re.IGNORECASE
)
LIBRARY_FILE: Final = re.compile(r"\.(so(\.[\w.]+)?|dll|dylib)$", re.IGNORECASE)
EXTENSION_MODULE: Final = re.compile(r"\.(cpython|abi3|cp\d+)[^/]*\.(so|pyd)$|\.pyd$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Part:
    """Something inside the package: whose it is, under which licence, and the files with its text."""

    project: str
    licence: str
    files: tuple[str, ...]
    spdx: str = ""
    """The licence as a bill of materials names it, where that is another name."""
    version: str = ""
    """Finds the version in the bytes of a library."""


def gather(folder: Path, target: Path) -> list[Part]:
    """Copy every text into `target`, write the list of parts beside them, and give it."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "LICENSE", target / "Flow.txt")
    parts = [Part("Flow", "MIT", ("Flow.txt",)), _python(target)]
    inside = dict(DISTRIBUTIONS)
    if is_compiled(folder):
        inside |= COMPILER
    parts += [_package(name, licence, target) for name, licence in inside.items()]
    parts += _fonts(target)
    parts += _libraries(folder, target)
    lines = [f"{part.project}\n    {part.licence}\n    {', '.join(part.files)}\n" for part in parts]
    head = "What is inside Flow, under which licence, and the file here that says so.\n"
    (target / "README.txt").write_text("\n".join([head, *lines]), encoding="utf-8")
    return parts


def is_compiled(folder: Path) -> bool:
    """Whether the package has compiled modules: a part of their compiler is in them."""
    return any(LIBRARY.rpartition(".")[2] in path.name for path in folder.rglob("*"))


def _python(target: Path) -> Part:
    base = Path(sys.base_prefix)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (base / "lib" / version / "LICENSE.txt", base / "LICENSE.txt")
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise FileNotFoundError(f"Python's licence is in none of {', '.join(map(str, places))}")
    shutil.copy(found, target / "Python.txt")
    shutil.copy(TEXTS / PYTHON_PARTS, target / PYTHON_PARTS)
    return Part("Python, and what is incorporated in it", "PSF-2.0 and others", ("Python.txt", PYTHON_PARTS))


def _package(name: str, licence: str, target: Path) -> Part:
    files = []
    for number, path in enumerate(
        p for p in distribution(name).files or [] if LICENCE_FILE.search(p.as_posix())
    ):
        files.append(f"{name}{f'-{number + 1}' if number else ''}.txt")
        shutil.copy(str(path.locate()), target / files[-1])
    for text in OWN_TEXTS.get(name, []):
        shutil.copy(TEXTS / text, target / text)
        files.append(text)
    if not files:
        raise FileNotFoundError(f"{name} brings no licence")
    return Part(name, licence, tuple(files))


def _fonts(target: Path) -> list[Part]:
    parts = []
    for path in sorted((ROOT / "flow_desktop").glob("**/assets/fonts/OFL-*.txt")):
        shutil.copy(path, target / path.name)
        parts.append(Part(f"{path.stem.removeprefix('OFL-')}, a typeface", "OFL-1.1", (path.name,)))
    return parts


def _libraries(folder: Path, target: Path) -> list[Part]:
    """The shared libraries that are really there; LookupError for one that nobody knows."""
    parts: dict[str, Part] = {}
    for path in sorted(folder.rglob("*")):
        if not LIBRARY_FILE.search(path.name) or EXTENSION_MODULE.search(path.name):
            continue
        part = library(path.name)
        if part is None:
            raise LookupError(f"{path.name} is in no line of build/package/libraries.toml")
        if part.files:
            parts[part.project] = part
            for text in part.files:
                shutil.copy(TEXTS / text, target / text)
    return [parts[project] for project in sorted(parts)]


def library(file_name: str) -> Part | None:
    """Whose a shared library is, by the beginning of its name; None when nobody knows."""
    name = file_name.lower().removeprefix("lib")
    matches = [
        (len(start), entry) for entry in _known() for start in entry["starts"] if name.startswith(start)
    ]
    if not matches:
        return None
    entry = max(matches, key=lambda match: match[0])[1]
    more = {key: entry[key] for key in ("spdx", "version") if key in entry}
    return Part(entry["project"], entry["licence"], tuple(entry["texts"]), **more)


@cache
def _known() -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = tomllib.loads((HERE / "libraries.toml").read_text("utf-8"))["library"]
    return listed
