"""The map of all pages is that of the program, and nothing is far away."""

import pytest

from build.page_map import DEEPEST, INSIDE, MAP, Stop, drawn, pages, too_far
from tests.scenes.test_wayfinding import WAYS


@pytest.fixture(scope="module")
def found() -> dict[str, Stop]:
    return pages()


def test_every_page_is_at_most_two_presses_away(found: dict[str, Stop]) -> None:
    assert too_far(found) == []
    lost = [name for name in WAYS if name not in found and name not in INSIDE]
    assert not lost, "no way from the menu leads there, and no other page has it inside"


def test_the_map_is_drawn_from_the_program_as_it_is(found: dict[str, Stop]) -> None:
    """The second game's inner pages are drawn too, but a new one of them makes no other test fail."""
    assert outer(MAP.read_text("utf-8")) == outer(drawn(found)), "python -m build.page_map"


def outer(text: str) -> list[str]:
    return [line for line in text.splitlines() if "| River Dice →" not in line]


def test_a_long_way_is_named() -> None:
    far = Stop("Attic", "", ("games", "stairs", "ladder"), ("Our games", "Stairs", "Ladder"))
    assert far.presses < DEEPEST and too_far({"Attic": far}) == [
        "Attic is 3 presses away: Our games → Stairs → Ladder"
    ]
