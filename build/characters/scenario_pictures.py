"""The pictures of the seven scenario cards: what is in the way, what is forbidden, what is limited."""

from collections.abc import Callable

from build.characters import cat, dog
from build.characters.canvas import Canvas
from build.characters.palette import (
    DEEP,
    DOG,
    FOAM,
    INK,
    LAND,
    LAND_SHADE,
    PAPER,
    SAND,
    SEA,
    STONE,
    SUN,
    WATER,
)
from build.characters.props import (
    SQUARE,
    arrow,
    die,
    empty_space,
    forbidden,
    paw,
    rock,
    small_card,
    tile,
)
from build.characters.scenery import boat_from_above, great_wave, ripples, scene


def obstacles() -> str:
    """Two rocks stand where the dice's lines cross."""
    canvas = scene("#2A97A2", DEEP)
    canvas.line(
        "M40,26 L156,26 M40,60 L156,60 M40,94 L156,94 M60,4 L60,116 M96,4 L96,116 M132,4 L132,116",
        WATER,
        1.6,
        opacity=0.45,
    )
    canvas.line("M44,43 L146,43", SUN, 22, opacity=0.32)
    canvas.line("M114,15 L114,105", SUN, 22, opacity=0.32)
    rock(canvas, "translate(114,43) scale(0.86)")
    rock(canvas, "translate(72,92) scale(0.86)")
    die(canvas, "translate(22,43) rotate(-8) scale(0.68)", PAPER, INK, "2")
    die(canvas, "translate(114,100) rotate(10) scale(0.68)", INK, PAPER, "5")
    return canvas.svg()


def no_communication() -> str:
    """The animals keep their words to themselves."""
    canvas = scene("#8FD3D6", SEA)
    for x, character in ((39, cat.CHARACTER), (119, dog.CHARACTER)):
        with canvas.at(f"translate({x},84) scale(0.76)"):
            character.draw_head(canvas, "waiting")
            for s in (-1, 1):
                canvas.line(f"M{s * 34:g},40 L{s * 11:g},25", INK, 19)
                canvas.line(f"M{s * 34:g},40 L{s * 11:g},25", character.fur.base, 15)
                canvas.oval(s * 7.5, 23, 11, 9.6, INK)
                canvas.oval(s * 7.5, 23, 9.2, 7.8, character.fur.paw)
                canvas.line(f"M{s * 4:g},19 l0,5 M{s * 9:g},19 l0,5", character.fur.shade, 2)
    canvas.fill(
        "M52,6 L108,6 Q120,6 120,18 L120,34 Q120,46 108,46 L88,46 L80,58 L72,46 L52,46 Q40,46 40,34 "
        "L40,18 Q40,6 52,6 Z",
        PAPER,
    )
    for x in (53, 80, 107):
        canvas.oval(x, 26, 5.4, 5.4, DEEP)
    forbidden(canvas, 80, 26, 20)
    return canvas.svg()


def one_action_card() -> str:
    """One card is played in the round, the others wait."""
    canvas = scene("#1C6E7B", "#0C3947")
    for x, turn in ((26, -14), (134, 14)):
        small_card(canvas, f"translate({x},66) rotate({turn}) scale(0.96)", STONE, "#4B555E")
        canvas.fill(f"M{x - 21},42 L{x + 21},42 L{x + 21},90 L{x - 21},90 Z", "#12505E", opacity=0.45)
    canvas.oval(80, 60, 47, 47, SUN, opacity=0.2)
    canvas.line("M80,14 A46,46 0 1 1 47,28", SUN, 5)
    canvas.fill("M42,21 L55,22 L47,34 Z", SUN)
    canvas.line("M42,21 L55,22 L47,34 Z", SUN, 3)
    small_card(canvas, "translate(80,60) scale(1.34)", SUN, DEEP)
    for x in (22, 138):
        _lock(canvas, x, 72)
    return canvas.svg()


def _lock(canvas: Canvas, x: float, y: float) -> None:
    canvas.line(f"M{x - 6:g},{y - 4:g} L{x - 6:g},{y - 9:g} a6,6 0 0 1 12,0 L{x + 6:g},{y - 4:g}", PAPER, 3.6)
    canvas.fill(f"M{x - 11:g},{y - 5:g} h22 v15 q0,3 -3,3 h-16 q-3,0 -3,-3 Z", SUN)
    canvas.oval(x, y + 2, 2.6, 2.6, INK)
    canvas.line(f"M{x:g},{y + 3:g} l0,4", INK, 2.4)


def no_new_cards() -> str:
    """A tile no longer buys a card."""
    canvas = scene("#FDEBC2", "#F0C987")
    tile(canvas, "bend", "translate(30,62) rotate(-6) scale(0.76)")
    small_card(canvas, "translate(132,60) rotate(7) scale(1.14)", SEA, DEEP)
    arrow(canvas, "M60,62 L90,62", "translate(93,62) scale(1.1)", WATER, 13)
    forbidden(canvas, 80, 62, 26)
    return canvas.svg()


def no_support_current() -> str:
    """Neither the paw nor the current moves a rock."""
    canvas = scene("#2A97A2", DEEP)
    ripples(canvas, "M8,26 q6,-5 12,0 t12,0 M10,108 q6,-5 12,0 t12,0", opacity=0.5)
    tile(canvas, "straight", "translate(70,84) rotate(90) scale(0.96)")
    rock(canvas, "translate(70,80) scale(0.92)")
    paw(canvas, "translate(44,34) rotate(6) scale(0.86)", "#DDA763", "#A8713B", DOG.color)
    arrow(canvas, "M100,100 C116,108 132,100 136,80", "translate(137,72) rotate(-84)", WATER, 12)
    forbidden(canvas, 44, 29, 23)
    forbidden(canvas, 127, 86, 25)
    return canvas.svg()


def single_path_boat() -> str:
    """The boat has one way out."""
    canvas = scene("#2A97A2", DEEP)
    for place in ("translate(16,60)", "translate(80,2)", "translate(80,118)"):
        empty_space(canvas, f"{place} scale(0.94)", WATER)
    with canvas.at("translate(80,60) scale(1.02)"):
        canvas.fill(SQUARE, canvas.fade(-30, -30, 30, 30, "#6A8C63", LAND))
        for x, y, r in ((-22, -22, 5), (22, 22, 5), (-22, 22, 5), (22, -22, 5)):
            canvas.oval(x, y, r, r * 0.9, LAND_SHADE)
        channel = "M31.3,-11 L14,-12 C8,-26 -20,-24 -20,0 C-20,24 8,26 14,12 L31.3,11 Z"
        canvas.line(SQUARE, PAPER, 2.6)
        canvas.fill(channel, WATER)
        canvas.blunt_line(channel.removesuffix(" Z"), SAND, 3.4)
    boat_from_above(canvas, "translate(80,60) rotate(90) scale(0.82)")
    for d in ("M48,48 L48,72", "M68,28 L92,28", "M68,92 L92,92"):
        canvas.line(d, INK, 9)
        canvas.line(d, "#E4572E", 5)
    arrow(canvas, "M118,60 L134,60", "translate(138,60)", SUN, 9)
    return canvas.svg()


def obstacles_remain() -> str:
    """The wave takes the plain tile and leaves the rock."""
    canvas = scene("#BFE9EA", "#3FA9B5")
    great_wave(canvas, "translate(40,54) scale(1.08)")
    tile(canvas, "bend", "translate(40,44) rotate(-32) scale(0.62)")
    canvas.fill(
        "M0,100 Q20,94 40,100 T80,100 T120,100 T160,100 L160,108 Q160,120 148,120 L12,120 Q0,120 0,108 Z",
        DEEP,
    )
    tile(canvas, "straight", "translate(114,76) rotate(90)")
    rock(canvas, "translate(114,72) scale(1.06)")
    canvas.line("M84,112 q7,-6 14,0 t14,0 t14,0 t14,0", FOAM, 3)
    return canvas.svg()


PICTURES: dict[str, Callable[[], str]] = {
    "obstacles": obstacles,
    "no_communication": no_communication,
    "one_action_card": one_action_card,
    "no_new_cards": no_new_cards,
    "no_support_current": no_support_current,
    "single_path_boat": single_path_boat,
    "obstacles_remain": obstacles_remain,
}
