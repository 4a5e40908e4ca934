"""An account as a picture: a narrow card with a line for each thing, or a wide one on which they flow."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.river_dice.scenes.colours import OCHRE, SEPIA, SHEET
from flow_desktop.river_dice.scenes.pictograms import draw_signs, width_of
from flow_desktop.river_dice.scenes.play.account import Account, AccountLine
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CARD_RADIUS, Colour

SIGNS: Final = 42
POINTS: Final = 56
_AROUND: Final = 16
_BETWEEN: Final = 6
_BESIDE: Final = 10
_APART: Final = 34
_NAMED: Final = 0.42


def narrow_account(look: Look, account: Account, wide: int) -> pygame.Surface:
    """One thing below the other, all names in one column."""
    inner = wide - 2 * look.px(_AROUND)
    names = [look.block(line.name, Role.SMALL, inner).width for line in account.lines if line.signs]
    named = min(max(names, default=0), round(inner * _NAMED))
    return _card(look, account, wide, [[(line, named)] for line in account.lines])


def wide_account(look: Look, account: Account, wide: int) -> pygame.Surface:
    """As many things side by side as there is room for: where letters are large, few lines cover little."""
    inner, apart = wide - 2 * look.px(_AROUND), look.px(_APART)
    rows: list[list[tuple[AccountLine, int]]] = []
    used = inner
    for line in account.lines:
        named = min(look.block(line.name, Role.SMALL, inner).width, round(inner * _NAMED)) if line.name else 0
        needed = _wide(look, account, line, named, inner)
        if used + apart + needed > inner:
            rows.append([])
            used = -apart
        rows[-1].append((line, named))
        used += apart + needed
    return _card(look, account, wide, rows)


def _card(
    look: Look, account: Account, wide: int, rows: Sequence[Sequence[tuple[AccountLine, int]]]
) -> pygame.Surface:
    """The title, and rows of lines, each with the width of its name."""
    around, gap, theme = look.px(_AROUND), look.px(_BETWEEN), look.theme
    inner = wide - 2 * around
    title = look.block(account.title, Role.STRONG, inner).height
    heights = [max(_high(look, account, line, named, inner) for line, named in row) for row in rows]
    size = wide, title + sum(heights) + gap * len(heights) + 2 * around
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill(SHEET.with_alpha(0))
    ground, shade = (theme.panel, theme.text) if theme.flat else (SHEET, SEPIA)
    edge = OCHRE if account.sure and not theme.flat else shade
    draw_box(sheet, sheet.get_rect(), look.px(CARD_RADIUS), ground, edge, max(2, look.px(4)))
    y = around
    look.text(sheet, account.title, Role.STRONG, shade, pygame.Rect(around, y, inner, title))
    y += title + gap
    for row, high in zip(rows, heights, strict=True):
        x = around
        for line, named in row:
            place = pygame.Rect(x, y, around + inner - x, high)
            _line(sheet, look, account, line, named, place, shade)
            x += _wide(look, account, line, named, inner) + look.px(_APART)
        y += high + gap
    return sheet


def _line(
    sheet: pygame.Surface,
    look: Look,
    account: Account,
    line: AccountLine,
    named: int,
    place: pygame.Rect,
    shade: Colour,
) -> None:
    """A name and its pictures, or plain words."""
    if not line.signs:
        look.text(sheet, _plain(line), Role.SMALL, shade, place)
        return
    look.text(sheet, line.name, Role.SMALL, shade, pygame.Rect(place.x, place.y, named, place.height))
    left, side = named + look.px(_BESIDE), min(place.height, _side(look, account, line))
    room = pygame.Rect(place.x + left, place.y + (place.height - side) // 2, place.width - left, side)
    draw_signs(sheet, look, line.signs, room, shade, Align.START)


def _side(look: Look, account: Account, line: AccountLine) -> int:
    """The height of pictures; that of the points, which come last, is greater."""
    points = (account.points or account.later) and line is account.lines[-1]
    return look.control(POINTS if points else SIGNS)


def _wide(look: Look, account: Account, line: AccountLine, named: int, inner: int) -> int:
    if not line.signs:
        return look.block(_plain(line), Role.SMALL, inner).width
    signs = width_of(look, line.signs, _side(look, account, line))
    return min(inner, named + look.px(_BESIDE) + signs)


def _high(look: Look, account: Account, line: AccountLine, named: int, inner: int) -> int:
    if not line.signs:
        return look.block(_plain(line), Role.SMALL, inner).height
    return max(_side(look, account, line), look.block(line.name, Role.SMALL, max(1, named)).height)


def _plain(line: AccountLine) -> str:
    return f"{line.name}: {line.words}" if line.name else line.words
