"""The drowned valley: one picture below all spaces, the same for the same wave, and never loud."""

import math
from collections.abc import Sequence
from itertools import product

import pygame
import pytest

from flow_desktop.engine.board import START
from flow_desktop.scenes.board import ruins
from flow_desktop.scenes.board.layer import RestingBoard
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ruins import DEPTH, STREET
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.valley import _STREET_HALF, VALLEYS, _Valley, valley_of, valley_picture
from flow_desktop.widgets.theme import CONTRAST, NORMAL, PLAIN, Colour, Theme, contrast, luminance
from tests.scenes.board.drawing import a_look

PX = 40
MOST = 2.0
"""Nothing on the ground stands out from the water by more: tiles and marks need 3:1."""


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_the_wave_code_chooses_the_valley() -> None:
    numbers = {valley_of(f"wave-{code}") for code in range(200)}
    assert len(numbers) > VALLEYS // 2
    assert valley_of("otter") == 52, "the same on every machine"
    assert len({pixels(valley_picture(PX, number)) for number in range(8)}) == 8


def test_it_is_seen_and_stays_quiet() -> None:
    picture = valley_picture(PX, 5)
    middles = range(PX // 2, 7 * PX, 3)
    ratios = [contrast(Colour(*picture.get_at((x, y))[:3]), DEPTH) for x in middles for y in middles]
    assert max(ratios) < MOST
    assert sum(ratio > 1.08 for ratio in ratios) > len(ratios) / 10, "there is something to see"


def lightness(shade: Sequence[int]) -> float:
    """L* of a colour, 0 to 100: as light as it looks."""
    light = luminance((shade[0], shade[1], shade[2]))
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light


def test_what_lies_there_is_8_to_14_hundredths_lighter_than_the_water() -> None:
    """Roofs, streets, walls, towers and trees; beside them are only shades that are fainter still."""
    shades = (*(light for light, _ in ruins._ROOFS), ruins.STREET, ruins._WALL, ruins._TOWER, ruins._LEAF)
    assert all(8 <= lightness(shade) - lightness(DEPTH) <= 14 for shade in (*shades, ruins._CROWN))
    fainter = (ruins.RIVER, ruins.BANK, ruins._SHADE, ruins._TRUNK, ruins._FURROW, *ruins._EARTH)
    assert all(abs(lightness(shade) - lightness(DEPTH)) < 8 for shade in fainter)


@pytest.mark.parametrize("number", range(0, VALLEYS, 8))
def test_hardly_a_space_is_empty(number: int) -> None:
    """34 of 49 spaces were one stamp: now something is seen on all but a few, and there loudly on none."""
    picture, ranges = valley_picture(PX, number), []
    for left, top in product(range(0, 7 * PX, PX), repeat=2):
        inside = product(range(4, PX - 4, 2), repeat=2)
        found = sorted(lightness(picture.get_at((left + x, top + y))[:3]) for x, y in inside)
        ranges.append(found[-len(found) // 50] - found[len(found) // 50])
    assert sum(each < 3 for each in ranges) <= 4
    assert 8 <= sorted(ranges)[24] <= 16, "between the lightest and the darkest of a usual space"
    assert max(ranges) < 22


def test_spaces_show_their_part_of_it_and_flat_themes_none() -> None:
    places = BoardPlaces(0, 0, 0, PX)

    def ground(theme: Theme, valley: int) -> bytes:
        board, look = RestingBoard(), a_look(theme)
        board.update(look, places, BoardShow(START, valley=valley))
        surface = pygame.Surface(places.rect.size, 0, 32)
        board.draw(surface, look, places)
        return pixels(surface.subsurface((PX, PX, 2 * PX, PX)))

    whole = valley_picture(PX, 3).subsurface((PX, PX, 2 * PX, PX))
    assert ground(NORMAL, 3) == pixels(whole) != ground(NORMAL, 4)
    for theme in (PLAIN, CONTRAST):
        assert ground(theme, 3) == ground(theme, 4)


def test_the_edges_of_a_road_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row of discs, each on whole pixels, had bumps at every one of them, to be seen in large windows."""
    valley = _Valley(60, 0)
    monkeypatch.setattr(valley, "_is_wet", lambda spot: False)
    road = [(1 + 0.03 * step, 1 + 0.025 * step) for step in range(120)]
    valley._draw_road(road)
    drawn = pygame.mask.from_threshold(valley._sheet, STREET, (1, 1, 1, 255))
    half, long = _STREET_HALF * valley._fine, math.dist(road[0], road[-1]) * valley._fine
    assert drawn.count() == pytest.approx(2 * half * long + math.pi * half**2, rel=0.02)
    assert len(drawn.outline()) < 0.85 * 2 * long, "no steps but those of a slanting line"
