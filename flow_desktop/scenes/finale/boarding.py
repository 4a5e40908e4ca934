"""The moment of winning: the animals swim along their ways, hop into the boat, and the words stand above."""

import math
from collections.abc import Iterator
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, WIDTH, Animal, Cell
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.board.boat import boat_alone, heading
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.board.sprites import animal_picture, boat_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.finale.crew import (
    GROWN,
    bare_spaces,
    boat_size,
    draw_all_aboard,
    draw_boat,
    draw_seated,
    seated_size,
)
from flow_desktop.scenes.finale.letters import letters
from flow_desktop.scenes.finale.swims import FADE, Crossing, Swim, draw_ripples, draw_swimmer
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

QUIET: Final = 0.15
"""At first nothing moves, and pictures are made."""
GROWING: Final = 0.5
"""Seconds in which the boat comes up."""
ROCK: Final = 7.0
ROCKING: Final = 0.62
CALMING: Final = 2.6
"""Degrees by which a landing rocks the boat, seconds of one swing, and how soon it is calm again."""
SINK: Final = 0.05
BOB: Final = 0.012
BOBBING: Final = 1.4
APPEARING: Final = 0.3
DIM: Final = 84
"""How dark the board gets under the words."""
WORDS_HIGH: Final = 2.1
WORDS_BELOW: Final = 1.15
"""The room of the words in spaces: its height, and how far its lower edge is above the boat's middle."""
LARGEST: Final = 1.3
LEVELS: Final = 16


class Boarding:
    """What is seen of a win, at any second of it."""

    def __init__(self, show: BoardShow, still: bool) -> None:
        self.show = show
        self.crossing = Crossing.still() if still else Crossing.of(show.board)
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None
        self._warmed: tuple[object, Iterator[None]] | None = None

    @property
    def words(self) -> str:
        """What stands over the board in the end."""
        return _("All aboard!")

    @property
    def length(self) -> float:
        """How long it lasts."""
        return self.crossing.ends

    @property
    def tells_at(self) -> float:
        """When the words come."""
        return self.crossing.words

    @property
    def landings(self) -> tuple[float, ...]:
        """When somebody lands in the boat."""
        return tuple(swim.lands for swim in self.crossing.swims)

    def draw(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        """Everything that moves, over a board at rest."""
        self._warm(look, places)
        if seconds < QUIET:
            return
        if self.crossing.swims:
            self._draw_water(surface, look, places, seconds)
            self._dim(surface, look, places, seconds)
            self._draw_boat(surface, look, places, seconds)
        else:
            self._fade_in(surface, look, places, seconds)
        if seconds >= self.crossing.words:
            self._draw_words(surface, look, places, seconds - self.crossing.words)

    def _warm(self, look: Look, places: BoardPlaces) -> None:
        """Make one more picture that will be needed, so that no frame makes many."""
        stamp = (places, look.theme.name)
        if self._warmed is None or self._warmed[0] != stamp:
            self._warmed = stamp, self._warming(look, places)
        next(self._warmed[1], None)

    def _warming(self, look: Look, places: BoardPlaces) -> Iterator[None]:
        boat_picture(look, EDGES, boat_size(places.cell_px))
        yield
        boat_alone(look, boat_size(places.cell_px))
        yield
        for animal in Animal:
            animal_picture(look, animal, Mood.ABOARD, seated_size(places.cell_px))
            yield
        self._letters(look, places)

    def _spaces(self, look: Look, places: BoardPlaces) -> dict[Cell, pygame.Surface]:
        stamp = (places, look.theme.name, look.reduced_motion)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.show)
        return self._bare[1]

    def _draw_water(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        """The corners that were left, and who is in the water."""
        bare = self._spaces(look, places)
        left = [ANIMAL_CELLS[swim.animal] for swim in self.crossing.swims if swim.begins <= seconds]
        surface.fblits([(bare[cell], places.cell_rect(cell)) for cell in (*left, BOAT)])
        for swim in self.crossing.swims:
            draw_ripples(surface, look, places, swim, seconds)

    def _draw_boat(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        swims = self.crossing.swims
        come = _over((seconds - QUIET) / GROWING)
        scale = 1 + (GROWN - 1) * come
        sunk = sum(_sunk(seconds - swim.lands) for swim in swims)
        lean = sum(_side(swim) * _rocked(seconds - swim.lands) for swim in swims)
        for swim in swims:
            if swim.arrives > seconds:
                draw_swimmer(surface, look, places, swim, seconds)
        draw_boat(surface, look, places, heading(self.show) * (1 - come) + lean, scale * (1 - sunk))
        draw_seated(surface, look, places, self._lifts(seconds))
        for swim in swims:
            if swim.arrives <= seconds:
                draw_swimmer(surface, look, places, swim, seconds)

    def _lifts(self, seconds: float) -> dict[Animal, float]:
        """Who sits in the boat, and how far each is lifted by the water."""
        lifts = {}
        for swim in self.crossing.swims:
            if swim.lands <= seconds:
                away = _rocked(seconds - swim.lands) / ROCK
                swing = math.sin(math.tau * (seconds - swim.lands) / BOBBING)
                lifts[swim.animal] = BOB * swing - 0.06 * away
        return lifts

    def _fade_in(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        """Reduced motion: the boat with everybody in it takes the place of what was there."""
        share = min(1.0, (seconds - QUIET) / (FADE - QUIET))
        area = places.field
        before = surface.subsurface(area).copy() if share < 1 else None
        draw_all_aboard(surface, look, places, self._spaces(look, places))
        if before is not None:
            before.set_alpha(min(254, round(255 * (1 - share))))
            surface.blit(before, area)

    def _dim(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        """The board steps back a little when the words come; the boat does not."""
        level = round(LEVELS * min(1.0, max(0.0, (seconds - self.crossing.words) / APPEARING)))
        if level:
            shade = veil(places.field.size, tones_of(look.theme).ink, round(DIM * level / LEVELS))
            surface.blit(shade, places.field)

    def _letters(self, look: Look, places: BoardPlaces) -> pygame.Surface:
        return letters(look, self.words, _room(places).size, round(LARGEST * places.cell_px))

    def _draw_words(self, surface: pygame.Surface, look: Look, places: BoardPlaces, age: float) -> None:
        picture = self._letters(look, places)
        share = min(1.0, age / APPEARING)
        if share < 1 and look.reduced_motion:
            picture = picture.copy()
            picture.set_alpha(round(255 * share))
        elif share < 1:
            grown = 0.6 + 0.4 * _over(share)
            width, height = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(width * grown), round(height * grown)))
            picture.set_alpha(round(255 * min(1.0, 2 * share)))
        surface.blit(picture, picture.get_rect(center=_room(places).center))


def _room(places: BoardPlaces) -> pygame.Rect:
    """Where the words stand: above the boat."""
    px, boat = places.cell_px, places.cell_rect(BOAT)
    room = pygame.Rect(0, 0, round((WIDTH - 0.3) * px), round(WORDS_HIGH * px))
    room.midbottom = boat.centerx, boat.centery - round(WORDS_BELOW * px)
    return room


def _over(share: float) -> float:
    """From 0 to 1, a little beyond it, and back."""
    rest = min(1.0, max(0.0, share)) - 1
    return 1 + 2.2 * rest**3 + 1.2 * rest**2


def _side(swim: Swim) -> int:
    return -1 if swim.animal in (Animal.CAT, Animal.LEMUR) else 1


def _rocked(age: float) -> float:
    """By how many degrees a landing still rocks the boat."""
    return ROCK * math.exp(-CALMING * age) * math.sin(math.tau * age / ROCKING) if age > 0 else 0.0


def _sunk(age: float) -> float:
    """By which share the boat is pressed down after a landing."""
    return SINK * math.exp(-6 * age) * math.sin(math.pi * min(1.0, age / 0.3)) if age > 0 else 0.0
