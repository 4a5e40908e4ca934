"""The README shows the game: its pictures are there, are pictures, and do not weigh much."""

import re
from pathlib import Path

import pygame
import pytest

from build.readme_pictures import ANIMATION, FOLDER, SIZE, STILLS, png

ROOT = Path(__file__).parents[2]
MOST_STILL, MOST_ANIMATED = 600_000, 3_000_000  # a painted sunrise and a painted map weigh more


def shown() -> list[str]:
    return re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))


def test_the_readme_shows_every_picture_once() -> None:
    names = [f"docs/pictures/{name}" for name in (*(f"{still}.png" for still in STILLS), ANIMATION)]
    assert sorted(shown()) == sorted(names)
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(Path(name).name for name in names)


@pytest.mark.parametrize("name", STILLS)
def test_a_still_picture(name: str) -> None:
    path = FOLDER / f"{name}.png"
    assert path.stat().st_size < MOST_STILL
    assert pygame.image.load(path).get_size() == SIZE


def test_the_animation_is_light() -> None:
    data = (FOLDER / ANIMATION).read_bytes()
    assert data[:6] == b"GIF89a"
    assert len(data) < MOST_ANIMATED


def test_the_writer_of_pictures_loses_nothing(tmp_path: Path) -> None:
    surface = pygame.Surface((7, 5), 0, 32)
    for x in range(7):
        for y in range(5):
            surface.set_at((x, y), (x * 30, y * 50, x * y))
    (tmp_path / "small.png").write_bytes(png(surface))
    again = pygame.image.load(tmp_path / "small.png")
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(surface, "RGB")
