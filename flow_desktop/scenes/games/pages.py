"""How the page of games is laid out: side by side where there is room, else the list alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.engine.geometry import Animal
from flow_desktop.scenes.games.details import Halves, details
from flow_desktop.scenes.games.words import (
    Shown,
    sign_of,
    standing_words,
    table_words,
    when_words,
)
from flow_desktop.widgets.button import Button, draw_sign
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading, title
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.games.scene import GamesScene

ACROSS: Final = 48
DOWN: Final = 24
GAP: Final = 24
LEAST_HALF: Final = 520
MOST_WIDE: Final = 1760
EMPTY: Final = 620
SIGN: Final = 44
ROW_ACROSS: Final = 16
ROW_DOWN: Final = 9
BETWEEN: Final = 16
MARKED: Final = 0.55
MARKED_FLAT: Final = 0.3
"""How much of the colour of what is to be done the chosen row takes on."""


def has_room_beside(look: Look) -> bool:
    """Whether the list leaves room for the chosen game."""
    return look.view.width - 2 * look.px(ACROSS) - look.px(GAP) >= 2 * look.view.text_px(LEAST_HALF)


def games_page(scene: GamesScene) -> Widget:
    """Title, list and chosen game, the way back."""
    listed = Panel(Scroll(_rows(scene), label=_("Our games"), key="list"), padding=22, grow=1, area="list")
    body: Widget = listed
    if has_room_beside(scene.look) and scene.chosen is not None:
        beside = Panel(details(scene, scene.chosen, scene.rested), grow=1, key="details", area="details")
        body = Halves([listed, beside], gap=GAP, grow=1)
    sized = Sized(body, most_width=MOST_WIDE, text=True, grow=1)
    bottom = scene.bottom()
    row = Row([bottom[0], Spacer(grow=1), *bottom[1:]], align=Align.CENTRE)
    return Padding(
        Column([title(_("Our games")), sized, Sized(row, most_width=MOST_WIDE, text=True)], gap=14),
        ACROSS,
        DOWN,
    )


def _rows(scene: GamesScene) -> Widget:
    """The rows below their headings."""
    parts: list[Widget] = []
    if scene.start:
        up = art("icon", "arrow_up")
        parts.append(Button(_("Newer games"), scene.turn(-1), icon=up, key="newer"))
    for index, game in enumerate(scene.rows):
        if index == 0 and scene.waiting:
            parts.append(heading(_("Unfinished")))
        if index == scene.waiting:
            parts.append(heading(_("Finished")))
        key = f"game-{game.paths.name}"
        told = table_words(scene.occasions, game)
        parts.append(GameRow(game, game is scene.chosen, scene.pressing(game), told, key=key))
    if scene.has_older:
        down = art("icon", "arrow_down")
        parts.append(Button(_("Older games"), scene.turn(1), icon=down, key="older"))
    return Padding(Column(parts, gap=10), 6, 6)


def empty_page(scene: GamesScene) -> Widget:
    """What stands here before the first game, or where the games cannot be looked through."""
    closed = scene.why_closed
    animals = Row(
        [Image(art("animal", animal.value, "hopeful"), 120) for animal in Animal], justify=Align.CENTRE
    )
    told = _(closed) if closed else _("Every game that you play is kept here.")
    words = [
        *([] if closed else [Label(_("No games yet"), Role.HEADING, align=Align.CENTRE)]),
        Label(told, align=Align.CENTRE),
    ]
    play = Button(_("Play"), scene.play, weight=Weight.PRIMARY, icon=art("icon", "play"), key="play")
    panel = Sized(Panel(Column([animals, *words, Spacer(4), play], gap=18)), most_width=EMPTY, text=True)
    first, *rest = scene.bottom()
    row = Row([first, Spacer(grow=1), *rest], align=Align.CENTRE)
    foot = Sized(row, most_width=MOST_WIDE, text=True)
    return Padding(Column([title(_("Our games")), Placed(panel, grow=1), foot], gap=14), ACROSS, DOWN)


class GameRow(Pressable):
    """Three lines and a sign; the chosen one is marked."""

    def __init__(self, game: Shown, chosen: bool, on_press: Press, told: str, *, key: str) -> None:
        super().__init__(standing_words(game), on_press, key=key)
        self.sign = sign_of(game)
        self.details = (when_words(game), told)
        self.chosen = chosen

    def role(self) -> str:
        """It can be pressed; the chosen one says so."""
        return _("chosen") if self.chosen else _("button")

    def value(self) -> str:
        """The lines below the first."""
        return ", ".join(self.details)

    def _lines(self, look: Look, width: int) -> list[tuple[str, Role, int]]:
        room = max(1, width - 2 * look.px(ROW_ACROSS) - look.control(SIGN) - look.px(BETWEEN))
        lines = [(self.label, Role.STRONG), *((line, Role.SMALL) for line in self.details)]
        return [(line, role, look.block(line, role, room).height) for line, role in lines]

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be, as high as its lines."""
        high = sum(height for _line, _role, height in self._lines(look, width)) + 2 * look.px(ROW_DOWN)
        return width, max(look.view.target, look.control(SIGN) + 2 * look.px(ROW_DOWN), high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Box, sign, lines; nothing when it is scrolled out of sight."""
        if not self.rect.colliderect(surface.get_clip()):
            return
        theme = look.theme
        strong = MARKED_FLAT if theme.flat else MARKED
        share = strong if self.chosen else strong / 2 if self.hovered else 0.0
        ground = theme.plain.mixed(theme.primary, share)
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
        side = look.control(SIGN)
        place = pygame.Rect(self.rect.x + look.px(ROW_ACROSS), self.rect.centery - side // 2, side, side)
        draw_sign(surface, look, self.sign, place, theme.plain_text)
        left = place.right + look.px(BETWEEN)
        lines = self._lines(look, self.rect.width)
        top = self.rect.centery - sum(height for _line, _role, height in lines) // 2
        for index, (line, role, height) in enumerate(lines):
            room = pygame.Rect(left, top, self.rect.right - look.px(ROW_ACROSS) - left, height)
            shade = theme.plain_text if index == 0 or self.chosen else theme.soft_text
            look.text(surface, line, role, shade, room)
            top += height
