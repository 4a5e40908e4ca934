"""Over the board by arrows, each step told."""

from __future__ import annotations

from typing import Final

from flow_desktop.scenes.autoplay.ears.hearing import Hearsay
from flow_desktop.scenes.autoplay.ears.sketch import SIDE, Spot

MOST_AREAS: Final = 10
MOST_WALKS: Final = 4


def walk_to(mind: Hearsay, spot: Spot) -> None:
    """Walk to a space; from elsewhere on the page, Tab leads to the board first."""
    for _walk in range(MOST_WALKS):
        here = on_board(mind)
        if here == spot:
            return
        down, right = spot // SIDE - here // SIDE, spot % SIDE - here % SIDE
        rows = ["DOWN" if down > 0 else "UP"] * abs(down)
        columns = ["RIGHT" if right > 0 else "LEFT"] * abs(right)
        mind.press(*rows, *columns)
        if mind.at == here:
            mind.at = None  # the focus was elsewhere
    if mind.at != spot:
        raise mind.lost("the cursor does not come to its space")


def on_board(mind: Hearsay) -> Spot:
    """The space that has the focus; Tab leads there."""
    if mind.at is not None:
        return mind.at
    for _area in range(MOST_AREAS):
        mind.press("TAB")
        if mind.at is not None:
            return mind.at
    raise mind.lost("no key leads to the board")


def look_over(mind: Hearsay) -> None:
    """Walk over the whole board once, and hear what lies on each space."""
    on_board(mind)
    mind.press(*["UP"] * (SIDE - 1), *["LEFT"] * (SIDE - 1))
    for row in range(SIDE):
        mind.press(*["RIGHT" if row % 2 == 0 else "LEFT"] * (SIDE - 1))
        if row < SIDE - 1:
            mind.press("DOWN")
