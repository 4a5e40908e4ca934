import re

import pytest

from build.clauses import clauses
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMALS, CELLS, NEIGHBOURS, OPPOSITE
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES, ROCK
from flow_desktop.scenes.rules.book import CHAPTERS, PAGES, anchor_of, rules_anchor
from flow_desktop.scenes.rules.page import BoardFigure, RulePage
from flow_desktop.scenes.rules.reader import position_refusal, position_show

TOLD_AT = {
    "R8": "placement-4",
    "R18": "scenario-single_path_boat",
    "R23": "placement-3",
    "R24": "card-fishing",
}
POSITIONS = [picture for page in PAGES for picture in page.pictures if isinstance(picture, BoardFigure)]


def sentences(page: RulePage) -> list[str]:
    return [part for text in page.paragraphs for part in re.split(r"(?<=[.!?])\s+", text)]


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_leads_to_a_page(code: Code) -> None:
    assert rules_anchor(code) in {page.anchor for page in PAGES}
    assert anchor_of(code.value) == rules_anchor(code)


def test_every_clause_and_ruling_is_told_somewhere() -> None:
    told = {clause for page in PAGES for clause in (*page.clauses, *page.rulings)}
    assert told == {clause for clause in clauses() if not clause.startswith("river ")}


def test_every_ruling_is_marked_as_ours_where_it_is_told() -> None:
    assert not [clause for page in PAGES for clause in page.clauses if clause[0] == "R"]
    told = [number for page in PAGES for number in page.rulings]
    assert set(told) == {name for name in clauses() if name[0] == "R"}
    for number in ("R8", "R18", "R23", "R24"):
        pages = {page.anchor for page in PAGES if number in page.rulings}
        assert pages == {TOLD_AT[number]}


def test_every_card_has_its_page() -> None:
    anchors = {page.anchor for page in PAGES}
    assert {f"card-{card.value}" for card in Card} <= anchors
    assert {f"scenario-{card.value}" for card in Scenario} <= anchors
    assert {"placement-1", "placement-2", "placement-3", "placement-4", "trade", "wave"} <= anchors


def test_anchors_are_unique_and_chapters_open_at_their_first_page() -> None:
    anchors = [page.anchor for page in PAGES]
    assert len(anchors) == len(set(anchors))
    assert anchor_of("placement") == "placement-1"
    assert {anchor_of(chapter.anchor) for chapter in CHAPTERS} <= set(anchors)
    assert anchor_of(None) == anchor_of("no such page") == "goal"


def test_every_rule_has_a_picture_beside_it() -> None:
    """U5."""
    assert [page.anchor for page in PAGES if not page.pictures] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.anchor)
def test_sentences_are_short(page: RulePage) -> None:
    """U5."""
    assert all(len(sentence.split()) <= 15 for sentence in sentences(page))
    assert page.paragraphs


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.caption)
def test_pictures_show_what_the_engine_says(position: BoardFigure) -> None:
    refused = position_refusal(position)
    assert (refused.code if refused else None) == position.refused
    ghost = position_show(position).ghost
    assert (ghost is not None) == bool(position.spot)
    assert ghost is None or ghost.fits == (position.refused is None)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.caption)
def test_pictures_show_boards_whose_edges_match(position: BoardFigure) -> None:
    board = read_board(position.board)
    assert all(matching(board, cell) for cell in CELLS)


def matching(board: Board, cell: int) -> bool:
    piece = board.pieces[cell]
    others = [(side, board.pieces[other]) for side, other in NEIGHBOURS[cell] if board.pieces[other]]
    if not piece or piece & ROCK:
        return True
    return all(
        other & ROCK or bool(piece & EDGES & side) == bool(other & EDGES & OPPOSITE[side])
        for side, other in others
    )


@pytest.mark.parametrize("anchor", ["goal", "won"])
def test_a_won_board_is_won(anchor: str) -> None:
    page = next(page for page in PAGES if page.anchor == anchor)
    picture = page.pictures[0]
    assert isinstance(picture, BoardFigure)
    board = read_board(picture.board)
    assert board.ship & ANIMALS == ANIMALS
