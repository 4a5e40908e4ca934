from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.engine.commands import Die
from flow_desktop.engine.events import TileWashedAway
from flow_desktop.engine.tiles import Kind
from flow_desktop.pictures import on_stage
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.wave.panels import DieChoice, LostTiles
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import walk
from tests.scenes.wave.hosting import table_at_wave, wave_app

WORDS = {Die.WHITE: "white: a row", Die.BLACK: "black: a column"}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_both_dice_have_their_words_in_a_line_of_letters_of_one_size(size: tuple[int, int]) -> None:
    """One in a line, the other in two, and both larger than they had room for."""
    with on_stage("wave-calm", Wish(size), painted=False) as app:
        page = top_screen(app)
        choices = [page.find(f"choose-{die}") for die in WORDS]
        letters = set()
        for choice in choices:
            assert isinstance(choice, DieChoice)
            inner = choice.rect.width - 2 * page.look.px(14)
            letters.add(choice._letters(page.look, inner))
            assert len(page.look.block(choice.label, choice._letters(page.look, inner), inner).lines) == 1
    assert len(letters) == 1


@pytest.mark.parametrize(("chosen", "corner"), [(True, NORMAL.primary), (False, NORMAL.field)])
def test_only_the_chosen_die_has_a_filled_badge(chosen: bool, corner: tuple[int, int, int]) -> None:
    pygame.font.init()
    look = Look(View(1280, 720), NORMAL, Assets())
    choice = DieChoice(Die.WHITE, WORDS, chosen, lambda: None, 48)
    choice.place(look, pygame.Rect(0, 0, 200, 160))
    choice.focused = True
    sheet = pygame.Surface((200, 160))
    choice.draw(sheet, look)
    shades = {tuple(sheet.get_at((x, y)))[:3] for x in range(168, 192) for y in range(8, 32)}
    assert corner[:3] in shades
    assert (NORMAL.primary[:3] in shades) is chosen


@pytest.mark.parametrize("count", [1, 5, 7, 8, 13])
def test_the_rows_of_lost_tiles_are_even(count: int) -> None:
    """Seven tiles stood as six and one."""
    look = Look(View(1920, 1080), NORMAL, Assets())
    board = BoardView(BoardShow(), focusable=False)
    washed = [TileWashedAway(Kind.BEND, cell, 3, False, (Die.WHITE,)) for cell in range(count)]
    _side, columns, rows = LostTiles(washed, board)._grid(look, look.px(70) * 6)
    assert columns <= 6 and columns * rows >= count
    assert columns * rows - count < rows, "no row lacks more than one"


@pytest.mark.parametrize("size", [(1152, 648), (1280, 720)])
def test_a_line_never_ends_between_a_player_and_their_number(tmp_path: Path, size: tuple[int, int]) -> None:
    """Who begins is one name: no line ends with 'Player' while '1' stands on the next."""
    table = table_at_wave()
    for number in range(2):
        table.set_seat(number, replace(table.seats[number], name=""))
    app, scene, _host = wave_app(tmp_path, table, size)
    scene.throw()
    while not scene._page_told:
        scene.skip()
        app.loop_once()
    told = next(part for part in walk(scene.root) if isinstance(part, Label) and "begins" in part.label)
    lines = scene.look.block(told.label, Role.STRONG, told.rect.width)
    assert not any(line.endswith("Player") for line in lines.lines)
