"""How far apart two frames are: by their worst spot, so that a small thing that is lost weighs as it should.

Another system's curves and letters lie a little aside, so a colour that is found beside the same place counts
as found. What is left is averaged around every pixel, and the worst spot is the difference of the frames.
"""

from pathlib import Path

import pygame

from build.shots import ROOT, SCALE

MOST = 20
"""How far the worst spot may be off, of 255: letters without smoothing give 2, a shift by a pixel 12."""
ASIDE = 1
FAINT = 12
SPOT = 4
"""Pixels of a kept frame by which a colour may lie aside, colours that nobody sees, reach of a spot."""
FAILED = ROOT / "dist" / "frames"


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """A picture of what one frame shows and the other does not; black where they are alike."""
    first, second = one.convert(24), other.convert(24)
    apart = _missing(first, second)
    apart.blit(_missing(second, first), (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    apart.fill((FAINT, FAINT, FAINT), special_flags=pygame.BLEND_RGB_SUB)
    return apart


def worst(apart: pygame.Surface) -> tuple[int, tuple[int, int]]:
    """How far the worst spot is off, from 0 to 255, and where it lies on the whole screen."""
    spots = pygame.image.tobytes(pygame.transform.box_blur(apart, SPOT), "RGB")
    most = max(spots)
    down, along = divmod(spots.index(most) // 3, apart.get_width())
    return most, (along * SCALE, down * SCALE)


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far the worst spot of two frames is off."""
    return worst(difference(one, other))[0]


def complaint(name: str, kept: pygame.Surface, drawn: pygame.Surface, folder: Path = FAILED) -> str:
    """Empty when the frames are alike; else where they differ, with pictures of it in the folder."""
    seen = difference(kept, drawn)
    most, (x, y) = worst(seen)
    if most <= MOST:
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, picture in (("drawn", drawn), ("golden", kept), ("difference", seen)):
        pygame.image.save(picture, str(folder / f"{name}-{kind}.png"))
    return (
        f"{name} differs by {most} (at most {MOST}) around {x}, {y}: "
        f"look at {folder / name}-drawn.png, -golden.png and -difference.png"
    )


def _missing(here: pygame.Surface, there: pygame.Surface) -> pygame.Surface:
    """How far every colour of one frame is from all that lies around its place in the other."""
    brighter, darker = here.copy(), _around(there, pygame.BLEND_RGB_MIN)
    brighter.blit(_around(there, pygame.BLEND_RGB_MAX), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    darker.blit(here, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    brighter.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return brighter


def _around(frame: pygame.Surface, blend: int) -> pygame.Surface:
    """The brightest or darkest colour around every place."""
    reached, steps = frame.copy(), range(-ASIDE, ASIDE + 1)
    for place in ((x, y) for x in steps for y in steps):
        reached.blit(frame, place, special_flags=blend)
    return reached
