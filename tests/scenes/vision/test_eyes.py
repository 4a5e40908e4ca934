"""The simulated eyes themselves: what they are known to see and not to see."""

import pygame
import pytest

from tests.scenes.vision.eyes import EYES, changed_share, distance, seen

WHITE, BLACK = (255, 255, 255), (0, 0, 0)


@pytest.mark.parametrize("eyes", EYES)
def test_black_and_white_are_the_same_to_all(eyes: str) -> None:
    assert seen(WHITE, eyes) == pytest.approx((100, 0, 0), abs=1)
    assert seen(BLACK, eyes) == pytest.approx((0, 0, 0), abs=0.01)


def test_each_kind_confuses_what_it_is_known_to_confuse() -> None:
    red, olive, blue, teal = (190, 80, 60), (129, 118, 62), (60, 110, 190), (0, 128, 128)
    assert distance(red, olive, "deuteranopia") < distance(red, olive, "full colour") / 2
    assert distance(blue, teal, "tritanopia") < distance(blue, teal, "full colour") / 2
    assert distance((255, 0, 0), (90, 90, 90), "protanopia") < distance(
        (255, 0, 0), (90, 90, 90), "full colour"
    )


def test_greyscale_sees_lightness_alone() -> None:
    red, same_light = (255, 0, 0), (127, 127, 127)
    assert distance(red, same_light, "greyscale") < 2 < 80 < distance(red, same_light, "full colour")


def test_the_share_of_changed_pixels() -> None:
    one = pygame.Surface((10, 10), 0, 32)
    other = one.copy()
    other.fill(WHITE, (0, 0, 10, 3))
    assert changed_share(one, one, "greyscale") == 0
    assert changed_share(one, other, "greyscale") == pytest.approx(0.3)
