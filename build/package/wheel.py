"""Wheels and source archive for pip and pipx, built in a copy of the files that belong to the project.

The project has a package called `build`, so the tool of that name cannot be used beside it; the backend is
asked directly instead. It makes the wheel for every system, in plain Python; the wheel for this system is
that one with the compiled modules beside their sources. pip takes the one that fits.
"""

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from build.compiled.tree import files_of
from build.package.freeze import Code, libraries_for
from build.package.licences import LICENCE_FILE

ROOT = Path(__file__).resolve().parents[2]
BELONGING = (
    *(".ci", ".github", "flow_desktop", "build", "tests", "docs"),
    *("dev.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"),
)
OLDEST_GLIBC = (2, 17)
PURE = "py3-none-any"


def make(target: Path, code: Code = Code.FASTEST) -> list[Path]:
    """Build them into `target`; gives the plain wheel, the sources, and the compiled wheel if there is one.

    Asked for compiled code it makes that wheel alone: one machine is enough for what fits everywhere.
    """
    target.mkdir(parents=True, exist_ok=True)
    libraries = libraries_for(code)
    with tempfile.TemporaryDirectory(prefix="flow-wheel-") as scratch:
        copy, made = Path(scratch) / "project", Path(scratch) / "made"
        copy_source(copy)
        command = [sys.executable, "-I", "-m", "hatchling", "build", "--directory", str(made)]
        subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if libraries:
            with_libraries(next(made.glob("*.whl")), libraries)
        anywhere = () if code is Code.COMPILED else (f"*{PURE}.whl", "*.tar.gz")
        kinds = (*anywhere, "*-cp*.whl")
        return [Path(shutil.move(path, target)) for kind in kinds for path in made.glob(kind)]


def copy_source(copy: Path) -> None:
    """Copy the files that belong to the project, and nothing else that lies beside them."""
    copy.mkdir()
    leave = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in BELONGING:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=leave)
        elif source.is_file():
            shutil.copy(source, copy / name)


def with_libraries(plain: Path, libraries: Path) -> Path:
    """Write a wheel for this system beside the plain one: the same files, and the compiled modules."""
    label = tag(libraries)
    wheel = plain.with_name(plain.name.replace(PURE, label))
    with zipfile.ZipFile(plain) as source, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        listed = []
        for entry in source.infolist():
            data = source.read(entry)
            if entry.filename.endswith(".dist-info/RECORD"):
                record = entry
                continue
            if entry.filename.endswith(".dist-info/WHEEL"):
                text = data.decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
                data = text.replace(f"Tag: {PURE}", f"Tag: {label}").encode()
            listed.append(_pack(packed, entry, data))
        notice = zipfile.ZipInfo(record.filename.replace("RECORD", "licenses/mypy.txt"), record.date_time)
        notice.external_attr = 0o100644 << 16
        listed.append(_pack(packed, notice, _compilers_licence()))
        for path in files_of(libraries):
            entry = zipfile.ZipInfo(path.relative_to(libraries).as_posix(), record.date_time)
            entry.external_attr = 0o100755 << 16
            listed.append(_pack(packed, entry, path.read_bytes()))
        packed.writestr(record, "".join([*listed, f"{record.filename},,\n"]), zipfile.ZIP_DEFLATED)
    return wheel


def _compilers_licence() -> bytes:
    """A part of mypyc is in everything that it compiles."""
    files = distribution("mypy").files or []
    return next(
        Path(str(path.locate())).read_bytes() for path in files if LICENCE_FILE.search(path.as_posix())
    )


def _pack(packed: zipfile.ZipFile, entry: zipfile.ZipInfo, data: bytes) -> str:
    """Put a file into a wheel; gives its line in the wheel's record."""
    packed.writestr(entry, data, zipfile.ZIP_DEFLATED)
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{entry.filename},sha256={digest},{len(data)}\n"


def tag(libraries: Path, platform: str = "") -> str:
    """For which Python and system the modules are: `cp311-cp311-manylinux_2_17_x86_64`."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = re.sub(r"\W", "_", platform or sysconfig.get_platform())
    if system.startswith("linux_"):
        asked = [
            tuple(map(int, found))
            for path in files_of(libraries)
            for found in re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
        ]
        if asked:  # otherwise another C library: only systems like this one
            major, minor = max(OLDEST_GLIBC, *asked)
            system = f"manylinux_{major}_{minor}_{system.removeprefix('linux_')}"
    return f"{python}-{python}-{system}"
