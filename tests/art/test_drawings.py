"""The drawn files are what their source draws, and everything the game asks for is there."""

import pytest

from build.art.draw import drawings
from tests.art.pixels import ART, difference, drawn, on_ground

ICONS = [
    *("play", "pause", "rotate_left", "rotate_right", "trade", "discard", "undo", "redo", "help", "goal"),
    *("settings", "accessibility", "sound_on", "sound_off", "language", "back", "close", "check"),
    *(
        "plus",
        "minus",
        "arrow_up",
        "arrow_down",
        "arrow_left",
        "arrow_right",
        "dice",
        "wave",
        "clock",
        "turns",
    ),
    *("hourglass_off", "copy", "paste", "eye", "hand", "seat", "star", "home", "quit", "book"),
    *(
        "pencil",
        "shuffle",
        "lock",
        "mouse",
        "keyboard",
        "gamepad",
        "pad_a",
        "pad_b",
        "pad_x",
        "pad_y",
        "pad_lb",
    ),
    *(
        "pad_rb",
        "pad_lt",
        "pad_rt",
        "pad_start",
        "pad_select",
        "mouse_left",
        "mouse_right",
        "mouse_wheel",
        "key",
    ),
]
OTHERS = [
    *("boat_open", "boat_single", "board_space", "board_corner", "rock", "bird", "bird_flying", "back_tile"),
    *("mark_calm", "mark_turn", "mark_blocked", "sea_sky", "sea_deep"),
]
DICE = [f"die_{colour}_{face}" for colour in ("white", "black") for face in range(1, 7)]
DRAWINGS = drawings()


@pytest.mark.parametrize("name", [*OTHERS, *DICE, *(f"icon_{name}" for name in ICONS)])
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
