"""Wheel and source archive: installed into a fresh environment far from the source, everything works."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from build.compiled.compiling import missing
from build.compiled.modules import ENDINGS, LIBRARY, MODULES
from build.package.freeze import Code
from build.package.wheel import make, tag
from flow_desktop.version import VERSION
from tests.package.installed import check_everything_works, run

pytestmark = pytest.mark.package
ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pygame-ce", "pymunk", "cffi", "pycparser", "platformdirs")
if sys.platform in ("win32", "darwin"):
    NEEDED += ("prismatoid",)
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
        if not source.exists() or (target / top).exists():
            continue
        if os.name != "nt":
            (target / top).symlink_to(source, target_is_directory=source.is_dir())
        elif source.is_dir():  # Windows lets only administrators make links
            shutil.copytree(source, target / top)
        else:
            shutil.copy(source, target / top)


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
    always = {re.split(r"[<>=; ]", line.split()[1])[0] for line in needs if ";" not in line}
    assert always == {"pygame-ce", "pymunk", "platformdirs"}
    voices = [line for line in needs if "sys_platform" in line]
    assert len(voices) == 1 and "prismatoid" in voices[0] and "linux" not in voices[0]


def test_the_wheel_works_far_from_the_source(made: list[Path], tmp_path: Path) -> None:
    check_everything_works(fresh(tmp_path / "fresh", made[0]), tmp_path)


def test_a_compiled_wheel_is_the_plain_one_and_the_compiled_modules(made: list[Path]) -> None:
    with zipfile.ZipFile(made[0]) as plain, zipfile.ZipFile(compiled_wheel(made)) as compiled:
        before = {entry.filename: entry.CRC for entry in plain.infolist()}
        after = {entry.filename: entry.CRC for entry in compiled.infolist()}
        new = {name for name in after if name not in before}
        libraries = {name.split(".")[0].replace("/", ".") for name in new if name.endswith(ENDINGS)}
        assert libraries == {LIBRARY, *MODULES}
        assert {name.rpartition("/")[2] for name in new if not name.endswith(ENDINGS)} == {"mypy.txt"}
        changed = {name.rpartition("/")[2] for name, crc in before.items() if after.get(name) != crc}
        assert changed == {"WHEEL", "RECORD"}
        about = f"flow_desktop-{VERSION}.dist-info"
        said = compiled.read(f"{about}/WHEEL").decode()
        assert "Root-Is-Purelib: false" in said
        assert f"Tag: {compiled_wheel(made).stem.split('-', 2)[2]}\n" in said
        for line in compiled.read(f"{about}/RECORD").decode().splitlines():
            name, digest, size = line.rsplit(",", 2)
            if not name.endswith("/RECORD"):
                data = compiled.read(name)
                known = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
                assert (digest, size) == (f"sha256={known}", str(len(data))), name


def test_the_compiled_wheel_works_far_from_the_source(made: list[Path], tmp_path: Path) -> None:
    check_everything_works(fresh(tmp_path / "fresh", compiled_wheel(made)), tmp_path, "compiled")


def test_a_release_makes_what_fits_everywhere_on_one_system_only(
    made: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = compiled_wheel(made).name
    alone = make(tmp_path / "compiled", Code.COMPILED)
    assert [path.name for path in alone] == [wanted]
    rest = make(tmp_path / "plain", Code.PLAIN)
    assert [path.name for path in rest] == [path.name for path in made[:2]]
    assert "Compiled: engine.geometry" in capsys.readouterr().out


def compiled_wheel(made: list[Path]) -> Path:
    if len(made) < 3:
        pytest.skip(f"nothing can be compiled here: {missing()}")
    return made[2]


@pytest.mark.parametrize(
    ("platform", "inside", "label"),
    [
        ("linux-x86_64", b"GLIBC_2.2.5\0GLIBC_2.14\0", "manylinux_2_17_x86_64"),
        ("linux-aarch64", b"GLIBC_2.17\0GLIBC_2.34\0", "manylinux_2_34_aarch64"),
        ("linux-x86_64", b"", "linux_x86_64"),
        ("macosx-11.0-arm64", b"", "macosx_11_0_arm64"),
        ("win-amd64", b"", "win_amd64"),
    ],
)
def test_the_name_says_for_which_system_a_wheel_is(
    platform: str, inside: bytes, label: str, tmp_path: Path
) -> None:
    (tmp_path / "module.so").write_bytes(inside)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert tag(tmp_path, platform) == f"{python}-{python}-{label}"


def test_the_source_archive_makes_the_same_wheel(made: list[Path], tmp_path: Path) -> None:
    with tarfile.open(made[1]) as files:
        files.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    for name in (
        "dev.py",
        "CONTRIBUTING.md",
        ".ci/run",
        ".github/workflows/release.yml",
        "build/package/flow.spec",
    ):
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
    assert run(programs, tmp_path, "--version") == f"Flow {VERSION} (plain Python)\n"
