"""Contact sheets for the eye, and the difference between the game's renderer and a reference one."""

import io
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import resvg_py

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"
GROUNDS = ("#FFF8E7", "#1B7F8C", "#0B2530")


def raster(path: Path, px: int) -> pygame.Surface:
    """The drawing as the game shows it: rendered at twice the size, then smoothly halved."""
    big = pygame.image.load_sized_svg(path, (2 * px, 2 * px)).convert_alpha()
    return pygame.transform.smoothscale(big, (big.get_width() // 2, big.get_height() // 2))


def sheet(paths: list[Path], px: int, columns: int, ground: str, grey: bool = False) -> pygame.Surface:
    """The drawings in a grid on one ground colour."""
    tiles = [raster(path, px) for path in paths]
    width, height = max(t.get_width() for t in tiles) + 8, max(t.get_height() for t in tiles) + 8
    rows = -(-len(tiles) // columns)
    surface = pygame.Surface((columns * width, rows * height))
    surface.fill(ground)
    for index, tile in enumerate(tiles):
        surface.blit(tile, (index % columns * width + 4, index // columns * height + 4))
    return pygame.transform.grayscale(surface) if grey else surface


def difference(path: Path) -> float:
    """Mean absolute difference per channel to the reference renderer, at the drawing's own size on grey."""
    ours = pygame.image.load(path).convert_alpha()
    size = ours.get_size()
    png = bytes(resvg_py.svg_to_bytes(svg_path=str(path), width=size[0], height=size[1]))
    reference = pygame.image.load(io.BytesIO(png)).convert_alpha()
    grounds = [pygame.Surface(size) for _ in range(2)]
    for ground, picture in zip(grounds, (ours, reference), strict=True):
        ground.fill("#808080")
        ground.blit(picture, (0, 0))
    left, right = (pygame.image.tobytes(ground, "RGB") for ground in grounds)
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def main(arguments: list[str]) -> None:
    """`sheets.py <folder> <columns> <px> <pattern>...`: write the sheets, print the differences."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    out, columns, px = Path(arguments[0]), int(arguments[1]), int(arguments[2])
    paths = [path for pattern in arguments[3:] for path in sorted(ART.glob(pattern))]
    for ground in GROUNDS:
        pygame.image.save(sheet(paths, px, columns, ground), out / f"sheet_{ground[1:]}_{px}.png")
    pygame.image.save(sheet(paths, px, columns, GROUNDS[1], grey=True), out / f"sheet_grey_{px}.png")
    worst = sorted(((difference(path), path.name) for path in paths), reverse=True)
    print("\n".join(f"{value:.2f} {name}" for value, name in worst[:5]))


if __name__ == "__main__":
    main(sys.argv[1:])
