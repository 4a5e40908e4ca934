"""What the first screen drew is drawn ahead by the next start, and nothing else is."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from flow_desktop.app import assets
from flow_desktop.app.assets import begin_as_before, drawn, first_drawings, fits
from flow_desktop.app.catalogue import catalogue

WINDOW = (1280, 720)
ICON = catalogue().find("art", "program_icon")
KEPT: dict[str, Any] = {"window": [*WINDOW], "drawings": [["program_icon", 64, 64]]}


@pytest.fixture(autouse=True)
def nothing_begun() -> Iterator[None]:
    """Neither by a test before, which may have opened a program and left it, nor by these."""
    first_drawings(WINDOW)
    yield
    first_drawings(WINDOW)


def test_what_was_drawn_is_kept_once_and_drawn_ahead_the_next_time() -> None:
    begin_as_before(None)
    assert not fits(WINDOW)
    for _again in range(2):
        drawn(ICON, (64, 64))
    assert first_drawings(WINDOW) == KEPT
    drawn(ICON, (32, 32))  # the first screen is there: nobody waits for this one
    assert first_drawings(WINDOW)["drawings"] == []
    begin_as_before(KEPT)
    assert fits(WINDOW)
    ahead = assets._begun[ICON, (64, 64)]
    assert drawn(ICON, (64, 64)) is ahead.picture() and not assets._begun


def test_what_was_drawn_in_vain_is_let_go() -> None:
    begin_as_before(KEPT)
    assert assets._begun
    assert first_drawings(WINDOW)["drawings"] == []
    assert not assets._begun


def test_what_was_begun_for_another_window_is_let_go() -> None:
    begin_as_before(KEPT)
    assert not fits((1024, 640)) and not assets._begun and not assets._waiting


def test_whoever_would_wait_for_a_picture_draws_what_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread draws ahead: as long as it is at what is needed now, the other takes from the end."""
    held, by = threading.Event(), dict[int, str]()

    def slowly(path: Path, size: tuple[int, int]) -> pygame.Surface:
        by[size[0]] = threading.current_thread().name
        if size[0] == 64:
            assert held.wait(10)
        if size[0] == 16:
            held.set()  # only whoever helps comes so far
        return pygame.Surface(size)

    for thread in threading.enumerate():
        if thread.name == "drawing ahead":  # of a test before: it would take from the same pictures
            thread.join()
    monkeypatch.setattr(assets, "draw_svg", slowly)
    begin_as_before(KEPT | {"drawings": [["program_icon", side, side] for side in (64, 32, 16)]})
    while 64 not in by:
        time.sleep(0.001)
    assert drawn(ICON, (64, 64)).get_width() == 64
    assert by[64] == "drawing ahead" and by[16] == threading.current_thread().name
    assert {drawn(ICON, (side, side)).get_width() for side in (16, 32)} == {16, 32}


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
    begin_as_before(kept)
    assert not assets._begun and not fits(WINDOW)
