"""Thinking: the policy's move at once, then a win chance; the same question has the same answer."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from flow_desktop.bots.advice import Advice, Chance, read_advice, write_advice
from flow_desktop.bots.contest import LEAST, Contest
from flow_desktop.bots.hand import Weighed, choose, rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import dealt, play_on
from flow_desktop.bots.simulate import LEAST_BUDGET, player_named
from flow_desktop.bots.thinking import Question, advise, rivals, think
from flow_desktop.engine import GameState, Options, Phase, legal, new_game
from flow_desktop.engine.commands import Draw, Trade
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.tiles import Kind

NEARLY = "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW"


def late(board: str = NEARLY, holding: Kind | None = None) -> GameState:
    """A game that a tile or two will end, with few tiles left: rollouts are short."""
    state = new_game(Options("late", 1)).state
    piles = tuple(pile[:2] for pile in state.supply.piles)
    turn = state.turn if holding is None else state.turn.holding_tile(holding)
    return replace(state, board=read_board(board), supply=replace(state.supply, piles=piles), turn=turn)


QUESTION = Question(late(), Pace(8, 4), rollouts=4)


def thoughts(question: Question) -> list[Advice]:
    return [thought for thought in think(question) if thought is not None]


def test_the_policys_move_comes_first_and_then_its_chance() -> None:
    first, *others = thoughts(QUESTION)
    assert first.command == choose(QUESTION.state, QUESTION.pace)
    assert first.win is None and first.reasons and first.ranking
    counts = [advice.win.rollouts for advice in others if advice.win is not None]
    assert counts == sorted(counts) and set(counts) == {1, 2, 3, 4}


def test_the_same_question_has_the_same_answers() -> None:
    assert thoughts(QUESTION) == thoughts(QUESTION)


def test_stopping_earlier_is_asking_for_fewer_rollouts() -> None:
    shorter = thoughts(replace(QUESTION, rollouts=2))
    assert thoughts(QUESTION)[: len(shorter)] == shorter


def test_another_seed_deals_other_games() -> None:
    deals = {dealt(QUESTION.state, f"{seed}/0").supply.piles for seed in "abcdef"}
    assert len(deals) > 1


def test_a_won_position_has_the_chance_one() -> None:
    answer = advise(Question(late(holding=Kind.STRAIGHT), Pace(8, 4), rollouts=3))
    assert answer is not None and answer.win == Chance(3, 3)
    assert answer.reason.code == "wins"


def test_a_lost_position_has_the_chance_nought() -> None:
    state = late("")
    empty = replace(state.supply, piles=((),) * 5 + ((Kind.BEND,),), action_pile=())
    answer = advise(Question(replace(state, supply=empty, hands=((),)), rollouts=3))
    assert answer is not None and answer.win == Chance(0, 3)


def test_a_rollout_is_a_game_by_the_rules_to_its_end() -> None:
    endings = list(play_on(dealt(late(), "end"), Pace(8, 4)))
    assert endings[:-1] == [False] * (len(endings) - 1)


def test_nothing_to_think_about_when_the_game_is_over() -> None:
    state = late()
    over = replace(state, turn=replace(state.turn, phase=Phase.OVER))
    assert list(think(Question(over))) == []


@pytest.mark.parametrize(("who", "rollouts"), [("nobody", 1), ("hint", -1), ("hint", 10**9)])
def test_nobody_can_be_asked_nonsense(who: str, rollouts: int) -> None:
    with pytest.raises(ValueError, match="asked"):
        Question(late(), who=who, rollouts=rollouts)


@pytest.mark.parametrize("budget", [0, 50, LEAST_BUDGET])
def test_in_simulations_the_hint_thinks_for_its_budget(budget: int) -> None:
    state = late("b1:EW c1:EW", holding=Kind.TEE)
    command = player_named("hint", budget)(state, Pace(8, 4), Random(1).random)
    assert command in legal(state)
    if budget < LEAST_BUDGET:
        assert command == choose(state, Pace(8, 4))


def test_of_the_draws_one_alone_is_tried() -> None:
    """Nobody knows one pile from another, so that games would tell nothing."""
    ranking = rank(late(), Pace(8, 4))
    assert sum(isinstance(each.command, Draw) for each in ranking) == 6
    assert sum(isinstance(each.command, Draw) for each in rivals(ranking)) == 1


def test_a_partner_slips_now_and_then_but_always_the_same_way() -> None:
    state = late("b1:EW", holding=Kind.TEE)
    moves = {
        next(islice(think(Question(state, who="beno", rollouts=0, seed=f"{number}")), 1)).command  # type: ignore[union-attr]
        for number in range(30)
    }
    assert len(moves) > 1


def test_advice_is_read_back_as_it_was_written() -> None:
    for advice in thoughts(QUESTION):
        assert read_advice(write_advice(advice)) == advice


def test_how_much_worse_another_move_is() -> None:
    advice = thoughts(Question(late(holding=Kind.STRAIGHT), rollouts=0))[0]
    assert advice.loss(advice.command) == 0
    worst = advice.ranking[-1]
    assert advice.loss(worst.command) == worst.value - advice.value > 0
    assert advice.loss(Draw(0)) is None


def test_the_interval_of_a_chance_narrows() -> None:
    assert Chance(60, 100).share == 0.6
    few, many = Chance(6, 10), Chance(600, 1000)
    assert few.interval[0] < many.interval[0] < 0.6 < many.interval[1] < few.interval[1]
    assert many.uncertainty < few.uncertainty < 0.3
    assert Chance(0, 5).interval[0] == 0 and Chance(5, 5).interval[1] == 1


def test_games_change_the_move_only_when_they_are_clear() -> None:
    contest = Contest([Weighed(Draw(0), 1.0), Weighed(Trade(), 1.2)])
    first, second = contest.alive()
    for _ in range(LEAST - 1):
        first.note(False)
        second.note(True)
    assert contest.leader() is first  # too few games
    first.note(False)
    second.note(True)
    assert contest.leader() is second
    assert contest.alive() == [second]  # the other one is clearly behind


def test_only_deals_that_both_have_played_are_compared() -> None:
    contest = Contest([Weighed(Draw(0), 1.0), Weighed(Trade(), 1.2)])
    first, second = contest.alive()
    for number in range(60):
        first.note(number >= 20)  # the deals that came first were the hard ones
    for _ in range(20):
        second.note(False)
    assert contest.leader() is first
    assert contest.alive() == [first, second]


def test_a_lucky_game_changes_nothing() -> None:
    contest = Contest([Weighed(Draw(0), 1.0), Weighed(Trade(), 1.2)])
    first, second = contest.alive()
    for number in range(40):
        first.note(number % 2 == 0)
        second.note(number % 2 == 0 or number in (1, 3, 5))
    assert contest.leader() is first
    assert contest.alive() == [first, second]
