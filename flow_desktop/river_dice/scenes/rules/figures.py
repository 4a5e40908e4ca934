"""Pictures of the rules that are things themselves: dice, completion cards, whole sheets."""

from typing import Final

import pygame

from flow_desktop.app.language import _, spoken_row
from flow_desktop.river_dice.engine import RiverOptions, new_game
from flow_desktop.river_dice.engine.sheets.blank import blank
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.cards_page import draw_strip
from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.naming import completion_words
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.scenes.table_dice import dice_of, die_words
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, HAIR
from flow_desktop.widgets.widget import Size, Widget

_STRIP: Final = 56
_DICE: Final = 230
_SHEET: Final = 460


class DiceFigure(Widget):
    """All six dice of a round on their moss."""

    def __init__(self) -> None:
        dice = dice_of(new_game(RiverOptions("otter")).state)
        super().__init__(label=spoken_row([die_words(die) for die in dice]))
        self._tray = DiceTray(dice, lambda die: lambda: None, lambda: frozenset(), lambda: None)

    def measure(self, look: Look, width: int) -> Size:
        """A tray."""
        return width, look.px(_DICE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tray where this figure stands, if that is in sight."""
        if not surface.get_clip().colliderect(self.rect):
            return
        wide = min(self.rect.width, round(self.rect.height * 1.9))
        self._tray.place(look, pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height))
        self._tray.draw(surface, look)


class SheetFigure(Widget):
    """A whole sheet as it is before a game."""

    def __init__(self, letter: str, later: ByAndBy) -> None:
        super().__init__(label=_("The sheet at the start"))
        self._sheet = SheetView(plan_of(letter), blank(letter), later=later)

    def measure(self, look: Look, width: int) -> Size:
        """As large as the page allows."""
        return width, min(look.px(_SHEET), round(width * HEIGHT / WIDTH))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The map, once it is in sight."""
        if not surface.get_clip().colliderect(self.rect):
            return
        wide = min(self.rect.width, round(self.rect.height * WIDTH / HEIGHT))
        self._sheet.place(look, pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height))
        self._sheet.paint(surface, look)


class CardStrip(Widget):
    """A completion card in pictures; its words stand below."""

    decorative = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def measure(self, look: Look, width: int) -> Size:
        """A strip."""
        return width, look.control(_STRIP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The strip, if it is in sight."""
        if not surface.get_clip().colliderect(self.rect):
            return
        wide = min(self.rect.width, look.control(_STRIP) * 4)
        place = pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)
        draw_strip(surface, look, place, self.number)


class AllCards(Grid):
    """Completion cards, each with its words."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        cards = [
            Column([CardStrip(number), Label(completion_words(number), Role.SMALL)], gap=HAIR)
            for number in numbers
        ]
        super().__init__(cards, 3, least=240, gap=CLOSE)
