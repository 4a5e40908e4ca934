"""Tiles can be read: open edges bright and all alike, closed edges dark, obstacles plain to see."""

import math
from pathlib import Path

import pygame
import pytest

from build.art.palette import DEEP_DARK, FOAM, WATER, WATER_EDGE
from tests.art.pixels import ART, brightness, contrast, difference, drawn

OPEN_EDGES = {"straight": {0, 2}, "bend": {0, 1}, "tee": {0, 1, 3}, "cross": {0, 1, 2, 3}}
PLAIN = [ART / f"plain_{shape}{kind}.svg" for shape in OPEN_EDGES for kind in ("", "_obstacle")]
TILES = [*sorted(ART.glob("tile_*.svg")), *PLAIN]
SIZE = 256
WATER_AT_LEAST = 165
LAND_AT_MOST = 115
CHANNEL = 44 / 128
FLOWING = [pygame.Color(shade)[:3] for shade in (WATER, WATER_EDGE, FOAM)]
FLOWING += [
    tuple((one + other) // 2 for one, other in zip(shade, pygame.Color(DEEP_DARK), strict=False))
    for shade in FLOWING
]
NEAR = 25
OTHERS = {"boat_open": {0, 1, 2, 3}, "boat_single": {0}, "board_corner": {1, 2}, "plain_corner": {1, 2}}


def tile_edges(path: Path) -> set[int]:
    """The open edges of a tile's drawing, from its file name."""
    return OPEN_EDGES[path.stem.split("_")[1]]


def with_edge_up(path: Path, edge: int) -> pygame.Surface:
    """The drawing turned so that the given edge is the upper one."""
    return pygame.transform.rotate(drawn(path, SIZE), 90 * edge)


def middle_of_edge(path: Path, edge: int) -> float:
    return brightness(with_edge_up(path, edge), pygame.Rect(SIZE // 2 - 28, 0, 56, 8))


def profile(path: Path, edge: int) -> pygame.Surface:
    """The outermost pixels of an edge, from side to side of the channel and its banks."""
    return with_edge_up(path, edge).subsurface(pygame.Rect(60, 0, SIZE - 120, 3))


EDGES = [(path, edge, edge in tile_edges(path)) for path in TILES for edge in range(4)] + [
    (ART / f"{name}.svg", edge, edge in edges) for name, edges in OTHERS.items() for edge in range(4)
]


@pytest.mark.rule("R2")
@pytest.mark.parametrize("shape", OPEN_EDGES)
@pytest.mark.parametrize("kind", ["", "_obstacle"])
def test_each_kind_has_several_drawings(shape: str, kind: str) -> None:
    drawings = sorted(ART.glob(f"tile_{shape}{kind}_?.svg"))
    assert len(drawings) >= 3
    looks = {pygame.image.tobytes(drawn(path, 64), "RGB") for path in drawings}
    assert len(looks) == len(drawings)


@pytest.mark.parametrize(("path", "edge", "is_open"), EDGES, ids=lambda value: getattr(value, "stem", value))
def test_open_edges_are_bright_and_closed_edges_dark(path: Path, edge: int, is_open: bool) -> None:
    light = middle_of_edge(path, edge)
    assert light >= WATER_AT_LEAST if is_open else light <= LAND_AT_MOST


@pytest.mark.parametrize(("path", "edge", "is_open"), EDGES, ids=lambda value: getattr(value, "stem", value))
def test_open_edges_are_all_alike(path: Path, edge: int, is_open: bool) -> None:
    example = profile(PLAIN[0] if path.stem.startswith("plain") else TILES[0], 0)
    if not is_open:
        assert difference(profile(path, edge), example) > 30
        return
    here = profile(path, edge)
    assert difference(here, example) < 1.5
    assert difference(here, pygame.transform.flip(here, True, False)) < 3


@pytest.mark.parametrize(
    "path", [path for path in TILES if "obstacle" in path.stem], ids=lambda path: path.stem
)
def test_obstacles_darken_the_middle(path: Path) -> None:
    middle = pygame.Rect(SIZE // 2 - 32, SIZE // 2 - 32, 64, 64)
    shape = path.stem.split("_")[1]
    clear = [ART / f"plain_{shape}.svg"] if path in PLAIN else ART.glob(f"tile_{shape}_?.svg")
    darkest = min(brightness(drawn(other, SIZE), middle) for other in clear)
    assert brightness(drawn(path, SIZE), middle) < darkest - 55


def is_water(pixel: pygame.Color) -> bool:
    """Light water, its darker edge, foam, and the shadow that lies on them: whatever can still flow by."""
    return any(math.dist(pixel[:3], shade) < NEAR for shade in FLOWING)


@pytest.mark.parametrize(
    ("path", "edge"),
    [(path, edge) for path in TILES if "obstacle" in path.stem for edge in tile_edges(path)],
    ids=lambda value: getattr(value, "stem", value),
)
def test_an_obstacle_spans_the_channel_from_every_side(path: Path, edge: int) -> None:
    """At least 95 % of it, where the water of an open edge meets it: nothing flows by."""
    upright, half = with_edge_up(path, edge), round(SIZE * CHANNEL / 2)
    across = range(SIZE // 2 - half, SIZE // 2 + half)
    barred = [
        x
        for x in across
        if any(not is_water(upright.get_at((x, y))) for y in range(SIZE * 3 // 8, SIZE // 2))
    ]
    assert len(barred) >= 0.95 * len(across)


@pytest.mark.parametrize("path", TILES, ids=lambda path: path.stem)
def test_water_stands_out_from_land(path: Path) -> None:
    edge = min(tile_edges(path))
    upright = with_edge_up(path, edge)
    water = pygame.transform.average_color(upright, pygame.Rect(SIZE // 2 - 28, 0, 56, 20))[:3]
    land = pygame.transform.average_color(upright, pygame.Rect(0, 0, 56, 40))[:3]
    assert contrast(water, land) >= 3


@pytest.mark.parametrize("path", TILES, ids=lambda path: path.stem)
def test_drawings_fill_their_square(path: Path) -> None:
    picture = drawn(path, 64)
    assert picture.get_size() == (64, 64)
    assert min(pygame.image.tobytes(picture, "RGBA")[3::4]) == 255


@pytest.mark.parametrize("space", ["board_space", "plain_space"])
def test_empty_space_is_darker_than_everything_on_the_board(space: str) -> None:
    whole = pygame.Rect(0, 0, SIZE, SIZE)
    empty = brightness(drawn(ART / f"{space}.svg", SIZE), whole)
    assert all(brightness(drawn(path, SIZE), whole) > empty + 30 for path in TILES)
