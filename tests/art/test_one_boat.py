"""There is one boat: whatever shows it from the side shows the same drawing."""

from pathlib import Path

import pytest

from build.characters.vessel import HULL, JIB, MAIN

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"


@pytest.mark.parametrize("name", ["logo", "box_flow", "chart_boat"])
def test_the_same_boat(name: str) -> None:
    drawn = (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert all(f'd="{part}"' in drawn for part in (HULL, MAIN, JIB))
