"""Small moving pictures of what a hand does: what they say needs no reading. `moment` goes from 0 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Animal
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.learn.easing import between, share
from flow_desktop.scenes.learn.stage import ALONG, LIT, Stage

Gesture = Callable[[Stage, float], None]
UPRIGHT: Final = NORTH | SOUTH
TILE: Final = 0.6
ROW: Final = 0.58


def _draw(stage: Stage, moment: float) -> None:
    """A tile comes off the pile."""
    stage.drawing("back_tile", 0.28, 0.5, TILE)
    out = share(moment, 0.3, 0.75)
    x = between(0.28, 0.7, out)
    if out > 0:
        stage.tile(Kind.STRAIGHT, UPRIGHT, x, 0.5, TILE)
    stage.hand(between(0.46, 0.28, share(moment, 0, 0.25)) if out == 0 else x, 0.56, moment > 0.25)


def _place(stage: Stage, moment: float) -> None:
    """A tile is carried to an empty place."""
    stage.gap(0.7, 0.5, TILE)
    x = between(0.28, 0.7, share(moment, 0.1, 0.6))
    stage.tile(Kind.STRAIGHT, UPRIGHT, x, 0.5, TILE * between(1.08, 1.0, share(moment, 0.6, 0.7)))
    stage.hand(x, 0.56, moment < 0.68)


def _turn(stage: Stage, moment: float) -> None:
    """A tile turns by a quarter at each press."""
    turned = share(moment, 0.3, 0.5)
    stage.tile(Kind.STRAIGHT, UPRIGHT, 0.32, 0.5, TILE, angle=90 * turned)
    stage.drawing("icon_rotate_right", 0.72, 0.45, 0.4)
    stage.hand(0.74, between(0.7, 0.55, share(moment, 0.05, 0.25)), 0.25 < moment < 0.5)


def _mismatch(stage: Stage, moment: float) -> None:
    """Land would meet water."""
    right = stage.beside(0.34, 1, ROW)
    stage.tile(Kind.STRAIGHT, ALONG, 0.34, 0.5, ROW)
    stage.tile(Kind.STRAIGHT, UPRIGHT, right, 0.5, ROW, alpha=190)
    stage.drawing("icon_close", stage.beside(0.34, 0.5, ROW), 0.5, 0.34, _blink(moment))


def _join(stage: Stage, moment: float) -> None:
    """The last tile closes the way from the cat to the boat."""
    left = stage.beside(0.5, -1, ROW)
    fallen = share(moment, 0.25, 0.5)
    stage.animal(Animal.CAT, Mood.ABOARD if fallen == 1 else Mood.HOPEFUL, left, 0.5, ROW)
    stage.boat(stage.beside(0.5, 1, ROW), 0.5, ROW)
    stage.gap(0.5, 0.5, ROW)
    stage.tile(Kind.STRAIGHT, ALONG, 0.5, between(0.2, 0.5, fallen), ROW)
    stage.hand(0.5, between(0.3, 0.58, fallen), moment < 0.55)


def _obstacle(stage: Stage, moment: float) -> None:
    """Water ends at an obstacle."""
    left = stage.beside(0.5, -1, ROW)
    stage.animal(Animal.CAT, Mood.WAITING, left, 0.5, ROW)
    stage.tile(Kind.STRAIGHT_OBSTACLE, ALONG, 0.5, 0.5, ROW)
    stage.drawing("icon_close", stage.beside(0.5, 0.5, ROW), 0.5, 0.34, _blink(moment))
    stage.boat(stage.beside(0.5, 1, ROW), 0.5, ROW)


def _cut_off(stage: Stage, moment: float) -> None:
    """The cat would be shut in."""
    left, right = stage.beside(0.5, -0.5, ROW), stage.beside(0.5, 0.5, ROW)
    falling = share(moment, 0.1, 0.45)
    stage.animal(Animal.CAT, Mood.ALARMED if falling == 1 else Mood.WAITING, left, 0.5, ROW)
    stage.tile(Kind.CROSS_OBSTACLE, 15, right, between(0.2, 0.5, falling), ROW, alpha=200)
    if falling == 1:
        stage.drawing("icon_close", right, 0.5, 0.42, _blink(moment))


def _discard(stage: Stage, moment: float) -> None:
    """A tile goes away."""
    away = share(moment, 0.2, 0.7)
    stage.drawing("icon_discard", 0.7, 0.5, 0.56)
    x = between(0.28, 0.68, away)
    stage.tile(
        Kind.CROSS_OBSTACLE, 15, x, 0.5, TILE * between(1, 0.45, away), alpha=round(LIT * (1.15 - away))
    )
    stage.hand(x, 0.58, 0.15 < moment < 0.75)


def _trade(stage: Stage, moment: float) -> None:
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


def _time(stage: Stage, moment: float) -> None:
    """The clock runs out, and the wave comes."""
    stage.drawing("icon_clock", 0.28, 0.5, 0.56)
    stage.drawing("icon_wave", between(0.95, 0.7, share(moment, 0.2, 0.7)), 0.5, 0.66)


def _roll(stage: Stage, moment: float) -> None:
    """Two dice: one for the row, one for the column."""
    hop = 0.12 * abs(math.sin(moment * 2 * math.tau)) * (1 - share(moment, 0.3, 0.6))
    face = 1 + round(moment * 10) % 6 if moment < 0.6 else 3
    stage.drawing(f"die_white_{face}", 0.34, 0.5 - hop, 0.5)
    stage.drawing(f"die_black_{face if moment < 0.6 else 5}", 0.66, 0.5 - hop, 0.5)


def _card(name: str) -> Gesture:
    def play(stage: Stage, moment: float) -> None:
        rise = 0.04 * share(moment, 0.3, 0.45) * (1 - share(moment, 0.8, 1))
        stage.drawing(f"action_{name}", 0.5, 0.5 - rise, 1.15)
        reach = share(moment, 0.05, 0.3)
        stage.hand(between(0.72, 0.56, reach), between(0.8, 0.62, reach), 0.3 < moment < 0.55)

    return play


def _game(stage: Stage, moment: float) -> None:
    """All four animals come to the boat."""
    come = share(moment, 0.1, 0.7)
    mood = "aboard" if come == 1 else "hopeful"
    stage.boat(0.5, 0.5, 0.44)
    for animal, (dx, dy) in zip(Animal, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        x = stage.beside(0.5, dx * between(1.7, 1.0, come), 0.5)
        stage.drawing(f"animal_{animal}_{mood}", x, 0.5 + dy * between(0.26, 0.22, come), 0.48)


def _praise(stage: Stage, moment: float) -> None:
    """A star between two animals that are glad."""
    beat = 0.06 * math.sin(moment * math.tau)
    stage.drawing("animal_cat_aboard", 0.2, 0.56, 0.62)
    stage.drawing("animal_dog_aboard", 0.8, 0.56, 0.62)
    stage.drawing("praise_star", 0.5, 0.46, 0.7 + beat)


def _blink(moment: float) -> int:
    """Fades in once and stays: nothing flashes."""
    return round(LIT * share(moment, 0.3, 0.5))


GESTURES: Final[dict[str, Gesture]] = {
    "draw": _draw,
    "place": _place,
    "turn": _turn,
    "mismatch": _mismatch,
    "join": _join,
    "obstacle": _obstacle,
    "cut_off": _cut_off,
    "discard": _discard,
    "trade": _trade,
    "time": _time,
    "roll": _roll,
    "support": _card("support"),
    "bird": _card("bird"),
    "current": _card("current"),
    "fish": _card("fishing"),
    "calm": _card("calm_waters"),
    "return": _card("return"),
    "game": _game,
    "praise": _praise,
}
"""The pictures by name; a step without one of its own has that of what is to be done."""
RESTING: Final = 0.62
"""The moment that is shown where nothing may move."""
