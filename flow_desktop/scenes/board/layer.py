"""The board at rest as one picture, of which only the spaces that changed are drawn anew."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.faces import Face, Resting, draw_face, faces_of, resting
from flow_desktop.scenes.board.frame import draw_badges, draw_frame, frame_radius
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_shadow
from flow_desktop.widgets.theme import WHITE

SHADOW: Final = 0.30
"""How far the board's shadow reaches, in spaces."""
Ground = tuple[str, bool, int, int, bool]


class RestingBoard:
    """Frame, numbers and pieces; `grounds` and `spaces` count how often how much was drawn.

    `changed` are the spaces that the last update has drawn.
    """

    def __init__(self) -> None:
        self.grounds = 0
        self.spaces = 0
        self.changed: list[Cell] = []
        self._ground: Ground | None = None
        self._resting: Resting | None = None
        self._faces: dict[Cell, Face] = {}
        self._picture = pygame.Surface((1, 1), 0, 32)
        self._corners: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def update(self, look: Look, places: BoardPlaces, show: BoardShow) -> bool:
        """Draw what is not as it should be; True when anything was."""
        badges = show.show_badges and not show.plain
        ground = (look.theme.name, look.reduced_motion, places.frame, places.cell_px, badges)
        now = resting(show)
        self.changed = []
        if ground == self._ground and now == self._resting:
            return False
        if ground != self._ground:
            self._draw_ground(look, places.at_origin(), badges)
        self._ground, self._resting = ground, now
        for cell, face in faces_of(show).items():
            if self._faces.get(cell) != face:
                draw_face(self._picture, look, face, cell, places.at_origin().cell_rect(cell))
                self._faces[cell] = face
                self.changed.append(cell)
        self.spaces += len(self.changed)
        return True

    def _draw_ground(self, look: Look, places: BoardPlaces, badges: bool) -> None:
        self.grounds += 1
        self._faces = {}
        tones = tones_of(look.theme)
        self._picture = pygame.Surface(places.rect.size, 0, 32)
        self._picture.fill(tones.sea)
        draw_frame(self._picture, places, tones)
        if badges:
            draw_badges(self._picture, look, places)
        self._cut_corners(frame_radius(places))

    def _cut_corners(self, radius: int) -> None:
        """Keep the four round corners as see-through pictures; all else is opaque, which is much quicker."""
        side = self._picture.get_width()
        mask = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
        pygame.draw.rect(mask, WHITE, mask.get_rect(), border_radius=4 * radius)
        mask = pygame.transform.smoothscale(mask, (2 * radius, 2 * radius)) if radius else mask
        self._corners = []
        for x, mask_x in ((0, 0), (side - radius, radius)):
            for y, mask_y in ((0, 0), (side - radius, radius)):
                corner = pygame.Surface((radius, radius), pygame.SRCALPHA)
                corner.blit(self._picture, (0, 0), (x, y, radius, radius))
                part = pygame.Rect(mask_x, mask_y, radius, radius)
                corner.blit(mask, (0, 0), part, pygame.BLEND_RGBA_MULT)
                self._corners.append((corner, (x, y)))

    def draw(self, surface: pygame.Surface, look: Look, places: BoardPlaces) -> None:
        """Draw the board where it lies, with its shadow."""
        radius, side = frame_radius(places), self._picture.get_width()
        if places.frame:
            spread = round(places.cell_px * SHADOW)
            draw_shadow(surface, places.rect, radius, spread, look.theme.shadow, look.theme.shadow_alpha)
        left, top = places.left, places.top
        for y, height, inset in (
            (0, radius, radius),
            (radius, side - 2 * radius, 0),
            (side - radius, radius, radius),
        ):
            part = (inset, y, side - 2 * inset, height)
            surface.blit(self._picture, (left + inset, top + y), part)
        surface.fblits([(corner, (left + x, top + y)) for corner, (x, y) in self._corners])
