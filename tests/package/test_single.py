"""Flow in one file for Linux: unpacked once, checked, started; in the way of nothing and nobody."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build.package import archive
from build.package.identity import BUNDLE, folder_name
from build.package.single import HEAD, single_file
from flow_desktop.version import VERSION
from tests.package.packaged import LONGEST

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")
NAME = "Flow-1.2.3-linux-x86_64"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """One file with a program that only says how it was started."""
    folder = tmp_path / "made" / NAME
    folder.mkdir(parents=True)
    for name, text in (("Flow", 'echo "$0" "$@"; exit 7'), ("add-to-menu.sh", 'echo "$FLOW_PROGRAM"')):
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    packed = archive.pack_tar(folder, tmp_path / "packed.tar.gz")
    (tmp_path / "My games $x").mkdir()
    return single_file(packed, NAME, tmp_path / "My games $x")


def run(file: Path, home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", **more}
    return subprocess.run(
        [str(file), *arguments], env=environment, capture_output=True, text=True, timeout=LONGEST, cwd="/"
    )


def caches(home: Path) -> list[Path]:
    return sorted((home / ".cache" / "flow-desktop").iterdir())


def test_it_unpacks_itself_once_and_hands_everything_on(small: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    first = run(small, home, "a game.flow", "--safe")
    (place,) = caches(home)
    assert (first.returncode, first.stdout) == (7, f"{place}/{NAME}/Flow a game.flow --safe\n"), first.stderr
    (place / NAME / "mark").touch()
    assert run(small, home).returncode == 7
    assert (place / NAME / "mark").exists(), "the second start unpacks nothing"
    assert run(small, home, "--unpacked").stdout == f"{place}/{NAME}\n"


def test_another_version_takes_the_place_of_one_that_does_not_run(small: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    run(small, home)
    (old,) = caches(home)
    old.rename(old.with_name("Flow-1.0.0-linux-x86_64-0123456789ab"))
    (old.parent / "something else").mkdir()
    run(small, home)
    assert [path.name for path in caches(home)] == [old.name, "something else"]


def test_the_menu_starts_the_file_itself(small: Path, tmp_path: Path) -> None:
    assert run(small, tmp_path / "home", "--add-to-menu").stdout == f"{small}\n"


def test_a_damaged_file_is_told_and_nothing_is_left(small: Path, tmp_path: Path) -> None:
    data = bytearray(small.read_bytes())
    data[-20] ^= 1
    small.write_bytes(data)
    done = run(small, tmp_path / "home", LANG="de_DE.UTF-8")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Diese Datei ist beschädigt. Lade sie noch einmal herunter.\n"
    assert not (tmp_path / "home").exists()


def test_where_nothing_can_be_written_there_is_a_sentence(small: Path, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    done = run(small, tmp_path / "home")
    assert done.returncode == 1
    assert done.stderr == f"Flow could not be unpacked here: {tmp_path}/home/.cache/flow-desktop\n"


def test_the_same_archive_gives_the_same_file(small: Path, tmp_path: Path) -> None:
    before = small.read_bytes()
    assert single_file(tmp_path / "packed.tar.gz", NAME, small.parent).read_bytes() == before
    assert os.access(small, os.X_OK)
    assert before.count(b"\nexit 0\n") >= 1 and b"@" not in before[: HEAD.stat().st_size].replace(
        b'"$@"', b""
    )


@pytest.mark.package
def test_the_real_one_starts_where_there_is_no_python(built: Path, tmp_path: Path) -> None:
    file = built / f"{folder_name()}.run"
    if not file.exists():
        pytest.skip("what was built lies there without it")
    home = tmp_path / "home"
    assert run(file, home, "--version").stdout.startswith(f"Flow {VERSION} (")
    assert run(file, home, "--add-to-menu").returncode == 0
    entry = home / ".local" / "share" / "applications" / f"{BUNDLE}.desktop"
    assert f'Exec="{file}" %f' in entry.read_text().splitlines()
