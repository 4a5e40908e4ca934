"""The beach where the numbers are kept: sand and foam, driftwood, shells and pebbles."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import (
    Point,
    curve,
    disc,
    down_gradient,
    fill,
    outlined,
    picture,
    polygon,
    rectangle,
    stroke,
    turned,
)

WIDTH, HEIGHT = 2560, 1080
SHORE = 300.0
WOOD, WOOD_LIGHT, GRAIN, BARK = "#E8DCC2", "#F4EBD6", "#D9CBAE", "#6E6250"


def _shore(y: float, reach: float, phase: float) -> list[Point]:
    return [
        (WIDTH * k / 40, y + reach * math.sin(k * 0.9 + phase) + reach * 0.6 * math.sin(k * 0.37 + 2 * phase))
        for k in range(-1, 42)
    ]


def _shell_at(x: float, y: float, size: float, degrees: float, colour: str) -> list[str]:
    """A scallop lying on the sand."""

    def at(*points: Point) -> list[Point]:
        return turned([(x + dx * size, y + dy * size) for dx, dy in points], degrees, (x, y))

    left = ((-0.25, 0.8), (-0.95, 0.1), (-0.75, -0.55))
    right = tuple((-dx, dy) for dx, dy in reversed(left))
    fan = curve(at(*left, (0, -0.85), *right), closed=True)
    ribs = "".join(polygon(at((0, 0.7), (dx, -0.6)), closed=False) for dx in (-0.6, -0.22, 0.22, 0.6))
    return [outlined(fan, colour, c.INK, size * 0.12), stroke(ribs, c.INK, size * 0.07, 0.55)]


def _starfish(x: float, y: float, size: float, degrees: float) -> list[str]:
    points = []
    for k in range(10):
        reach = size if k % 2 == 0 else size * 0.45
        points += turned([(x, y - reach)], degrees + 36 * k, (x, y))
    arms = (turned([(x, y - size * 0.5)], degrees + 72 * k, (x, y))[0] for k in range(5))
    dots = "".join(disc(*arm, size * 0.06) for arm in arms)
    return [outlined(curve(points, closed=True), c.CORAL, c.INK, size * 0.09), fill(dots, "#FFD9CE")]


def _paws() -> str:
    """A track across the sand."""
    data = ""
    for k in range(15):
        x, y = 180 + k * 150, 985 + 34 * math.sin(k * 0.7) + (16 if k % 2 else -16)
        toes = "".join(disc(x + 15, y + dy, 5.5) for dy in (-13, -1, 11))
        data += disc(x, y, 13) + toes + disc(x + 7, y - 19, 5)
    return data


def beach() -> str:
    """From the deep water above, over the foam, down to dry sand."""
    rng = Random("flow beach 2")
    sea = down_gradient("sea", [(0, "#0C2F3C"), (55, "#14586A"), (100, "#3FA3AE")])
    sand = down_gradient("sand", [(0, "#DDC593"), (45, "#EAD7A9"), (100, "#D8BE88")])
    swell = "".join(curve(_shore(60 + 62 * k, 7, k * 1.7)) for k in range(4))
    edge = _shore(SHORE, 13, 0.4)
    wet = [*_shore(SHORE + 64, 15, 1.1)]
    ripples = ""
    for _ in range(120):
        x, y, w = rng.uniform(0, WIDTH), rng.uniform(SHORE + 110, HEIGHT), rng.uniform(24, 70)
        ripples += f"M{x - w:.1f} {y:.1f}Q{x:.1f} {y + w * 0.24:.1f} {x + w:.1f} {y:.1f}"
    grains = ""
    for _ in range(240):
        grains += disc(rng.uniform(0, WIDTH), rng.uniform(SHORE + 80, HEIGHT), rng.uniform(1.4, 3.2))
    parts = [
        "<defs>" + sea + sand + "</defs>",
        rectangle(0, 0, WIDTH, HEIGHT, "url(#sand)"),
        fill(curve(wet, then=[(WIDTH, 0), (0, 0)]), "#BFA26C"),
        fill(curve(_shore(SHORE + 26, 14, 0.6), then=[(WIDTH, 0), (0, 0)]), "#8CCBC8"),
        fill(curve(edge, then=[(WIDTH, 0), (0, 0)]), "url(#sea)"),
        stroke(curve(_shore(SHORE + 26, 14, 0.6)), c.FOAM, 12),
        stroke(curve(edge), c.FOAM, 7, 0.8),
        stroke(swell, "#3C8C9A", 5, 0.4),
        stroke(ripples, "#C9AE78", 5, 0.6),
        fill(grains, "#B4965F", 0.5),
        fill(_paws(), "#BC9F69", 0.75),
    ]
    shells = (
        (140, 520, 26),
        (368, 820, 20),
        (2380, 640, 28),
        (2210, 900, 22),
        (60, 830, 22),
        (2500, 450, 20),
        (1280, 1030, 18),
    )
    for x, y, size in shells:
        parts += _shell_at(x, y, size, rng.uniform(-50, 50), rng.choice(("#F7D9C4", "#F2B49B", "#FFF0DC")))
    parts += [*_starfish(250, 700, 44, 12), *_starfish(2440, 800, 50, -20)]
    return picture(parts, WIDTH, HEIGHT, "beach")


def _wood(rng: Random, top: float, bottom: float) -> str:
    """Grain that begins and ends between these lines: nothing of it is cut where two pieces meet."""
    grain = ""
    for _ in range(9):
        half = min(rng.uniform(20, 40), (bottom - top) / 2)
        x, y, bend = rng.uniform(40, 360), rng.uniform(top, bottom - 2 * half), rng.uniform(-8, 8)
        grain += f"M{x:.1f} {y:.1f}q{bend:.1f} {half:.1f} 0 {2 * half:.1f}"
    return grain


def _plank(high: float, outline: str, seed: str, ends: list[str], worn: float = 14) -> str:
    """A piece of wood; above `worn` there is no grain."""
    rng = Random(f"flow driftwood {seed}")
    return picture(
        [
            fill(outline, BARK),
            fill(ends[0], WOOD),
            stroke(_wood(rng, worn, high - 8), GRAIN, 2.6),
            *ends[1:],
        ],
        400, int(high), f"driftwood, {seed}",
    )  # fmt: skip


def driftwood_top() -> str:
    """The worn upper end of a gauge."""
    outer = "M12 110V44C20 14 60 22 92 12C130 0 168 20 210 8C256 -4 290 20 330 12C366 6 388 24 388 52V110Z"
    inner = "M20 110V48C28 24 62 32 94 22C132 10 170 30 212 18C256 6 290 30 330 22C362 16 380 32 380 54V110Z"
    curved = "M27 112V58C27 40 48 42 64 40C76 39 86 35 96 32C132 20 170 40 212 28C254 18 290 40 328 32"
    return _plank(100, outer, "top", [inner, stroke(curved, WOOD_LIGHT, 6)], worn=46)


def driftwood_middle() -> str:
    """A piece of a gauge; repeats downwards and may be stretched."""
    outer = "M12 -9H388V169H12Z"
    inner = "M20 -9H380V169H20Z"
    lights = stroke("M27 -9V169", WOOD_LIGHT, 6)
    return _plank(160, outer, "middle", [inner, lights])


def driftwood_bottom() -> str:
    """The lower end of a gauge, wet, in a little mound of sand."""
    outer = "M12 -9H388V70H12Z"
    inner = "M20 -9H380V70H20Z"
    light = stroke("M27 -9V60", WOOD_LIGHT, 6)
    wet = fill("M20 34Q110 22 200 34T380 34V80H20Z", "#BCAA88")
    sand = fill("M0 84Q40 50 96 62T220 56T330 60Q380 54 400 84Q200 112 0 84Z", "#E3CE9C")
    line = stroke("M4 80Q40 52 96 64T220 58T330 62Q380 56 396 80", "#C2A670", 4)
    return _plank(100, outer, "bottom", [inner, light, wet, sand, line])


def shell() -> str:
    """A scallop: something was won here."""
    return picture(_shell_at(64, 66, 54, 0, "#F2A08C"), title="shell")


def shell_wins() -> str:
    """A large scallop with room for a number."""
    rim = "M64 118C54 118 48 112 46 106L14 66C6 54 8 44 18 40C18 28 30 20 40 24C46 14 56 12 64 16"
    other = "C72 12 82 14 88 24C98 20 110 28 110 40C120 44 122 54 114 66L82 106C80 112 74 118 64 118Z"
    ribs = "M18 40L26 50M40 24L44 37M64 16V29M88 24L84 37M110 40L102 50"
    foot = "M46 106Q64 98 82 106"
    return picture(
        [outlined(rim + other, "#F6B5A2", c.INK, 5), stroke(ribs + foot, c.INK, 4)], title="shell of wins"
    )


def pebble() -> str:
    """A pebble: it was tried."""
    body = curve([(22, 74), (34, 42), (72, 34), (104, 56), (106, 84), (76, 100), (40, 96)], closed=True)
    return picture(
        [outlined(body, "#9FB3B5", c.INK, 6), stroke("M44 56Q58 46 76 48", c.FOAM, 6)], title="pebble"
    )


def beaches() -> dict[str, str]:
    """File names and SVG texts."""
    return {
        "beach.svg": beach(),
        "driftwood_top.svg": driftwood_top(),
        "driftwood_middle.svg": driftwood_middle(),
        "driftwood_bottom.svg": driftwood_bottom(),
        "shell.svg": shell(),
        "shell_wins.svg": shell_wins(),
        "pebble.svg": pebble(),
    }
