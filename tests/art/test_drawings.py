"""The drawn files are what their source draws, and everything the game asks for is there."""

import pytest

from build.art.draw import drawings
from tests.art.pixels import ART, difference, drawn, on_ground

ICONS = sorted(path.stem.removeprefix("icon_") for path in ART.glob("icon_*.svg"))
OTHERS = [
    *("boat_open", "boat_single", "board_space", "board_corner", "rock", "bird", "bird_flying", "back_tile"),
    *("mark_calm", "mark_turn", "mark_blocked", "sea_sky", "sea_deep"),
]
DICE = [f"die_{colour}_{face}" for colour in ("white", "black") for face in range(1, 7)]
DRAWINGS = drawings()


@pytest.mark.parametrize("name", [*OTHERS, *DICE])
def test_the_picture_exists(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_file_is_what_its_source_draws(name: str) -> None:
    assert (ART / name).read_text(encoding="utf-8") == DRAWINGS[name]


def test_drawing_twice_gives_the_same() -> None:
    assert drawings() == DRAWINGS


@pytest.mark.parametrize("name", ICONS)
def test_icons_differ_from_each_other_at_24_pixels(name: str) -> None:
    here = on_ground(drawn(ART / f"icon_{name}.svg", 24), "#2B6A76")
    for other in ICONS:
        if other != name:
            assert difference(here, on_ground(drawn(ART / f"icon_{other}.svg", 24), "#2B6A76")) > 2


@pytest.mark.parametrize("ground", ["#17404E", "#FBF4E4"])
@pytest.mark.parametrize("name", ICONS)
def test_icons_stand_on_light_and_dark(name: str, ground: str) -> None:
    icon = on_ground(drawn(ART / f"icon_{name}.svg", 24), ground)
    plain = on_ground(drawn(ART / f"icon_{name}.svg", 24), ground)
    plain.fill(ground)
    assert difference(icon, plain) > 8
