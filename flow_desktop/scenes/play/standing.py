"""Where a bubble stands: what it is about, what it leaves in sight, and how dear every place is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.values import dataclass
from flow_desktop.widgets.widget import Size, Widget, walk

if TYPE_CHECKING:
    from flow_desktop.scenes.play.bubble import Saying

TOLD: Final = ("lesson-words", "goal", "score", "ghost-words")
"""The words of companions beside the board: what is to be done, and how it stands."""
USEFUL: Final = ("held", "turn-left", "turn-right", "trade", "drawer-close")
"""What large bubbles had better leave in sight."""
BESIDE: Final = (*USEFUL, "step", "step-words", "caption", *(f"pile-{number}" for number in range(6)))
"""The same for those with a button, which would stand in the way of what lies around the board."""
NAMED: Final = 1000.0
AROUND: Final = 4.0
USED: Final = 8.0
BOARD: Final = 5.0
"""How dear it is to cover what is named, what lies around it, what else is used, the board: per pixel."""
RIM: Final = 2.0
"""How dear it is to leave the spaces of the board, where the frame's numbers are: per pixel."""
TILES: Final = 0.8
"""How dear it is to cover a tile of the board, or a space where one fits: per pixel."""
SLIDES: Final = 12
"""So many steps along each side of what it is about are tried."""
WAY: Final = 8
"""So many pieces of an arrow are kept in sight, each half as broad as a space."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place that a reason is about, what its bubble leaves in sight, and what it had better leave so."""

    target: pygame.Rect
    keep: tuple[pygame.Rect, ...] = ()
    clear: tuple[pygame.Rect, ...] = ()
    rather: tuple[pygame.Rect, ...] = ()
    """Where text is large: what else is of use, and is covered only where there is no other way."""
    away_from: tuple[int, int] | None = None
    """A refusal stands close to its tile, on the side away from here."""
    board: tuple[pygame.Rect, ...] = ()
    """Of which as little as possible is covered: the tiles, what fits, or all of it where text is large."""
    inside: tuple[pygame.Rect, ...] = ()
    """Where it stands rather than anywhere in its room: words about a space leave frame and columns alone."""
    several: bool = False
    """About several spaces: it stands off the frame around them, and off every space where a tile fits."""
    words: tuple[pygame.Rect, ...] = ()
    """Lines below it that are covered wholly or not at all: halves of letters would look out."""

    def over_whole_words(self, box: pygame.Rect) -> pygame.Rect:
        """The box, and as much longer as hides a line whose upper half it covers."""
        cut = [line.bottom for line in self.words if box.colliderect(line) and line.bottom > box.bottom]
        return pygame.Rect(box.topleft, (box.width, max([box.bottom, *cut]) - box.top))


def place_of(
    reason: Saying | None,
    in_sight: frozenset[str],
    board: BoardView,
    left: Widget,
    right: Widget,
    large: bool = False,
) -> Spot:
    """Where a reason belongs: its space and those around it, else its widget, else the boat.

    The clock and what is to stay `in_sight` are left free.
    """
    seen = [widget for part in (board, left, right) for widget in walk(part)]
    areas = {widget.area: widget.rect for widget in seen}
    widgets = areas | {widget.key: widget.rect for widget in seen}
    keep = tuple(_with_ring(widgets[key], board) for key in ("clock", *TOLD, *in_sight) if key in widgets)
    useful = USEFUL if reason is None or reason.code is None else BESIDE
    rather = tuple(widgets[key] for key in useful if key in widgets) if large else ()
    whole = (board.rect,) if large else ()
    if reason is not None and reason.cell is not None:
        target, inside = board.cell_rect(reason.cell), (board.places.field, board.rect)
        faults = tuple(board.cell_rect(cell) for cell in reason.cells)
        whom = tuple(board.cell_rect(cell) for cell in (BOAT, *ANIMAL_CELLS.values()))
        fits = tuple(board.cell_rect(cell) for cell in board.show.strong | board.show.faint)
        if not (large or reason.asks or reason.stays):
            away_from = board.cell_rect(BOAT).center
            return Spot(target, keep, (*whom, *faults), away_from=away_from, board=fits, inside=inside)
        around = target.inflate(2 * target.width, 2 * target.height)
        if large:
            return Spot(target, keep, (around, *faults), rather, board=whole, inside=inside)
        taken = board.show.board.occupied
        tiles = tuple(board.cell_rect(cell) for cell in CELLS if taken >> cell & 1)
        way = () if reason.source is None else between(board.cell_rect(reason.source), target)
        clear = around, *faults, *whom, *way
        if sum(rect.colliderect(around) for rect in keep) > 1:  # a part of the board: nothing leads to one
            strong = tuple(board.cell_rect(cell) for cell in board.show.strong)  # where it fits as it lies
            return Spot(target, (*keep, *strong), (*clear, *fits), board=tiles, inside=inside, several=True)
        return Spot(target, keep, clear, board=(*tiles, *fits), inside=inside)
    key = reason.key if reason is not None else ""
    if key not in widgets and "drawer" in widgets:
        key = "drawer"  # what it is about lies in there
    target = widgets[key] if key and key in widgets else board.cell_rect(BOAT)
    facts = (areas["clock"],) if key in areas and "clock" in areas else ()
    lines = (widgets["step-words"],) if "step-words" in widgets else ()
    return Spot(target, (*keep, *facts), (), rather, board=whole, words=lines)


def _with_ring(rect: pygame.Rect, board: BoardView) -> pygame.Rect:
    """A space with the ring that may lie around it; anything else as it is."""
    ring = board.cell_px // 4 if board.places.field.contains(rect) else 0
    return rect.inflate(ring, ring)


def covered(box: pygame.Rect, spot: Spot, board: float) -> float:
    """How dear a place is: by what it covers, then by its size and its distance from what it is about."""
    cost = 0.0
    named = spot.target, *spot.keep
    for rects, price in ((named, NAMED), (spot.clear, AROUND), (spot.rather, USED), (spot.board, board)):
        for rect in rects:
            common = box.clip(rect)
            cost += price * common.width * common.height
    away = pygame.Vector2(box.center).distance_to(spot.target.center)
    return cost + box.width * box.height / 4 + away * away / 4


def area(box: pygame.Rect) -> int:
    """Its pixels."""
    return box.width * box.height


def between(source: pygame.Rect, target: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Both spaces of an arrow, and what lies along it."""
    start, end = pygame.Vector2(source.center), pygame.Vector2(target.center)
    parts = [source.copy()]
    for index in range(WAY + 1):
        part = pygame.Rect(0, 0, source.width // 2, source.height // 2)
        part.center = round(start.lerp(end, index / WAY).x), round(start.lerp(end, index / WAY).y)
        parts.append(part)
    return tuple(parts)


def along(base: pygame.Rect, size: Size, away: int, room: pygame.Rect) -> list[pygame.Rect]:
    """Above, below, left and right of a place, from one end of it to the other."""
    found = list(beside(base, size, away, room))
    above, below, left, right = found
    across, down = base.width + size[0], base.height + size[1]
    for index in range(1, SLIDES):
        x, y = base.left - size[0] + across * index // SLIDES, base.top - size[1] + down * index // SLIDES
        found += [pygame.Rect((x, each.y), size) for each in (above, below)]
        found += [pygame.Rect((each.x, y), size) for each in (left, right)]
    return found


def beside(
    base: pygame.Rect, size: Size, away: int, room: pygame.Rect
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Above, below, left and right of a place, moved along it into the room."""
    above, below, left, right = (pygame.Rect((0, 0), size) for _side in range(4))
    above.midbottom = base.centerx, base.top - away
    below.midtop = base.centerx, base.bottom + away
    left.midright = base.left - away, base.centery
    right.midleft = base.right + away, base.centery
    for box in (above, below):
        box.x = box.clamp(room).x
    for box in (left, right):
        box.y = box.clamp(room).y
    return above, below, left, right
