"""Golden frames: every screen looks as it did when it was last approved; `build.shots --golden` rewrites."""

from pathlib import Path

import pygame
import pytest

from build.shots import FRAMES, difference, golden
from flow_desktop.scenes.gallery.exhibits import EXHIBITS

KEPT = sorted(FRAMES.glob("*.png"))
MOST = 2.5
"""Mean difference over all pixels and colours, of 255; another system's curves and fonts stay well below."""


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_screen_looks_as_approved(path: Path, tmp_path: Path) -> None:
    assert path.stem in EXHIBITS, "a golden frame of a screen that is no more"
    kept, drawn = pygame.image.load(path), golden(path.stem)
    apart = difference(kept, drawn)
    if apart > MOST:
        pygame.image.save(drawn, str(tmp_path / path.name))
    assert apart <= MOST, f"differs by {apart:.1f}: compare {tmp_path / path.name} with {path.name}"


def test_every_screen_has_a_golden_frame() -> None:
    assert {path.stem for path in KEPT} == set(EXHIBITS)


def test_a_picture_is_the_same_every_time() -> None:
    assert difference(golden("play-carry"), golden("play-carry")) == 0


def test_the_comparison_tells_screens_apart() -> None:
    pictures = {path.stem: pygame.image.load(path) for path in KEPT}
    for name, other in (("menu", "setup"), ("results-won", "results-lost"), ("settings", "rules")):
        assert difference(pictures[name], pictures[other]) > MOST, (name, other)
