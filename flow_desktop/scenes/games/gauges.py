"""The numbers of all games, apart by their kind of clock: no comparing, no streaks (T5, U8).

Each kind is a gauge of driftwood on the beach: how often it was won, large, and a notch for each difficulty.
A shell lies where something was won, a pebble where it was tried; the others are dry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.rounds import PICKED, ClockKind, Statistics, Tally
from flow_desktop.scenes.games.words import won_words
from flow_desktop.scenes.naming import difficulty_name, edition_name
from flow_desktop.scenes.slices import stretched
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import draw_panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import (
    CLOSE,
    EDGE_WIDTH,
    FOAM,
    GAP,
    HAIR,
    KEY_RADIUS,
    PADDING,
    SEA,
    SNUG,
    WATER,
    WOOD,
)
from flow_desktop.widgets.widget import Size, Widget

KINDS: Final = {
    ClockKind.TIMED: N_("With a timer"),
    ClockKind.TURNS: N_("Counted in turns"),
    ClockKind.OFF: N_("Without a clock"),
}
SIGNS: Final = {
    ClockKind.TIMED: "icon_clock",
    ClockKind.TURNS: "icon_turns",
    ClockKind.OFF: "icon_hourglass_off",
}
LEAST_GAUGE: Final = 400
MOST_GAUGE: Final = 550
SIGN: Final = 52
SHELL: Final = 34
WINS: Final = 160
TOP: Final = 100
FOOT: Final = 100
PIECE: Final = 160
PARTS: Final = 400
"""The drawings of driftwood are so many parts wide; the heights of its ends are in those parts."""
ABOVE: Final = 44
BELOW: Final = 66
LEAST_BELOW: Final = 14
ACROSS: Final = 36
WET: Final = 0.42
DRY_LINE: Final = 26
SEAM: Final = 2


class LevelPart(Single):
    """As high as the highest of its peers on the gauges beside it, so that what follows stands level."""

    def __init__(self, child: Widget) -> None:
        super().__init__(child)
        self.peers: Sequence[LevelPart] = (self,)

    def measure(self, look: Look, width: int) -> Size:
        """Its own width, the height of all."""
        high = max(peer.child.measure(look, width)[1] for peer in self.peers)
        return self.child.measure(look, width)[0], high


class Gauge(Single):
    """The games of one kind of clock on a piece of driftwood; where it has the focus, all of it is told."""

    see_through = False
    focusable = True

    def __init__(self, kind: ClockKind, statistics: Statistics) -> None:
        tally = statistics.tally(kind)
        name = Column([heading(_(KINDS[kind]))], grow=1)
        head = Row([Image(art(SIGNS[kind]), SIGN), name], gap=SNUG, align=Align.CENTRE)
        told = [won_words(tally), *_bests(tally)]
        words = [Label(told[0], Role.STRONG), *(Label(line, Role.SMALL, soft=True) for line in told[1:])]
        wins = Row([Column(words, gap=HAIR, grow=1), Wins(tally)], gap=GAP, align=Align.CENTRE)
        notches = [Notch(name, share) for name, share in _notches(statistics, kind)]
        self.levels = (LevelPart(head), LevelPart(wins))
        carved = Column([*self.levels, Column(notches, gap=HAIR)], gap=SNUG)
        super().__init__(carved, key=f"gauge-{kind.value}")
        self.label = _(KINDS[kind])
        lines = [*told, *(notch.label for notch in notches if notch.tally.finished)]
        self.told = spoken_row(lines)

    def value(self) -> str:
        """All that was played; nothing is said of what was not."""
        return self.told

    def _room(self, look: Look, width: int) -> tuple[int, int, int]:
        if look.theme.flat:
            pad = look.px(PADDING)
            return pad, pad, pad
        return max(look.px(ACROSS), width * ACROSS // PARTS), look.px(ABOVE), look.px(BELOW)

    def measure(self, look: Look, width: int) -> Size:
        """What is carved, and the wood around it."""
        across, above, below = self._room(look, width)
        wide, high = self.child.measure(look, max(1, width - 2 * across))
        return wide + 2 * across, high + above + below

    def spare(self, look: Look) -> int:
        """How much deeper it may stand in the sand where there is little room."""
        return 0 if look.theme.flat else look.px(BELOW - LEAST_BELOW)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The wood is as high as what is carved into it, and stands at the lower edge."""
        across, above, below = self._room(look, rect.width)
        missing = self.measure(look, rect.width)[1] - rect.height
        below -= min(max(0, missing), self.spare(look))
        inner = max(1, rect.width - 2 * across)
        high = min(rect.height, self.child.measure(look, inner)[1] + above + below)
        Widget.place(self, look, pygame.Rect(rect.x, rect.bottom - high, rect.width, high))
        carved = pygame.Rect(rect.x + across, self.rect.y + above, inner, high - above - below)
        self.child.place(look, carved)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The driftwood; a panel in the flat themes."""
        if look.theme.flat:
            draw_panel(surface, look, self.rect)
            return
        size = self.rect.size
        wood = look.assets.cache.get(("driftwood", size), lambda: _driftwood(look, size))
        surface.blit(wood, self.rect)


def level(gauges: Sequence[Gauge]) -> None:
    """Let the notches of gauges of one width begin on one line."""
    for peers in zip(*(gauge.levels for gauge in gauges), strict=True):
        for part in peers:
            part.peers = peers


def _driftwood(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Both ends, and between them as many pieces as it takes."""
    wide, high = size
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    part = min(1.0 * look.view.unit, wide / PARTS)
    top, foot = round(TOP * part), round(FOOT * part)
    room = max(1, high - top - foot)
    count = max(1, round(room / max(1, round(PIECE * part))))
    for number in range(count):
        above, below = (top + room * (number + k) // count for k in (0, 1))
        piece = stretched(look, art("driftwood_middle"), (wide, below - above + 2 * SEAM))
        sheet.blit(piece, (0, above - SEAM))
    sheet.blit(stretched(look, art("driftwood_top"), (wide, top)), (0, 0))
    sheet.blit(stretched(look, art("driftwood_bottom"), (wide, foot)), (0, high - foot))
    return sheet


class Wins(Widget):
    """How often it was won, large, on a shell; on a pebble where it was not yet."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(label=str(tally.won))
        self.found = art("shell_wins" if tally.won else "pebble")

    def measure(self, look: Look, width: int) -> Size:
        """A square in which the number has room."""
        number = look.block(self.label, Role.CLOCK, width)
        side = max(look.px(WINS), 2 * number.width, round(1.6 * number.height))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The shell, and the number on it; the number alone where the theme is plain."""
        if not look.theme.flat:
            picture = look.assets.image(self.found, self.rect.size)
            surface.blit(picture, picture.get_rect(center=self.rect.center))
        look.text(surface, self.label, Role.CLOCK, look.theme.text, self.rect, Align.CENTRE)


class Notch(Label):
    """One difficulty or rule set: wet with a shell or a pebble where it was played, else dry."""

    def __init__(self, name: str, tally: Tally) -> None:
        words = _("{name}: {won} of {finished}").format(name=name, won=tally.won, finished=tally.finished)
        super().__init__(words if tally.finished else name, Role.BODY)
        self.name = name
        self.tally = tally
        self.share = _("{won} of {finished}").format(won=tally.won, finished=tally.finished)

    def _left(self, look: Look) -> int:
        return look.control(SHELL) + 2 * look.px(CLOSE)

    def _counted(self, look: Look) -> int:
        """The width of the numbers at the right."""
        return look.block(self.share, Role.STRONG, 10_000).width if self.tally.finished else 0

    def _room(self, look: Look, width: int) -> int:
        return max(1, width - self._left(look) - self._counted(look) - 2 * look.px(CLOSE))

    def measure(self, look: Look, width: int) -> Size:
        """The name beside the shell, the numbers at the right."""
        name = look.block(self.name, self._role(), self._room(look, width))
        high = max(look.control(SHELL), name.height) + 2 * look.px(HAIR)
        return min(width, name.width + width - self._room(look, width)), high

    def _role(self) -> Role:
        return Role.STRONG if self.tally.finished else Role.SMALL

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The notch, what lies in it, the words."""
        theme, played = look.theme, bool(self.tally.finished)
        if not theme.flat:
            self._paint_wood(surface, look)
        shell = look.control(SHELL)
        place = pygame.Rect(self.rect.x + look.px(CLOSE), self.rect.centery - shell // 2, shell, shell)
        if played:
            found: ArtName = art("shell" if self.tally.won else "pebble")
            picture = look.assets.image(found, place.size)
            surface.blit(picture, picture.get_rect(center=place.center))
        left = self.rect.x + self._left(look)
        words = pygame.Rect(left, self.rect.y, self._room(look, self.rect.width), self.rect.height)
        look.text(surface, self.name, self._role(), theme.text if played else theme.soft_text, words)
        if played:
            right = pygame.Rect(0, self.rect.y, self._counted(look), self.rect.height)
            right.right = self.rect.right - look.px(CLOSE)
            look.text(surface, self.share, Role.STRONG, theme.text, right, Align.END)

    def _paint_wood(self, surface: pygame.Surface, look: Look) -> None:
        """Soaked where water has been, else only the cut of the knife."""
        if self.tally.finished:
            wet, edge = FOAM.mixed(WATER, WET), max(1, look.px(EDGE_WIDTH))
            draw_box(surface, self.rect, look.px(KEY_RADIUS), wet, SEA, edge)
            return
        cut, thick = look.px(DRY_LINE), max(2, look.px(HAIR))
        surface.fill(WOOD, (self.rect.x + look.px(CLOSE), self.rect.centery - thick // 2, cut, thick))


def _notches(statistics: Statistics, kind: ClockKind) -> list[tuple[str, Tally]]:
    """Every difficulty; given cards, as at a stop, and rule sets only where they were played."""
    rows = [(difficulty_name(step), statistics.tally(kind, step)) for step in range(MAX_DIFFICULTY + 1)]
    others = [(_("Voyage and chosen cards"), statistics.tally(kind, PICKED))]
    if len({outcome.edition for outcome in statistics.outcomes.values()}) > 1:
        for edition in EDITIONS:
            words = _("Rule set {name}").format(name=edition_name(edition))
            others.append((words, statistics.tally(kind, edition=edition)))
    return rows + [(name, tally) for name, tally in others if tally.finished]


def _bests(tally: Tally) -> list[str]:
    words = []
    if tally.fewest_rounds is not None:
        words.append(_("Fewest rounds to win: {count}").format(count=tally.fewest_rounds))
    if tally.most_tiles_left is not None:
        words.append(_("Most tiles left: {count}").format(count=tally.most_tiles_left))
    return words
