"""Wheel and source archive: installed into a fresh environment far from the source, everything works."""

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from flow_desktop.version import VERSION
from tests.package.installed import check_everything_works, run

pytestmark = pytest.mark.package
ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pygame-ce", "pymunk", "cffi", "pycparser", "platformdirs")
MOST_WHEEL = 12_000_000


def fresh(place: Path, wheel: Path) -> Path:
    """A new environment with this wheel and its declared needs alone; gives its folder of programs.

    The needs are borrowed from this environment, package by package, so that no network is used.
    """
    venv.create(place, with_pip=False, symlinks=os.name != "nt")
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    target = json.loads(
        _ask(python, "import json, sysconfig; print(json.dumps(sysconfig.get_path('purelib')))")
    )
    borrowed = place / "borrowed"
    borrowed.mkdir()
    for name in NEEDED:
        _borrow(name, borrowed)
    Path(target, "borrowed.pth").write_text(str(borrowed))
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*command, "--disable-pip-version-check", str(wheel)], check=True, cwd=place)
    return programs


def _ask(python: Path, script: str) -> str:
    return subprocess.run([str(python), "-c", script], capture_output=True, text=True, check=True).stdout


def _borrow(name: str, target: Path) -> None:
    found = distribution(name)
    for top in {path.parts[0] for path in found.files or [] if not path.parts[0].startswith("..")}:
        source = Path(str(found.locate_file(top)))
        if source.exists() and not (target / top).exists():
            (target / top).symlink_to(source, target_is_directory=source.is_dir())


def assets(names: list[str]) -> set[str]:
    return {
        name[name.index("flow_desktop/") :] for name in names if "flow_desktop/" in name and name[-1] != "/"
    }


def wanted() -> set[str]:
    found = (path for path in (ROOT / "flow_desktop").rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in found if "__pycache__" not in path.parts}


def test_the_wheel_is_small_and_whole(made: list[Path]) -> None:
    assert made[0].stat().st_size <= MOST_WHEEL
    with zipfile.ZipFile(made[0]) as files:
        assert assets(files.namelist()) == wanted()
        words = next(name for name in files.namelist() if name.endswith("METADATA"))
        needs = [line for line in files.read(words).decode().splitlines() if line.startswith("Requires-Dist")]
    assert sum("extra ==" not in line for line in needs) == 3


def test_the_wheel_works_far_from_the_source(made: list[Path], tmp_path: Path) -> None:
    check_everything_works(fresh(tmp_path / "fresh", made[0]), tmp_path)


def test_the_source_archive_makes_the_same_wheel(made: list[Path], tmp_path: Path) -> None:
    with tarfile.open(made[1]) as files:
        files.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    for name in ("dev.py", ".ci/run", ".github/workflows/release.yml", "build/package/flow.spec"):
        assert (unpacked / name).is_file(), name
    command = [
        sys.executable,
        "-I",
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(tmp_path),
    ]
    subprocess.run(command, cwd=unpacked, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as again, zipfile.ZipFile(made[0]) as first:
        assert {i.filename: i.CRC for i in again.infolist()} == {i.filename: i.CRC for i in first.infolist()}
    programs = fresh(tmp_path / "fresh", wheel)
    assert run(programs, tmp_path, "--version") == f"Flow {VERSION}\n"
