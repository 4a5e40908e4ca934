"""Whatever is shown, all pictures stay within the budget, and come back right when they had to go."""

from collections.abc import Iterator

import pygame
import pytest

from flow_desktop.app import assets
from flow_desktop.app.assets import BUDGET, Budget, weight
from flow_desktop.app.intents import WindowResized
from flow_desktop.scenes.gallery.picture import Wish, on_stage, picture

SHOWN = ("play-carry", "wave-done", "settings")
SMALL, SMALLER = (1100, 700), (1024, 640)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A budget for hardly one screen; gives how far from it all were after each picture that was made."""
    kept: list[int] = []
    keep_within = Budget.keep_within

    def watched(budget: Budget) -> None:
        keep_within(budget)
        if budget is BUDGET:
            kept.append(budget.bytes - budget.most_bytes)

    monkeypatch.setattr(assets, "LEAST_BYTES", 6_000_000)
    monkeypatch.setattr(assets, "WINDOWS", 0)
    monkeypatch.setattr(Budget, "keep_within", watched)
    yield kept
    monkeypatch.undo()
    BUDGET.fit((1920, 1080))


def drawn(name: str) -> bytes:
    return pygame.image.tobytes(picture(name, Wish(SMALLER)), "RGB")


def test_pictures_that_had_to_go_come_back_as_they_were(request: pytest.FixtureRequest) -> None:
    wanted = {name: drawn(name) for name in SHOWN}
    kept: list[int] = request.getfixturevalue("narrow")
    for name in SHOWN:
        assert drawn(name) == wanted[name], name
    assert len(kept) > 100
    assert max(kept) <= 0, "the budget was passed"


def test_the_sum_is_what_is_kept() -> None:
    drawn("menu")
    assert BUDGET.bytes == sum(weight(surface) for surface in BUDGET.kept.values()) <= BUDGET.most_bytes


def test_going_back_and_forth_between_looks_keeps_nothing_more() -> None:
    with on_stage("settings", Wish(SMALLER)) as app:
        app.painting = True
        sums = []
        for _ in range(3):
            for size, theme in ((SMALL, "contrast"), (SMALLER, "normal")):
                app.inject(WindowResized(*size))
                app.shell.change(theme=theme)
                app.loop_once()
            sums.append((len(BUDGET.kept), BUDGET.bytes))
    assert sums[1] == sums[2]
