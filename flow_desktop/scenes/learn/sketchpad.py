"""A small stage for the pictures of the lessons: tiles, drawings and the hand, placed by shares of a box."""

import math
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import EAST, WEST, Animal, Edges
from flow_desktop.engine.tiles import EDGES, Kind, piece_of
from flow_desktop.physics.easing import eased
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import (
    animal_picture,
    animal_size,
    boat_picture,
    corner_picture,
    draw_piece,
)
from flow_desktop.scenes.finale.crew import Vessel, draw_vessel
from flow_desktop.values import dataclass
from flow_desktop.widgets.counts import draw_empty
from flow_desktop.widgets.look import Look

ALONG: Final = EAST | WEST
FINGER: Final = (35 / 96, 9 / 96)
"""Where the fingertip lies in the drawing of the hand."""
HAND: Final = 0.44
LIT: Final = 255


@dataclass(frozen=True, slots=True)
class Sketchpad:
    """A box in the window; `x` and `y` are shares of it, sizes are shares of its height."""

    surface: pygame.Surface
    look: Look
    box: pygame.Rect

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A point of the window; halves are always rounded up, else neighbours would leave a seam."""
        at = self.box.x + self.box.width * x, self.box.y + self.box.height * y
        return math.floor(at[0] + 0.5), math.floor(at[1] + 0.5)

    def size(self, share: float) -> int:
        """A share of the height of the sketch, in pixels."""
        return max(1, round(self.box.height * share))

    def fitting(self, count: float, most: float) -> float:
        """The size of things of which so many stand beside each other within the box, at most so large."""
        return min(most, math.floor(self.box.width / count) / max(1, self.box.height))

    def beside(self, x: float, cells: float, size: float) -> float:
        """The share that lies so many sizes to the right of another."""
        return x + cells * self.size(size) / max(1, self.box.width)

    def tile(
        self, kind: Kind, edges: Edges, x: float, y: float, size: float, angle: float = 0, alpha: int = LIT
    ) -> None:
        """A tile as in the game."""
        piece, middle = piece_of(kind, edges), self.spot(x, y)
        draw_piece(
            self.surface, self.look, piece, 1, middle, self.size(size), angle=angle, alpha=alpha, variant=0
        )

    def drawing(self, name: str, x: float, y: float, size: float, alpha: int = LIT) -> None:
        """A drawing of the catalogue, as high and wide as fits into a square."""
        picture = self.look.assets.image(art(name), (self.size(size), self.size(size)))
        self._blit(picture, x, y, alpha)

    def animal(self, animal: Animal, mood: Mood, x: float, y: float, size: float) -> None:
        """An animal on its space."""
        self._blit(corner_picture(self.look, animal, self.size(size)), x, y)
        self._blit(animal_picture(self.look, animal, mood, animal_size(self.size(size))), x, y)

    def boat(self, x: float, y: float, size: float) -> None:
        """The boat on its space."""
        self._blit(boat_picture(self.look, EDGES, self.size(size)), x, y)

    def crew(self, x: float, y: float, size: float, lean: float = 0) -> None:
        """The boat from the side with everybody in it, its water line there; it is so long."""
        draw_vessel(self.surface, self.look, Vessel(*self.spot(x, y), self.size(size), lean))

    def gap(self, x: float, y: float, size: float) -> None:
        """An empty place."""
        place = pygame.Rect(0, 0, self.size(size), self.size(size))
        place.center = self.spot(x, y)
        draw_empty(self.surface, self.look, place)

    def hand(self, x: float, y: float, pressed: bool = False, size: float = HAND) -> None:
        """The hand, its fingertip there, or so high that it stays within the box."""
        y = min(y, 1 - size * (1 - FINGER[1]))
        draw_hand(self.surface, self.look, self.spot(x, y), self.size(size), pressed)

    def _blit(self, picture: pygame.Surface, x: float, y: float, alpha: int = LIT) -> None:
        picture.set_alpha(max(0, min(LIT, alpha)))
        self.surface.blit(picture, picture.get_rect(center=self.spot(x, y)))
        picture.set_alpha(LIT)


def draw_hand(
    surface: pygame.Surface, look: Look, tip: tuple[float, float], side: int, pressed: bool
) -> None:
    """The showing hand, its fingertip at a point of the window."""
    picture = look.assets.image(art("hand", "press" if pressed else "point"), (side, side))
    left, top = tip[0] - side * FINGER[0], tip[1] - side * FINGER[1]
    surface.blit(picture, (round(left), round(top)))


def share(moment: float, start: float, end: float) -> float:
    """How much of the stretch from `start` to `end` is over, 0 to 1, gentle at both ends."""
    if end <= start:
        return float(moment >= end)
    return eased((moment - start) / (end - start))


def between(start: float, end: float, part: float) -> float:
    """The number at that share of the way."""
    return start + (end - start) * part
