"""`dev.py shots`: any screen in any size, language, letters and colours, each look in its own folder."""

from pathlib import Path

import pygame
import pytest

from build import shots
from flow_desktop.scenes.gallery.picture import Wish


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shots, "ROOT", tmp_path)
    monkeypatch.setattr(shots, "SHOTS", tmp_path / "shots")
    return tmp_path / "shots"


def test_two_sizes_in_high_contrast(folder: Path) -> None:
    asked = ["menu", "--size", "1024x640", "--size", "1280x960"]
    assert shots.main([*asked, "--theme", "contrast"]) == shots.main(asked) == 0
    for size in ((1024, 640), (1280, 960)):
        plain, strong = (folder / f"{size[0]}x{size[1]}-en-100{look}/menu.png" for look in ("", "-contrast"))
        assert pygame.image.load(plain).get_size() == pygame.image.load(strong).get_size() == size
        assert plain.read_bytes() != strong.read_bytes()
    assert len(list(folder.iterdir())) == 4


def test_without_a_size_there_are_five(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Wish] = []

    def note(_name: str, wish: Wish, _path: Path) -> int:
        asked.append(wish)
        return 0

    monkeypatch.setattr(shots, "save_picture", note)
    assert shots.main(["menu", "--lang", "de", "--text", "200"]) == 0
    assert asked == [Wish(size, "de", 200, "normal") for size in shots.SIZES]


WRONG = ["--theme", "pink"], ["--size", "10x10"], ["--size", "large"], ["--text", "5000"]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_drawn_is_told(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        shots.main(["menu", *wrong])
    assert stopped.value.code == 2 and wrong[0] in capsys.readouterr().err


def test_a_screen_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert shots.main(["nowhere"]) == 2 and "nowhere" in capsys.readouterr().err
