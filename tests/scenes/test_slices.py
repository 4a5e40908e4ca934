"""Drawings that are laid side by side meet without a line between them."""

import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.catalogue import art
from flow_desktop.app.view import View
from flow_desktop.scenes.slices import stretched
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NORMAL

OPAQUE = 250


@pytest.mark.parametrize("size", [(384, 192), (768, 384)])
@pytest.mark.parametrize("name", ["quay_wall", "deck_planks"])
def test_a_piece_that_repeats_is_whole_up_to_its_edges(name: str, size: tuple[int, int]) -> None:
    piece = stretched(Look(View(1920, 1080), NORMAL, Assets()), art(name), size)
    middle, right, bottom = size[0] // 2, size[0] - 1, size[1] - 1
    edges = [(middle, 0), (middle, bottom), (0, size[1] // 2), (right, size[1] // 2)]
    assert min(piece.get_at(spot)[3] for spot in edges) >= OPAQUE
