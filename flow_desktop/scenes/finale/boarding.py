"""The moment of winning: panels slide away, the animals swim to the quay and leap into the boat at sea."""

import math
from collections.abc import Iterator
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache, begin, ground_size
from flow_desktop.app.catalogue import catalogue
from flow_desktop.app.language import _
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, Animal, Cell
from flow_desktop.physics.easing import eased
from flow_desktop.scenes.board.flow import Flow
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.finale.crew import (
    LOW,
    ON_SPACE,
    SEATS,
    Vessel,
    bare_spaces,
    draw_empty,
    draw_seated,
    draw_side,
    drawings,
    warming,
)
from flow_desktop.scenes.finale.letters import letters
from flow_desktop.scenes.finale.sunrise import SEA, Sunrise
from flow_desktop.scenes.finale.swims import (
    FADE,
    Crossing,
    Swim,
    draw_leaping,
    draw_ripples,
    draw_swimmer,
    leaping,
)
from flow_desktop.scenes.seascape import draw_sea
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import SUN

QUIET: Final = 0.12
"""At first nothing moves, and pictures are made."""
PARTING: Final = 0.7
"""Seconds in which the panels slide away and the board comes to lie at the side: it fades, for a pattern that
moves would flash wherever it passes. First it goes from where it was, then it comes where it will be.
"""
GOING: Final = 0.55
COMING: Final = 0.4
"""The share of that time in which the old picture goes, and from which on the board comes again."""
SLIDE: Final = 0.7
"""How far panels have slid when they are gone: they fade on the way, else their letters would flicker."""
CASTS_OFF: Final = 0.72
SAILING: Final = 0.65
"""When the boat leaves its space, and how long it sails out to sea."""
ROCK: Final = 2.6
ROCKING: Final = 1.1
CALMING: Final = 1.8
"""Degrees by which a landing rocks the boat, seconds of one swing, and how soon it is calm again."""
SINK: Final = 9.0
BOB: Final = 2.2
BOBBING: Final = 1.4
"""Units of the boat's drawing: how far a landing presses it down, how far people bob, in which time."""
APPEARING: Final = 0.3
BEHIND: Final = 0.72
"""From this share of a leap on, the boat's near side is before whoever leaps."""
GLEAM: Final = 34
_pictures = SurfaceCache()


class Boarding:
    """What is seen of a win, at any second of it."""

    def __init__(self, show: BoardShow, still: bool) -> None:
        self.show = show
        self.crossing = Crossing.still() if still else Crossing.of(show.board)
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None
        self._warmed: tuple[object, Iterator[None]] | None = None
        self._flow: tuple[object, Flow] | None = None
        self._below: tuple[object, pygame.Surface, pygame.Rect] | None = None

    @property
    def words(self) -> str:
        """What stands over the sea in the end."""
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

    def board_rect(self, look: Look, places: BoardPlaces) -> pygame.Rect:
        """Where the board lies in the end: words stand below it."""
        return Sunrise.of(look, places).board.rect

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, before: pygame.Surface, seconds: float
    ) -> None:
        """Everything, over the picture of the scene as it was before."""
        places = view.places
        final = Sunrise.of(look, places)
        self._warm(look, final, places)
        surface.blit(before, (0, 0))
        if seconds < QUIET:
            return
        draw_sea(surface, look, SEA)
        if look.reduced_motion:
            self._draw_still(surface, look, view, final)
            _fade(surface, before, (seconds - QUIET) / (FADE - QUIET))
        else:
            self._draw_moving(surface, look, view, final, seconds)
            _part(surface, before, places.rect, eased((seconds - QUIET) / PARTING / GOING))
        if seconds >= self.crossing.words:
            self._draw_words(surface, look, final, seconds - self.crossing.words)

    def _draw_still(self, surface: pygame.Surface, look: Look, view: BoardView, final: Sunrise) -> None:
        """Reduced motion: nobody swims, they are simply there."""
        self._draw_board(surface, look, view, final.board, tuple(Animal), 0.0)
        draw_side(surface, look, final.vessel, "far")
        draw_seated(surface, look, final.vessel, dict.fromkeys(SEATS, 0.0))
        draw_side(surface, look, final.vessel, "near")

    def _draw_moving(
        self, surface: pygame.Surface, look: Look, view: BoardView, final: Sunrise, seconds: float
    ) -> None:
        """The board with those who swim on it, the boat, and those who leap into it."""
        swims, now = self.crossing.swims, final.board
        come = eased(((seconds - QUIET) / PARTING - COMING) / (1 - COMING))
        under = self._sea_below(surface, now) if come < 1 else None
        left = tuple(swim.animal for swim in swims if swim.begins <= seconds)
        self._draw_board(surface, look, view, now, left, seconds)
        for swim in swims:
            draw_ripples(surface, look, now, swim, seconds)
        for swim in swims:
            if seconds < swim.arrives:
                draw_swimmer(surface, look, now, swim, seconds)
        share = eased((seconds - CASTS_OFF) / SAILING)
        if share <= 0:
            self._draw_casting_off(surface, look, final, share)
        if under is not None:
            under[0].set_alpha(min(254, round(255 * (1 - come))))
            surface.blit(*under)
        if share < 1:
            if share > 0:
                self._draw_casting_off(surface, look, final, share)
            return
        vessel = self._rocked(final.vessel, seconds)
        draw_side(surface, look, vessel, "far")
        high: list[Swim] = []
        low: list[Swim] = []
        for swim in swims:
            progress = leaping(swim, seconds)
            if progress is not None:
                (low if progress > BEHIND else high).append(swim)
        draw_seated(surface, look, vessel, self._lifts(seconds))
        for swim in low:
            draw_leaping(surface, look, now, swim, seconds, vessel)
        draw_side(surface, look, vessel, "near")
        for swim in high:
            draw_leaping(surface, look, now, swim, seconds, vessel)

    def _draw_casting_off(self, surface: pygame.Surface, look: Look, final: Sunrise, share: float) -> None:
        """The boat on its way from the quay out to sea: it comes nearer and grows."""
        quay, px = final.board.cell_rect(BOAT).center, final.board.cell_px
        at, low = final.vessel, quay[1] + LOW * px
        x, y = quay[0] + (at.x - quay[0]) * share, low + (at.y - low) * share - px * math.sin(math.pi * share)
        grown = ON_SPACE * px + (at.long - ON_SPACE * px) * share
        draw_empty(surface, look, Vessel(x, y, at.long), grown)

    def _draw_board(
        self,
        surface: pygame.Surface,
        look: Look,
        view: BoardView,
        now: BoardPlaces,
        left: tuple[Animal, ...],
        seconds: float,
    ) -> None:
        """The board without those who left it, with foam on its water, in the light of the morning."""
        view.resting.update(look, view.places, self.show)
        view.resting.draw(surface, look, now)
        bare = self._spaces(look, now)
        cells = (BOAT, *(ANIMAL_CELLS[animal] for animal in left))
        surface.fblits([(bare[cell], now.cell_rect(cell)) for cell in cells])
        surface.fblits(self._foam(look, now).frame(seconds))
        if not look.theme.flat:
            surface.blit(_gleam(now.field.size), now.field)

    def _foam(self, look: Look, now: BoardPlaces) -> Flow:
        stamp = (now, look.theme.name)
        if self._flow is None or self._flow[0] != stamp:
            self._flow = stamp, Flow(self.show.board, now, tones_of(look.theme), frozenset())
        return self._flow[1]

    def _warm(self, look: Look, final: Sunrise, places: BoardPlaces) -> None:
        """Make one more picture that will be needed, so that no frame makes many; the largest are begun."""
        stamp = (final.vessel, places, look.theme.name)
        if self._warmed is None or self._warmed[0] != stamp:
            self._warmed = stamp, self._warming(look, final, places)
        next(self._warmed[1], None)

    def _warming(self, look: Look, final: Sunrise, places: BoardPlaces) -> Iterator[None]:
        size = look.view.width, look.view.height
        sea = [] if look.theme.flat else [(catalogue().find("art", SEA), ground_size(size))]
        begin(*sea, *drawings(final.vessel))
        yield
        self._spaces(look, places)
        yield
        yield from warming(look, final.vessel)
        self._letters(look, final)

    def _sea_below(self, surface: pygame.Surface, now: BoardPlaces) -> tuple[pygame.Surface, pygame.Rect]:
        """What the board comes to lie on, kept as it was before the board was drawn."""
        stamp = (now, surface.get_size())
        if self._below is None or self._below[0] != stamp:
            seen = now.rect.inflate(now.cell_px // 2, now.cell_px // 2).clip(surface.get_rect())
            self._below = stamp, surface.subsurface(seen).copy(), seen
        return self._below[1:]

    def _spaces(self, look: Look, places: BoardPlaces) -> dict[Cell, pygame.Surface]:
        stamp = (places.cell_px, look.theme.name, look.reduced_motion)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.show)
        return self._bare[1]

    def _rocked(self, vessel: Vessel, seconds: float) -> Vessel:
        """The boat as the landings so far rock it."""
        ages = [(swim, seconds - swim.lands) for swim in self.crossing.swims]
        lean = sum(math.copysign(1, SEATS[swim.animal][0]) * _rocking(age) for swim, age in ages)
        sunk = sum(_sunk(age) for _swim, age in ages) * vessel.unit
        return Vessel(vessel.x, vessel.y + sunk, vessel.long, lean)

    def _lifts(self, seconds: float) -> dict[Animal, float]:
        """Who sits in the boat, and how far each is lifted by the water."""
        return {
            swim.animal: BOB * math.sin(math.tau * (seconds - swim.lands) / BOBBING)
            for swim in self.crossing.swims
            if swim.lands <= seconds
        }

    def _letters(self, look: Look, final: Sunrise) -> pygame.Surface:
        return letters(look, self.words, final.words.size, final.words.height)

    def _draw_words(self, surface: pygame.Surface, look: Look, final: Sunrise, age: float) -> None:
        picture = self._letters(look, final)
        share = min(1.0, age / APPEARING)
        if share < 1 and look.reduced_motion:
            picture = picture.copy()
            picture.set_alpha(round(255 * share))
        elif share < 1:
            grown = 0.6 + 0.4 * _over(share)
            width, height = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(width * grown), round(height * grown)))
            picture.set_alpha(round(255 * min(1.0, 2 * share)))
        surface.blit(picture, picture.get_rect(center=final.words.center))


def _part(surface: pygame.Surface, before: pygame.Surface, board: pygame.Rect, share: float) -> None:
    """The scene as it was: what stood beside the board slides out to both sides, the middle fades."""
    if share >= 1:
        return
    width, height = before.get_size()
    middle = pygame.Rect(board.x, 0, board.width, height)
    away, rest = round(SLIDE * share * middle.left), width - middle.right
    before.set_alpha(min(254, round(255 * (1 - share))))
    surface.blit(before, middle, middle)
    surface.blit(before, (0, 0), (away, 0, middle.left - away, height))
    away = round(SLIDE * share * rest)
    surface.blit(before, (middle.right + away, 0), (middle.right, 0, rest - away, height))
    before.set_alpha(None)


def _fade(surface: pygame.Surface, before: pygame.Surface, share: float) -> None:
    """The scene as it was, still to be seen by the rest of the share."""
    if share < 1:
        before.set_alpha(min(254, round(255 * (1 - max(0.0, share)))))
        surface.blit(before, (0, 0))
        before.set_alpha(None)


def _gleam(size: tuple[int, int]) -> pygame.Surface:
    """Warm light that falls on the board from the right."""

    def make() -> pygame.Surface:
        strip = pygame.Surface((64, 1), pygame.SRCALPHA)
        for x in range(64):
            strip.set_at((x, 0), SUN.with_alpha(round(GLEAM * (x / 63) ** 1.6)))
        return pygame.transform.smoothscale(strip, size)

    return _pictures.get(("gleam", size), make)


def _over(share: float) -> float:
    """From 0 to 1, a little beyond it, and back."""
    rest = min(1.0, max(0.0, share)) - 1
    return 1 + 2.2 * rest**3 + 1.2 * rest**2


def _rocking(age: float) -> float:
    """By how many degrees a landing still rocks the boat."""
    return ROCK * math.exp(-CALMING * age) * math.sin(math.tau * age / ROCKING) if age > 0 else 0.0


def _sunk(age: float) -> float:
    """By how many units the boat is pressed down after a landing."""
    return SINK * math.exp(-6 * age) * math.sin(math.pi * min(1.0, age / 0.3)) if age > 0 else 0.0
