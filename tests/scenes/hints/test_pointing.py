"""What a hint points at: never covered by its bubble, step by step for cards, told apart without colour."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.bots.advice import Chance
from flow_desktop.engine import legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Draw,
    PlayCurrent,
    PlayReturn,
)
from flow_desktop.engine.geometry import BOAT
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.hints.marks import draw_pointing
from flow_desktop.scenes.hints.pointing import pointing
from flow_desktop.scenes.hints.words import AREA, MOVE, SPACE
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.play.discards import DiscardScene
from flow_desktop.widgets.look import Look
from tests.scenes.hints.asking import Seat, placed, sit, words
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import Sitting, sit_down, table_with_card


def covered_spaces(sitting: Sitting, hints: Hints) -> set[int]:
    """The spaces pointed at that the bubble covers."""
    bubble = sitting.play.find("reason").rect
    return {cell for cell in hints.pointing.spaces if sitting.play.board.cell_rect(cell).colliderect(bubble)}


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 720), 100), ((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 150)]
)
def test_the_bubble_covers_nothing_it_speaks_of(
    tmp_path: Path, time: StillTime, size: tuple[int, int], percent: int, last: bool
) -> None:
    settings = Settings(language="de", text_percent=percent)
    sitting, oracle, hints = sit(tmp_path, time, size, settings)
    oracle.wish = placed(sitting, last)
    sitting.act(FlowAction.ADVISE)
    oracle.answer(Chance(3, 5))
    sitting.frames(2)
    if percent == 100:
        assert covered_spaces(sitting, hints) == set(), "the whole area"
    for _step in (SPACE, MOVE):
        sitting.act(FlowAction.ADVISE)
        assert covered_spaces(sitting, hints) == set()


def test_a_card_is_pointed_at_step_by_step(tmp_path: Path, time: StillTime) -> None:
    table = table_with_card(time, Card.CURRENT)
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    oracle.wish = wanted = next(each for each in legal(sitting.state) if isinstance(each, PlayCurrent))
    key = f"card-{sitting.state.hand.index(Card.CURRENT)}"
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert hints.pointing.panel == "hand" and words(sitting).startswith("A card in your hand can help now.")
    sitting.act(FlowAction.ADVISE)
    assert hints.pointing.keys == (key,) and words(sitting).startswith("Current can help now.")
    sitting.act(FlowAction.ADVISE)
    assert (hints.pointing.source, hints.pointing.cell) == (wanted.source, wanted.cell)
    assert at_place(wanted.source) in words(sitting) and key in hints.pointing.keys
    board, bubble = sitting.play.board, sitting.play.find("reason").rect
    start, end = (board.cell_rect(cell).center for cell in (wanted.source, wanted.cell))
    assert not bubble.clipline(start, end), "the arrow stays in sight"
    assert not bubble.colliderect(board.cell_rect(BOAT)) and board.places.field.contains(bubble)
    sitting.press(key)
    assert hints.step == MOVE, "beginning the card leaves the hint"


def test_once_a_card_is_begun_the_hint_is_about_it(tmp_path: Path, time: StillTime) -> None:
    table = table_with_card(time, Card.SUPPORT)
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    sitting.press(f"card-{sitting.state.hand.index(Card.SUPPORT)}")
    oracle.wish = Draw(0)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    command = hints.command
    assert command is not None and getattr(command, "card", None) is Card.SUPPORT
    assert hints.pointing.area, "where on the board, not which card"


def test_once_a_tile_is_chosen_for_return_the_hint_is_about_that_tile(
    tmp_path: Path, time: StillTime
) -> None:
    state = game_at(read_position("board b1:EW / piles straight:3 / hand return"))
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, Table.at(state, source=time.now), time, beside=(hints,))
    ways = [each for each in legal(state) if isinstance(each, PlayReturn)]
    first, other = ways[0], next(each for each in ways if each.kind is not ways[0].kind)
    sitting.play.hand.begin_card(Card.RETURN)
    sitting.play.hand.choose_kind(other.kind)
    oracle.order = [first, other]
    sitting.act(FlowAction.ADVISE)
    oracle.answer(command=first)
    sitting.frames(2)
    assert hints.command == other


@pytest.mark.parametrize("last", [False, True])
def test_the_discard_opens_at_the_tile_that_a_hint_has_named(
    tmp_path: Path, time: StillTime, last: bool
) -> None:
    """One press more takes what was advised; another tile would look as if that one were meant."""
    state = game_at(read_position("board b1:EW / piles straight:3 / hand return"))
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, Table.at(state, source=time.now), time, beside=(hints,))
    ways = {each.kind: each for each in legal(state) if isinstance(each, PlayReturn)}
    wanted = ways[max(ways) if last else min(ways)]
    sitting.act(FlowAction.ADVISE)
    oracle.answer(command=wanted)
    sitting.frames(2)
    sitting.act(FlowAction.ADVISE, FlowAction.ADVISE)
    assert hints.step == MOVE
    sitting.press("card-0")
    assert sitting.shows(DiscardScene) and sitting.focused == f"kind-{wanted.kind.name.lower()}"
    sitting.act(Action.ACCEPT)
    carry = sitting.play.hand.carry
    assert carry is not None and carry.errand.kind is wanted.kind


def test_every_command_has_words_and_something_to_point_at(tmp_path: Path, time: StillTime) -> None:
    """Draws, trades, discards and all six cards, at each step."""
    for card in Card:
        table = table_with_card(time, card)
        for command in legal(table.state):
            for step in (AREA, SPACE, MOVE):
                shown = pointing(table.state, command, step)
                assert shown.spaces or shown.panel or shown.keys
                if isinstance(command, PlayCurrent | PlayReturn) and step == MOVE:
                    assert shown.piece is not None


def test_the_three_marks_differ_without_colour(seat: Seat) -> None:
    """By size and pattern: in greys, each step changes other pixels of the board."""
    sitting, _oracle, _hints = seat
    wanted = placed(sitting)
    greys = []
    for step in (AREA, SPACE, MOVE):
        surface = pygame.Surface(sitting.app.canvas.surface.get_size())
        look: Look = sitting.play.look
        board: BoardView = sitting.play.board
        draw_pointing(surface, look, board, pointing(sitting.state, wanted, step))
        bright = pygame.mask.from_threshold(
            pygame.transform.grayscale(surface), (255, 255, 255), (150, 150, 150, 255)
        )
        greys.append((bright.count(), bright.get_bounding_rects()))
    sizes = [max((rect.width for rect in rects), default=0) for _count, rects in greys]
    assert len({count for count, _rects in greys}) == 3 and sizes[1] > 0
