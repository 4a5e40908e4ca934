"""Contact sheets: see the art as the game will draw it, in colour and greyscale, alone and as a board."""

import os
import sys
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build.art.shores import OPEN_EDGES

ART = Path(__file__).parents[2] / "flow_desktop" / "assets" / "art"
CORNERS = {(0, 0): 0, (6, 0): 1, (6, 6): 2, (0, 6): 3}


def raster(path: Path, pixels: int) -> pygame.Surface:
    """A picture at the given size, drawn twice as large and smoothed down, as in the game."""
    big = pygame.image.load_sized_svg(path, (2 * pixels, 2 * pixels)).convert_alpha()
    return pygame.transform.smoothscale(big, (big.get_width() // 2, big.get_height() // 2))


def sheet(paths: list[Path], pixels: int, columns: int, ground: str = "#17404E") -> pygame.Surface:
    """The pictures side by side."""
    rows = -(-len(paths) // columns)
    step = pixels + 6
    surface = pygame.Surface((columns * step + 6, rows * step + 6))
    surface.fill(ground)
    for index, path in enumerate(paths):
        surface.blit(raster(path, pixels), (6 + index % columns * step, 6 + index // columns * step))
    return surface


def _wanted(placed: dict[tuple[int, int], set[int]], column: int, row: int) -> dict[int, bool]:
    """Which edges of a space must be open or closed because of its neighbours."""
    wanted = {}
    for edge, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        neighbour = placed.get((column + dx, row + dy))
        if neighbour is not None:
            wanted[edge] = (edge + 2) % 4 in neighbour
    return wanted


def mock_board(pixels: int, seed: int, gaps: float = 0.2) -> pygame.Surface:
    """A 7 by 7 board of random tiles whose edges match, with some spaces left empty."""
    rng = Random(seed)
    surface = pygame.Surface((7 * pixels, 7 * pixels))
    space, corner = raster(ART / "board_space.svg", pixels), raster(ART / "board_corner.svg", pixels)
    placed: dict[tuple[int, int], set[int]] = {(3, 3): {0, 1, 2, 3}}
    for spot, turn in CORNERS.items():
        placed[spot] = {(1 + turn) % 4, (2 + turn) % 4}
    for row in range(7):
        for column in range(7):
            at = (column * pixels, row * pixels)
            surface.blit(space, at)
            if (column, row) in CORNERS:
                surface.blit(pygame.transform.rotate(corner, -90 * CORNERS[column, row]), at)
            elif (column, row) == (3, 3):
                surface.blit(raster(ART / "boat_open.svg", pixels), at)
            elif rng.random() >= gaps:
                _place(surface, placed, column, row, pixels, rng)
    return surface


def _place(
    surface: pygame.Surface,
    placed: dict[tuple[int, int], set[int]],
    column: int,
    row: int,
    pixels: int,
    rng: Random,
) -> None:
    wanted = _wanted(placed, column, row)
    choices = []
    for shape, edges in OPEN_EDGES.items():
        for turn in range(4):
            open_edges = {(edge + turn) % 4 for edge in edges}
            if all((edge in open_edges) == is_open for edge, is_open in wanted.items()):
                choices.append((shape, turn, open_edges))
    if not choices:
        return
    shape, turn, open_edges = rng.choice(choices)
    placed[column, row] = open_edges
    kind = "_obstacle" if rng.random() < 0.25 else ""
    path = rng.choice(sorted(ART.glob(f"tile_{shape}{kind}_?.svg")))
    surface.blit(pygame.transform.rotate(raster(path, pixels), -90 * turn), (column * pixels, row * pixels))


def main(folder: Path) -> None:
    """Write all sheets into a folder."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    tiles = sorted(ART.glob("tile_*.svg"))
    pictures = {
        "tiles_128": sheet(tiles, 128, 8),
        "tiles_64": sheet(tiles, 64, 8),
        "tiles_grey": pygame.transform.grayscale(sheet(tiles, 96, 8)),
        "board": mock_board(118, 4),
        "board_grey": pygame.transform.grayscale(mock_board(80, 5)),
        "icons_64": sheet(sorted(ART.glob("icon_*.svg")), 64, 12),
        "icons_24": sheet(sorted(ART.glob("icon_*.svg")), 24, 24),
        "icons_light": sheet(sorted(ART.glob("icon_*.svg")), 24, 24, "#FBF4E4"),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, surface in pictures.items():
        pygame.image.save(surface, folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
