"""Compiles once: the result is kept by a fingerprint of everything that it was made from."""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from build.compiled.modules import GROUP, MODULES, ROOMS, ROOT, complaints, path_of
from build.compiled.translate import NO_COMPILER
from build.package.scrub import scrub
from flow_desktop.files.lock import take_lock

KEPT: Final = ROOT / "dist" / "compiled"
MOST_KEPT: Final = 4
TRANSLATE: Final = Path(__file__).with_name("translate.py")
LONGEST: Final = 900


class NoCompilerError(RuntimeError):
    """Nothing can be compiled here; the message says what is missing. Plain Python does the same, slower."""


def compiled() -> Path:
    """The folder with the compiled modules of the sources as they are now, made if it is not there yet."""
    place = KEPT / fingerprint()
    if place.is_dir():
        os.utime(place)
        return place
    lacking = missing()
    if lacking:
        raise NoCompilerError(lacking)
    KEPT.mkdir(parents=True, exist_ok=True)
    with _alone(KEPT / "lock"):
        if not place.is_dir():
            _compile(place)
            _tidy()
    return place


def fingerprint() -> str:
    """Everything that decides what comes out: sources, this folder, the tools, the system."""
    digest = hashlib.sha256()
    for path in sorted([*_sources(), *Path(__file__).parent.glob("*.py")]):
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes())
    tools = [version(name) for name in ("mypy", "setuptools") if importlib.util.find_spec(name)]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    digest.update(repr([tools, flags, sys.version, sysconfig.get_config_var("EXT_SUFFIX")]).encode())
    return digest.hexdigest()[:20]


def missing() -> str:
    """What compiling lacks here, in a sentence; empty when nothing is known to be missing."""
    for name in ("mypyc", "setuptools"):
        if importlib.util.find_spec(name) is None:
            return f"{name.replace('mypyc', 'mypy')} is not installed."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "The C headers of Python are not installed."
    if os.name == "posix":
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if shutil.which(command[0]) is None:
            return f"There is no C compiler ({command[0]})."
    return ""


def _sources() -> list[Path]:
    package = ROOT / "flow_desktop"
    beside = [
        package / name for name in ("__init__.py", "values.py", "chance.py", "lines.py", "word_codes.py")
    ]
    return [*beside, *(path for room in ROOMS for path in (package / room).rglob("*.py"))]


def _compile(place: Path) -> None:
    """Compile a copy of the sources elsewhere and put the whole result in its place at once."""
    if wrong := complaints():
        raise ValueError("\n".join(wrong))
    with tempfile.TemporaryDirectory(prefix="flow-compiled-") as scratch:
        stage, made = Path(scratch) / "stage", Path(scratch) / "made"
        for source in _sources():
            copy = stage / source.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
        command = [sys.executable, "-I", str(TRANSLATE), str(made), GROUP, *map(path_of, MODULES)]
        done = subprocess.run(command, cwd=stage, capture_output=True, text=True, timeout=LONGEST)
        if done.returncode == NO_COMPILER:
            raise NoCompilerError(f"There is no C compiler: {done.stderr.strip().splitlines()[-1]}")
        if done.returncode:
            raise RuntimeError(f"mypyc failed.\n{done.stdout}{done.stderr}")
        if sys.platform == "linux":
            scrub(made)  # the linker notes where Python's library was
        whole = place.with_name(f"{place.name}.new")
        shutil.rmtree(whole, ignore_errors=True)
        shutil.copytree(made, whole)
        whole.rename(place)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let one process at a time in; one that was killed inside bars nobody."""
    until = time.monotonic() + LONGEST
    while (lock := take_lock(path)) is None:
        if time.monotonic() > until:
            raise TimeoutError(f"{path} was never let go")
        time.sleep(0.2)
    try:
        yield
    finally:
        lock.release()


def _tidy() -> None:
    """Keep the results that were used last."""
    folders = [path for path in KEPT.iterdir() if path.is_dir()]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in folders[MOST_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
