"""Five postcards, one for each way to practise, and the deck on which they lie."""

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

WIDE, HIGH = 480, 320
PENCIL = "#5E6B70"
Drop = tuple[float, float, float]


def _foam(points: list[Point], rng: Random, least: float, most: float) -> list[Drop]:
    """Drops of foam along the points."""
    return [(x + rng.uniform(-4, 4), y + rng.uniform(-4, 4), rng.uniform(least, most)) for x, y in points]


def _drops(drops: list[Drop], grown: float = 0) -> str:
    return "".join(disc(x, y, radius + grown) for x, y, radius in drops)


def postcard_wave() -> str:
    """A breaker before the morning sun."""
    rng = Random("flow postcard wave 2")
    sky = down_gradient("sky", [(0, "#7FC3CF"), (60, "#F9E6C3"), (100, "#FCD7AE")])
    sea = down_gradient("sea", [(0, "#2F93A3"), (100, "#0F4C5C")])
    back = "M-10 214Q60 196 130 210T270 204T420 210T490 200V330H-10Z"
    body = (
        "M-10 330V196C50 190 96 168 138 122C176 80 232 52 296 58C358 64 396 104 392 146"
        "C389 178 360 194 334 186C356 176 362 152 346 136C322 114 276 128 262 166C250 200 272 240 330 254"
        "C390 268 440 262 490 250V330Z"
    )
    face = (
        "M138 122C176 80 232 52 296 58C250 74 214 104 202 150"
        "C190 196 216 246 268 268C200 262 150 214 138 122Z"
    )
    stripes = "M164 110C150 160 170 220 222 252M196 88C172 140 184 206 240 250M232 70C202 118 204 180 244 226"
    angles = [2.2 * k / 12 - 1.6 for k in range(13)]
    lip = _foam([(296 + 98 * math.cos(a), 140 + 84 * math.sin(a)) for a in angles], rng, 10, 16)
    spray = _foam([(rng.uniform(300, 440), rng.uniform(40, 150)) for _ in range(16)], rng, 2, 5)
    base = _foam([(x, 262 + 10 * math.sin(x / 22)) for x in range(250, 480, 15)], rng, 9, 17)
    return picture(
        [
            "<defs>" + sky + sea + "</defs>",
            rectangle(0, 0, WIDE, HIGH, "url(#sky)"),
            fill(disc(96, 120, 46), "#FFF8E2"),
            fill("M-10 206Q40 170 96 186T210 180T330 190T490 168V240H-10Z", "#94BFB9"),
            fill(back, "#3FA7B0"),
            outlined(body, "url(#sea)", c.INK, 5),
            fill(face, "#55BFCA"),
            stroke(stripes, "#8BE0E2", 7),
            fill(_drops(lip, 4), c.INK),
            fill(_drops(lip), c.FOAM),
            fill(_drops(base), c.FOAM),
            fill(_drops(spray), c.FOAM),
            stroke("M20 292Q60 282 100 292T180 292M60 310Q90 302 120 310", "#8BE0E2", 5),
        ],
        WIDE, HIGH, "postcard: a breaker",
    )  # fmt: skip


def _stamp(x: float, y: float) -> list[str]:
    """A stamp with its teeth."""
    teeth = "".join(disc(x + dx, y + dy, 6) for dx in range(0, 109, 18) for dy in (0, 126))
    teeth += "".join(disc(x + dx, y + dy, 6) for dy in range(0, 127, 18) for dx in (0, 108))
    return [
        fill(f"M{x} {y}h108v126h-108Z" + teeth, "#FFFFFF"),
        rectangle(x + 10, y + 10, 88, 106, "#1B7F8C"),
        fill(disc(x + 54, y + 46, 22), c.SUN),
        fill(f"M{x + 10} {y + 76}q22 -26 44 0t44 0v40h-88Z", "#6FD3D9"),
        stroke(f"M{x + 10} {y + 92}q22 -20 44 0t44 0", c.FOAM, 5),
    ]


def postcard_code() -> str:
    """The written side of a card: a stamp, a postmark and an address."""
    rng = Random("flow postcard code")
    lines = ""
    for row in range(7):
        points = [(30 + k * 12, 60 + row * 32 + rng.uniform(-7, 7)) for k in range(rng.randrange(11, 16))]
        lines += curve(points)
    address = "".join(f"M262 {y}H448" for y in (206, 242, 278))
    words = curve([(272 + k * 10, 196 + rng.uniform(-8, 6)) for k in range(13)])
    words += curve([(272 + k * 10, 232 + rng.uniform(-8, 6)) for k in range(9)])
    ring = stroke(disc(286, 92, 58) + disc(286, 92, 44), "#B4432F", 5)
    waves = "".join(f"M340 {y}q14 -12 28 0t28 0t28 0t28 0" for y in (62, 82, 102, 122))
    mark = "M262 100q12 -20 24 0t24 0M266 80h40"
    return picture(
        [
            rectangle(0, 0, WIDE, HIGH, "#FFF4DA"),
            stroke("M238 28V292", "#D9BF86", 4),
            stroke(lines, "#2C5F73", 4.5),
            *_stamp(346, 28),
            ring,
            stroke(waves, "#B4432F", 5),
            stroke(mark, "#B4432F", 6),
            stroke(address, "#D9BF86", 4),
            stroke(words, "#2C5F73", 4.5),
        ],
        WIDE, HIGH, "postcard: a postmark",
    )  # fmt: skip


def _pencil() -> list[str]:
    def at(*points: Point) -> str:
        return polygon(turned([(x + 372, y + 186) for x, y in points], 52, (372, 186)))

    return [
        fill(at((-140, 26), (96, 26), (96, 40), (-140, 40)), c.INK, 0.18),
        outlined(at((-150, -18), (90, -18), (90, 18), (-150, 18)), c.SUN, c.INK, 5),
        fill(at((-150, -6), (90, -6), (90, 6), (-150, 6)), "#FFE09A"),
        outlined(at((90, -18), (138, 0), (90, 18)), c.CUT, c.INK, 5),
        fill(at((120, -7), (138, 0), (120, 7)), c.INK),
        outlined(at((-178, -18), (-150, -18), (-150, 18), (-178, 18)), c.CORAL, c.INK, 5),
    ]


def postcard_board() -> str:
    """A board drawn with a pencil that still lies on it."""
    rng = Random("flow postcard board")
    left, top, cell = 92, 24, 40
    grid = ""
    for k in range(8):
        wobble = [rng.uniform(-1.6, 1.6) for _ in range(4)]
        grid += f"M{left + k * cell + wobble[0]:.1f} {top}L{left + k * cell + wobble[1]:.1f} {top + 7 * cell}"
        grid += f"M{left} {top + k * cell + wobble[2]:.1f}L{left + 7 * cell} {top + k * cell + wobble[3]:.1f}"
    x, y = left + cell / 2, top + cell / 2
    steps = ((0, 0), (1.6, 0.1), (2, 1.4), (2.2, 2.8), (3, 3))
    others = ((0, 6), (0.2, 5), (1.2, 4.4), (2.2, 4), (3, 3))
    way, other = ([(x + a * cell, y + b * cell) for a, b in each] for each in (steps, others))
    corners = "".join(disc(x + dx * 6 * cell, y + dy * 6 * cell, 13) for dx in (0, 1) for dy in (0, 1))
    hatch = "".join(f"M{x + 180 + k * 7:.1f} {y + 24:.1f}l-14 48" for k in range(6))
    boat = "M200 168q32 24 64 0q-8 24 -32 24t-32 -24ZM232 168V134L256 162Z"
    return picture(
        [
            rectangle(0, 0, WIDE, HIGH, "#F6EFDC"),
            stroke(grid, PENCIL, 2.6, 0.8),
            stroke(curve(way) + curve(other), "#6FA8B5", 20, 0.6),
            stroke(curve(way) + curve(other), PENCIL, 3),
            stroke(hatch, PENCIL, 2.6),
            fill(corners, "#E9DDBE"),
            stroke(corners, PENCIL, 3.4),
            fill(boat, "#F6EFDC"),
            stroke(boat, PENCIL, 3.6),
            *_pencil(),
        ],
        WIDE, HIGH, "postcard: a board in pencil",
    )  # fmt: skip


def postcard_drills() -> str:
    """A stopwatch that has just been set going, with air above and below: a wide room cuts them off."""
    x, y = 240, 172
    marks = ((k, 64 if k % 3 else 56) for k in range(12))
    ticks = "".join(
        polygon(turned([(x, y - 78), (x, y - end)], 30 * k, (x, y)), closed=False) for k, end in marks
    )
    gone = [(x, y), *(turned([(x, y - 68)], angle, (x, y))[0] for angle in range(0, 121, 10))]
    knob = polygon(turned([(229, 58), (251, 58), (251, 82), (229, 82)], 38, (x, y)))
    speed = "M86 128h56M62 172h66M86 216h56M338 128h56M352 172h66M338 216h56"
    return picture(
        [
            "<defs>" + down_gradient("sea", [(0, "#1B7F8C"), (100, "#0F4C5C")]) + "</defs>",
            rectangle(0, 0, WIDE, HIGH, "url(#sea)"),
            stroke(speed, "#6FD3D9", 8),
            outlined("M224 42h32v30h-32Z", "#C98F3A", c.INK, 5),
            outlined("M210 32h60v20h-60Z", c.SUN, c.INK, 5),
            outlined(knob, "#C98F3A", c.INK, 5),
            outlined(disc(x, y, 106), c.SUN, c.INK, 6),
            stroke(disc(x, y, 97), "#FFE09A", 5),
            outlined(disc(x, y, 87), c.PAPER, c.INK, 5),
            fill(polygon(gone), "#F2B49B"),
            stroke(ticks, c.INK, 6),
            stroke(polygon([(x, y), *turned([(x, y - 66)], 120, (x, y))], closed=False), "#B4432F", 9),
            outlined(disc(x, y, 12), c.INK, c.INK, 2),
        ],
        WIDE, HIGH, "postcard: a stopwatch",
    )  # fmt: skip


def postcard_puzzles() -> str:
    """A bottle with a message, washed ashore."""
    rng = Random("flow postcard puzzles")
    sky = down_gradient("sky", [(0, "#7FC3CF"), (100, "#F9E6C3")])
    sea = down_gradient("sea", [(0, "#2F93A3"), (100, "#0F4C5C")])
    sand = "M-10 236Q90 214 190 228T360 222T490 206V330H-10Z"
    middle = 240, 190

    def lying(points: list[Point]) -> list[Point]:
        return turned(points, -18, middle)

    upper: list[Point] = [(110, 150), (128, 134), (280, 134), (318, 158), (362, 164)]
    lower: list[Point] = [(362, 216), (318, 222), (280, 246), (128, 246), (110, 230)]
    body = lying([*upper, *lower])
    cork = lying([(362, 168), (398, 172), (398, 208), (362, 212)])
    paper = lying([(146, 162), (256, 158), (262, 216), (152, 222)])
    way = lying([(162, 206), (186, 206), (186, 180), (214, 180), (214, 200), (246, 200)])
    shine = lying([(132, 146), (274, 146)])
    foam = _foam([(x, 232 + 8 * math.sin(x / 26)) for x in range(-6, 490, 14)], rng, 6, 11)
    pebbles = _foam([(rng.uniform(10, 470), rng.uniform(262, 310)) for _ in range(14)], rng, 3, 7)
    return picture(
        [
            "<defs>" + sky + sea + "</defs>",
            rectangle(0, 0, WIDE, HIGH, "url(#sky)"),
            rectangle(0, 110, WIDE, HIGH, "url(#sea)"),
            fill(disc(396, 66, 34), "#FFF8E2"),
            stroke("M20 140h80M140 160h60M330 136h90M380 170h80", "#6FD3D9", 6),
            fill(sand, "#EBCB94"),
            fill(_drops(foam), "#F4FBF8"),
            fill(_drops(pebbles), "#C9A46C"),
            outlined(polygon(cork), "#C98F3A", c.INK, 5),
            outlined(polygon(body), "#9ED8C6", c.INK, 6),
            outlined(polygon(paper), c.PAPER, c.INK, 4),
            stroke(polygon(way, closed=False), "#2F93A3", 9),
            fill(_drops([(*way[0], 9), (*way[-1], 9)]), "#B4432F"),
            stroke(polygon(shine, closed=False), "#F4FBF8", 7),
        ],
        WIDE, HIGH, "postcard: a message in a bottle",
    )  # fmt: skip


def deck_planks() -> str:
    """Planks of a ship's deck from above; repeats to the sides and downwards."""
    parts = [rectangle(0, 0, 960, 480, "#0E2F3B")]
    for row in range(6):
        for number in range(-2, 2):
            parts += _plank((0, 320, 160)[row % 3] + 480 * number, row * 80, f"{row} {number % 2}")
    return picture(parts, 960, 480, "planks of a deck")


def _plank(left: float, top: float, name: str) -> list[str]:
    """One plank; those of the same name look the same."""
    rng = Random(f"flow deck plank {name}")
    tone = rng.choice(("#17424F", "#1A4856", "#153C49", "#1C4C5A"))
    grain = ""
    for k in range(3):
        start, y = left + rng.uniform(30, 150), top + 18 + k * 22 + rng.uniform(-4, 4)
        grain += f"M{start:.1f} {y:.1f}q60 {rng.uniform(-7, 7):.1f} 120 0t{rng.uniform(60, 140):.1f} 0"
    nails = "".join(disc(left + dx, top + dy, 4) for dx in (16, 464) for dy in (20, 60))
    board = rectangle(left + 2, top + 2, 476, 76, tone, 5)
    return [board, stroke(grain, "#235867", 2.6, 0.6), fill(nails, "#0B2530")]


def postcards() -> dict[str, str]:
    """File names and SVG texts."""
    return {
        "postcard_wave.svg": postcard_wave(),
        "postcard_code.svg": postcard_code(),
        "postcard_board.svg": postcard_board(),
        "postcard_drills.svg": postcard_drills(),
        "postcard_puzzles.svg": postcard_puzzles(),
        "deck_planks.svg": deck_planks(),
    }
