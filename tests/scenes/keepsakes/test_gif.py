"""What we write as a GIF is read back pixel by pixel by a reader that is not ours."""

import io
import random

import pygame
import pytest

from flow_desktop.scenes.keepsakes import gif

PALETTE = [(number, 255 - number, number * 7 % 256) for number in range(gif.COLOURS)]


def shades(picture: pygame.Surface) -> list[tuple[int, ...]]:
    wide, high = picture.get_size()
    return [tuple(picture.get_at((x, y)))[:3] for y in range(high) for x in range(wide)]


@pytest.mark.parametrize("count", [1, 2, 255, 256, 4095, 4096, 9000])
@pytest.mark.parametrize("colours", [1, 2, 250])
def test_a_frame_is_read_back(count: int, colours: int) -> None:
    chance = random.Random(count)
    pixels = bytes(chance.randrange(colours) for _ in range(count))
    data = gif.header(count, 1, PALETTE) + b"".join(gif.frame((0, 0, count, 1), pixels, 20)) + gif.end()
    read = pygame.image.load(io.BytesIO(data), "x.gif")
    assert shades(read) == [PALETTE[number] for number in pixels]


def test_a_part_is_laid_over_what_was_there_and_lets_it_shine_through() -> None:
    first = bytes([5]) * 100
    part = bytes([9, gif.CLEAR, gif.CLEAR, 9])
    data = gif.header(10, 10, PALETTE)
    data += b"".join(gif.frame((0, 0, 10, 10), first, 20)) + b"".join(gif.frame((3, 4, 2, 2), part, 35))
    frames = pygame.image.load_animation(io.BytesIO(data + gif.end()), "x.gif")
    assert [wait for _picture, wait in frames] == [200, 350]
    wanted = [PALETTE[5]] * 100
    wanted[43] = wanted[54] = PALETTE[9]
    assert shades(frames[1][0]) == wanted


def test_few_colours_stay_nearly_what_they_are() -> None:
    chance = random.Random(4)
    few = [(chance.randrange(256), chance.randrange(256), chance.randrange(256)) for _ in range(40)]
    palette = gif.chosen_palette(b"".join(bytes(chance.choice(few)) for _ in range(2000)))
    assert len(palette) <= gif.COLOURS
    nearest = gif.Nearest(palette)
    for red, green, blue in few:
        found = palette[nearest(red >> 3 << 10 | green >> 3 << 5 | blue >> 3)]
        assert max(abs(a - b) for a, b in zip(found, (red, green, blue), strict=True)) <= 8
