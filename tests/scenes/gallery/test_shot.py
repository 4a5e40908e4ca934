"""`flow-desktop shot` without a display: any screen, size and language, and clear words when it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from flow_desktop.cli import run
from flow_desktop.pictures import NAMES

ROOT = Path(__file__).resolve().parents[3]


def test_a_picture_of_the_asked_size(tmp_path: Path) -> None:
    out = tmp_path / "new" / "menu.png"
    assert (
        run(["shot", "menu", "--size", "1366x768", "--lang", "qps", "--text", "150", "--out", str(out)]) == 0
    )
    picture = pygame.image.load(out)
    assert picture.get_size() == (1366, 768)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 1366, 97) for y in range(0, 768, 97)}) > 10


def test_it_needs_no_display(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "flow_desktop", "shot", "play", "--size", "1024x640", "--out"]
    done = subprocess.run(
        [*command, str(tmp_path / "play.png")], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert pygame.image.load(tmp_path / "play.png").get_size() == (1024, 640)


def test_looks_differ_as_they_should(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.png" for number in range(3)]
    for path, more in zip(files, ([], ["--theme", "high-contrast"], ["--text", "200"]), strict=True):
        assert run(["shot", "settings", "--size", "1280x720", "--out", str(path), *more]) == 0
    assert len({path.read_bytes() for path in files}) == 3


def test_the_list_names_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["shot", "--list"]) == 0
    assert capsys.readouterr().out.split() == list(NAMES)


@pytest.mark.parametrize("wrong", [["nowhere"], []])
def test_an_unknown_screen_is_told(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["shot", *wrong]) == 2
    assert "--list" in capsys.readouterr().err


@pytest.mark.parametrize("size", ["800x600", "9999x1080", "wide", "1920"])
def test_a_size_out_of_range_is_told(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["shot", "menu", "--size", size])
    assert stopped.value.code == 2
    assert "--size" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(["shot", "menu", "--size", "1024x640", "--out", str(tmp_path / "file" / "menu.png")]) == 1
    assert "could not be written" in capsys.readouterr().err
