"""The play scene at every size, text size and in the pseudo-language: nothing cut off, nothing jumps."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.intents import Action, WindowResized
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.app.view import View
from flow_desktop.engine import Clock
from flow_desktop.engine.cards import Card
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.columns.supply import LAYER, EmptyPlace, PileButton, ShownTile
from flow_desktop.scenes.play.layout import rooms
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import (
    NAMES,
    Sitting,
    card_key,
    empty_misfit,
    new_table,
    place_tiles,
    sit_down,
    table_with_card,
)
from tests.widgets.checking import problems, untranslated

SIZES = [(1024, 640), (1280, 960), (2560, 1080), (3840, 2160)]
KEYS = {*"DTCPHWVIKOYXFSALZQJ", "F2", "F3", "F4", "F7", "F8"}
"""Names of keys are what is written on them, in every language."""


def turn(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    table = new_table(time, players=6, clock=Clock(60))
    place_tiles(table, 4)
    return sit_down(folder, table, time, size, settings)


def ready(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    return sit_down(folder, new_table(time, players=3, clock=Clock(600)), time, size, settings)


def hand(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    return sit_down(folder, table_with_card(time, Card.CALM_WATERS), time, size, settings)


def refused(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    sitting = hand(folder, time, size, settings)
    sitting.act(FlowAction.DRAW_FULLEST)
    sitting.click(sitting.cell(empty_misfit(sitting)))
    assert sitting.play.find("reason")
    return sitting


def card(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    sitting = hand(folder, time, size, settings)
    sitting.act(FlowAction.CARDS)
    sitting.focus_on(card_key(sitting.state, Card.CALM_WATERS))
    sitting.act(Action.ACCEPT)
    assert sitting.play.hand.card_play is not None
    return sitting


def discard(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    sitting = turn(folder, time, size, settings)
    sitting.act(FlowAction.DISCARDS)
    return sitting


def helping(folder: Path, time: StillTime, size: tuple[int, int], settings: Settings) -> Sitting:
    sitting = turn(folder, time, size, settings)
    sitting.act(Action.HELP)
    return sitting


STATES: list[Callable[[Path, StillTime, tuple[int, int], Settings], Sitting]] = [
    turn,
    ready,
    hand,
    refused,
    card,
    discard,
    helping,
]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_out_of_reach(
    tmp_path: Path,
    time: StillTime,
    size: tuple[int, int],
    text: int,
    state: Callable[[Path, StillTime, tuple[int, int], Settings], Sitting],
) -> None:
    sitting = state(tmp_path, time, size, Settings(language="qps", text_percent=text))
    assert problems(sitting.top.root, sitting.app.shell.view) == []
    words = untranslated(sitting.top.root)
    assert [text for text in words if text not in KEYS and not any(name in text for name in NAMES)] == []


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_board_has_four_fifths_of_the_height_at_sixteen_to_nine(size: tuple[int, int], text: int) -> None:
    places = rooms(Look(View(*size, text), NORMAL, Assets()))
    assert places.board.height >= 0.8 * size[1]
    window = pygame.Rect((0, 0), size)
    for place in (places.left, places.board, places.caption, places.right):
        assert window.contains(place)
    assert not places.left.colliderect(places.board) and not places.right.colliderect(places.board)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_nothing_scrolls_at_the_usual_text_size(
    tmp_path: Path, time: StillTime, size: tuple[int, int]
) -> None:
    sitting = turn(tmp_path, time, size, Settings(language="en"))
    assert not [widget for widget in walk(sitting.play.root) if isinstance(widget, Scroll)]


@pytest.mark.parametrize("language", ["en", "de", "pl", "qps"])
@pytest.mark.parametrize("text", [150, 175, 200])
def test_the_next_step_is_in_sight_with_large_text(
    tmp_path: Path, time: StillTime, text: int, language: str
) -> None:
    sitting = turn(tmp_path, time, (1280, 720), Settings(language=language, text_percent=text))
    window = pygame.Rect(0, 0, 1280, 720)
    right = [
        widget for widget in walk(sitting.play.root) if isinstance(widget, Scroll) and widget.key == "right"
    ]
    shown = window if not right else right[0].rect
    for key in ("clock", *(f"pile-{number}" for number in range(6)), "held", "turn-left", "turn-right"):
        assert shown.contains(sitting.play.find(key).rect), key
    assert language == "qps" or not right, "nothing scrolls"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 200)])
def test_nothing_jumps_between_the_states(
    tmp_path: Path, time: StillTime, size: tuple[int, int], text: int, language: str
) -> None:
    """I8: every thing has one place, whatever is going on."""
    sitting = turn(tmp_path, time, size, Settings(language=language, text_percent=text))
    keys = ["board", "clock", "pile-0", "pile-5", "held", "turn-left", "turn-right", "trade"]
    keys += ["pause", "help", "undo", "seat-0", "seat-5", "caption"]
    keys += ["drawer"] if text == 200 else ["discards"]
    places = {key: sitting.play.find(key).rect.copy() for key in keys}
    sitting.act(FlowAction.DRAW_FULLEST)
    assert {key: sitting.play.find(key).rect for key in keys} == places
    sitting.click(sitting.cell(empty_misfit(sitting)))
    assert {key: sitting.play.find(key).rect for key in keys} == places
    sitting.act(Action.BACK)
    assert {key: sitting.play.find(key).rect for key in keys} == places


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_calm_waters_move_no_pile(tmp_path: Path, time: StillTime, size: tuple[int, int]) -> None:
    """One more fact beside the clock takes no room from anything that can be pressed."""
    table = table_with_card(time, Card.CALM_WATERS)
    sitting = sit_down(tmp_path, table, time, size, Settings(language="en"))
    before = sitting.play.find("pile-0").rect.size, sitting.play.find("held").rect.size
    sitting.focus_on(card_key(sitting.state, Card.CALM_WATERS))
    sitting.act(Action.ACCEPT)
    sitting.press("step")
    assert sitting.state.turn.calm
    assert (sitting.play.find("pile-0").rect.size, sitting.play.find("held").rect.size) == before


def test_a_new_size_in_the_middle_of_a_turn(tmp_path: Path, time: StillTime) -> None:
    sitting = refused(tmp_path, time, (1920, 1080), Settings(language="en"))
    carry = sitting.play.hand.carry
    sitting.send(WindowResized(1280, 720))
    assert sitting.play.hand.carry is not None and carry is not None
    assert sitting.play.hand.carry.errand == carry.errand
    assert problems(sitting.play.root, sitting.app.shell.view) == []


def test_piles_and_tiles_stand_on_one_grid_and_piles_show_their_height(
    tmp_path: Path, time: StillTime
) -> None:
    """The feet of a row lie on one line; a pile that loses two tiles is lower by their sides."""
    sitting = turn(tmp_path, time, (1920, 1080), Settings(language="en"))
    piles = [widget for widget in walk(sitting.play.root) if isinstance(widget, PileButton)]
    places = [widget for widget in walk(sitting.play.root) if isinstance(widget, ShownTile | EmptyPlace)]
    for number in range(2):
        feet = [*piles[3 * number :][:3], *places[2 * number :][:2]]
        assert len({widget.rect.bottom for widget in feet}) == 1
        assert len({widget.rect.width for widget in feet}) == 1
    look, sheet = sitting.play.look, pygame.Surface((1920, 1080))
    tops = []
    for count in (7, 5):
        piles[0].count = count
        sheet.fill(look.theme.panel)
        piles[0].paint(sheet, look)
        column = [sheet.get_at((piles[0].rect.centerx, y)) for y in range(piles[0].rect.bottom)]
        tops.append(next(y for y, shade in enumerate(column) if shade != pygame.Color(look.theme.panel)))
    assert tops[1] - tops[0] == 2 * look.px(LAYER)


def test_the_ring_is_around_what_lies_there(tmp_path: Path, time: StillTime) -> None:
    """Not around the empty room above a low pile, where a higher one would be."""
    sitting = sit_down(tmp_path, new_table(time), time, (1920, 1080), Settings())
    look = sitting.play.look
    pile = sitting.play.find("pile-0")
    assert isinstance(pile, PileButton) and pile.rise
    pile.count = 1
    low = pile.ring_rect()
    assert low == pile.ground(look), "a last tile"
    pile.count = 3
    assert pile.ring_rect() == pygame.Rect(
        low.x, low.y - 2 * look.px(LAYER), low.width, low.height + 2 * look.px(LAYER)
    )
