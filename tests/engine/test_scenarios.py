"""The scenario cards in play (section 7)."""

import pytest

from flow_desktop.engine import Options, Phase, legal, new_game
from flow_desktop.engine.cards import Card
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.notation import read_cell, write_board, write_cell
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario, rules_in_force
from flow_desktop.engine.targets import removable
from tests.engine.positions import a_game, done, refused

BOARD = "b1:EW c1:NW# g2:rock"


@pytest.mark.rule("7.wins")
def test_every_card_changes_the_rules_and_none_changes_another_card() -> None:
    plain = rules_in_force("standard", ())
    changed = {card: rules_in_force("standard", (card,)) for card in Scenario}
    printed = [card for card in Scenario if card.copies]
    assert all(card.copies.keys() <= set(EDITIONS) for card in Scenario)
    assert all(changed[card] != plain for card in printed)
    assert len(set(changed.values())) == len(Scenario) and len(printed) == 7
    everything = rules_in_force("standard", printed)
    assert everything.silent and everything.single_path and everything.obstacles_remain
    assert everything.obstacles_protected and not everything.trading
    assert (everything.cards_per_round, everything.rocks) == (1, 2)


@pytest.mark.rule("7.wins", "7.no_new_cards", "6.italian.trade")
def test_no_card_brings_back_what_an_edition_forbids() -> None:
    assert not rules_in_force("italian", ()).trading
    assert not rules_in_force("italian", tuple(Scenario)).trading


@pytest.mark.rule("7.obstacles", "1.rocks")
def test_rocks_add_up() -> None:
    assert rules_in_force("standard", (Scenario.OBSTACLES,) * 4).rocks == 8


@pytest.mark.rule("7.no_communication", "R16")
def test_silence_is_a_switch_for_screens_and_changes_no_move() -> None:
    silent = a_game(BOARD, "bird", scenarios="no_communication")
    loud = a_game(BOARD, "bird")
    assert silent.rules.silent and not loud.rules.silent
    assert legal(silent) == legal(loud)
    alone = new_game(Options("otter", 1, scenarios=(Scenario.NO_COMMUNICATION,))).state
    assert alone.rules.silent


@pytest.mark.rule("7.one_action_card", "7.wins")
def test_the_group_plays_one_card_a_round() -> None:
    game = a_game(BOARD, "bird", "support", scenarios="one_action_card")
    after = done(game, "bird b1")
    refusal = refused(after, "support b1")
    assert refusal is not None
    assert (refusal.code, refusal.limit) == (Code.CARD_LIMIT, 1)
    assert not [action for action in legal(after) if hasattr(action, "card")]
    later = done(after, "time", "roll", "draw 1", "place a2:NS")
    assert refused(later, "support a2") is None


@pytest.mark.rule("7.one_action_card", "7.wins")
def test_without_it_several_cards_are_played_in_a_round() -> None:
    game = done(a_game(BOARD, "bird", "support"), "bird b1", "support b1")
    assert game.turn.cards_this_round == 2


@pytest.mark.rule("7.no_new_cards")
def test_no_new_cards_forbids_trading() -> None:
    game = a_game(holding="bend", action_pile="bird", scenarios="no_new_cards")
    refusal = refused(game, "trade")
    assert refusal is not None and refusal.code is Code.TRADE_FORBIDDEN


@pytest.mark.rule("7.no_support_current")
def test_support_and_current_leave_obstacles_alone() -> None:
    game = a_game(BOARD, "support current bird", scenarios="no_support_current")
    assert [write_cell(cell) for cell in removable(game)] == ["b1"]
    for cell, target in (("c1", "a2:NE"), ("g2", "a2:rock")):
        for action in (f"support {cell}", f"current {cell} {target}"):
            refusal = refused(game, action)
            assert refusal is not None
            assert (refusal.code, refusal.cells) == (Code.OBSTACLE_PROTECTED, (read_cell(cell),))
    assert refused(game, "bird c1") is None
    assert refused(game, "bird g2") is None
    assert refused(game, "support b1") is None


@pytest.mark.rule("7.no_support_current", "R15")
def test_support_without_another_tile_has_no_target_then() -> None:
    game = a_game("c1:NW# g2:rock", "support current", scenarios="no_support_current")
    assert card_commands(game, Card.SUPPORT) == card_commands(game, Card.CURRENT) == []


@pytest.mark.rule("7.obstacles_remain", "R17")
def test_the_wave_leaves_obstacles_and_rocks_with_their_birds() -> None:
    board = "e1:rock* e2:NS#* a3:NS c3:rock e5:EW*"  # row 3 and column e
    firm = done(a_game(board, scenarios="obstacles_remain", phase=Phase.WAVE), "roll")
    assert write_board(firm.board) == "e1:rock* e2:NS#* c3:rock d4:NESW e5:EW"
    loose = done(a_game(board, phase=Phase.WAVE), "roll")
    assert write_board(loose.board) == "e1:rock e2:NS# d4:NESW e5:EW"


@pytest.mark.rule("7.single_path_boat")
def test_the_single_path_boat_is_reached_through_one_side_only() -> None:
    game = a_game("a2:NS a3:NS a4:NES b4:EW d4:N", holding="straight")
    refusal = refused(game, "place c4:EW")
    assert refusal is not None
    assert (refusal.code, refusal.cells) == (Code.EDGE_MISMATCH, (read_cell("c4"), read_cell("d4")))
