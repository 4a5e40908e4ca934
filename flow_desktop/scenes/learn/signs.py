"""The pictures on the stones: each says at a glance what its lesson is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Animal
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.learn.stage import ALONG, Stage

Sign = Callable[[Stage], None]
PAIR: Final = 0.42


def _place(stage: Stage) -> None:
    stage.tile(Kind.STRAIGHT, NORTH | SOUTH, 0.44, 0.5, 0.56, angle=-12)
    stage.drawing("icon_rotate_right", 0.76, 0.7, 0.32)


def _edges(stage: Stage) -> None:
    left = stage.beside(0.5, -0.5, PAIR)
    stage.tile(Kind.STRAIGHT, ALONG, left, 0.5, PAIR)
    stage.tile(Kind.BEND, SOUTH | WEST, stage.beside(0.5, 0.5, PAIR), 0.5, PAIR)


def _join(stage: Stage) -> None:
    stage.animal(Animal.CAT, Mood.ABOARD, stage.beside(0.5, -0.5, PAIR), 0.5, PAIR)
    stage.boat(stage.beside(0.5, 0.5, PAIR), 0.5, PAIR)


def _obstacle(stage: Stage) -> None:
    stage.tile(Kind.STRAIGHT_OBSTACLE, ALONG, 0.5, 0.5, 0.58)


def _trade(stage: Stage) -> None:
    stage.tile(Kind.TEE, NORTH | EAST | WEST, 0.28, 0.46, 0.36, angle=-8)
    stage.drawing("card_action_back", 0.72, 0.46, 0.52)
    stage.drawing("icon_trade", 0.5, 0.74, 0.3)


def _wave(stage: Stage) -> None:
    stage.drawing("icon_wave", 0.5, 0.4, 0.5)
    stage.drawing("die_white_3", 0.38, 0.72, 0.24)
    stage.drawing("die_black_5", 0.62, 0.72, 0.24)


def _cards(stage: Stage) -> None:
    stage.drawing("action_support", 0.34, 0.36, 0.42)
    stage.drawing("action_current", 0.66, 0.4, 0.42)
    stage.drawing("action_bird", 0.5, 0.66, 0.42)


def _game(stage: Stage) -> None:
    stage.boat(0.5, 0.5, 0.34)
    for animal, (dx, dy) in zip(Animal, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        stage.drawing(f"animal_{animal}_badge", 0.5 + dx * 0.24, 0.5 + dy * 0.24, 0.26)


SIGNS: Final[dict[str, Sign]] = {
    "place": _place,
    "edges": _edges,
    "join": _join,
    "obstacle": _obstacle,
    "trade": _trade,
    "wave": _wave,
    "cards": _cards,
    "game": _game,
}
"""The pictures by the name that a lesson gives."""
