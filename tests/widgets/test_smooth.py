"""Areas and lines that are drawn without steps."""

import pygame
import pytest

from flow_desktop.widgets.smooth import Smooth

INK = (15, 76, 92)


def shades(picture: pygame.Surface) -> set[int]:
    """How much is seen of every pixel."""
    return {picture.get_at((x, y)).a for x in range(picture.get_width()) for y in range(picture.get_height())}


@pytest.mark.parametrize("slant", [(90, 20), (20, 90), (90, 90)])
def test_a_slanting_line_has_edges_between_all_and_nothing(slant: tuple[int, int]) -> None:
    sheet = Smooth((100, 100), INK)
    sheet.line(INK, [(10, 10), slant], 5)
    seen = shades(sheet.picture())
    assert len(seen) > 4 and min(seen) == 0 and max(seen) > 250


@pytest.mark.parametrize("slant", [(190, 10), (10, 190), (140, 140)])
def test_a_line_is_as_broad_on_every_slant(slant: tuple[int, int]) -> None:
    sheet = Smooth((200, 200), INK)
    sheet.line(INK, [(10, 10), slant], 6)
    way = pygame.Vector2(slant) - (10, 10)
    out, middle = way.normalize().rotate(90), pygame.Vector2(10, 10) + way / 2
    across = [middle + out * step / 4 for step in range(-40, 41)]
    picture = sheet.picture()
    seen = sum(picture.get_at((round(p.x), round(p.y))).a / 255 / 4 for p in across)
    assert seen == pytest.approx(6, abs=1)


def test_an_area_keeps_its_colour_to_the_very_edge() -> None:
    """Smoothed with black that nobody sees, an edge would be darker than both sides."""
    sheet = Smooth((60, 60), (200, 220, 210))
    sheet.fill((200, 220, 210), [(5, 5), (55, 20), (30, 55)])
    picture = sheet.picture()
    seen = [picture.get_at((x, y)) for x in range(60) for y in range(60)]
    assert min(shade.g for shade in seen if shade.a > 40) > 200
