"""Choices of River Dice lie in even columns, and what is chosen looks the same on every page."""

import pygame

from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.scenes.play.panels import even_rows
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.screen import Screen
from tests.river_dice.scenes.playing import chips


def test_wide_words_do_not_press_pictures_into_single_rows() -> None:
    """'Go on without it' stands in a row of its own; the pictures before it keep their columns."""
    with on_stage("river-dice-bonus", Wish((1280, 720), reduced_motion=True), painted=False) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        pictured = chips(app)[:4]
        words = Button("Go on without it, whatever it may have been", lambda: None, key="words")
        width = screen.find("choices").rect.width
        top = 0
        for part in even_rows([*pictured, words]):
            high = part.measure(screen.look, width)[1]
            part.place(screen.look, pygame.Rect(0, top, width, high))
            top += high
        assert len({chip.rect.y for chip in pictured}) == 2
        assert words.rect.top >= max(chip.rect.bottom for chip in pictured)


def test_the_chosen_river_is_dark() -> None:
    with on_stage("river-dice-setup", Wish((1280, 720), reduced_motion=True)) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        theme, frame = screen.look.theme, app.canvas.surface
        card = screen.find("sheet-B").rect
        corner = card.left + screen.look.px(6), card.centery
        assert frame.get_at(corner)[:3] == pygame.Color(theme.chosen)[:3]
