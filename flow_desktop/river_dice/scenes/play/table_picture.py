"""What lies still on the table, as one picture that is painted anew only where something has changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from flow_desktop.river_dice.scenes.ground import draw_wood
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Widget, walk

SHADOW_ROOM: Final = 26
"""So far around a part reaches what belongs to it: shadows, rings, signs of keys."""
_PLAIN: Final = frozenset({bool, int, str, float, type(None), tuple})
Stamp = tuple[object, ...]


class TablePicture:
    """An opaque picture of the parts of a table. `seen` says what is in sight: it shows on every part."""

    def __init__(self, seen: Callable[[], Stamp]) -> None:
        self._seen = seen
        self._picture: pygame.Surface | None = None
        self._stamps: dict[Widget, Stamp] = {}
        self._inside: dict[Widget, list[Widget]] = {}

    def forget(self) -> None:
        """Everything is painted anew."""
        self._stamps, self._inside = {}, {}

    def draw(self, surface: pygame.Surface, look: Look, parts: Sequence[Widget]) -> None:
        """The picture as it is now."""
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = surface.copy()
            self.forget()
        picture, window = self._picture, surface.get_rect()
        stamps = {part: self._stamp(part) for part in parts}
        if not self._stamps:
            draw_wood(picture, look)
            for part in parts:
                part.draw(picture, look)
        else:
            room = look.px(SHADOW_ROOM)
            around = {part: part.rect.inflate(2 * room, 2 * room).clip(window) for part in parts}
            stale = [around[part] for part in parts if self._stamps.get(part) != stamps[part]]
            if sum(len(area.collidelistall(list(around.values()))) for area in stale) > len(parts):
                stale = [stale[0].unionall(stale[1:])]  # each part once, not once for each of its neighbours
            for area in stale:
                self._repaint(look, around, area)
        self._stamps = stamps
        surface.blit(picture, (0, 0))

    def _repaint(self, look: Look, around: Mapping[Widget, pygame.Rect], area: pygame.Rect) -> None:
        assert self._picture is not None
        self._picture.set_clip(area)
        draw_wood(self._picture, look)
        for part, reach in around.items():
            if reach.colliderect(area):
                part.draw(self._picture, look)
        self._picture.set_clip(None)

    def _stamp(self, part: Widget) -> Stamp:
        """Everything simple that the widgets of a part hold, and what is in sight."""
        if part not in self._inside:  # a page that has other widgets is built anew, and this forgotten
            lone = len(part.children) > 20  # a sheet's places only speak
            self._inside[part] = [part] if lone else walk(part)
        shown = [part.read()]
        for widget in self._inside[part]:
            shown += [value for value in vars(widget).values() if type(value) in _PLAIN]
        return (*self._seen(), *shown)
