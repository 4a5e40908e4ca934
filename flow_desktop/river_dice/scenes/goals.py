"""The goals in sight: what is played for, how far each has come. A narrow panel that any screen can show.

goals_panel(state, seat_number)            # on a table: only what still matters
Column(goal_lines(standings(...)))         # the lines alone
"""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.river_dice.engine import RiverState
from flow_desktop.river_dice.engine.goals import AimStanding, standings
from flow_desktop.river_dice.scenes.goal_words import measure_words
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR, SNUG
from flow_desktop.widgets.widget import Size, Widget

_MARK: Final = 30
_POINTS: Final = "points"


def standing_words(each: AimStanding) -> str:
    """How far an aim has come: '3 of 4'."""
    return _("{value} of {number}").format(value=each.value, number=each.aim.number)


class GoalLine(Widget):
    """One goal: a ring, ticked when it is reached, what is counted, how far it has come."""

    focusable = True

    def __init__(self, each: AimStanding, key: str) -> None:
        super().__init__(key=key, label=measure_words(each.aim))
        self.standing = each

    def value(self) -> str:
        """How far, and whether it is reached."""
        reached = _("reached") if self.standing.holds else _("not yet")
        return f"{standing_words(self.standing)}, {reached}"

    def _parts(self, look: Look, width: int) -> tuple[int, int, int]:
        """Widths of the ring, the words, the number."""
        ring = look.view.text_px(_MARK)
        number = look.block(standing_words(self.standing), Role.STRONG, width).width
        return ring, max(1, width - ring - number - 2 * look.px(CLOSE)), number

    def measure(self, look: Look, width: int) -> Size:
        """As high as its words."""
        ring, words, _number = self._parts(look, width)
        return width, max(ring, look.block(self.label, Role.SMALL, words).height) + look.px(HAIR)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Ring, words, number."""
        theme = look.theme
        ring, words, number = self._parts(look, self.rect.width)
        disc = pygame.Rect(self.rect.x, self.rect.centery - ring // 2, ring, ring)
        edge = max(2, look.px(EDGE_WIDTH))
        if self.standing.holds:
            pygame.draw.circle(surface, theme.chosen, disc.center, ring // 2)
            draw_glyph(surface, Glyph.TICK, disc.inflate(-ring // 3, -ring // 3), theme.chosen_text)
        else:
            pygame.draw.circle(surface, theme.soft_text, disc.center, ring // 2 - edge, edge)
        gap = look.px(CLOSE)
        text = pygame.Rect(disc.right + gap, self.rect.y, words, self.rect.height)
        look.text(surface, self.label, Role.SMALL, theme.text, text)
        right = pygame.Rect(self.rect.right - number, self.rect.y, number, self.rect.height)
        look.text(surface, standing_words(self.standing), Role.STRONG, theme.text, right, Align.END)


def goal_lines(found: Sequence[AimStanding]) -> list[Widget]:
    """A line for each goal."""
    return [GoalLine(each, f"goal-{number}") for number, each in enumerate(found, 1)]


def goals_title(state: RiverState) -> str:
    """What the game is played for."""
    number = state.setup.options.scenario
    return _("Achievements") if number is None else _("Scenario {number}").format(number=number)


def in_sight(found: Sequence[AimStanding]) -> list[AimStanding]:
    """The goals that matter now: of several numbers of points the next one, and all others."""
    points = [each for each in found if each.aim.measure == _POINTS]
    following = next((each for each in points if not each.holds), points[-1])
    return [following, *(each for each in found if each.aim.measure != _POINTS)]


def goals_panel(state: RiverState, seat: int, padding: float = SNUG) -> Panel:
    """The goals of a seat in a narrow panel."""
    lines = goal_lines(in_sight(standings(state, state.seats[seat])))
    return Panel(Column(lines, gap=HAIR), title=goals_title(state), padding=padding, key="goals")
