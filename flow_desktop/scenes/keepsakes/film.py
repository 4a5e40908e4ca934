"""A game as a short film: a frame for every move that changes the board, made bit by bit beside the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.engine.events import AnimalJoined, DiceRolled, Event
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.keepsakes import gif
from flow_desktop.scenes.play.drawings import drawings_after
from flow_desktop.scenes.telling.events import headline
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import NORMAL

SIZE: Final = (480, 540)
BOARD: Final = 464
EDGE: Final = 8
RUNS: Final = 1200
"""Hundredths of a second that all moves take together."""
ENDS: Final = 300
"""So long the last frame is looked at."""
LONGEST: Final = 70
MOVE, GLAD, WAVE = 1.0, 2.0, 1.5
"""How long a frame is looked at beside the others."""
ROWS: Final = 16
SAMPLED: Final = 4
"""Every so many pixels one is looked at for the colours of a film."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What a frame shows, and for how long beside the others."""

    show: BoardShow
    weight: float


def shots(table: Table) -> list[Shot]:
    """The frames of a game, from the empty board to the last one."""
    opening = table.opening.state
    events: list[Event] = []
    found, board = [Shot(BoardShow(opening.board, plain=True), GLAD)], opening.board
    for entry in table.moves:
        before = drawings_after(events, len(opening.supply.shown)).board
        events += entry.step.events
        rolled = next((event for event in entry.step.events if isinstance(event, DiceRolled)), None)
        if rolled is not None:
            row, column = (
                None if face is None else LINE_OF_FACE[face] for face in (rolled.white, rolled.black)
            )
            found.append(Shot(BoardShow(board, lines=(row, column), variants=before, plain=True), WAVE))
        after = entry.step.state.board
        if after != board or rolled is not None:
            glad = any(isinstance(event, AnimalJoined) for event in entry.step.events)
            drawn = drawings_after(events, len(opening.supply.shown)).board
            found.append(Shot(BoardShow(after, variants=drawn, plain=True), GLAD if glad else MOVE))
        board = after
    return found


class Film:
    """Makes a film; `make` is gone through step by step, `share` says how far it has come."""

    def __init__(self, assets: Assets, table: Table, line: str) -> None:
        self.look = Look(View(*SIZE), NORMAL, assets, True)
        self.table = table
        self.line = line
        self.shots = shots(table)
        self.share = 0.0
        self._board = BoardView(self.shots[0].show, focusable=False)
        self.data = b""

    def make(self) -> Iterator[None]:
        """Draw and pack, a little at each step; afterwards `data` is the whole file."""
        sample = _sampled(self._picture(0))
        yield
        sample += _sampled(self._picture(len(self.shots) - 1))
        yield
        palette = gif.chosen_palette(sample)
        yield
        nearest = gif.Nearest(palette)
        parts = [gif.header(*SIZE, palette)]
        seen = bytes(3 * SIZE[0] * SIZE[1])
        waits = durations(self.shots)
        for index, wait in enumerate(waits):
            now = self._picture(index)
            yield
            place = changed_place(seen, now) if index else (0, 0, *SIZE)
            pixels = bytearray()
            for part in _numbers(seen if index else b"", now, place, nearest):
                pixels += part
                yield
            for packed in gif.frame(place, bytes(pixels), wait):
                parts.append(packed)
                yield
            seen = now
            self.share = (index + 1) / len(waits)
        self.data = b"".join([*parts, gif.end()])

    def _picture(self, index: int) -> bytes:
        """A frame, three bytes a pixel."""
        surface = pygame.Surface(SIZE, 0, 24)
        surface.fill(NORMAL.panel)
        view = self._board
        view.show = self.shots[index].show
        view.place(self.look, pygame.Rect((SIZE[0] - BOARD) // 2, EDGE, BOARD, BOARD))
        view.paint(surface, self.look)
        below = pygame.Rect(EDGE, BOARD + EDGE, SIZE[0] - 2 * EDGE, SIZE[1] - BOARD - EDGE)
        result = self.table.state.result
        ended = index == len(self.shots) - 1 and result is not None
        words = headline(result) if ended else self.line
        self.look.text(surface, words, Role.STRONG, NORMAL.text, below, Align.CENTRE)
        return pygame.image.tobytes(surface, "RGB")


def durations(shown: list[Shot]) -> list[int]:
    """Hundredths of a second for each frame: all together about a quarter of a minute."""
    each = RUNS / sum(shot.weight for shot in shown)
    return [max(4, min(LONGEST, round(each * shot.weight))) for shot in shown[:-1]] + [ENDS]


def changed_place(before: bytes, now: bytes) -> tuple[int, int, int, int]:
    """The smallest part that holds everything that changed; one pixel when nothing did."""
    wide, high = SIZE
    line = 3 * wide
    rows = [y for y in range(high) if before[y * line : (y + 1) * line] != now[y * line : (y + 1) * line]]
    if not rows:
        return 0, 0, 1, 1
    left, right = wide, 0
    for y in rows:
        one, two = before[y * line : (y + 1) * line], now[y * line : (y + 1) * line]
        while left and one[: 3 * left] != two[: 3 * left]:
            left = _first_difference(one, two) // 3
        while right < wide and one[3 * right :] != two[3 * right :]:
            right = wide - _first_difference(one[::-1], two[::-1]) // 3
    return left, rows[0], right - left, rows[-1] - rows[0] + 1


def _first_difference(one: bytes, two: bytes) -> int:
    low, high = 0, len(one)
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == two[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _sampled(pixels: bytes) -> bytes:
    return b"".join(pixels[at : at + 3] for at in range(0, len(pixels), 3 * SAMPLED))


def _numbers(
    before: bytes, now: bytes, place: tuple[int, int, int, int], nearest: gif.Nearest
) -> Iterator[bytes]:
    """The colours of a place by number, some rows at a time; what did not change is see-through."""
    left, top, wide, high = place
    found = bytearray()
    for y in range(top, top + high):
        at = 3 * (y * SIZE[0] + left)
        new, old = now[at : at + 3 * wide], before[at : at + 3 * wide]
        if new == old:
            found += bytes([gif.CLEAR]) * wide
        else:
            for x in range(0, 3 * wide, 3):
                if old and new[x : x + 3] == old[x : x + 3]:
                    found.append(gif.CLEAR)
                else:
                    found.append(nearest((new[x] >> 3) << 10 | (new[x + 1] >> 3) << 5 | new[x + 2] >> 3))
        if (y - top) % ROWS == ROWS - 1:
            yield bytes(found)
            found.clear()
    yield bytes(found)
