"""T5: every scenario can be played to its end with the clock off, at the table's own pace."""

from random import Random

import pytest

from build.words.catalogue import read
from build.words.places import TEMPLATE
from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import Options
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Table

TURNS = 12
"""After so many turns the players call the wave themselves."""
MOST = 900
MOCKING = frozenset(
    ["loser", "losers", "stupid", "dumb", "idiot", "pathetic", "noob", "shame", "useless", "hopeless"]
)


@pytest.mark.parametrize("scenario", Scenario, ids=lambda each: each.name.lower())
def test_every_scenario_is_finished_with_the_clock_off(scenario: Scenario) -> None:
    table = Table.new(Options("otter", 2, scenarios=(scenario,), clock=CLOCK_OFF))
    table.resume()
    chance, turns = Random(7).random, 0
    for _step in range(MOST):
        assert table.remaining is None and table.turns_left is None
        if table.state.result is not None:
            break
        if table.state.turn.phase is Phase.TURN and turns >= TURNS:
            turns = 0
            assert not isinstance(table.call_wave(), Refusal)
            continue
        before = table.state.turn.phase
        assert not isinstance(table.do(greedy_bot(table.state, chance)), Refusal)
        turns += before is Phase.TURN
    assert table.state.result is not None, "the game comes to its end"


def test_no_sentence_of_the_game_mocks() -> None:
    """T5, U8: in none of the sentences that a player can be told."""
    told = (message.id for message in read(TEMPLATE.read_text("utf-8")).messages())
    words = " ".join(each if isinstance(each, str) else " ".join(each) for each in told).lower()
    assert MOCKING.isdisjoint("".join(letter if letter.isalpha() else " " for letter in words).split())
