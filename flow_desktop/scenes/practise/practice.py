"""The companion of practice: it tags every space with its risk on request, and keeps where the game began."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change, Replace, Scene
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.risk import Hazard, Risk, risks
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToPractice, ToResults
from flow_desktop.scenes.naming import die_name
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.practise.ways_on import PracticePause
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil
from flow_desktop.widgets.text import font_at
from flow_desktop.widgets.widget import Taken, Weight, Widget

BARS: Final = 3
HEAT: Final = (28, 46, 66)
"""How strongly a tile is tinted by its risk, from the least to the highest."""
GLOW: Final = (14, 26, 44)
"""The same for an empty space: the sea is dark and all of one colour."""
OVERSAMPLING: Final = 3
HIGH: Final = 0.29
"""Height of a tag, in spaces."""
LETTERS: Final = 0.205
INSET: Final = 0.05
_tags = SurfaceCache()
RISK_ACTION: Final = FlowAction.GOAL
"""The key that shows the risk; Help still tells the goal."""


def draw_risks(
    surface: pygame.Surface,
    look: Look,
    board: BoardView,
    risks: Mapping[Cell, Risk],
    pointed: Cell | None = None,
    fractions: bool = False,
) -> None:
    """A tint as warm as the risk on every space, and on every tile a tag at its lower edge.

    It is a picture, with its fraction on request; where one points it says how likely that is in words. In
    the flat themes, where a tint says little, empty spaces have a tag as well.
    """
    tones, pieces = tones_of(look.theme), board.show.board.pieces
    for cell, risk in risks.items():
        if heat := level(risk.most):
            warmth = tones.lit.mixed(tones.fault, (heat - 1) / (BARS - 1))
            place = board.cell_rect(cell)
            surface.blit(veil(place.size, warmth, (HEAT if pieces[cell] else GLOW)[heat - 1]), place)
    tagged = [cell for cell in risks if pieces[cell] or fractions or look.theme.flat or cell == pointed]
    for cell in sorted(tagged, key=lambda each: each == pointed):
        risk, place = risks[cell], board.cell_rect(cell)
        words = about(risk) if cell == pointed else brief(risk) if fractions else ""
        tag = risk_tag(look, risk, board.cell_px, cell == pointed or bool(pieces[cell]), words)
        at = tag.get_rect(midbottom=(place.centerx, place.bottom - round(place.height * INSET)))
        surface.blit(tag, at.clamp(board.rect))


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


class Practice(Companion):
    """Sits beside somebody who practises."""

    def __init__(self, beginning: ToPractice, risk: bool = False) -> None:
        self.beginning = beginning
        self.risk_shown = risk
        self.fractions = False

    def enter(self, play: Beside) -> None:
        """A table that was left at its end and taken up again goes on."""
        super().enter(play)
        play.table.resume()

    @property
    def risks(self) -> Mapping[Cell, Risk]:
        """The risk of every space as things are; nothing once the game is over."""
        state = self.play.table.state
        return {} if state.turn.phase is Phase.OVER else risks(state)

    def toggle_risk(self) -> None:
        """Show the risk, then its fractions, then hide it, and say which."""
        self.fractions = self.risk_shown and not self.fractions
        self.risk_shown = self.fractions or not self.risk_shown
        words = _("The risk is hidden.")
        if self.risk_shown:
            words = _("Each tag tells how likely the wave is to take a tile there.")
        self.play.teller.note(_("The risk in fractions of all rolls.") if self.fractions else words)
        self.play.refresh()

    def act(self, act: Act) -> Taken | None:
        """The risk by key or pad."""
        if act.action is not RISK_ACTION or act.repeated:
            return None
        self.toggle_risk()
        return Taken()

    def signs(self) -> tuple[Widget, ...]:
        """Redo, and the risk."""
        play = self.play
        units = sign_units(play.shell)
        redo = IconButton(
            art("icon_redo"),
            _("Redo"),
            play.moves.do_again,
            units=units,
            key="redo",
            enabled=play.table.can_redo,
            reason=_("There is nothing to redo."),
        )
        words = _("The risk in fractions ({key})") if self.risk_shown else _("Show the risk ({key})")
        if self.fractions:
            words = _("Hide the risk ({key})")
        risk = KeyedIcon(
            art("icon_dice"),
            words.format(key=play.shell.hint(RISK_ACTION)),
            self.toggle_risk,
            units=units,
            weight=Weight.CHOSEN if self.risk_shown else Weight.PLAIN,
            key="risk",
        )
        return redo, signed(risk, key_sign(play.shell, RISK_ACTION))

    def space_words(self, cell: Cell) -> str:
        """The risk of a space, while it is shown."""
        risk = self.risks.get(cell) if self.risk_shown else None
        return "" if risk is None else risk_words(risk, self.fractions)

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """The tags."""
        play = self.play
        if self.risk_shown and not play.board.show.covered:
            pointed = play.attention.cursor
            draw_risks(surface, play.look, play.board, self.risks, pointed, self.fractions)

    def over(self) -> Change | None:
        """The end of a practice game has its own ways on."""
        return Replace(ToResults(self.play.table, replace(self.beginning, risk=self.risk_shown)))

    def pause(self) -> Scene | None:
        """The pause offers the ways on of practice."""
        return PracticePause(self.play.table, self.beginning)
