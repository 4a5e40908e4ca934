"""There is one boat: whatever shows it from the side shows the same drawing."""

from pathlib import Path

import pygame
import pytest

from build.characters.vessel import HULL, JIB, MAIN

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"


@pytest.mark.parametrize("name", ["logo", "box_flow", "chart_boat"])
def test_the_same_boat(name: str) -> None:
    drawn = (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert all(f'd="{part}"' in drawn for part in (HULL, MAIN, JIB))


def test_the_logo_is_not_cut_off() -> None:
    """Not at the mast's tip either, with its edge of paper and ink."""
    drawn = pygame.image.load_sized_svg(str(ART / "logo.svg"), (512, 224))
    assert drawn.get_rect().inflate(-4, -4).contains(drawn.get_bounding_rect())
