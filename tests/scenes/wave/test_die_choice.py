import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.engine.commands import Die
from flow_desktop.scenes.wave.panels import DieChoice
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NORMAL


@pytest.mark.parametrize(("chosen", "corner"), [(True, NORMAL.primary), (False, NORMAL.field)])
def test_only_the_chosen_die_has_a_filled_badge(chosen: bool, corner: tuple[int, int, int]) -> None:
    pygame.font.init()
    look = Look(View(1280, 720), NORMAL, Assets())
    choice = DieChoice(Die.WHITE, "white: a row", chosen, lambda: None, 48)
    choice.place(look, pygame.Rect(0, 0, 200, 160))
    choice.focused = True
    sheet = pygame.Surface((200, 160))
    choice.draw(sheet, look)
    shades = {tuple(sheet.get_at((x, y)))[:3] for x in range(168, 192) for y in range(8, 32)}
    assert corner[:3] in shades
    assert (NORMAL.primary[:3] in shades) is chosen
