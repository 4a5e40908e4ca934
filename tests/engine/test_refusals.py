"""Every refusal there is, provoked once, with the cells, edges and animals at fault."""

from dataclasses import dataclass

import pytest

from flow_desktop.engine import GameState, Phase, RefusedError, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, PlaceTile, PlayBird, PlayCurrent, PlaySupport, TimeUp
from flow_desktop.engine.door_json import refusal_object
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.notation import read_cell, read_edges
from flow_desktop.engine.refusals import SENTENCES, Code, Refusal
from tests.engine.positions import a_game, command, done, refused


@dataclass(frozen=True)
class Case:
    """A game, an action that is refused in it, and what the refusal names."""

    code: Code
    game: GameState
    action: str | Command
    cells: str = ""
    edges: str = ""
    animals: tuple[Animal, ...] = ()


WAVE = a_game("b1:EW", phase=Phase.WAVE)
CARDS = "support bird current fishing calm_waters return"
TABLE = a_game("b1:EW* c1:SW# g2:rock", CARDS)
OVER = a_game("b1:EW", CARDS, phase=Phase.OVER)
ITALIAN = a_game("b2:rock", "current", holding="tee", edition="italian")
NOT_OBSTACLES = a_game("b1:EW# f1:EW", "support current", scenarios="no_support_current")
RIVER = a_game("b1:EW c1:EW d1:SW d2:NS d4:N", holding="straight#")
ALL = (Animal.CAT, Animal.DOG, Animal.CAPYBARA, Animal.LEMUR)

CASES = [
    Case(Code.GAME_OVER, OVER, "draw 1"),
    Case(Code.GAME_OVER, OVER, "bird b1"),
    Case(Code.WAVE_DUE, WAVE, "draw 1"),
    Case(Code.WAVE_DUE, WAVE, "discard"),
    Case(Code.NO_WAVE, TABLE, "roll"),
    Case(Code.NO_WAVE, a_game(holding="tee"), "roll white"),
    Case(Code.NO_CLOCK, WAVE, "time"),
    Case(Code.TILE_IN_HAND, a_game("", "calm_waters", holding="tee"), "calm"),
    Case(Code.TILE_IN_HAND, a_game("", "calm_waters", holding="tee"), TimeUp(Card.CALM_WATERS)),
    Case(Code.NO_TILE_IN_HAND, TABLE, "place b1:EW"),
    Case(Code.NO_TILE_IN_HAND, TABLE, "trade"),
    Case(Code.NO_TILE_IN_HAND, TABLE, "discard"),
    Case(Code.CARD_BEGUN, done(TABLE, TimeUp(Card.SUPPORT)), "bird c1"),
    Case(Code.PILE_UNKNOWN, TABLE, "draw 7"),
    Case(Code.PILE_UNKNOWN, TABLE, "fish 1 7"),
    Case(Code.PILE_EMPTY, a_game(piles=("tee", "")), "draw 2"),
    Case(Code.NOT_SHOWN, a_game(shown="tee"), "draw shown 2"),
    Case(Code.OFF_BOARD, a_game(holding="tee"), PlaceTile(7, 7)),
    Case(Code.OFF_BOARD, TABLE, PlaySupport(-1)),
    Case(Code.OFF_BOARD, TABLE, PlayBird(56)),
    Case(Code.OFF_BOARD, TABLE, PlayCurrent(1, 99, 5)),
    Case(Code.WRONG_SHAPE, a_game(holding="tee"), "place b1:EW", "b1"),
    Case(Code.WRONG_SHAPE, TABLE, "current g2 f1:EW", "f1"),
    Case(Code.WRONG_SHAPE, TABLE, "current b1 f1:rock", "f1"),
    Case(Code.OCCUPIED, a_game("b1:EW", holding="straight"), "place b1:EW", "b1"),
    Case(Code.OCCUPIED, a_game(holding="straight"), "place d4:EW", "d4"),
    Case(Code.ANIMAL_SPACE, a_game(holding="straight"), "place a1:EW", "a1"),
    Case(Code.NO_NEIGHBOUR, a_game(holding="straight"), "place e5:EW", "e5"),
    Case(Code.EDGE_MISMATCH, a_game(holding="straight"), "place b1:NS", "b1 a1", "W"),
    Case(Code.EDGE_MISMATCH, a_game("b1:ESW a2:NS", holding="bend"), "place b2:ES", "b2 b1", "N"),
    Case(Code.EDGE_MISMATCH, a_game("b1:ESW a2:NES", holding="bend"), "place b2:ES", "b2 b1 a2", "NW"),
    Case(Code.EDGE_MISMATCH, a_game("b1:EW", holding="cross"), "place b2:NESW", "b2 b1", "N"),
    Case(Code.ROCK_EDGE, ITALIAN, "place b1:ESW", "b1 b2", "S"),
    Case(Code.ROCK_EDGE, a_game("b2:rock", "current", edition="italian"), "current b2 d3:rock", "d3 d4", "S"),
    Case(Code.NO_WATER_PATH, a_game(holding="straight"), "place d3:NS", "d3"),
    Case(Code.NO_WATER_PATH, a_game("d4:N", holding="straight#"), "place d3:NS", "d3"),
    Case(Code.CUTS_OFF, a_game("a2:rock", holding="straight#"), "place b1:EW", "b1", "", (Animal.CAT,)),
    Case(
        Code.CUTS_OFF,
        a_game("d4:N d2:NS d1:SW c1:EW b1:EW", holding="straight#"),
        "place d3:NS",
        "d3",
        "",
        ALL,
    ),
    Case(Code.CUTS_OFF, a_game("b1:rock b2:rock", "current"), "current b2 a2:rock", "a2", "", (Animal.CAT,)),
    Case(Code.TRADE_NOT_IN_EDITION, ITALIAN, "trade"),
    Case(Code.TRADE_FORBIDDEN, a_game(holding="tee", action_pile="bird", scenarios="no_new_cards"), "trade"),
    Case(Code.TRADE_OBSTACLE, a_game(holding="tee#", action_pile="bird"), "trade"),
    Case(Code.TRADE_KIND, a_game(holding="cross", action_pile="bird"), "trade"),
    Case(Code.TRADE_PILE_EMPTY, a_game(holding="tee"), "trade"),
    Case(Code.STILL_FITS, a_game(holding="tee"), "discard"),
    Case(Code.CARD_NOT_HELD, a_game("b1:EW", "bird", "support"), "support b1"),
    Case(
        Code.CARD_LIMIT, a_game("b1:EW", "bird", scenarios="one_action_card", cards_this_round=1), "bird b1"
    ),
    Case(Code.CALM_ALREADY, a_game("", "calm_waters", calm=True), "calm"),
    Case(Code.NO_TARGET, a_game("", "support"), TimeUp(Card.SUPPORT)),
    Case(Code.NO_TILE_THERE, TABLE, "support e5", "e5"),
    Case(Code.NO_TILE_THERE, TABLE, "bird e5", "e5"),
    Case(Code.NO_TILE_THERE, TABLE, "current e5 a2:NS", "e5"),
    Case(Code.BOAT_STAYS, TABLE, "support d4", "d4"),
    Case(Code.BOAT_STAYS, TABLE, "bird d4", "d4"),
    Case(Code.ANIMAL_STAYS, TABLE, "current a7 a2:NS", "a7"),
    Case(Code.OBSTACLE_PROTECTED, NOT_OBSTACLES, "support b1", "b1"),
    Case(Code.OBSTACLE_PROTECTED, NOT_OBSTACLES, "current b1 a2:NS", "b1"),
    Case(Code.BIRD_ALREADY, TABLE, "bird b1", "b1"),
    Case(Code.NO_BIRD_LEFT, a_game("b1:EW* c1:EW* d1:EW* e1:EW", "bird"), "bird e1"),
    Case(Code.SAME_SPACE, TABLE, "current b1 b1:NS", "b1"),
    Case(Code.FISH_TOO_FEW, TABLE, "fish 1 1"),
    Case(Code.FISH_TOO_FEW, TABLE, "fish 1"),
    Case(Code.FISH_ORDER, TABLE, "fish 2 1"),
    Case(Code.NOT_IN_DISCARD, TABLE, "return tee f1:NEW"),
    Case(Code.CHOOSE_A_DIE, a_game(phase=Phase.WAVE, calm=True), "roll"),
    Case(Code.BOTH_DICE, WAVE, "roll black"),
]


@pytest.mark.rule("3.complete", "3.placement.1", "3.placement.2", "3.placement.3", "3.placement.4")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_names_its_reason_and_its_place_and_changes_nothing(case: Case) -> None:
    refusal = refused(case.game, case.action)
    assert refusal is not None
    assert refusal.code is case.code
    assert refusal.cells == tuple(map(read_cell, case.cells.split()))
    assert refusal.edges == (read_edges(case.edges) if case.edges else 0)
    assert refusal.animals == case.animals
    with pytest.raises(RefusedError) as raised:
        step(case.game, command(case.action))
    assert raised.value.refusal == refusal
    assert str(raised.value) == refusal.sentence


def test_every_code_is_provoked_above() -> None:
    assert {case.code for case in CASES} == set(Code)


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Code)
    for case in CASES:
        refusal = refused(case.game, case.action)
        assert refusal is not None
        assert refusal.sentence.endswith(".")
        assert not set("{}") & set(refusal.sentence)


def test_sentences_name_edges_animals_cards_and_limits() -> None:
    wrong = Refusal(Code.EDGE_MISMATCH, (1,), edges=read_edges("NSW"))
    assert wrong.sentence == "Water must meet water and land must meet land: north, south, west."
    cut = Refusal(Code.CUTS_OFF, (1,), animals=(Animal.CAT, Animal.DOG))
    assert cut.sentence == "This would cut off the cat and the dog from the boat for good."
    assert Refusal(Code.CARD_BEGUN, card="bird").sentence == "Finish the card you have begun: bird."
    assert Refusal(Code.CARD_LIMIT, limit=1).sentence == "Only 1 action card a round in this game."


def test_a_refusal_as_an_object_names_what_it_has() -> None:
    whole = Refusal(Code.EDGE_MISMATCH, (read_cell("b1"), read_cell("a1")), edges=8, animals=(Animal.DOG,))
    assert refusal_object(whole) == {
        "code": "edge_mismatch",
        "message": whole.sentence,
        "cells": ["b1", "a1"],
        "edges": "W",
        "animals": ["dog"],
    }
    assert set(refusal_object(Refusal(Code.NO_WAVE))) == {"code", "message"}
