"""Small moving pictures of what a hand does: what they say needs no reading. `moment` goes from 0 to 1."""

import math
from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, WIDTH, Animal, Edges
from flow_desktop.engine.tiles import EDGES, Kind
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.learn.sketchpad import ALONG, LIT, Sketchpad, between, share
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.pictured import Live
from flow_desktop.widgets.widget import Size

Gesture = Callable[[Sketchpad, float], None]
UPRIGHT: Final = NORTH | SOUTH
TILE: Final = 0.6
ROW: Final = 0.58
HALF: Final = 0.48
HIGH: Final = 230
FULL_UNTIL: Final = 150
"""Up to this size of text a picture keeps its whole height."""
SECONDS: Final = 2.6
"""How long a gesture takes before it begins anew."""
TALLEST: Final = 0.96
COME: Final = 0.6
"""From this moment on all four sit in the boat."""
LOW: Final = {"story": 128.0}
"""Pictures of one row of tiles are lower than the others: no empty paper above and below them."""
WIDEST: Final = 3.0
"""So many times as wide as high."""


def _draw(stage: Sketchpad, moment: float) -> None:
    """A tile comes off the pile."""
    stage.drawing("back_tile", 0.28, 0.5, TILE)
    out = share(moment, 0.3, 0.75)
    x = between(0.28, 0.7, out)
    if out > 0:
        stage.tile(Kind.STRAIGHT, UPRIGHT, x, 0.5, TILE)
    stage.hand(between(0.46, 0.28, share(moment, 0, 0.25)) if out == 0 else x, 0.56, moment > 0.25)


def _place(stage: Sketchpad, moment: float) -> None:
    """A tile is carried to an empty place."""
    stage.gap(0.7, 0.5, TILE)
    x = between(0.28, 0.7, share(moment, 0.1, 0.6))
    stage.tile(Kind.STRAIGHT, UPRIGHT, x, 0.5, TILE * between(1.08, 1.0, share(moment, 0.6, 0.7)))
    stage.hand(x, 0.56, moment < 0.68)


def _turn(kind: Kind, edges: Edges) -> Gesture:
    """A tile turns by a quarter at each press."""

    def turn(stage: Sketchpad, moment: float) -> None:
        stage.tile(kind, edges, 0.32, 0.5, TILE, angle=90 * share(moment, 0.3, 0.5))
        stage.drawing("icon_rotate_right", 0.72, 0.45, 0.4)
        stage.hand(0.74, between(0.7, 0.55, share(moment, 0.05, 0.25)), 0.25 < moment < 0.5)

    return turn


def _try(stage: Sketchpad, moment: float) -> None:
    """A tile is put where the water ends, as it is: what will happen?"""
    left, right = stage.beside(0.5, -1, ROW), 0.5
    x, y = between(0.85, right, share(moment, 0.1, 0.5)), between(0.6, 0.5, share(moment, 0.1, 0.5))
    stage.tile(Kind.STRAIGHT, ALONG, left, 0.5, ROW)
    stage.gap(right, 0.5, ROW)
    stage.tile(Kind.STRAIGHT, UPRIGHT, x, y, ROW, alpha=210)
    stage.drawing("icon_help", stage.beside(0.5, 0.95, ROW), 0.3, 0.3, _blink(moment))
    stage.hand(x, y + 0.08, moment < 0.55)


def _join(animal: Animal, side: int) -> Gesture:
    """The last bend closes the way from an animal to the boat, which is so many tiles to the right.

    It comes from the free corner, so the picture stands in the middle of its paper all the time.
    """

    def join(stage: Sketchpad, moment: float) -> None:
        x, fallen = stage.beside(0.5, -side / 2, HALF), share(moment, 0.25, 0.5)
        boat = stage.beside(0.5, side / 2, HALF)
        away, down = between(boat, x, fallen), between(0.25, 0.75, fallen)
        stage.animal(animal, Mood.ABOARD if fallen == 1 else Mood.HOPEFUL, x, 0.25, HALF)
        stage.boat(boat, 0.75, HALF)
        stage.gap(x, 0.75, HALF)
        stage.tile(Kind.BEND, NORTH | (EAST if side > 0 else WEST), away, down, HALF)
        stage.hand(away, down + 0.05, moment < 0.55, HALF)

    return join


def _story(stage: Sketchpad, moment: float) -> None:
    """An animal, then water from tile to tile, then the boat: as large as they fit beside each other."""
    size = stage.fitting(4, TALLEST)
    places = [stage.beside(0.5, number - 1.5, size) for number in range(4)]
    laid = [share(moment, start, start + 0.2) for start in (0.1, 0.3)]
    mood = Mood.ABOARD if laid[1] == 1 else Mood.HOPEFUL if laid[0] == 1 else Mood.WAITING
    stage.animal(Animal.CAT, mood, places[0], 0.5, size)
    stage.boat(places[3], 0.5, size)
    for place, part in zip(places[1:3], laid, strict=True):
        stage.gap(place, 0.5, size)
        if part > 0:
            stage.tile(Kind.STRAIGHT, ALONG, place, between(0.3, 0.5, part), size, alpha=round(LIT * part))


def _obstacle(stage: Sketchpad, moment: float) -> None:
    """A tile with an obstacle is put beside the dog."""
    left, right = stage.beside(0.5, -0.5, ROW), stage.beside(0.5, 0.5, ROW)
    x = between(0.15, left, share(moment, 0.1, 0.55))
    stage.animal(Animal.DOG, Mood.WAITING, right, 0.5, ROW)
    stage.gap(left, 0.5, ROW)
    stage.tile(Kind.STRAIGHT_OBSTACLE, ALONG, x, 0.5, ROW)
    stage.hand(x, 0.56, moment < 0.6)


def _cut_off(stage: Sketchpad, moment: float) -> None:
    """A tile with an obstacle is put beside the cat: what will happen?"""
    falling, middle = share(moment, 0.1, 0.45), stage.beside(0.5, -0.5, HALF)
    x, y = stage.beside(middle, between(1, 0, falling), HALF), 0.75
    stage.animal(Animal.CAT, Mood.ALARMED if falling == 1 else Mood.WAITING, middle, 0.25, HALF)
    stage.gap(middle, y, HALF)
    stage.tile(Kind.CROSS_OBSTACLE, EDGES, x, y, HALF, alpha=210)
    stage.drawing("icon_help", stage.beside(0.5, 0.7, HALF), 0.3, 0.34, _blink(moment))
    stage.hand(x, y, moment < 0.55, HALF)


def _discard(stage: Sketchpad, moment: float) -> None:
    """A tile goes away."""
    away = share(moment, 0.2, 0.7)
    stage.drawing("icon_discard", 0.7, 0.5, 0.56)
    x = between(0.28, 0.68, away)
    stage.tile(
        Kind.CROSS_OBSTACLE, EDGES, x, 0.5, TILE * between(1, 0.45, away), alpha=round(LIT * (1.15 - away))
    )
    stage.hand(x, 0.58, 0.15 < moment < 0.75)


def _trade(stage: Sketchpad, moment: float) -> None:
    """A tile becomes a card."""
    gone = share(moment, 0.25, 0.55)
    stage.tile(
        Kind.TEE,
        NORTH | EAST | WEST,
        0.22,
        0.5,
        TILE * between(1, 0.8, gone),
        alpha=round(LIT * (1 - gone * 0.75)),
    )
    stage.drawing("icon_trade", 0.5, 0.5, 0.36)
    stage.drawing(
        "card_action_back", 0.78, 0.5, 0.9 * between(0.7, 1, gone), round(LIT * (0.25 + 0.75 * gone))
    )
    stage.hand(0.5, between(0.75, 0.55, share(moment, 0, 0.2)), 0.2 < moment < 0.4)


def _roll(stage: Sketchpad, moment: float) -> None:
    """Two dice: one for the row, one for the column."""
    hop = 0.12 * abs(math.sin(moment * 2 * math.tau)) * (1 - share(moment, 0.3, 0.6))
    face = 1 + round(moment * 10) % 6 if moment < 0.6 else 3
    stage.drawing(f"die_white_{face}", 0.34, 0.5 - hop, 0.5)
    stage.drawing(f"die_black_{face if moment < 0.6 else 5}", 0.66, 0.5 - hop, 0.5)


def _card(name: str) -> Gesture:
    def play(stage: Sketchpad, moment: float) -> None:
        rise = 0.04 * share(moment, 0.3, 0.45) * (1 - share(moment, 0.8, 1))
        stage.drawing(f"action_{name}", 0.5, 0.5 - rise, 1.15)
        reach = share(moment, 0.05, 0.3)
        stage.hand(between(0.72, 0.56, reach), between(0.8, 0.62, reach), 0.3 < moment < 0.55)

    return play


def _current(stage: Sketchpad, moment: float) -> None:
    """The card, and a bend that is carried to a gap and turns on its way."""
    moved = share(moment, 0.25, 0.7)
    stage.drawing("action_current", 0.2, 0.5, 0.64)
    stage.gap(0.8, 0.5, ROW)
    x = between(0.5, 0.8, moved)
    stage.tile(Kind.BEND, SOUTH | WEST, x, 0.5, ROW, angle=180 * moved)
    stage.drawing("icon_rotate_right", x, 0.16, 0.26, round(LIT * min(1, 4 * moved * (1 - moved))))
    stage.hand(x, 0.56, 0.15 < moment < 0.75)


def _draw_shown(stage: Sketchpad, moment: float) -> None:
    """One of two tiles that lie open is taken."""
    lifted = share(moment, 0.35, 0.7)
    stage.tile(Kind.TEE, NORTH | EAST | WEST, 0.7, 0.5, 0.5)
    stage.gap(0.3, 0.5, 0.5)
    x, y = between(0.3, 0.38, lifted), between(0.5, 0.36, lifted)
    stage.tile(Kind.BEND, NORTH | EAST, x, y, 0.5 * between(1, 1.1, lifted))
    stage.hand(x, y + between(0.2, 0.06, share(moment, 0.05, 0.3)), moment > 0.3)


def _lines(stage: Sketchpad, moment: float) -> None:
    """The white die names a row, then the black one a column."""
    box = pygame.Rect(0, 0, stage.size(0.9), stage.size(0.9))
    box.center = stage.spot(0.64, 0.5)
    theme, first = stage.look.theme, moment < 0.5
    draw_box(stage.surface, box, stage.size(0.05), theme.field, theme.text, max(2, stage.size(0.02)))
    cell = box.width / WIDTH
    band = pygame.Rect(box.x, round(box.y + 2 * cell), box.width, round(cell))
    if not first:
        band = pygame.Rect(round(box.x + 5 * cell), box.y, round(cell), box.height)
    draw_box(stage.surface, band, 0, theme.primary)
    for number in range(1, WIDTH):
        at = round(number * cell)
        shade, thin = theme.edge, max(1, stage.size(0.008))
        pygame.draw.line(stage.surface, shade, (box.x + at, box.y), (box.x + at, box.bottom - 1), thin)
        pygame.draw.line(stage.surface, shade, (box.x, box.y + at), (box.right - 1, box.y + at), thin)
    stage.drawing("die_white_3", 0.16, 0.27, 0.42 if first else 0.32, LIT if first else 120)
    stage.drawing("die_black_5", 0.16, 0.75, 0.32 if first else 0.42, 120 if first else LIT)


def _calm(stage: Sketchpad, moment: float) -> None:
    """The sign of the calm lines, and a star."""
    beat = 0.06 * math.sin(moment * math.tau)
    stage.drawing("mark_calm", 0.3, 0.5, 0.7)
    stage.drawing("praise_star", 0.72, 0.48, 0.6 + beat)


def _game(stage: Sketchpad, moment: float) -> None:
    """All four animals come to the boat from both sides; then they sit in it."""
    come = share(moment, 0.1, COME)
    if come == 1:
        stage.crew(0.5, 0.9, 0.84)
        return
    size = stage.fitting(3.4, 0.44)
    stage.boat(0.5, 0.5, size)
    for animal, (dx, dy) in zip(Animal, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        x = stage.beside(0.5, dx * between(1.2, 1.05, come), size)
        stage.drawing(f"animal_{animal}_hopeful", x, 0.5 + dy * 0.25, size)


def _aboard(stage: Sketchpad, moment: float) -> None:
    """All four sit in the boat; it rocks a little."""
    stage.crew(0.5, 0.9, 0.84, 2 * math.sin(moment * math.tau))


def _praise(stage: Sketchpad, moment: float) -> None:
    """A star between two animals that are glad."""
    beat = 0.06 * math.sin(moment * math.tau)
    size = stage.fitting(3.2, 0.62)
    for name, side in (("cat", -1), ("dog", 1)):
        stage.drawing(f"animal_{name}_aboard", stage.beside(0.5, 1.08 * side, size), 0.56, size)
    stage.drawing("praise_star", 0.5, 0.46, size * (1 + beat))


def _blink(moment: float) -> int:
    """Fades in once and stays: nothing flashes."""
    return round(LIT * share(moment, 0.3, 0.5))


GESTURES: Final[dict[str, Gesture]] = {
    "draw": _draw,
    "place": _place,
    "turn": _turn(Kind.STRAIGHT, UPRIGHT),
    "turn_bend": _turn(Kind.BEND, NORTH | EAST),
    "try": _try,
    "story": _story,
    "join": _join(Animal.CAT, 1),
    "join_dog": _join(Animal.DOG, -1),
    "obstacle": _obstacle,
    "cut_off": _cut_off,
    "discard": _discard,
    "trade": _trade,
    "roll": _roll,
    "support": _card("support"),
    "bird": _card("bird"),
    "current": _current,
    "draw_shown": _draw_shown,
    "lines": _lines,
    "fish": _card("fishing"),
    "calm": _card("calm_waters"),
    "return": _card("return"),
    "game": _game,
    "aboard": _aboard,
    "praise": _praise,
    "calm_lines": _calm,
}
"""The pictures by name; a step without one of its own has that of what is to be done."""
RESTING: Final = 0.62
"""The moment that is shown where nothing may move."""


class GestureView(Live):
    """Shows a gesture again and again; `clock` says how long the step is shown, None: nothing may move."""

    def __init__(self, name: str, clock: Callable[[], float | None], label: str, units: float = HIGH) -> None:
        super().__init__(key="gesture", label=label)
        self.name = name
        self.units = LOW.get(name, units)
        self._clock = clock

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be; only the largest words leave it a little less height."""
        high = look.px(self.units * min(1.0, FULL_UNTIL / look.view.text_percent))
        return width, min(high, round(width / 1.4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The gesture at this moment, in the middle of its place."""
        box = pygame.Rect(self.rect)
        box.width = min(box.width, round(box.height * WIDEST))
        box.centerx = self.rect.centerx
        seconds = None if look.reduced_motion else self._clock()
        moment = RESTING if seconds is None else seconds % SECONDS / SECONDS
        GESTURES[self.name](Sketchpad(surface, look, box), moment)
