"""What is seen on each badge, as shapes: painted when it is earned, sketched before."""

from dataclasses import dataclass

from build.art import palette as c
from build.art.pen import disc, polygon, turn_arrow, turned

WHITE = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled shape with an ink line, or with a `width` a line of that width in a colour."""

    data: str
    colour: str
    width: float = 0
    line: float = 3.6
    sketched: bool = True


def paw(x: float, y: float, size: float, degrees: float = 0) -> str:
    """A paw: a pad and three toes."""
    toes = turned(
        [(x - 0.62 * size, y - 0.5 * size), (x, y - 0.85 * size), (x + 0.62 * size, y - 0.5 * size)],
        degrees,
        (x, y),
    )
    (low,) = turned([(x, y + 0.2 * size)], degrees, (x, y))
    return disc(*low, 0.55 * size) + "".join(disc(*toe, 0.3 * size) for toe in toes)


def head(x: float, y: float, r: float) -> str:
    """A round head with two ears."""
    return (
        f"M{x - r:.1f} {y:.1f}L{x - 0.95 * r:.1f} {y - 1.45 * r:.1f}L{x - 0.35 * r:.1f} {y - 0.95 * r:.1f}"
        f"H{x + 0.35 * r:.1f}L{x + 0.95 * r:.1f} {y - 1.45 * r:.1f}L{x + r:.1f} {y:.1f}"
        f"A{r:.1f} {r:.1f} 0 0 1 {x - r:.1f} {y:.1f}Z"
    )


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle."""
    return f"M{x} {y}H{x + w}V{y + h}H{x}Z"


def _heart(x: float, y: float, s: float) -> str:
    return (
        f"M{x} {y + s}C{x - 1.6 * s} {y} {x - 1.1 * s} {y - 1.1 * s} {x} {y - 0.3 * s}"
        f"C{x + 1.1 * s} {y - 1.1 * s} {x + 1.6 * s} {y} {x} {y + s}Z"
    )


WAVES = "M30 84Q38.5 76 47 84T64 84T81 84T98 84"
HULL = "M30 72H98C96 90 86 98 64 98C42 98 32 90 30 72Z"
ARC, ARROW = turn_arrow(64, 64, 30, 13, 40, 330)

HELPING: dict[str, tuple[Shape, ...]] = {
    "every_hand": tuple(
        Shape(paw(64 + 21 * dx, 66 + 21 * dy, 15, turn), colour, line=3)
        for dx, dy, turn, colour in (
            (-1, -1, 135, c.CORAL),
            (1, -1, 225, c.SUN),
            (1, 1, 315, c.WOOD_LIGHT),
            (-1, 1, 45, WHITE),
        )
    ),
    "relay": (
        Shape("M44 84L84 44", c.INK, 23),
        Shape("M44 84L84 44", c.SUN, 15, sketched=False),
        Shape("M55 64L64 73M64 55L73 64", c.CORAL, 6),
        Shape("M30 60C30 42 40 32 56 30L54 22L72 32L58 43L57 37C46 39 38 46 38 60Z", WHITE),
        Shape("M98 68C98 86 88 96 72 98L74 106L56 96L70 85L71 91C82 89 90 82 90 68Z", WHITE),
    ),
    "first_aid": (
        Shape(_heart(64, 66, 32), c.CORAL),
        Shape("M59 50H69V60H79V70H69V80H59V70H49V60H59Z", WHITE, line=3),
    ),
    "guardian": (
        Shape(box(42, 68, 44, 32), c.LAND_LIGHT),
        Shape("M58 68H70V100H58Z", c.WATER, line=3),
        Shape(
            "M64 68C56 60 46 58 24 62C34 46 50 42 60 48L64 34L68 48C78 42 94 46 104 62C82 58 72 60 64 68Z",
            WHITE,
        ),
    ),
    "keystone": (
        Shape("M30 98V72C30 52 41 38 53 33L58 51C52 54 48 61 48 72V98Z", c.STONE_LIGHT),
        Shape("M98 98V72C98 52 87 38 75 33L70 51C76 54 80 61 80 72V98Z", c.STONE_LIGHT),
        Shape("M50 26H78L71 54H57Z", c.CORAL),
    ),
    "borrowed": (
        Shape("M34 100L88 32", c.INK, 9),
        Shape("M34 100L88 32", c.WOOD_LIGHT, 4.5, sketched=False),
        Shape("M88 32V62", c.INK, 3),
        Shape(box(72, 62, 32, 32), c.LAND_LIGHT),
        Shape("M72 72H83V62H93V84H72Z", c.WATER, line=2.6),
    ),
    "calm_keeper": (
        Shape(
            "M74 28C62 34 58 52 70 62C78 69 90 67 96 60"
            "C94 76 78 84 64 78C46 70 42 46 56 34C61 30 68 28 74 28Z",
            c.SUN,
        ),
        Shape("M34 90H94M44 101H84", c.WATER, 6),
    ),
    "hold_the_line": (
        Shape("M38 52Q64 62 90 52", c.INK, 12),
        Shape("M38 52Q64 62 90 52", c.SAND, 6.5, sketched=False),
        Shape("M30 96V46C30 38 46 38 46 46V96Z", c.WOOD_LIGHT),
        Shape("M82 96V46C82 38 98 38 98 46V96Z", c.WOOD_LIGHT),
        Shape(WAVES, c.WATER, 7),
    ),
    "hold_three": (
        Shape(
            "M60 50V84C50 82 43 76 41 68L48 70L36 54L28 72L34 70C37 88 50 98 64 102C78 98 91 88 94 70"
            "L100 72L92 54L80 70"
            "L87 68C85 76 78 82 68 84V50Z",
            c.ROCK_LIGHT,
        ),
        *(Shape(disc(64 + dx, y, 9), c.SUN, line=3.2) for dx, y in ((-22, 40), (0, 33), (22, 40))),
    ),
    "two_aboard": (
        Shape(head(48, 60, 13), c.SUN),
        Shape(head(80, 60, 13), WHITE),
        Shape(HULL, c.WOOD_LIGHT),
        Shape("M36 83H92", c.WOOD_DARK, 3),
    ),
    "three_aboard": (
        Shape("M60 24H66V50H60Z", c.WOOD_LIGHT, line=3),
        Shape("M66 25L92 34L66 44Z", c.CORAL, line=3),
        Shape(head(42, 66, 10.5), c.SUN),
        Shape(head(64, 63, 10.5), WHITE),
        Shape(head(86, 66, 10.5), c.CORAL),
        Shape("M26 76H102L96 98H32Z", c.WOOD_LIGHT),
        Shape("M30 87H98", c.WOOD_DARK, 3),
    ),
    "ferryman": (
        Shape("M22 66C36 54 48 78 64 66C80 54 92 78 106 66", c.INK, 18),
        Shape("M22 66C36 54 48 78 64 66C80 54 92 78 106 66", c.WATER, 11, sketched=False),
        Shape(head(64, 66, 22), c.SUN),
        Shape(disc(56, 64, 3) + disc(72, 64, 3) + disc(64, 74, 2.6), c.INK, line=0.8),
    ),
}

DARING: dict[str, tuple[Shape, ...]] = {
    "from_nothing": (
        Shape("M32 94C40 80 88 80 96 94Z", c.SAND),
        Shape("M64 86C64 70 62 60 60 52", c.LAND_RIM, 6),
        Shape("M62 60C44 62 34 52 34 36C52 34 62 44 62 60Z", c.LEAVES_GLINT[2]),
        Shape("M62 52C64 36 76 28 94 30C94 46 82 56 62 52Z", c.MEADOW),
    ),
    "rise_again": (
        Shape("M64 26V36M38 36L44 44M90 36L84 44M28 58H37M100 58H91", c.SUN, 6),
        Shape("M40 78A24 24 0 0 1 88 78Z", c.SUN),
        Shape("M28 80Q37 72 46 80T64 80T82 80T100 80M36 94Q43 87 50 94T64 94T78 94T92 94", c.FOAM, 6),
    ),
    "last_breath": (
        Shape(
            "M44 34H84C84 54 72 58 70 66C72 74 84 78 84 98H44C44 78 56 74 58 66C56 58 44 54 44 34Z", c.FOAM
        ),
        Shape("M52 92C56 82 62 80 64 74C66 80 72 82 76 92Z", c.SUN, line=2.4),
        Shape(disc(64, 62, 3.4), c.SUN, line=2),
        Shape("M40 26H88V36H40ZM40 96H88V106H40Z", c.WOOD_LIGHT),
    ),
    "last_tile": (
        Shape(box(38, 40, 52, 52), c.LAND_LIGHT),
        Shape("M55 40H73V92H55Z", c.WATER),
        Shape("M96 24L100 33L109 37L100 41L96 50L92 41L83 37L92 33Z", c.SUN, line=3),
    ),
    "bare_hands": (
        Shape(
            "M46 104C40 90 34 78 28 70C24 64 32 58 38 64L46 72V40C46 32 56 32 57 40L58 60L60 32"
            "C61 24 71 24 71 32V60"
            "L76 36C78 28 87 30 86 38L83 62L90 50C94 43 102 47 99 55C95 68 90 92 84 104Z",
            c.BLOSSOM_LIGHT,
        ),
    ),
    "the_big_one": (
        Shape(
            "M24 96C26 58 44 28 78 28C96 28 106 40 104 54C102 64 90 68 82 62C90 62 94 54 89 48"
            "C80 40 66 52 68 70"
            "C70 86 86 92 104 90V100H24Z",
            c.WATER,
        ),
        Shape("M34 92C36 66 46 48 60 40", c.FOAM, 5),
    ),
    "second_life": (
        Shape(ARC, c.INK, 14),
        Shape(ARC, c.SUN, 8, sketched=False),
        Shape(ARROW, c.SUN),
        Shape(box(50, 50, 28, 28), c.LAND_LIGHT),
        Shape("M50 58H70V78H60V68H50Z", c.WATER, line=2.6),
    ),
    "against_the_tide": (
        Shape("M26 64C38 42 66 40 82 58L102 44V84L82 70C66 88 38 86 26 64Z", c.CORAL),
        Shape(disc(44, 60, 4), c.INK, line=0.8),
        Shape("M58 52C64 60 64 68 58 76", c.INK, 3.6),
        Shape("M34 32H78M50 98H94", c.FOAM, 6),
    ),
    "one_door": (
        Shape("M30 100V58C30 36 44 24 64 24C84 24 98 36 98 58V100Z", c.STONE_LIGHT),
        Shape("M48 100V64C48 52 54 46 64 46C74 46 80 52 80 64V100Z", c.WATER),
        Shape("M52 88Q58 82 64 88T76 88", c.FOAM, 4),
    ),
    "four_doors": (
        Shape(disc(64, 64, 18), c.WOOD_LIGHT),
        *(
            Shape(
                polygon(
                    turned(
                        [(64, 46), (53, 32), (60, 32), (60, 25), (68, 25), (68, 32), (75, 32)], turn, (64, 64)
                    )
                ),
                c.WATER,
                line=3.2,
            )
            for turn in (0, 90, 180, 270)
        ),
        Shape(disc(64, 64, 7), c.SUN, line=3),
    ),
    "come_what_may": (
        Shape("M61 28H67V84C67 96 51 96 51 84H57C57 88 61 88 61 84Z", c.WOOD_LIGHT, line=3),
        Shape(
            "M24 62C26 40 44 28 64 28C84 28 102 40 104 62"
            "C96 56 86 56 78 62C72 56 56 56 50 62C42 56 32 56 24 62Z",
            c.CORAL,
        ),
        Shape(box(76, 74, 26, 26), WHITE),
        Shape(disc(83, 81, 2.6) + disc(95, 93, 2.6) + disc(89, 87, 2.6), c.INK, line=0.8),
    ),
    "give_to_gain": (
        Shape(box(36, 58, 56, 40), c.SUN),
        Shape(box(30, 46, 68, 16), c.SUN),
        Shape("M58 46H70V98H58Z", c.CORAL, line=3),
        Shape("M64 46C46 44 42 28 52 26C60 25 64 36 64 46C64 36 68 25 76 26C86 28 82 44 64 46Z", c.CORAL),
    ),
}
