"""Dice, bird tokens, the tiles' back and the small signs that the board wears."""

from build.art import palette as c
from build.art.pen import disc, fill, outlined, picture, rectangle, shapes, stroke, turn_arrow
from build.characters.tern import PARTS

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int, black: bool) -> str:
    """One face of a die, lit from straight above."""
    rim, body, top, pip = (
        (c.PAPER, "#1B2A31", "#26383F", c.PAPER) if black else (c.INK, "#D9D2C0", c.PAPER, c.INK)
    )
    dots = "".join(disc(64 + 27 * dx, 64 + 27 * dy, 10.5 if face > 1 else 14) for dx, dy in PIPS[face])
    return picture(
        [
            rectangle(4, 4, 120, 120, c.INK if black else rim, 30),
            rectangle(8, 8, 112, 112, rim if black else body, 27),
            rectangle(12, 12, 104, 104, body, 24),
            rectangle(17, 17, 94, 94, top, 26),
            fill(dots, pip),
        ],
        title=f"{'black' if black else 'white'} die {face}",
    )


def bird_token() -> str:
    """A tern on a warm disc: a plain white shape that still reads at 28 pixels."""
    return picture(
        [
            outlined(disc(64, 64, 58), "#F3A683", c.INK, 5),
            fill(disc(64, 64, 50), c.SUN),
            *shapes(PARTS),
        ],
        title="bird",
    )


def bird_flying() -> str:
    """The same tern in flight, seen from above, wings spread, head to the north."""
    wing = "M60 50C48 38 28 36 4 56C24 52 38 60 46 70C52 76 58 76 64 76"
    mirrored = "C70 76 76 76 82 70C90 60 104 52 124 56C100 36 80 38 68 50Z"
    tips = "M4 56C24 52 34 55 41 63C30 56 20 56 4 56ZM124 56C104 52 94 55 87 63C98 56 108 56 124 56Z"
    body = "M64 22C71 22 75 32 75 46C75 66 71 84 64 92C57 84 53 66 53 46C53 32 57 22 64 22Z"
    cap = "M64 22C70 22 74 29 75 38C70 42 58 42 53 38C54 29 58 22 64 22Z"
    return picture(
        [
            outlined("M58 84L44 116L64 98L84 116L70 84Z", "#DCEBEC", c.INK, 4),
            outlined(wing + mirrored, "#FFFFFF", c.INK, 4.6),
            fill(tips, c.INK),
            stroke("M30 49Q44 54 53 64M98 49Q84 54 75 64", "#BFD9DC", 3),
            outlined("M60 24L64 8L68 24Z", c.CORAL, c.INK, 3.6),
            outlined(body, "#FFFFFF", c.INK, 4.6),
            fill(cap, c.INK),
        ],
        title="bird in flight",
    )


def _scallops() -> list[str]:
    """Rows of round waves, each before the one above."""
    parts = []
    for row in range(7):
        y = 22 + row * 18
        for column in range(-1, 6):
            x = column * 32 + (16 if row % 2 else 0)
            for radius, colour in (
                (18, c.DEEP_DARK),
                (16, "#2B7482"),
                (11.5, "#1F5867"),
                (7, "#2B7482"),
                (3, c.WATER),
            ):
                parts.append(fill(disc(x, y, radius), colour))
    return parts


def tile_back() -> str:
    """The face-down side: a pattern of waves in a foam frame, one great wave in the middle."""
    crest = (
        "M26 76C34 76 36 60 46 52C58 42 76 46 80 58C83 67 75 74 67 71C61 69 61 61 67 60"
        "C58 59 53 68 57 77C61 86 74 89 86 84C94 81 98 77 102 76"
    )
    return picture(
        [
            rectangle(0, 0, 128, 128, c.DEEP_DARK),
            *_scallops(),
            stroke("M5 5H123V123H5Z", c.INK, 10),
            stroke("M7.5 7.5H120.5V120.5H7.5Z", c.FOAM, 3),
            outlined(disc(64, 66, 45), c.DEEP, c.INK, 5),
            stroke(disc(64, 66, 39.5), "#2B7482", 2),
            stroke(crest, c.INK, 13),
            stroke(crest, c.FOAM, 7),
            stroke("M40 92Q46 87 52 92T64 92T76 92T88 92", c.WATER, 4),
        ],
        title="tile, face down",
    )


def _sign(parts: list[str], title: str) -> str:
    return picture(parts, title=title)


def mark_calm() -> str:
    """Still water: three level ripples in a ring; no wave comes along this line."""
    waves = "M40 52Q52 44 64 52T88 52M34 68Q49 59 64 68T94 68M42 84Q53 76 64 84T86 84"
    return _sign(
        [
            outlined(disc(64, 64, 54), c.DEEP, c.INK, 5),
            stroke(disc(64, 64, 48), c.WATER, 4),
            stroke(waves, c.FOAM, 7),
        ],
        "calm line",
    )


def mark_turn() -> str:
    """A small turn arrow: the tile fits here after rotating."""
    arc, head = turn_arrow(64, 65, 30, 18, 10, 300)
    return _sign(
        [
            outlined(disc(64, 64, 58), c.FOAM, c.INK, 5),
            stroke(arc, c.INK, 13),
            outlined(head, c.INK, c.INK, 5),
        ],
        "fits after rotating",
    )


def mark_blocked() -> str:
    """The offending edge, unrotated the north one: a barred bar and a cross on it."""
    bar = "M16 14H112"
    cross = "M48 30L80 62M80 30L48 62"
    return _sign(
        [
            stroke(bar, c.INK, 22), stroke(bar, c.CORAL, 14),
            stroke("M28 19L36 9M52 19L60 9M76 19L84 9M100 19L108 9", c.INK, 4),
            outlined(disc(64, 46, 28), c.CORAL, c.INK, 5),
            stroke(cross, c.INK, 15), stroke(cross, c.PAPER, 8),
        ],
        "does not fit",
    )  # fmt: skip


def tokens() -> dict[str, str]:
    """File names and SVG texts of dice, birds, the tile's back and the signs."""
    dice = {
        f"die_{'black' if black else 'white'}_{face}.svg": die(face, black)
        for black in (False, True)
        for face in PIPS
    }
    return {
        **dice,
        "bird.svg": bird_token(),
        "bird_flying.svg": bird_flying(),
        "back_tile.svg": tile_back(),
        "mark_calm.svg": mark_calm(),
        "mark_turn.svg": mark_turn(),
        "mark_blocked.svg": mark_blocked(),
    }
