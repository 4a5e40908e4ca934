"""The goals in sight: what is played for, and how far each has come, as lines that any screen can show."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.language import _, spoken_row
from flow_desktop.river_dice.engine import RiverState
from flow_desktop.river_dice.engine.goals import AimStanding, standings
from flow_desktop.river_dice.scenes.goal_words import measure_words
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR
from flow_desktop.widgets.widget import Size, Widget

_MARK: Final = 30
_POINTS: Final = "points"
_LEAST_HEIGHT: Final = 860


def _of(value: int, number: int) -> str:
    """How far something has come: '3 of 4'."""
    return _("{value} of {number}").format(value=value, number=number)


class GoalLine(Widget):
    """One goal: a ring, ticked when it is reached, what is counted, how far it has come."""

    focusable = True
    tells = True

    def __init__(self, label: str, standing: str, holds: bool, key: str) -> None:
        super().__init__(key=key, label=label)
        self.standing = standing
        self.holds = holds

    def value(self) -> str:
        """How far, and whether it is reached."""
        return spoken_row([self.standing, _("reached") if self.holds else _("not yet")])

    def _parts(self, look: Look, width: int) -> tuple[int, int, int]:
        """Widths of the ring, the words, the number."""
        ring = look.view.text_px(_MARK)
        number = look.block(self.standing, Role.STRONG, width).width
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
        if self.holds:
            draw_box(surface, disc, ring // 2, theme.chosen)
            draw_glyph(surface, Glyph.TICK, disc.inflate(-ring // 3, -ring // 3), theme.chosen_text)
        else:
            disc.inflate_ip(-2 * edge, -2 * edge)
            draw_box(surface, disc, disc.width // 2, theme.panel, theme.soft_text, edge)
            disc.inflate_ip(2 * edge, 2 * edge)
        gap = look.px(CLOSE)
        text = pygame.Rect(disc.right + gap, self.rect.y, words, self.rect.height)
        look.text(surface, self.label, Role.SMALL, theme.text, text)
        right = pygame.Rect(self.rect.right - number, self.rect.y, number, self.rect.height)
        look.text(surface, self.standing, Role.STRONG, theme.text, right, Align.END)


def goal_lines(found: Sequence[AimStanding]) -> list[GoalLine]:
    """A line for each goal."""
    return [
        GoalLine(measure_words(each.aim), _of(each.value, each.aim.number), each.holds, f"goal-{number}")
        for number, each in enumerate(found, 1)
    ]


def goals_title(state: RiverState) -> str:
    """What the game is played for."""
    number = state.setup.options.scenario
    return _("Achievements") if number is None else _("Scenario {number}").format(number=number)


def in_sight(found: Sequence[AimStanding]) -> list[AimStanding]:
    """The goals that matter now: of several numbers of points the next one, and all others."""
    points = [each for each in found if each.aim.measure == _POINTS]
    following = next((each for each in points if not each.holds), points[-1])
    return [following, *(each for each in found if each.aim.measure != _POINTS)]


def goals_beside(look: Look, state: RiverState, seat: int) -> list[Widget]:
    """What is played for in few lines: a scenario's points and goals, or how many achievements there are.

    Where text is large there is no room for them; the pause has them all.
    """
    if look.view.height < look.view.text_px(_LEAST_HEIGHT):
        return []
    found = standings(state, state.seats[seat])
    if state.setup.options.scenario is not None:
        return [Label(goals_title(state), Role.STRONG, key="goals"), *goal_lines(found)]
    reached = sum(each.holds for each in found)
    return [GoalLine(goals_title(state), _of(reached, len(found)), reached == len(found), "goals")]
