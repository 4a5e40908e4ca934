"""Golden frames: every screen looks as it did when it was last approved.

Where a change is meant to be seen, `python3 dev.py shots --golden [NAME ...]` approves what is drawn now.
"""

from pathlib import Path

import pygame
import pytest

from build.shots import FRAMES, golden
from flow_desktop.pictures import NAMES
from tests.scenes.golden.comparing import MOST, apart, complaint

KEPT = sorted(FRAMES.glob("*.png"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_screen_looks_as_approved(path: Path) -> None:
    assert path.stem in NAMES, "a golden frame of a screen that is no more"
    assert complaint(path.stem, pygame.image.load(path), golden(path.stem)) == ""


def test_every_screen_has_a_golden_frame() -> None:
    assert {path.stem for path in KEPT} == set(NAMES)


def test_a_picture_is_the_same_every_time() -> None:
    pictures = [pygame.image.tobytes(golden("play-carry"), "RGB") for _ in range(2)]
    assert pictures[0] == pictures[1]


def test_no_two_exhibits_show_the_same() -> None:
    pictures = {path.stem: pygame.image.load(path) for path in KEPT}
    alike = [
        (name, other)
        for name, one in pictures.items()
        for other in pictures
        if name < other and name.split("-")[0] == other.split("-")[0] and apart(one, pictures[other]) <= MOST
    ]
    assert alike == []
