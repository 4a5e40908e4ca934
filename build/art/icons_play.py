"""The icons of the game: moves, menus, states."""

import math

from build.art.icon import Icon
from build.art.pen import disc, polygon, turn_arrow, turned


def turning(start: float, end: float) -> Icon:
    """An arrow that goes round, from one angle to another."""
    shaft, head = turn_arrow(32, 33, 17, 10, start, end)
    return Icon(solids=head, lines=shaft)


def _hook(mirror: bool) -> Icon:
    """An arrow that bends back: undo, and mirrored redo."""

    def flip(x: float) -> float:
        return 64 - x if mirror else x

    sweep = 0 if mirror else 1
    head = polygon([(flip(9), 25), (flip(26), 11), (flip(26), 39)])
    return Icon(solids=head, lines=f"M{flip(26)} 25H{flip(40)}A13 13 0 0 {sweep} {flip(40)} 51H{flip(22)}")


def _arrow(degrees: float) -> Icon:
    shape = [(32, 9), (54, 32), (41, 32), (41, 54), (23, 54), (23, 32), (10, 32)]
    return Icon(solids=polygon(turned(shape, degrees, (32, 32))))


def _gear() -> Icon:
    teeth = []
    for k in range(8):
        for reach, offset in ((17, -15), (24, -9), (24, 9), (17, 15)):
            angle = math.radians(k * 45 + offset)
            teeth.append((32 + reach * math.cos(angle), 32 + reach * math.sin(angle)))
    return Icon(solids=polygon(teeth), dots=disc(32, 32, 8))


def _stone(x: float, y: float, wide: float, high: float) -> str:
    """A flat stone, as one steps on."""
    return f"M{x - wide} {y}a{wide} {high} 0 1 1 {2 * wide} 0a{wide} {high} 0 1 1 -{2 * wide} 0Z"


def _star() -> str:
    points = []
    for k in range(10):
        reach = 25 if k % 2 == 0 else 11.5
        angle = math.radians(k * 36 - 90)
        points.append((32 + reach * math.cos(angle), 34 + reach * math.sin(angle)))
    return polygon(points)


CLOCK_HANDS = "M32 20V33L41 39"
SPEAKER = "M9 24H18L31 12V52L18 40H9Z"

PLAY: dict[str, Icon] = {
    "play": Icon(solids="M18 10L54 32L18 54Z"),
    "replay": Icon(solids="M10 18L34 32L10 46Z", lines="M30 10A22 22 0 1 1 24 52", width=7),
    "to_start": Icon(solids="M54 12L30 32L54 52ZM30 12L14 32L30 52Z", lines="M10 13V51", width=6),
    "step_back": Icon(solids="M52 12L22 32L52 52Z", lines="M13 14V50", width=7),
    "step_on": Icon(solids="M12 12L42 32L12 52Z", lines="M51 14V50", width=7),
    "hurry": Icon(solids="M8 12L32 32L8 52ZM32 12L56 32L32 52Z"),
    "slower": Icon(solids="M22 12L46 32L22 52Z", lines="M12 14V50", width=7),
    "pause": Icon(solids="M14 10H27V54H14ZM37 10H50V54H37Z"),
    "rotate_left": turning(170, -120),
    "rotate_right": turning(10, 300),
    "trade": Icon(solids="M38 7L56 20L38 33ZM26 31L8 44L26 57Z", lines="M12 20H38M26 44H52", width=7),
    "discard": Icon(
        solids="M15 22H49L45 56H19Z",
        lines="M11 16H53M26 14V10H38V14",
        knots="M26 30L27.5 48M38 30L36.5 48",
        width=5,
    ),
    "undo": _hook(mirror=False),
    "redo": _hook(mirror=True),
    "help": Icon(
        solids=disc(32, 50, 5), lines="M20 22C20 14 25 10 32 10C39 10 45 15 45 22C45 30 32 30 32 39", width=8
    ),
    "goal": Icon(solids="M20 9L52 19L20 32Z", lines="M18 10V55M11 55H27", width=6),
    "settings": _gear(),
    "accessibility": Icon(
        solids=disc(32, 13, 7), lines="M12 26C24 29.5 40 29.5 52 26M32 30V39M32 39L22 56M32 39L42 56"
    ),
    "sound_on": Icon(solids=SPEAKER, lines="M40 24C44 28 44 36 40 40M47 16C56 24 56 40 47 48", width=5),
    "sound_off": Icon(solids=SPEAKER, lines="M41 24L56 40M56 24L41 40", width=5),
    "language": Icon(
        solids=disc(32, 32, 23),
        knots="M9 32H55M32 9C21 18 21 46 32 55M32 9C43 18 43 46 32 55M13 20H51M13 44H51",
        knot_width=2.8,
    ),
    "back": Icon(solids="M8 32L30 11V53Z", lines="M30 32H54", width=10),
    "close": Icon(lines="M15 15L49 49M49 15L15 49", width=10),
    "check": Icon(lines="M12 34L26 48L52 17", width=10),
    "plus": Icon(lines="M32 12V52M12 32H52", width=10),
    "minus": Icon(lines="M12 32H52", width=10),
    "arrow_up": _arrow(0),
    "arrow_right": _arrow(90),
    "arrow_down": _arrow(180),
    "arrow_left": _arrow(270),
    "dice": Icon(
        solids="M18 9H46A9 9 0 0 1 55 18V46A9 9 0 0 1 46 55H18A9 9 0 0 1 9 46V18A9 9 0 0 1 18 9Z",
        dots=disc(20, 20, 5) + disc(44, 20, 5) + disc(32, 32, 5) + disc(20, 44, 5) + disc(44, 44, 5),
    ),
    "wave": Icon(
        lines="M8 44C15 44 16 26 25 19C34 12 48 16 49 27C50 34 43 38 38 35C34 33 35 28 38 27"
        "M25 37C28 48 44 50 56 42",
        width=6,
    ),
    "clock": Icon(solids=disc(32, 34, 21), lines="M26 8H38", knots=CLOCK_HANDS, knot_width=5),
    "turns": Icon(
        solids="M44 5L58 15L44 25ZM20 39L6 49L20 59Z",
        lines="M10 34V24A9 9 0 0 1 19 15H44M54 30V40A9 9 0 0 1 45 49H20",
        width=6,
    ),
    "hourglass_off": Icon(
        solids="M14 8H50V14C50 24 40 27 40 32C40 37 50 40 50 50V56H14V50C14 40 24 37 24 32"
        "C24 27 14 24 14 14Z",
        knots="M8 54L56 10",
        knot_width=7,
    ),
    "copy": Icon(
        solids="M9 8H38V42H9Z M25 22H55V57H25Z",
        knots="M25 42V22H38M32 33H48M32 40H48M32 47H42",
        knot_width=3.6,
    ),
    "paste": Icon(
        solids="M13 13H51V57H13Z M24 7H40V18H24Z",
        knots="M24 13V19H40V13M22 31H42M22 39H42M22 47H34",
        knot_width=3.8,
    ),
    "eye": Icon(solids="M5 32C16 12 48 12 59 32C48 52 16 52 5 32Z", dots=disc(32, 32, 10.5)),
    "hand": Icon(
        solids="M19 34V16C19 10.5 27 10.5 27 16V12C27 6 35 6 35 12V15C35 9.5 43 9.5 43 15V20"
        "C43 15 51 15 51 20V40"
        "C51 52 43 58 34 58C25 58 21 54 16 46L9 36C6 31 12 27 16 31Z",
        knots="M27 17V30M35 16V30M43 20V31",
        knot_width=3,
    ),
    "seat": Icon(solids=disc(32, 20, 12) + "M10 56C10 42 20 36 32 36C44 36 54 42 54 56Z"),
    "star": Icon(solids=_star()),
    "lessons": Icon(solids=_stone(15, 49, 11, 7) + _stone(34, 34, 10.5, 6.5) + _stone(50, 19, 9, 5.5)),
    "keepsake": Icon(
        solids="M7 13H57V51H7Z", knots="M33 19V45M13 25H26M13 33H26M13 41H22M41 20H51V31H41Z", knot_width=3.4
    ),
    "scenario": Icon(
        solids="M15 6H49V58H15Z",
        knots="M21 40Q26.5 33 32 40T43 40M21 49Q26.5 42 32 49T43 49",
        dots=disc(32, 22, 7),
    ),
    "today": Icon(
        solids="M10 14H54V57H10Z", lines="M21 8V18M43 8V18", knots="M11 26H53", dots=disc(32, 42, 8.5)
    ),
    "drill": Icon(lines=disc(32, 32, 23) + disc(32, 32, 11), dots="", width=5.5),
    "trail": Icon(solids="M13 10H43L54 19.5L43 29H13Z", lines="M29 29V57M21 57H37", width=6),
    "won": Icon(solids="M35 6L54 37H35ZM28 14L12 37H28ZM7 43H57C54 53 47 58 40 58H24C17 58 10 53 7 43Z"),
    "lost": Icon(
        solids="M33 5L49 27H33Z",
        lines="M8 37Q14 28 20 37T32 37T44 37T56 37M14 52Q20 44 26 52T38 52T50 52",
        width=5,
    ),
    "practise": Icon(solids="M37 27C34 17 42 6 57 7C58 22 47 30 37 27Z", lines="M9 55L38 26", width=7),
    "again": Icon(solids="M33 34H57L45 52Z", lines="M12 53V27Q12 13 24 13H32Q45 13 45 27V35", width=7.5),
    "piles": Icon(solids="M11 8H53V33H11Z", lines="M12 43H52M12 54H52", width=5.5),
    "hint": Icon(
        solids="M32 5C20 5 11 14 11 25C11 33 16 37 20 42L21 46H43L44 42C48 37 53 33 53 25C53 14 44 5 32 5Z"
        "M23 50H41V54C41 57 37 59 32 59C27 59 23 57 23 54Z",
        knots="M25 26L32 33L39 26M32 33V45",
        knot_width=4,
    ),
    "tutor": Icon(
        solids="M3 24L32 10L61 24L32 38ZM15 34L32 42L49 34V46C41 54 23 54 15 46Z",
        lines="M56 28V44",
        width=5,
    ),
    "home": Icon(solids="M32 8L58 32H50V55H14V32H6Z", dots="M26 55V40H38V55Z"),
    "quit": Icon(solids="M10 9H36V55H10ZM44 20L59 32L44 44Z", lines="M30 32H46", width=7),
    "book": Icon(
        solids="M32 16C25 10 15 9 6 11V51C15 49 25 50 32 56C39 50 49 49 58 51V11C49 9 39 10 32 16Z",
        knots="M32 17V54M13 21C18 20 22 21 25 23M13 30C18 29 22 30 25 32M51 21C46 20 42 21 39 23"
        "M51 30C46 29 42 30 39 32",
        knot_width=3,
    ),
    "pencil": Icon(solids="M44 8L56 20L22 54L8 57L10 42Z", knots="M37 15L49 27M10 43L21 54", knot_width=3.6),
    "shuffle": Icon(
        solids="M46 8L59 19L46 30ZM46 35L59 46L46 57Z",
        lines="M8 19H16C28 19 32 46 44 46H46M8 46H16C28 46 32 19 44 19H46",
        width=6,
    ),
    "lock": Icon(
        solids="M12 29H52V57H12Z",
        lines="M20 28V20C20 6 44 6 44 20V28",
        dots=disc(32, 40, 4.5) + "M30 41H34V50H30Z",
    ),
    "games": Icon(
        solids="M9 9H55V55H9Z",
        knots="M9 24.3H55M9 39.7H55M24.3 9V55M39.7 9V55",
        dots=disc(16.6, 47.4, 4.2) + disc(32, 32, 4.2) + disc(47.4, 16.6, 4.2),
        knot_width=3.4,
    ),
    "export": Icon(solids="M32 6L49 25H15Z", lines="M32 24V42M10 38V55H54V38", width=7),
}
