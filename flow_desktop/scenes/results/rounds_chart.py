"""The rounds of a game as columns: tiles placed stand above the waterline, those washed away lie below it.

Each column can be pointed at and walked to, and says its round in words. Where a game has more rounds than
there is room for, neighbours share a column.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import N_, _, ngettext, spoken_row
from flow_desktop.engine.geometry import Animal
from flow_desktop.rounds import RoundAccount
from flow_desktop.scenes.naming import animals_words
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CARD_RADIUS, EDGE_WIDTH, HAIR, WHITE
from flow_desktop.widgets.widget import Size, Widget

TILE: Final = 22
"""The largest side of a tile in a column."""
ABOVE: Final = 72
BELOW: Final = 50
BADGE: Final = 34
SIGN: Final = 24
LEAST_COLUMN: Final = 52
ACROSS: Final = 5
SUNKEN: Final = 110
CREST: Final = (128, 32)
WATERLINE: Final = 9 / 32
"""The drawing of the water's edge, in units, and how far down in it the water begins."""
_seas = SurfaceCache()


def round_words(account: RoundAccount, last: int) -> str:
    """A round, or several up to the `last`, in words: "Round 1: 6 placed, 3 washed away, the cat joined"."""
    name = _("Round {number}").format(number=account.number)
    if last > account.number:
        name = _("Rounds {first} to {last}").format(first=account.number, last=last)
    placed, gone = account.placed, account.washed_away
    parts = [ngettext("{count} placed", "{count} placed", placed).format(count=placed)]
    if gone:
        parts.append(ngettext("{count} washed away", "{count} washed away", gone).format(count=gone))
    if account.joined:
        words = animals_words(account.joined)
        parts.append(
            ngettext("{animals} joined", "{animals} joined", len(account.joined)).format(animals=words)
        )
    if account.cut_off:
        words = animals_words(account.cut_off)
        many = len(account.cut_off)
        parts.append(ngettext("{animals} cut off", "{animals} cut off", many).format(animals=words))
    told = spoken_row(parts)
    return _("{round}: {told}").format(round=name, told=told)


def merged(accounts: Sequence[RoundAccount], columns: int) -> list[tuple[RoundAccount, int]]:
    """The rounds in at most so many columns, each with the number of its last round."""
    share = -(-len(accounts) // max(1, columns))
    found = []
    for first in range(0, len(accounts), share):
        together = accounts[first : first + share]
        found.append((_sum(together), together[-1].number))
    return found


def _sum(accounts: Sequence[RoundAccount]) -> RoundAccount:
    return RoundAccount(
        accounts[0].number,
        sum(each.placed for each in accounts),
        sum(each.washed_away for each in accounts),
        sum(each.saved_by_birds for each in accounts),
        _once(animal for each in accounts for animal in each.joined),
        _once(animal for each in accounts for animal in each.cut_off),
    )


def _once(animals: Iterable[Animal]) -> tuple[Animal, ...]:
    return tuple(dict.fromkeys(animals))


class RoundColumn(Widget):
    """One round; `side` and `across` say how its tiles are stacked."""

    role_word = N_("round")
    focusable = True
    pointed = True
    bubble_above = True

    def __init__(self, account: RoundAccount, last: int) -> None:
        super().__init__(
            key=f"round-{account.number}", label=_("Round {number}").format(number=account.number)
        )
        self.hint = round_words(account, last)
        self.account = account
        self.last = last
        self.side = 1
        self.across = 1
        self.waterline = 0
        self.inline = True

    def spoken(self) -> str:
        """Its words say everything."""
        return self.hint

    def briefly(self) -> str:
        """A round has no shorter words."""
        return self.hint

    @property
    def name(self) -> str:
        """Its number, or the first and the last."""
        first = self.account.number
        return str(first) if first == self.last else f"{first}–{self.last}"

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Two stacks and their numbers, the round below, the animals above."""
        theme = look.theme
        if self.hovered:
            edge = max(1, look.px(EDGE_WIDTH))
            draw_box(surface, self.rect, look.px(CARD_RADIUS), theme.plain, theme.panel_edge, edge)
        account, line = self.account, _line(look)
        top = self._stack(surface, look, account.placed, "laid", -1)
        self._told(surface, look, account.placed, account.joined, top, -1)
        foot = self._stack(surface, look, account.washed_away, "sunk", 1)
        if account.washed_away or account.cut_off:
            self._told(surface, look, account.washed_away, account.cut_off, foot, 1)
        below = pygame.Rect(self.rect.x, self.rect.bottom - line, self.rect.width, line)
        look.text(surface, self.name, Role.STRONG, theme.title, below, Align.CENTRE)

    def _told(
        self, surface: pygame.Surface, look: Look, count: int, animals: Sequence[Animal], edge: int, way: int
    ) -> None:
        """A number and the animals beside it, or beyond it where the column is narrow, going up or down."""
        line, side = _line(look), look.px(BADGE)
        wide = look.block(str(count), Role.SMALL, self.rect.width).width
        if not self.inline or not animals:
            top = edge - line if way < 0 else edge
            self._number(surface, look, count, pygame.Rect(self.rect.x, top, self.rect.width, line))
            beyond = top - side if way < 0 else top + line
            self._badges(surface, look, animals, self.rect.inflate(-2, 0).x, self.rect.width - 2, beyond, way)
            return
        high = max(line, side)
        top = edge - high if way < 0 else edge
        gap = look.px(HAIR)
        left = self.rect.centerx - (wide + gap + side * len(animals)) // 2
        self._number(surface, look, count, pygame.Rect(left, top, wide, high))
        self._badges(
            surface, look, animals, left + wide + gap, side * len(animals), top + (high - side) // 2, way
        )

    def _stack(self, surface: pygame.Surface, look: Look, count: int, kind: str, way: int) -> int:
        """Tiles from the waterline up or down, row by row; gives where they end."""
        gap = 1 if self.side > HAIR else 0
        wide = self.across * (self.side + gap)
        start = self.waterline + way * look.px(HAIR) * 2 - (self.side if way < 0 else 0)
        for index in range(count):
            row, place = divmod(index, self.across)
            shift = (wide - min(count - row * self.across, self.across) * (self.side + gap)) // 2
            left = self.rect.centerx - wide // 2 + shift + place * (self.side + gap)
            _draw_tile(
                surface,
                look,
                pygame.Rect(left, start + way * row * (self.side + gap), self.side, self.side),
                kind,
            )
        rows = -(-count // self.across)
        return self.waterline + way * (look.px(HAIR) * 2 + rows * (self.side + gap))

    def _number(self, surface: pygame.Surface, look: Look, count: int, room: pygame.Rect) -> None:
        look.text(surface, str(count), Role.SMALL, look.theme.text, room, Align.CENTRE)

    def _badges(
        self,
        surface: pygame.Surface,
        look: Look,
        animals: Sequence[Animal],
        left: int,
        width: int,
        top: int,
        way: int,
    ) -> None:
        """The animals side by side in that width, closer where there are many; faint below the water."""
        side = min(look.px(BADGE), self.rect.width)
        step = min(side, (width - side) // max(1, len(animals) - 1))
        left += (width - side - step * (len(animals) - 1)) // 2
        for index, animal in enumerate(animals):
            badge = look.assets.image(art("animal", animal, "badge"), (side, side))
            badge = _faint(badge, SUNKEN) if way > 0 else badge
            surface.blit(badge, (left + index * step, top))


def _line(look: Look) -> int:
    return look.block("0", Role.SMALL, look.view.width).height


def _faint(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    faint = picture.copy()
    faint.fill(WHITE.with_alpha(alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def _draw_tile(surface: pygame.Surface, look: Look, place: pygame.Rect, kind: str) -> None:
    """A tile of a stack: drawn, or a plain box that is full or empty."""
    theme = look.theme
    if not theme.flat:
        surface.blit(look.assets.image(art("logbook", kind), place.size), place)
    elif kind == "laid":
        draw_box(surface, place, 0, theme.text)
    else:
        draw_box(surface, place, 0, theme.panel, theme.text, max(1, look.px(EDGE_WIDTH)))


class TileSign(Widget):
    """What a tile of a stack looks like, for the words that explain it."""

    decorative = True

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def measure(self, look: Look, width: int) -> Size:
        """A little larger than in the stacks."""
        side = look.control(SIGN)
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """One tile."""
        _draw_tile(surface, look, self.rect, self.kind)


def _high(line: int, badge: int, animals: Sequence[Animal], inline: bool) -> int:
    """How high a number is with its animals."""
    if not animals:
        return line
    return max(line, badge) if inline else line + badge


class RoundsChart(Widget):
    """The columns beside each other, and the sea that all of them stand in."""

    def __init__(self, accounts: Sequence[RoundAccount], *, key: str = "rounds-chart") -> None:
        super().__init__(key=key, label=_("Round by round"), area=_("Round by round"))
        self.accounts = tuple(accounts)
        self.waterline = 0
        self._made: dict[int, tuple[RoundColumn, ...]] = {}

    def measure(self, look: Look, width: int) -> Size:
        """The whole width; room for the highest stacks, numbers, badges and the rounds' names."""
        above, below = self._reach(look, width)
        return width, above + below

    def _columns(self, look: Look, width: int) -> tuple[RoundColumn, ...]:
        """The columns for that width; those that are there stay, so that the focus stays with them."""
        least = max(look.view.target, look.view.text_px(LEAST_COLUMN))
        count = min(len(self.accounts), max(1, width // least))
        if count not in self._made:
            parts = merged(self.accounts, count)
            self._made[count] = tuple(RoundColumn(account, last) for account, last in parts)
        return self._made[count]

    def _stacking(self, look: Look, columns: Sequence[RoundColumn], width: int) -> tuple[int, int]:
        """The side of a tile and how many lie beside each other, so that the highest stack has room."""
        most = max((each.account.placed for each in columns), default=0)
        deep = max((each.account.washed_away for each in columns), default=0)
        each = width // max(1, len(columns))
        for side in range(look.px(TILE), 1, -1):
            across = max(1, min(ACROSS, each // (side + 2)))
            rows, sunk = -(-most // across), -(-deep // across)
            if rows * (side + 1) <= look.px(ABOVE) and sunk * (side + 1) <= look.px(BELOW):
                return side, across
        return 1, ACROSS

    def _reach(self, look: Look, width: int) -> tuple[int, int]:
        """How far the chart goes above and below the waterline."""
        columns = self._columns(look, width)
        side, across = self._stacking(look, columns, width)
        line, badge, inline = _line(look), look.px(BADGE), self._inline(look, columns, width)
        above = below = line
        for column in columns:
            account = column.account
            rows, sunk = -(-account.placed // across), -(-account.washed_away // across)
            above = max(above, rows * (side + 1) + _high(line, badge, account.joined, inline))
            if account.washed_away or account.cut_off:
                below = max(below, sunk * (side + 1) + _high(line, badge, account.cut_off, inline))
        calm = look.px(HAIR) * 2
        return above + 2 * calm, below + line + 2 * calm

    def _inline(self, look: Look, columns: Sequence[RoundColumn], width: int) -> bool:
        """Whether every column is wide enough for its animals beside its number."""
        room = width // max(1, len(columns)) - look.px(HAIR)
        most = max(max(len(each.account.joined), len(each.account.cut_off)) for each in columns)
        number = look.block("00", Role.SMALL, width).width
        return number + look.px(HAIR) + most * look.px(BADGE) <= room

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Columns from left to right, no wider than they need."""
        super().place(look, rect)
        columns = self._columns(look, rect.width)
        side, across = self._stacking(look, columns, rect.width)
        self.waterline = rect.top + self._reach(look, rect.width)[0]
        inline = self._inline(look, columns, rect.width)
        each = rect.width // max(1, len(columns))
        for index, column in enumerate(columns):
            column.side, column.across, column.waterline = side, across, self.waterline
            column.inline = inline
            column.place(look, pygame.Rect(rect.x + index * each, rect.y, each, rect.height))
        self.children = columns

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The sea from side to side, over which the columns are drawn."""
        theme = look.theme
        if theme.flat:
            width = max(1, look.px(EDGE_WIDTH))
            pygame.draw.line(
                surface,
                theme.text,
                (self.rect.x, self.waterline),
                (self.rect.right - 1, self.waterline),
                width,
            )
            return
        line = _line(look)
        water = pygame.Rect(
            self.rect.x, self.waterline, self.rect.width, self.rect.bottom - line - self.waterline
        )
        _draw_sea(surface, look, water)


def _draw_sea(surface: pygame.Surface, look: Look, water: pygame.Rect) -> None:
    """The sea with its crest above the waterline; below it ends in round corners, as everything on paper."""
    lift = round(look.px(CREST[1]) * WATERLINE)
    key = (water.size, look.view.unit)
    surface.blit(_seas.get(key, lambda: _sea(look, water.size, lift)), (water.x, water.y - lift))


def _sea(look: Look, size: Size, lift: int) -> pygame.Surface:
    strip: ArtName = art("logbook_waterline")
    crest = look.assets.image(strip, (look.px(CREST[0]), look.px(CREST[1])))
    made = pygame.Surface((size[0], size[1] + lift), pygame.SRCALPHA)
    made.fill(crest.get_at((crest.get_width() // 2, crest.get_height() - 1)))
    made.fill(WHITE.with_alpha(0), (0, 0, size[0], crest.get_height()))
    for left in range(0, size[0], crest.get_width()):
        made.blit(crest, (left, 0))
    shape = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    shape.fill(WHITE.with_alpha(0))
    draw_box(shape, shape.get_rect(), look.px(CARD_RADIUS), WHITE)
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
