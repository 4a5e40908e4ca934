"""The plain oracle's turns against games laid out by hand: what may be done, and what comes of it."""

from collections import Counter
from typing import Any

import pytest

from tests.oracles.plain import Game, actions, complaints, parse_board, setup_complaints
from tests.oracles.plain.census import TILES

SHUT_IN = "b1:rock f1:rock a2:rock g2:rock a6:rock g6:rock b7:rock f7:rock"
NEARLY_WON = "a2:NS g2:NS a3:NES g3:NSW a4:NES b4:EW c4:EW d4:NESW e4:EW f4:EW g4:NSW a5:NES g5:NSW a6:NS"
LATE: dict[str, Any] = {"piles": [0, 0, 0, 0, 0, 0]}


def a_game(board: str = "d4:NESW", hands: tuple[str, ...] = ("", ""), **changes: Any) -> Game:
    """A game with this board and these hands; tiles and cards elsewhere make up the full number."""
    game: Game = {
        "edition": "standard",
        "seed": "otter",
        "phase": "turn",
        "player": 1,
        "players": [{"cards": hand.split()} for hand in hands],
        "board": board,
        "piles": [7, 7, 7, 7, 7, 7],
        "shown": [],
        "holding": None,
        "action_discard": [],
        "birds": 3 - board.count("*"),
        "round": 1,
        "time_up": False,
        "calm": False,
        "cards_this_round": 0,
        "scenarios": [],
        "joined": [],
        "result": None,
    }
    game.update(changes)
    on_board = [tile.kind for tile in parse_board(board).tiles.values() if not tile.rock]
    used = Counter([*on_board, *game["shown"], *([game["holding"]] if game["holding"] else [])])
    rest = list((Counter(TILES) - used).elements())
    game.setdefault("discard", dict(Counter(rest[sum(game["piles"]) :])))
    known = sum(len(hand.split()) for hand in hands) + len(game["action_discard"]) + int(game["calm"])
    game.setdefault("action_pile", 15 - known)
    return game


def test_a_turn_is_a_draw_or_a_card() -> None:
    """Empty piles are not offered; Fishing takes two tops, twice the same pile if it has two tiles."""
    game = a_game(hands=("fishing support", ""), piles=[2, 1, 0, 0, 0, 0], shown=["bend", "bend"])
    assert actions(game) == ["draw 1", "draw 2", "draw shown 1", "draw shown 2", "fish 1 1", "fish 1 2"]
    game = a_game(hands=("fishing", ""), piles=[0, 0, 0, 1, 0, 0])
    assert actions(game) == ["draw 4", "fish 4"]


def test_r7_what_fits_nowhere() -> None:
    """A straight may be traded or discarded, a cross and an obstacle only discarded; italian never trades."""
    holding: dict[str, Any] = {
        "phase": "holding",
        "scenarios": ["obstacles"] * 4,
        "piles": [7, 7, 7, 7, 7, 6],
    }
    assert actions(a_game(SHUT_IN, holding="straight", **holding)) == ["discard", "trade"]
    assert actions(a_game(SHUT_IN, holding="cross", **holding)) == ["discard"]
    assert actions(a_game(SHUT_IN, holding="tee#", **holding)) == ["discard"]
    assert actions(a_game(SHUT_IN, holding="tee", edition="italian", **holding)) == ["discard"]
    assert actions(a_game(SHUT_IN, holding="tee", action_pile=0, **holding)) == ["discard"]
    holding["scenarios"].append("no_new_cards")
    assert actions(a_game(SHUT_IN, holding="tee", **holding)) == ["discard"]


def test_a_tile_that_fits_is_not_discarded() -> None:
    found = actions(a_game(phase="holding", holding="cross", piles=[6, 7, 7, 7, 7, 7]))
    assert found == [f"place {cell}:NESW" for cell in ("a2", "a6", "b1", "b7", "f1", "f7", "g2", "g6")]


def test_current_goes_to_another_space_and_bird_wants_a_tile_without_one() -> None:
    """c4 may go beside the animals, the boat, e4 and the rock, but not back; the rock takes a bird."""
    game = a_game("c4:EW* e4:EW e5:rock", ("bird current", ""), **LATE, scenarios=["obstacles"])
    found = [play for play in actions(game) if not play.startswith("current e")]
    targets = (
        "a2:NS a6:NS b1:EW b7:EW d3:NS d5:NS e3:EW e6:EW e6:NS f1:EW f4:EW f5:EW f5:NS f7:EW g2:NS g6:NS"
    )
    assert found == ["bird e4", "bird e5", *(f"current c4 {target}" for target in targets.split())]


def test_no_support_or_current_for_obstacles() -> None:
    game = a_game("b1:EW a2:NS# e5:rock", ("support", ""), **LATE, scenarios=["obstacles"])
    assert actions(game) == ["support a2", "support b1", "support e5"]
    game["scenarios"].append("no_support_current")
    assert actions(game) == ["support b1"]


def test_limits_of_a_round() -> None:
    """One Calm Waters per round; with the scenario one card of any kind."""
    assert actions(a_game(hands=("calm_waters", ""), **LATE, discard={})) == ["calm"]
    assert actions(a_game(hands=("calm_waters", ""), **LATE, discard={}, calm=True)) == []
    one: dict[str, Any] = {"scenarios": ["one_action_card"], "cards_this_round": 1}
    assert actions(a_game(hands=("calm_waters", ""), **LATE, discard={}, **one)) == []
    assert actions(a_game(phase="wave")) == ["roll"]
    assert actions(a_game(phase="wave", calm=True)) == ["roll black", "roll white"]
    assert actions(a_game(phase="over")) == []


def test_place_and_pass_on() -> None:
    """The turn goes to the next seat; forgetting that is noticed."""
    before = a_game(phase="holding", holding="bend#", piles=[7, 7, 7, 7, 7, 6])
    after = {**before, "phase": "turn", "holding": None, "player": 2, "board": "b1:SW# d4:NESW"}
    assert complaints(before, "place b1:SW", after=after) == []
    assert complaints(before, "place b1:SW", after={**after, "player": 1})
    assert complaints(before, "place b1:SW", after={**after, "board": "b1:SW d4:NESW"})
    assert complaints(before, "place b1:NE", after=after)


def test_r14_won_although_time_is_up() -> None:
    joined = ["cat", "dog", "lemur"]
    before = a_game(
        NEARLY_WON, phase="holding", holding="straight", time_up=True, piles=[7, 7, 0, 0, 0, 0], joined=joined
    )
    after = {**before, "holding": None, "board": NEARLY_WON + " g6:NS", "phase": "over", "result": "won"}
    after["joined"] = ["cat", "dog", "capybara", "lemur"]
    assert complaints(before, "place g6:NS", after=after) == []
    assert complaints(before, "place g6:NS", after={**after, "phase": "wave", "result": None})


def test_time_loses_the_turn_or_waits_for_the_tile() -> None:
    """R13 and section 4: with a drawn tile the turn is finished first."""
    turn = a_game()
    assert complaints(turn, "time", after={**turn, "phase": "wave", "time_up": True}) == []
    assert complaints(turn, "time", after={**turn, "phase": "wave", "time_up": True, "player": 2})
    holding = a_game(phase="holding", holding="tee", piles=[7, 7, 7, 7, 7, 6])
    assert complaints(holding, "time", after={**holding, "time_up": True}) == []
    assert complaints(turn, "roll", after=turn) == ["the action 'roll' is not allowed here"]


def test_trade_reads_the_card_off_the_hand() -> None:
    before = a_game(phase="holding", holding="tee", piles=[7, 7, 7, 7, 7, 6], hands=("bird", ""))
    after = {**before, "phase": "turn", "player": 2, "holding": None, "discard": {"tee": 1}}
    after |= {"players": [{"cards": ["bird", "return"]}, {"cards": []}], "action_pile": 13}
    assert complaints(before, "trade", after=after) == []
    assert complaints(before, "trade", after={**after, "action_pile": 14})
    assert complaints(before, "trade", after={**after, "discard": {}})


def test_fishing_turns_two_tiles_up() -> None:
    before = a_game(hands=("fishing", ""))
    after = {**before, "player": 2, "piles": [6, 7, 7, 6, 7, 7], "shown": ["tee", "bend#"]}
    after |= {"players": [{"cards": []}, {"cards": []}], "action_discard": ["fishing"], "cards_this_round": 1}
    assert complaints(before, "fish 1 4", after=after) == []
    assert complaints(before, "fish 1 4", after={**after, "piles": [5, 7, 7, 7, 7, 7]})
    assert complaints(before, "fish 1 4", after={**after, "shown": ["tee"]})


def test_calm_waters_is_discarded_after_the_wave() -> None:
    """It lies beside the board first; the wave then takes a row or a column only, birds go to the supply."""
    before = a_game("c3:NES* e3:NS d4:NESW", ("calm_waters", ""), piles=[7, 7, 7, 7, 7, 5])
    played = {**before, "player": 2, "calm": True, "cards_this_round": 1}
    played["players"] = [{"cards": []}, {"cards": []}]
    assert complaints(before, "calm", after=played) == []
    assert complaints(before, "calm", after={**played, "action_discard": ["calm_waters"]})

    wave = {**played, "phase": "wave", "time_up": True}
    rolled = {**wave, "phase": "turn", "player": 1, "round": 2, "time_up": False, "calm": False}
    rolled |= {"board": "c3:NES d4:NESW", "discard": {"straight": 1}, "birds": 3, "cards_this_round": 0}
    assert complaints(wave, "roll white", after={**rolled, "action_discard": ["calm_waters"]}) == []
    assert complaints(wave, "roll white", after=rolled)
    assert complaints(wave, "roll black", after={**rolled, "action_discard": ["calm_waters"]})


def late_support(hands: tuple[str, str], **changes: Any) -> tuple[Game, Game]:
    """No tile is left to draw; seat 1 takes c2 away with Support; who comes next is left open."""
    before = a_game("b1:EW* c2:NS# d4:NESW e5:rock", hands, **LATE, scenarios=["obstacles"])
    before.update(changes)
    after = {**before, "board": "b1:EW* d4:NESW e5:rock", "action_discard": ["support"]}
    after["cards_this_round"] = 1
    after["discard"] = {**before["discard"], "straight#": 3}
    after["players"] = [{"cards": hands[0].split()[1:]}, {"cards": hands[1].split()}]
    return before, after


def test_r15_the_turn_passes_to_who_can_act() -> None:
    before, after = late_support(("support support", "fishing"))
    assert complaints(before, "support c2", after={**after, "player": 1}) == []
    assert complaints(before, "support c2", after={**after, "player": 2})


def test_lost_when_nobody_can_act() -> None:
    before, after = late_support(("support", "fishing"))
    lost = {**after, "player": 2, "phase": "over", "result": "lost"}
    assert complaints(before, "support c2", after=lost) == []
    assert complaints(before, "support c2", after={**lost, "phase": "wave", "result": None})


def test_r22_a_limit_of_the_round_brings_the_wave() -> None:
    before, after = late_support(("support", "calm_waters"), scenarios=["obstacles", "one_action_card"])
    assert complaints(before, "support c2", after={**after, "player": 2, "phase": "wave"}) == []
    assert complaints(before, "support c2", after={**after, "player": 2, "phase": "over", "result": "lost"})


def test_r12_a_rock_never_enters_the_discard() -> None:
    before, after = late_support(("support support", ""))
    gone = {**after, "board": "b1:EW* c2:NS# d4:NESW", "discard": before["discard"]}
    assert complaints(before, "support e5", after=gone) == []
    assert complaints(before, "support e5", after={**gone, "discard": {**before["discard"], "rock": 1}})


def test_support_gives_the_bird_back() -> None:
    before, after = late_support(("support support", ""))
    gone = {**after, "board": "c2:NS# d4:NESW e5:rock", "birds": 3}
    gone["discard"] = {**before["discard"], "straight": 8}
    assert complaints(before, "support b1", after=gone) == []
    assert complaints(before, "support b1", after={**gone, "birds": 2})


def test_r10_a_bird_travels_with_its_tile() -> None:
    before = a_game("b1:EW* d4:NESW", ("current", ""), piles=[7, 7, 7, 7, 7, 6])
    after = {**before, "player": 2, "board": "d3:NS* d4:NESW", "action_discard": ["current"]}
    after |= {"players": [{"cards": []}, {"cards": []}], "cards_this_round": 1}
    assert complaints(before, "current b1 d3:NS", after=after) == []
    assert complaints(before, "current b1 d3:NS", after={**after, "board": "d3:NS d4:NESW", "birds": 3})


def test_return_takes_a_tile_out_of_the_discard() -> None:
    """Placement rule 4 binds the obstacle: a2 is the cat's last way."""
    before = a_game("b1:rock d4:NESW", ("return", ""), **LATE, scenarios=["obstacles"])
    before |= {"piles": [7, 7, 7, 7, 7, 6], "discard": {"straight#": 1}}
    cells = "a6:NS b7:EW f1:EW f7:EW g2:NS g6:NS"
    plays = [action for action in actions(before) if action.startswith("return")]
    assert plays == [f"return straight# {cell}" for cell in cells.split()]
    after = {**before, "player": 2, "board": "b1:rock f1:EW# d4:NESW", "discard": {}}
    after |= {"players": [{"cards": []}, {"cards": []}], "action_discard": ["return"], "cards_this_round": 1}
    assert complaints(before, "return straight# f1:EW", after=after) == []
    assert complaints(before, "return straight# f1:EW", after={**after, "discard": {"straight#": 1}})


def test_a_fresh_game() -> None:
    """Section 2 and 7: hands, piles, two rocks per card off the centre lines, a boat that leaves a way."""
    game = a_game(hands=("bird support", "return current"))
    assert setup_complaints(game, 2, "standard", None, None) == []
    assert setup_complaints(game, 2, "standard", 1, None)
    assert setup_complaints(game, 3, "standard", None, None)
    shut_in = {**game, "scenarios": ["obstacles"], "board": "b1:rock a2:rock d4:NESW"}
    assert setup_complaints(shut_in, 2, "standard", 1, None) == ["the scenario obstacles cut an animal off"]
    assert setup_complaints({**shut_in, "board": "b1:rock b2:rock d4:NESW"}, 2, "standard", 1, None) == []
    hard = {**game, "scenarios": ["single_path_boat", "obstacles"], "board": "b1:rock d4:E f6:rock"}
    assert setup_complaints(hard, 2, "standard", 2, None) == []
    assert setup_complaints(hard, 2, "standard", None, ["obstacles", "single_path_boat"]) == []
    assert setup_complaints({**hard, "board": "d1:rock d4:E f6:rock"}, 2, "standard", 2, None)
    assert setup_complaints({**hard, "board": "b1:rock a2:rock d4:E"}, 2, "standard", 2, None)
    assert setup_complaints({**hard, "board": "b1:rock d4:NESW f6:rock"}, 2, "standard", 2, None)


@pytest.mark.parametrize("field", ["seed", "round", "birds", "joined", "shown", "action_pile", "discard"])
def test_any_field_that_changes_by_itself_is_noticed(field: str) -> None:
    """Drawing changes the pile, the hand and the phase, and nothing else."""
    before = a_game()
    after = {**before, "phase": "holding", "holding": "tee", "piles": [7, 7, 6, 7, 7, 7]}
    assert complaints(before, "draw 3", after=after) == []
    wrong = {"seed": "heron", "joined": ["cat"], "shown": ["bend"], "discard": {"bend": 1}}.get(field, 9)
    assert complaints(before, "draw 3", after={**after, field: wrong})
