"""How pictures look to other eyes, and how different two of them are to those eyes.

The matrices for the three kinds of colour blindness work on linear red, green and blue (Machado, Oliveira and
Fernandes, 2009, full strength). Differences are distances in CIE L*a*b*, where about 2.3 can just be seen.
"""

from functools import lru_cache

import pygame

Shade = tuple[int, int, int]
Lab = tuple[float, float, float]
Matrix = tuple[Lab, Lab, Lab]

LUMINANCE = (0.2126, 0.7152, 0.0722)
EYES: dict[str, Matrix] = {
    "full colour": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "greyscale": (LUMINANCE, LUMINANCE, LUMINANCE),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.0890)
CLEAR = 15.0
"""A pixel that differs by so much is plainly another one."""


def _times(matrix: Matrix, vector: Lab) -> Lab:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116


@lru_cache(maxsize=1 << 18)
def seen(shade: Shade, eyes: str) -> Lab:
    """A colour as these eyes see it: lightness, green to red, blue to yellow."""
    linear = _times(EYES[eyes], (_linear(shade[0]), _linear(shade[1]), _linear(shade[2])))
    clipped = tuple(min(1.0, max(0.0, part)) for part in linear)
    xyz = _times(_XYZ, (clipped[0], clipped[1], clipped[2]))
    x, y, z = (_root(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Shade, other: Shade, eyes: str) -> float:
    """How different two colours are to these eyes."""
    first, second = seen(one, eyes), seen(other, eyes)
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


def pixels(surface: pygame.Surface) -> list[Shade]:
    """The pixels of a picture, row by row."""
    data = pygame.image.tobytes(surface, "RGB")
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def changed_share(one: pygame.Surface, other: pygame.Surface, eyes: str) -> float:
    """The share of the pixels of two pictures that plainly differ to these eyes."""
    pairs = list(zip(pixels(one), pixels(other), strict=True))
    return sum(a != b and distance(a, b, eyes) >= CLEAR for a, b in pairs) / len(pairs)


def mean_shade(surface: pygame.Surface, rect: pygame.Rect) -> Shade:
    """The mean colour of a part of a picture."""
    red, green, blue, _ = pygame.transform.average_color(surface, rect)
    return red, green, blue
