"""Looking at pictures: rasterise as the game does, or by the reference, and read the pixels."""

import io
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"
PICTURES = sorted(ART.glob("*.svg"))
GROUNDS = ("#000000", "#FFFFFF")


def on_ground(picture: pygame.Surface, ground: str) -> pygame.Surface:
    """The picture laid on a plain colour, without any transparency left."""
    surface = pygame.Surface(picture.get_size(), 0, 24)
    surface.fill(ground)
    surface.blit(picture, (0, 0))
    return surface


def drawn(path: Path, pixels: int) -> pygame.Surface:
    """The picture as pygame's own rasteriser draws it."""
    return pygame.image.load_sized_svg(path, (pixels, pixels))


def reference(path: Path, pixels: int) -> pygame.Surface:
    """The picture as the reference rasteriser draws it, its longer side of the given length."""
    width, height = drawn(path, pixels).get_size()
    if width >= height:
        data = resvg_py.svg_to_bytes(svg_path=str(path), width=pixels)
    else:
        data = resvg_py.svg_to_bytes(svg_path=str(path), height=pixels)
    return pygame.image.load(io.BytesIO(bytes(data)), "picture.png")


def halved(picture: pygame.Surface) -> pygame.Surface:
    """The picture smoothed down to half its size, as the game does with everything it rasterises."""
    width, height = picture.get_width() // 2, picture.get_height() // 2
    even = picture.subsurface(pygame.Rect(0, 0, 2 * width, 2 * height))
    return pygame.transform.smoothscale(even, (width, height))


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """The mean difference of all colour values, 0 to 255, over what both pictures cover.

    (The two rasterisers round the shorter side of an oblong picture differently.)
    """
    shared = first.get_rect().clip(second.get_rect())
    first, second = first.subsurface(shared), second.subsurface(shared)
    a, b = pygame.image.tobytes(first, "RGB"), pygame.image.tobytes(second, "RGB")
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def brightness(picture: pygame.Surface, area: pygame.Rect) -> float:
    """The mean luma of an area, 0 to 255."""
    red, green, blue, _ = pygame.transform.average_color(picture, area)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def contrast(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    """The contrast ratio of two colours, as accessibility guidelines define it."""

    def light(colour: tuple[int, int, int]) -> float:
        linear = [
            value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
