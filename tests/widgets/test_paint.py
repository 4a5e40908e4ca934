import pygame
import pytest

from flow_desktop.widgets.glyph import Glyph, glyph
from flow_desktop.widgets.paint import draw_box, draw_ring, draw_shadow, gradient, veil
from flow_desktop.widgets.theme import DEEP, INK, NIGHT, PAPER, SUN, contrast

WHITE = (255, 255, 255, 255)


@pytest.fixture
def sheet() -> pygame.Surface:
    surface = pygame.Surface((200, 120), pygame.SRCALPHA)
    surface.fill(WHITE)
    return surface


def touched(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, WHITE, (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("radius", [0, 1, 12, 30, 500])
def test_a_box_fills_its_rect_and_nothing_else(sheet: pygame.Surface, radius: int) -> None:
    rect = pygame.Rect(20, 10, 141, 61)
    draw_box(sheet, rect, radius, DEEP, INK, 3)
    assert touched(sheet) == rect
    assert sheet.get_at(rect.center)[:3] == DEEP
    assert sheet.get_at((rect.centerx, rect.y))[:3] == INK
    if radius >= 12:
        assert tuple(sheet.get_at(rect.topleft)) == WHITE


def test_round_corners_are_smooth(sheet: pygame.Surface) -> None:
    draw_box(sheet, pygame.Rect(20, 10, 140, 60), 20, NIGHT)
    corner = [tuple(sheet.get_at((x, y))) for x in range(20, 40) for y in range(10, 30)]
    assert len(set(corner)) > 5


def test_drawing_keeps_to_the_clip(sheet: pygame.Surface) -> None:
    sheet.set_clip(pygame.Rect(0, 0, 100, 120))
    draw_box(sheet, pygame.Rect(20, 10, 140, 60), 20, NIGHT, INK, 3)
    draw_ring(sheet, pygame.Rect(20, 10, 140, 60), 20, 4, NIGHT, SUN)
    assert touched(sheet).right == 100


@pytest.mark.parametrize("size", [(100, 50), (20, 20), (3, 3)])
def test_a_ring_goes_around_and_leaves_the_inside_alone(sheet: pygame.Surface, size: tuple[int, int]) -> None:
    rect = pygame.Rect((50, 30), size)
    draw_ring(sheet, rect, 12, 4, NIGHT, SUN)
    assert tuple(sheet.get_at(rect.center)) == WHITE
    assert touched(sheet).contains(rect.inflate(12, 12))
    column = [tuple(sheet.get_at((rect.centerx, y)))[:3] for y in range(rect.y)]
    assert column.count(SUN) >= 3
    assert column.count(NIGHT) >= 3


def test_a_shadow_is_soft_and_can_be_left_out(sheet: pygame.Surface) -> None:
    draw_shadow(sheet, pygame.Rect(40, 30, 120, 60), 10, 12, NIGHT, 0)
    assert touched(sheet).size == (0, 0)
    draw_shadow(sheet, pygame.Rect(40, 30, 120, 60), 10, 12, NIGHT, 120)
    below = [sum(sheet.get_at((100, y))[:3]) for y in range(92, 105)]
    assert below == sorted(below)
    assert len(set(below)) > 5


def test_gradients_and_veils() -> None:
    sheet = gradient((10, 100), DEEP, NIGHT)
    assert (sheet.get_at((5, 0))[:3], sheet.get_at((5, 99))[:3]) == (DEEP, NIGHT)
    ground = pygame.Surface((10, 10), 0, 32)
    ground.fill(PAPER)
    ground.blit(veil((10, 10), NIGHT, 150), (0, 0))
    seen = ground.get_at((5, 5))
    assert contrast((seen.r, seen.g, seen.b), PAPER) > 2


@pytest.mark.parametrize("sign", list(Glyph))
def test_every_sign_is_drawn_within_its_square(sign: Glyph) -> None:
    picture = glyph(sign, 40, INK)
    seen = picture.get_bounding_rect()
    assert seen.width > 10 or seen.height > 10
    assert picture.get_rect().contains(seen)


def test_a_veil_over_a_rounded_box_leaves_what_is_outside_its_corners(sheet: pygame.Surface) -> None:
    whole, rounded = veil((80, 60), NIGHT, 120), veil((80, 60), NIGHT, 120, 16)
    for each, left_alone in ((whole, False), (rounded, True)):
        sheet.fill(WHITE)
        sheet.blit(each, (20, 10))
        assert (tuple(sheet.get_at((20, 10))) == WHITE) == left_alone
        assert tuple(sheet.get_at((60, 40))) != WHITE
