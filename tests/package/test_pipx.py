"""pipx, as people use it: from the wheel and from the folder of the sources, with all that they need."""

import importlib.util
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from flow_desktop.version import VERSION
from tests.package.installed import check_everything_works, run

pytestmark = pytest.mark.package


class Pipx:
    """pipx with folders of its own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.programs = place / "bin"
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        folders = {"PIPX_HOME": place / "home", "PIPX_BIN_DIR": self.programs, "PIPX_MAN_DIR": place / "man"}
        self.environment = kept | {name: str(folder) for name, folder in folders.items()}

    def __call__(self, *words: str) -> str:
        command = [sys.executable, "-m", "pipx", *words]
        done = subprocess.run(command, cwd=self.place, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def makes_false_links(folder: Path) -> bool:
    """Whether a link is said to be made and is none; a system that refuses to make one is honest."""
    try:
        (folder / "link").symlink_to("file")
    except OSError:
        return False
    return not (folder / "link").is_symlink()


@pytest.fixture
def pipx(tmp_path: Path) -> Pipx:
    if importlib.util.find_spec("pipx") is None:
        pytest.skip("needs pipx (dev.py test installs it)")
    if makes_false_links(tmp_path):
        pytest.skip("Wine says that it made a link and makes none, and pipx believes it")
    fetch = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--no-cache-dir",
        "platformdirs",
    ]
    if subprocess.run([*fetch, "--dest", str(tmp_path / "probe")], capture_output=True).returncode:
        pytest.skip("needs a package index to take the libraries from")
    return Pipx(tmp_path)


def test_pipx_installs_the_wheel_and_takes_it_away_again(pipx: Pipx, made: list[Path]) -> None:
    pipx("install", str(made[0]))
    check_everything_works(pipx.programs, pipx.place)
    pipx("uninstall", "flow-desktop")
    assert not list(pipx.programs.glob("flow-desktop*"))


def test_pipx_installs_the_folder_of_the_sources(pipx: Pipx, made: list[Path], tmp_path: Path) -> None:
    with tarfile.open(made[1]) as files:
        files.extractall(tmp_path / "sources", filter="data")
    (folder,) = (tmp_path / "sources").iterdir()
    pipx("install", str(folder))
    assert run(pipx.programs, tmp_path, "--version") == f"Flow {VERSION} (plain Python)\n"
    run(pipx.programs, tmp_path, "shot", "menu", "--lang", "pl", "--size", "1024x640", "--out", "menu.png")
    assert (tmp_path / "menu.png").read_bytes().startswith(b"\x89PNG")
