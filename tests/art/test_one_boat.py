"""There is one boat and one bird: whatever shows them from a side shows the same drawing."""

import re
from pathlib import Path

import pygame
import pytest

from build.characters import boat_above, tern
from build.characters.vessel import HULL, JIB, MAIN

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"


def paths(name: str) -> set[str]:
    """The shapes that a drawing is made of."""
    return set(re.findall(r' d="([^"]+)"', (ART / f"{name}.svg").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", ["logo", "box_flow", "chart_boat", "program_icon"])
def test_the_same_boat(name: str) -> None:
    assert {HULL, MAIN, JIB} <= paths(name)


@pytest.mark.parametrize("name", ["boat_open", "boat_single", "scenario_single_path_boat"])
def test_the_same_boat_from_above(name: str) -> None:
    assert {boat_above.HULL, boat_above.MAIN, boat_above.JIB} <= paths(name)


@pytest.mark.parametrize("name", ["bird", "action_bird"])
def test_the_same_bird(name: str) -> None:
    assert {tern.BODY, tern.CAP, tern.WING} <= paths(name)


def test_the_cat_of_the_finale_sits_in_the_boat_of_the_icon() -> None:
    sitting, icon = paths("animal_cat_seated"), paths("program_icon")
    assert len(sitting & icon) > 0.8 * len(sitting)


def test_the_logo_is_not_cut_off() -> None:
    """Not at the mast's tip either, with its edge of paper and ink."""
    drawn = pygame.image.load_sized_svg(str(ART / "logo.svg"), (512, 224))
    assert drawn.get_rect().inflate(-4, -4).contains(drawn.get_bounding_rect())
