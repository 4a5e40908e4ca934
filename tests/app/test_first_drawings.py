"""What the first screen drew is drawn ahead by the next start, and nothing else is."""

from collections.abc import Iterator
from typing import Any

import pytest

from flow_desktop.app import assets
from flow_desktop.app.assets import begin_as_before, drawn, first_drawings
from flow_desktop.app.catalogue import catalogue

WINDOW = (1280, 720)
ICON = catalogue().find("art", "program_icon")
KEPT: dict[str, Any] = {"window": [*WINDOW], "drawings": [["program_icon", 64, 64]]}


@pytest.fixture(autouse=True)
def nothing_begun() -> Iterator[None]:
    yield
    first_drawings(WINDOW)


def test_what_was_drawn_is_kept_once_and_drawn_ahead_the_next_time() -> None:
    assert not begin_as_before(None, WINDOW)
    for _again in range(2):
        drawn(ICON, (64, 64))
    assert first_drawings(WINDOW) == KEPT
    drawn(ICON, (32, 32))  # the first screen is there: nobody waits for this one
    assert first_drawings(WINDOW)["drawings"] == []
    assert begin_as_before(KEPT, WINDOW)
    ahead = assets._begun[ICON, (64, 64)]
    assert drawn(ICON, (64, 64)) is ahead.picture() and not assets._begun


def test_what_was_drawn_in_vain_is_let_go() -> None:
    assert begin_as_before(KEPT, WINDOW) and assets._begun
    assert first_drawings(WINDOW)["drawings"] == []
    assert not assets._begun


@pytest.mark.parametrize(
    "kept",
    [
        *(None, 3, [], {}, {"window": [*WINDOW]}),
        KEPT | {"window": [1, 1]},
        *(KEPT | {"drawings": [each]} for each in (None, "all", ["program_icon", 64])),
        KEPT | {"drawings": "all"},
        *(KEPT | {"drawings": [[name, 64, 64]]} for name in ("../settings", "no_such_picture", 7)),
        *(KEPT | {"drawings": [["program_icon", side, 64]]} for side in (0, -1, 2.5, "64", 10**9)),
        KEPT | {"drawings": [["program_icon", 2000, 2000]] * 100},
    ],
)
def test_whatever_lies_there_nothing_strange_and_not_too_much_is_drawn(kept: object) -> None:
    assert not begin_as_before(kept, WINDOW) and not assets._begun
