"""The bill of materials: everything inside the package, with version, licence and checksum, as CycloneDX 1.5.

Files that the game brings itself belong to the component Flow, which the bill is about; every other file is
listed by name and checksum under the component whose it is.
"""

import hashlib
import json
import os
import platform
import re
import sqlite3
import struct
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version as version_of
from pathlib import Path, PurePosixPath
from typing import Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pygame.font
import pygame.freetype
import pygame.mixer
import pymunk

from build.package.archive import moment
from build.package.identity import BUNDLE, COMMAND, NAME, PUBLISHER, VERSION
from build.package.licences import (
    COMPILER,
    DISTRIBUTIONS,
    EXTENSION_MODULE,
    LIBRARY_FILE,
    is_compiled,
    library,
)

BILL: Final = "SBOM.cdx.json"
FORMAT: Final = "1.5"
PYTHON: Final = "Python"
CHIPMUNK: Final = "Munk2D"
SPDX: Final = {"pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception", "mypy": "MIT AND PSF-2.0"}
NAMES: Final = {"Microsoft Visual C++ run time": "Microsoft distributable code"}
"""Licences without a name at SPDX."""
COMPILED: Final = "__mypyc"
"""In the name of the game's own compiled code."""
PROGRAMS: Final = (NAME, COMMAND, f"{NAME}.exe", f"{COMMAND}.exe")


def write_bill(folder: Path, target: Path) -> Path:
    """Write the bill of a folder."""
    target.write_text(
        json.dumps(bill(folder), indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n"
    )
    return target


def bill(folder: Path) -> dict[str, Any]:
    """The bill of a folder as plain values; LookupError for a file that nobody knows."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            found.setdefault(owner(path.relative_to(folder)), []).append(path)
    found.pop(NAME, None)
    components = [_component(name, files, folder) for name, files in sorted(found.items())]
    inside = [_distribution("pyinstaller"), _distribution("platformdirs"), _chipmunk()]
    inside += [_distribution(name) for name in COMPILER if is_compiled(folder)]
    components = sorted([*components, *inside], key=lambda each: str(each["name"]).casefold())
    content = hashlib.sha256(json.dumps(components, sort_keys=True).encode()).hexdigest()
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment()))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{BUNDLE}/{folder.name}/{content}')}",
        "version": 1,
        "metadata": {"timestamp": made, "component": _flow(folder)},
        "components": components,
    }


def owner(path: Path) -> str:
    """Whose a file of the package is: a project, a distribution, Python, a typeface, or Flow's own."""
    parts, name = PurePosixPath(path.as_posix()).parts, path.name
    if path.suffix == ".ttf":
        return name.split("-")[0]
    if "flow_desktop" in parts or name in PROGRAMS or COMPILED in name:
        return NAME
    if LIBRARY_FILE.search(name) and not EXTENSION_MODULE.search(name):
        part = library(name)
        if part is None:
            raise LookupError(f"{name} is in no line of build/package/libraries.toml")
        return part.project
    for top, whose in (("pygame", "pygame-ce"), ("pymunk", "pymunk"), ("prism", "prismatoid")):
        if top in parts:
            return whose
    if name.startswith("_cffi_backend"):
        return "cffi"
    if EXTENSION_MODULE.search(name) or name in ("base_library.zip", PYTHON):
        return PYTHON
    return NAME


def _flow(folder: Path) -> dict[str, Any]:
    return {
        "type": "application",
        "bom-ref": NAME,
        "name": NAME,
        "version": VERSION,
        "publisher": PUBLISHER,
        "licenses": [{"license": {"id": "MIT"}}],
        "properties": [{"name": "flow:package", "value": folder.name}],
    }


def _component(name: str, files: list[Path], folder: Path) -> dict[str, Any]:
    listed = [_file(path, folder) for path in files]
    if name in DISTRIBUTIONS:
        return _distribution(name) | {"components": listed}
    if name == PYTHON:
        version = platform.python_version()
        return _plain("framework", PYTHON, version, "PSF-2.0", f"pkg:generic/python@{version}") | {
            "components": listed
        }
    if files[0].suffix == ".ttf":
        return _plain("data", name, typeface_version(files[0].read_bytes()), "OFL-1.1") | {
            "components": listed
        }
    part = library(files[0].name)
    assert part is not None
    version = library_version(part.project, part.version, files)
    licence = part.spdx or part.licence
    return _plain("library", name, version, licence) | {"components": listed}


def _file(path: Path, folder: Path) -> dict[str, Any]:
    checksum = {"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}
    return {"type": "file", "name": path.relative_to(folder).as_posix(), "hashes": [checksum]}


def _plain(kind: str, name: str, version: str, licence: str, purl: str = "") -> dict[str, Any]:
    """A component; a version or an address that nobody knows is left out, as the format wants it."""
    told: dict[str, Any] = {"type": kind, "bom-ref": f"{name}@{version}" if version else name, "name": name}
    told |= {"version": version} if version else {}
    told["licenses"] = [_licence(name, licence)]
    return told | ({"purl": purl} if purl else {})


def _licence(name: str, licence: str) -> dict[str, Any]:
    if name in NAMES:
        return {"license": {"name": NAMES[name]}}
    if " " in licence:
        return {"expression": licence}
    return {"license": {"id": licence}}


def _distribution(name: str) -> dict[str, Any]:
    version = version_of(name)
    licence = SPDX.get(name) or DISTRIBUTIONS[name]
    return _plain("library", name, version, licence, f"pkg:pypi/{name}@{version}")


def _chipmunk() -> dict[str, Any]:
    """The physics in C that is compiled into pymunk: its makers' own branch of Chipmunk2D."""
    return _plain("library", CHIPMUNK, pymunk.chipmunk_version.split("-")[0], "MIT")


def library_version(project: str, pattern: str, files: list[Path]) -> str:
    """The version of a library: as pygame or Python know it, or from its own bytes; else nothing."""
    asked: dict[str, Callable[[], Iterable[int] | None]] = {
        "SDL": pygame.get_sdl_version,
        "SDL_image": pygame.image.get_sdl_image_version,
        "SDL_mixer": pygame.mixer.get_sdl_mixer_version,
        "SDL_ttf": pygame.font.get_sdl_ttf_version,
        "FreeType": pygame.freetype.get_version,
        "SQLite": lambda: sqlite3.sqlite_version_info,
    }
    if project in asked:
        return ".".join(map(str, asked[project]() or ()))
    found = {each.decode() for path in files for each in _versions(pattern, path.read_bytes())}
    return found.pop() if len(found) == 1 else ""


def _versions(pattern: str, data: bytes) -> Iterator[bytes]:
    yield from re.findall(pattern.encode(), data) if pattern else ()


def typeface_version(data: bytes) -> str:
    """The version that a typeface says it is (the fifth of its names)."""
    tables = struct.unpack(">H", data[4:6])[0]
    records = (data[12 + 16 * number : 28 + 16 * number] for number in range(tables))
    start = next(struct.unpack(">I", each[8:12])[0] for each in records if each[:4] == b"name")
    _format, count, texts = struct.unpack(">HHH", data[start : start + 6])
    for number in range(count):
        place = start + 6 + 12 * number
        system, _coding, _language, kind, length, offset = struct.unpack(">6H", data[place : place + 12])
        if kind == 5:
            raw = data[start + texts + offset : start + texts + offset + length]
            said = raw.decode("mac-roman" if system == 1 else "utf-16-be")
            return said.removeprefix("Version ").split(";")[0].strip()
    return ""
