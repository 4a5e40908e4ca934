"""Everything that is marked on a board at this moment, drawn over the board at rest in every frame."""

import math
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import DIRECTIONS, STRIDE, WIDTH, Cell
from flow_desktop.engine.tiles import EDGES, piece_of
from flow_desktop.scenes.board import marks
from flow_desktop.scenes.board.frame import badge_picture, badges_of
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import channel_light, light_reach
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.sprites import draw_piece
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

BREATH: Final = 1.8
"""Seconds of a breath."""
FLASH: Final = 0.45
"""Seconds in which the flash of a fault fades; there is one flash only."""
LIFT: Final = 1.06
"""How much larger than its space a tile is drawn that fits and hovers over it."""
RISE: Final = 4 / 118
"""How far a tile is lifted that a card can be played on, in spaces."""
TURN_SHARE: Final = 0.34
WRONG_SHARE: Final = 0.74
CURSOR_SHARE: Final = 1.10
BAND_LIGHT: Final = 26
JOINED_LIGHT: Final = 130


def breath(seconds: float, still: bool) -> int:
    """The level of a breath at a moment; halfway when nothing may move."""
    if still:
        return marks.LEVELS // 2
    share = 0.5 - 0.5 * math.cos(seconds / BREATH * math.tau)
    return round(share * (marks.LEVELS - 1))


def lifted(px: int) -> int:
    """The size of a tile that hovers over a space of that size."""
    return round(px * LIFT)


def turn_size(px: int) -> int:
    """The size of the turning arrow on a space."""
    return max(1, round(px * TURN_SHARE))


def wrong_size(px: int) -> int:
    """The size of the sign at an edge that does not match."""
    return max(1, round(px * WRONG_SHARE))


class Overlay:
    """Draws the marks of one frame."""

    def __init__(
        self, surface: pygame.Surface, look: Look, places: BoardPlaces, show: BoardShow, seconds: float
    ) -> None:
        self.surface = surface
        self.look = look
        self.places = places
        self.show = show
        self.seconds = seconds
        self.px = places.cell_px
        self.tones: Tones = tones_of(look.theme)

    def draw(self, fault_age: float) -> None:
        """Draw all marks, the most important last."""
        self._draw_lines()
        level = breath(self.seconds, self.look.reduced_motion)
        ghost_cell = self.show.ghost.cell if self.show.ghost else None
        self._lay(marks.strong_mark(self.px, self.tones, level), self.show.strong - {ghost_cell})
        self._draw_faint()
        self._draw_targets(level)
        if self.show.ghost is not None:
            self._draw_ghost(self.show.ghost, level)
        self._draw_faults(fault_age)
        if self.show.cursor is not None:
            ring = marks.cursor_mark(round(self.px * CURSOR_SHARE), self.tones)
            rect = self.places.cell_rect(self.show.cursor)
            self.surface.blit(ring, ring.get_rect(center=rect.center))

    def _lay(self, picture: pygame.Surface, cells: frozenset[Cell | None] | list[Cell]) -> None:
        places = [self.places.cell_rect(cell) for cell in cells if cell is not None]
        self.surface.fblits([(picture, place) for place in places])

    def _draw_faint(self) -> None:
        faint = self.show.faint - self.show.strong
        if self.show.ghost is not None:
            faint -= {self.show.ghost.cell}
        if not faint:
            return
        self._lay(marks.faint_mark(self.px, self.tones), list(faint))
        size = turn_size(self.px)
        arrow = self.look.assets.image(art("mark", "turn"), (size, size))
        places = [arrow.get_rect(center=self.places.cell_rect(cell).center) for cell in faint]
        self.surface.fblits([(arrow, place) for place in places])

    def _draw_targets(self, level: int) -> None:
        """Tiles that a card can be played on are lifted off the board, with all that is on them.

        A life ring marks a space on which nothing lies.
        """
        pieces, rise = self.show.board.pieces, max(2, round(RISE * self.px))
        hovered = self.show.ghost.cell if self.show.ghost else None  # the tile there says more
        empty = frozenset(cell for cell in self.show.targets if not pieces[cell] and cell != hovered)
        self._lay(marks.target_mark(self.px, self.tones, level), empty)
        edge, shadow = (
            marks.lifted_edge(self.px, self.tones, level),
            marks.lift_shadow(self.px, self.tones),
        )
        whole = self.surface.get_rect()
        for cell in sorted(each for each in self.show.targets if pieces[each]):
            rect = self.places.cell_rect(cell)
            if not whole.contains(rect):
                continue
            lifted_tile = self.surface.subsurface(rect).copy()
            self.surface.blit(shadow, shadow.get_rect(center=(rect.centerx, rect.centery + 2 * rise)))
            self.surface.fill(self.tones.ink, (rect.x, rect.bottom - 2 * rise, rect.width, 2 * rise))
            self.surface.blit(lifted_tile, rect.move(0, -rise))
            self.surface.blit(edge, rect.move(0, -rise))

    def _draw_lines(self) -> None:
        """The row and the column a wave will take: bright bands, and their badges lit."""
        row, column = self.show.lines
        if row is None and column is None:
            return
        if row is not None:
            self._draw_band(self.places.cell_rect(row * STRIDE), (WIDTH, 1))
        if column is not None:
            self._draw_band(self.places.cell_rect(column), (1, WIDTH))
        if not self.show.show_badges or self.show.plain:
            return
        for badge in badges_of(self.places):
            if badge.line == (row if badge.is_row else column):
                picture = badge_picture(self.look, badge, self.places.frame, lit=True)
                self.surface.blit(picture, picture.get_rect(center=badge.centre))

    def _draw_band(self, first: pygame.Rect, spaces: tuple[int, int]) -> None:
        band = pygame.Rect(first.topleft, (first.width * spaces[0], first.height * spaces[1]))
        self.surface.blit(veil(band.size, self.tones.light, BAND_LIGHT), band)
        thick = max(2, self.px // 24)
        pygame.draw.rect(self.surface, self.tones.ink, band.inflate(2, 2), thick + 2)
        pygame.draw.rect(self.surface, self.tones.lit, band, thick)

    def _draw_ghost(self, ghost: Ghost, level: int) -> None:
        if ghost.fits:
            alpha = JOINED_LIGHT + 7 * level
            for cell in ghost.joined - {ghost.cell}:
                self._draw_joined(cell, alpha)
        rect = self.places.cell_rect(ghost.cell)
        size = lifted(self.px) if ghost.fits else self.px
        box = pygame.Rect(0, 0, size, size)
        box.center = rect.center
        if ghost.fits:
            shadow = marks.lift_shadow(size, self.tones)
            below = rect.centery + round(marks.SHADOW_DOWN * self.px)
            self.surface.blit(shadow, shadow.get_rect(center=(rect.centerx, below)))
        piece = piece_of(ghost.kind, ghost.edges, ghost.bird)
        opacity = 240 if ghost.fits else 165
        place, way = rect.center, ghost.variant
        draw_piece(self.surface, self.look, piece, ghost.cell, place, size, alpha=opacity, variant=way)
        if ghost.fits and ghost.cell in ghost.joined:
            light = channel_light(ghost.edges, size, self.tones.light, JOINED_LIGHT)
            self.surface.blit(light, box)
        if ghost.wrong_edges:
            self.surface.blit(marks.hatching(size, self.tones, ghost.wrong_edges), box)
        self.surface.blit(marks.ghost_outline(size, self.tones, ghost.fits), box)
        self._draw_wrong_edges(ghost, rect)

    def _draw_joined(self, cell: Cell, alpha: int) -> None:
        edges = self.show.board.pieces[cell] & EDGES
        light = channel_light(edges, self.px, self.tones.light, alpha, light_reach(cell))
        self.surface.blit(light, self.places.cell_rect(cell))

    def _draw_wrong_edges(self, ghost: Ghost, rect: pygame.Rect) -> None:
        for turns, direction in enumerate(DIRECTIONS):
            if ghost.wrong_edges & direction:
                size = wrong_size(self.px)
                mark = self.look.assets.image(art("mark", "blocked"), (size, size), turns)
                self.surface.blit(mark, _at_edge(rect, size, turns))

    def _draw_faults(self, age: float) -> None:
        if not self.show.faults:
            return
        left = 0.0 if self.look.reduced_motion else max(0.0, 1 - age / FLASH)
        if left:
            flash = marks.flash_mark(self.px, self.tones)
            flash.set_alpha(round(170 * left))
            self._lay(flash, list(self.show.faults))
        refused = self.show.ghost.cell if self.show.ghost and not self.show.ghost.fits else None
        at_fault = [cell for cell in self.show.faults if cell != refused]
        self._lay(marks.fault_mark(self.px, self.tones), at_fault)


def _at_edge(rect: pygame.Rect, size: int, turns: int) -> pygame.Rect:
    """A square of that size inside a rect, at its north, east, south or west edge."""
    box = pygame.Rect(0, 0, size, size)
    box.center = rect.center
    away = (rect.width - size) // 2
    return box.move(((0, -away), (away, 0), (0, away), (-away, 0))[turns])
