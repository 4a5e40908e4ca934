"""Which move a partner makes: the best, unless people took it back, or a joy is left to them."""

from functools import cache
from random import Random

from flow_desktop.bots.hand import Weighed, rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.reasons import after
from flow_desktop.engine import Options, legal, new_game, step
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.scenes.partners.picking import KINDNESS, LEFT_TO_PEOPLE, pick

PACE = Pace(8, 5)


@cache
def joining_states(count: int) -> list[tuple[GameState, list[Weighed]]]:
    """Games in which the best placement joins an animal, and another is nearly as good."""
    found: list[tuple[GameState, list[Weighed]]] = []
    number = 0
    while len(found) < count:
        number += 1
        assert number < 400, "such a state hardly ever comes"
        state, chance = new_game(Options(f"kind{number}", 2)).state, Random(number)
        while state.result is None:
            ranking = rank(state, PACE)
            best = ranking[0].command
            if state.turn.phase is Phase.HOLDING and isinstance(best, PlaceTile):
                board = after(state, best)
                if board.joined & ~state.board.joined & ANIMALS and board.joined != ANIMALS:
                    found.append((state, ranking))
                    break
            state = step(state, best if chance.random() < 0.8 else chance.choice(legal(state))).state
    return found


def test_now_and_then_an_obvious_spot_is_left_to_people() -> None:
    left = taken = 0
    for number, (state, ranking) in enumerate(joining_states(2)):
        for attempt in range(20):
            chosen = pick(state, ranking, (), True, f"{number}/{attempt}")
            assert chosen is not None
            if chosen.left:
                left += 1
                value = next(each.value for each in ranking if each.command == chosen.command)
                assert value <= ranking[0].value + KINDNESS
                assert after(state, chosen.command).possible == state.board.possible
            else:
                taken += 1
                assert chosen.command == ranking[0].command
    assert left and taken and left / (left + taken) <= LEFT_TO_PEOPLE + 0.1


def test_where_nobody_follows_the_best_is_taken() -> None:
    for number, (state, ranking) in enumerate(joining_states(2)):
        for attempt in range(20):
            chosen = pick(state, ranking, (), False, f"{number}/{attempt}")
            assert chosen is not None and chosen.command == ranking[0].command


def test_a_win_waits_for_nobody_and_what_was_taken_back_is_not_done_again() -> None:
    state, ranking = joining_states(2)[0]
    first = pick(state, ranking, (), False, "x")
    assert first is not None
    second = pick(state, ranking, {first.command}, False, "x")
    assert second is not None and second.command == ranking[1].command
    assert pick(state, [], (), False, "x") is None
    everything = {each.command for each in ranking}
    again = pick(state, ranking, everything, False, "x")
    assert again is not None and again.command == first.command
