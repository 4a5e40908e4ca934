"""The demonstration for a machine without a screen: a whole game in pictures; the program itself says why."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from build import demo

ROOT = Path(__file__).resolve().parents[3]


def without_a_screen(*command: str, home: Path) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"FLOW_HOME": str(home), "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_game_in_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "99-old.png").write_bytes(b"")
    assert demo.main([str(tmp_path)]) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    names = {path.stem.split("-", 1)[1] for path in pictures}
    assert {"menu", "play", "wave", "results"} <= names
    assert "old" not in names
    assert all(pygame.image.load(path).get_size() == demo.SIZE for path in pictures)
    said = capsys.readouterr().out
    assert f"{len(pictures)} pictures" in said
    assert "won" in said or "lost" in said


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_the_program_says_in_one_sentence_that_there_is_no_screen(tmp_path: Path) -> None:
    done = without_a_screen(sys.executable, "-m", "flow_desktop", home=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert [line for line in done.stderr.splitlines() if line] == [
        "Flow needs a screen, and none was found: start it from a desktop session."
    ]
