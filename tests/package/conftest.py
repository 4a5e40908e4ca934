"""The package is built once for all tests, however many processes run them, and unpacked from its archive."""

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from build.bench.display import own_display
from build.package.archive import unpack
from build.package.identity import COMMAND, NAME, folder_name
from tests.package.packaged import Program

PATIENCE = 540


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Let one process at a time in."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            lock.mkdir()
            break
        except FileExistsError:
            assert time.monotonic() < until, f"{lock} was never let go"
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.rmdir()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what `dev.py package` makes; FLOW_PACKAGE_DIST names one that is there already."""
    named = os.environ.get("FLOW_PACKAGE_DIST")
    if named:
        return Path(named).resolve()
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("needs PyInstaller (dev.py test installs it)")
    from build.package.freeze import make

    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    dist, done = shared / "package-dist", shared / "package-dist-done"
    with alone(shared / "package-lock"):
        if not done.exists():
            make(dist)
            done.touch()
    return dist


@pytest.fixture(scope="session")
def archive(built: Path) -> Path:
    """The archive for this system."""
    return built / f"{folder_name()}.{'tar.gz' if sys.platform == 'linux' else 'zip'}"


@pytest.fixture(scope="session")
def folder(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder as somebody has it who unpacked the archive."""
    place = tmp_path_factory.mktemp("unpacked")
    unpack(archive, place)
    return place / folder_name()


@pytest.fixture
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    """The program of that folder with an empty home and no display.

    FLOW_PACKAGE_PROGRAM names one that is unpacked already, FLOW_PACKAGE_WINE the prefix that it runs in.
    """
    if named := os.environ.get("FLOW_PACKAGE_PROGRAM"):
        wine = os.environ.get("FLOW_PACKAGE_WINE")
        return Program(Path(named), tmp_path, wine=Path(wine) if wine else None)
    folder: Path = request.getfixturevalue("folder")
    where = {"win32": f"{COMMAND}.exe", "darwin": f"{NAME}.app/Contents/MacOS/{NAME}"}
    return Program(folder / where.get(sys.platform, NAME), tmp_path)


@pytest.fixture
def shown(program: Program) -> Iterator[Program]:
    """The same with a display: Xvfb on Linux, the desktop elsewhere."""
    if sys.platform != "linux":
        yield program
        return
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb to open a window")
    with own_display("1920x1080x24") as display:
        yield Program(program.path, program.home, display)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The wheel and the source archive."""
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("needs hatchling (dev.py test installs it)")
    from build.package.wheel import make

    return make(tmp_path_factory.mktemp("made"))
