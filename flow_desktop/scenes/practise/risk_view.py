"""How the risk looks: a warm glow at the edges of what the wave may take, tags with bars, and their key."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import _, spoken_row
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.risk import Hazard, Risk
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.naming import die_name
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role, font_at
from flow_desktop.widgets.theme import CLOSE, GAP, SNUG
from flow_desktop.widgets.widget import Size, Widget

BARS: Final = 3
DEEP: Final = (0.13, 0.17, 0.21)
"""How far the glow of a risk reaches into its space, from the least to the highest."""
WARMTH: Final = (115, 140, 165)
"""How dense it is at the edge of a tile."""
FAINT: Final = 0.34
"""How much less dense on an empty space: the sea is dark, and nothing lies there yet."""
STEPS: Final = 16
OVERSAMPLING: Final = 3
HIGH: Final = 0.29
"""Height of a tag, in spaces."""
LETTERS: Final = 0.205
INSET: Final = 0.05
SIGN: Final = 104
"""The tags of the key are as large as on spaces of that size."""
_tags = SurfaceCache()


def draw_risks(
    surface: pygame.Surface,
    look: Look,
    board: BoardView,
    risks: Mapping[Cell, Risk],
    pointed: Cell | None = None,
    fractions: bool = False,
) -> None:
    """A glow as warm as the risk along the edge of every space, and on every tile a tag at its lower edge.

    The tag is a picture, with its fraction on request; where one points it says how likely that is in words.
    What is safe has none, so the key names every tag there is. In the flat themes, where a glow says little,
    all spaces have one.
    """
    tones, pieces = tones_of(look.theme), board.show.board.pieces
    for cell, risk in risks.items():
        if heat := level(risk.most):
            surface.blit(_glow(board.cell_px, heat, bool(pieces[cell]), tones), board.cell_rect(cell))
    everything = fractions or look.theme.flat
    tagged = [
        cell
        for cell, risk in risks.items()
        if everything or cell == pointed or (pieces[cell] and level(risk.most))
    ]
    for cell in sorted(tagged, key=lambda each: each == pointed):
        risk, place = risks[cell], board.cell_rect(cell)
        words = about(risk) if cell == pointed else brief(risk) if fractions else ""
        tag = risk_tag(look, risk, board.cell_px, cell == pointed or bool(pieces[cell]), words)
        at = tag.get_rect(midbottom=(place.centerx, place.bottom - round(place.height * INSET)))
        surface.blit(tag, at.clamp(board.rect))


def _glow(px: int, heat: int, on_tile: bool, tones: Tones) -> pygame.Surface:
    """Warm light along the four edges, gone towards the middle: what is drawn there keeps its colours."""

    def make() -> pygame.Surface:
        side = px * OVERSAMPLING
        sheet = pygame.Surface((side, side), pygame.SRCALPHA)
        warm = tones.lit.mixed(tones.fault, (heat - 1) / (BARS - 1))
        sheet.fill(warm.with_alpha(0))
        most, reach = WARMTH[heat - 1] * (1 if on_tile else FAINT), DEEP[heat - 1] * side
        for step in range(STEPS):
            box = sheet.get_rect().inflate(*(-2 * reach * step / STEPS,) * 2)
            alpha = round(most * (1 - step / STEPS) ** 1.6)
            radius = round(0.5 * reach * step / STEPS)
            pygame.draw.rect(sheet, warm.with_alpha(alpha), box, border_radius=radius)
        pygame.draw.rect(sheet, warm.with_alpha(0), box, border_radius=radius)
        return pygame.transform.smoothscale(sheet, (px, px))

    return _tags.get(("glow", px, heat, on_tile, tones), make)


def risk_tag(look: Look, risk: Risk, px: int, on_tile: bool, words: str = "") -> pygame.Surface:
    """The tag of a risk for spaces of that size, kept."""
    tones = tones_of(look.theme)
    key = (level(risk.most), words, risk.one_die, px, on_tile, tones)
    return _tags.get(key, lambda: _drawn(risk, px, on_tile, tones, words))


def _drawn(risk: Risk, px: int, on_tile: bool, tones: Tones, told: str) -> pygame.Surface:
    words = font_at("Nunito-Bold", max(9, round(px * LETTERS))).render(told, True, tones.light)
    high = max(words.get_height(), round(px * HIGH))
    sign, gap = round(high * 0.60), max(2, round(px * 0.04))
    die = sign + gap if risk.one_die is not None else 0
    wide = 2 * gap + sign + die + (gap + words.get_width() if told else 0) + 2 * gap
    tag = _pill((wide, high), tones, on_tile)
    bars = pygame.Rect(2 * gap, (high - sign) // 2, sign, sign)
    _draw_bars(tag, bars, level(risk.most), tones)
    if risk.one_die is not None:
        _draw_die(tag, bars.move(sign + gap, 0), risk.one_die, tones)
    tag.blit(words, (bars.right + gap + die, (high - words.get_height()) // 2))
    return tag


def _pill(size: tuple[int, int], tones: Tones, filled: bool) -> pygame.Surface:
    large = pygame.Surface((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(tones.ink.with_alpha(0))
    box, edge = large.get_rect(), max(1, size[1] * OVERSAMPLING // 14)
    if filled:
        pygame.draw.rect(large, tones.ink, box, border_radius=box.height // 2)
        pygame.draw.rect(large, tones.light, box, edge, border_radius=box.height // 2)
    return pygame.transform.smoothscale(large, size)


def _draw_bars(tag: pygame.Surface, room: pygame.Rect, filled: int, tones: Tones) -> None:
    """Three rising bars, as many of them filled as the risk is high."""
    step = room.width / BARS
    for bar in range(BARS):
        high = max(2, round(room.height * (bar + 1) / BARS))
        wide = max(2, round(step * 0.7))
        place = pygame.Rect(room.x + round(bar * step), room.bottom - high, wide, high)
        if bar < filled:
            pygame.draw.rect(tag, tones.fault if filled == BARS else tones.lit, place)
        else:
            pygame.draw.rect(tag, tones.light, place.move(0, high - 2).clip(place))


def _draw_die(tag: pygame.Surface, room: pygame.Rect, die: Die, tones: Tones) -> None:
    """The only die that threatens the space."""
    ground, dot = (tones.light, tones.ink) if die is Die.WHITE else (tones.ink, tones.light)
    radius = max(2, room.width // 5)
    pygame.draw.rect(tag, ground, room, border_radius=radius)
    pygame.draw.rect(tag, tones.light, room, max(1, room.width // 10), border_radius=radius)
    pygame.draw.circle(tag, dot, room.center, max(1, room.width // 6))


def brief(risk: Risk) -> str:
    """The chance that the tile goes, as it stands on the board on request: "11/36", "0"."""
    return str(risk.most)


def about(risk: Risk) -> str:
    """The chance that the tile goes, as one says it: "about 1 in 3"."""
    if not risk.most:
        return _("safe from the wave")
    words = _("1 in {count}") if risk.most.numerator == 1 else _("about 1 in {count}")
    return words.format(count=round(1 / risk.most))


def risk_words(risk: Risk, fractions: bool = False) -> str:
    """What the next wave may do to a space: "the wave takes it in about 1 of 3 rolls"; or in how many."""
    if risk.white == risk.black:
        return _chance_words(risk.white, fractions)
    parts = [
        _("{die}: {risk}").format(die=die_name(die), risk=_chance_words(chance, fractions))
        for die, chance in ((Die.WHITE, risk.white), (Die.BLACK, risk.black))
    ]
    return spoken_row(parts)


def _chance_words(chance: Hazard, fractions: bool) -> str:
    if not chance.tile:
        return _("only its bird is at risk") if chance.bird else _("safe from the wave")
    if chance.tile.numerator > 1 and not fractions:
        return _("the wave takes it in about 1 of {count} rolls").format(count=round(1 / chance.tile))
    words = _("the wave takes it in {hits} of {rolls} rolls")
    return words.format(hits=chance.tile.numerator, rolls=chance.tile.denominator)


def level(chance: Fraction) -> int:
    """How high a risk is, in four steps: none, slight, middling, high."""
    return sum(chance >= step for step in (Fraction(1, 36), Fraction(1, 6), Fraction(1, 4)))


def risk_key(risks: Mapping[Cell, Risk]) -> Widget:
    """What the bars of the tags mean: each height that is on the board, and how likely that is at most."""
    highest = {level(risk.most): risk for risk in sorted(risks.values(), key=lambda each: each.most)}
    steps = [
        Row([TagSign(risk), Label(about(risk), Role.SMALL)], gap=CLOSE, align=Align.CENTRE)
        for heat, risk in highest.items()
        if heat
    ]
    told = Label(_("Each tag tells how likely the wave is to take a tile there."), Role.SMALL, soft=True)
    return Panel(Column([told, Wrap(steps, gap=GAP)], gap=CLOSE), padding=SNUG, area="risk-key")


class TagSign(Widget):
    """A tag as it lies on tiles, beside the words that explain it."""

    decorative = True

    def __init__(self, risk: Risk) -> None:
        super().__init__()
        self.bare = Risk(*(Hazard(risk.most, Fraction(0)),) * 2)  # no die: one threatens, or both

    def _tag(self, look: Look) -> pygame.Surface:
        return risk_tag(look, self.bare, look.control(SIGN), True)

    def measure(self, look: Look, width: int) -> Size:
        """As large as the tag."""
        return self._tag(look).get_size()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tag in its place."""
        tag = self._tag(look)
        surface.blit(tag, tag.get_rect(center=self.rect.center))
