"""Players made of code: they play whole games by the rules, look at the table alone, and choices matter."""

import json
from dataclasses import replace
from random import Random

import pytest

from flow_desktop.cli import run
from flow_desktop.river_dice.bots.greedy import rank
from flow_desktop.river_dice.bots.partners import RiverPartner, river_partner
from flow_desktop.river_dice.bots.players import NAMES, play_river, river_player
from flow_desktop.river_dice.bots.simulate import RiverSeries, quantile, simulate
from flow_desktop.river_dice.engine import RiverOptions, legal, new_game, score, step
from flow_desktop.river_dice.engine.commands import CompleteCard
from flow_desktop.tool_jobs import RIVER_BOTS
from tests.river_dice.tables import RICH, a_game, played

SHEETS = "ABCD"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("river 3.18")
def test_everybody_plays_a_whole_game_by_the_rules(name: str) -> None:
    """Through ``step``, which raises at the first command that is not legal."""
    sheet = SHEETS[len(name) % 4]
    player = river_player(name, "otter")
    state = new_game(RiverOptions(f"whole-{name}", sheet=sheet)).state
    while not state.over:
        state = step(state, player.choose(state)).state
    assert state.round == 20


def test_the_command_line_knows_everybody_by_name() -> None:
    assert set(RIVER_BOTS) == set(NAMES)
    assert {partner.value for partner in RiverPartner} < set(NAMES)
    assert river_partner("teo") is RiverPartner.TEO and river_partner("beno") is None
    assert RiverPartner.NIVA.shown == "Niva"


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_greedy_player_is_far_ahead_of_the_random_one(sheet: str) -> None:
    """As section 12.2 of the specification found: choices matter."""

    def mean(bot: str) -> float:
        return float(simulate(RiverSeries(3, sheet, bot, seed="ahead"), jobs=1)["mean"])

    assert mean("greedy") > 1.3 * mean("random")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_command_is_weighed_once_best_first(sheet: str) -> None:
    for number, state in enumerate(played(RiverOptions("weigh", sheet=sheet), Random(3))):
        if number % 9 == 0 and not state.over:
            weighed = rank(state)
            assert sorted(map(repr, legal(state))) == sorted(repr(each.command) for each in weighed)
            assert [each.worth for each in weighed] == sorted((each.worth for each in weighed), reverse=True)
            assert all(each.plan[0] == each.command for each in weighed)


def test_nobody_looks_into_the_deal() -> None:
    """The same table with another deal behind it, and card 3 to be rolled: the same thoughts."""
    state = a_game("A", animals=RICH, cards=(3, 1, 2, 4), row=("R4", "P2", "F1"))
    for number in range(3):
        options = replace(state.setup.options, seed=f"other-{number}")
        deck = (*state.setup.deck[:3], *reversed(state.setup.deck[3:]))
        other = replace(state, setup=replace(state.setup, options=options, deck=deck))
        assert rank(other) == rank(state)


def test_a_die_is_weighed_by_all_its_faces() -> None:
    """Card 3: of the two personal dice one is chosen by what it gives on average, and then thought anew."""
    state = step(a_game("A", animals=RICH, cards=(3, 1, 2, 4), row=("R4",)), CompleteCard(1)).state
    dice = [each for each in rank(state) if getattr(each.command, "choice", ())[1:] == ("die",)]
    assert len(dice) == 2 and all(len(each.plan) == 1 for each in dice)


def test_the_last_round_counts_leftovers_alone() -> None:
    """8.1: in round 20 goods are points for every five; a card that brings more is completed."""
    state = replace(a_game("B", animals=RICH, row=("F1", "P2", "W1", "R1")), round=20)
    assert type(rank(state)[0].command).__name__ == "CompleteCard"


def test_seats_play_beside_each_other() -> None:
    state = play_river(RiverOptions("pair", 2), river_player("greedy"), river_player("random", "x"))
    assert score(state.seats[0])["total"] > score(state.seats[1])["total"]


def test_the_figures_of_a_series() -> None:
    told = simulate(RiverSeries(9, "B", "random", 2, "many"), jobs=1)
    assert told == simulate(RiverSeries(9, "B", "random", 2, "many"), jobs=1)
    assert told["min"] <= told["p10"] <= told["median"] <= told["p90"] <= told["max"]
    assert quantile(list(range(1, 101)), 0.1) == 11 and quantile([4], 0.9) == 4


def test_simulate_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", "river-dice", "--sheet", "C", "--bot", "random", "--games", "5"]
    assert run([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["sheet"], told["bot"], told["games"]) == ("river-dice", "C", "random", 5)
    assert {"median", "p10", "p90", "min", "max"} < told.keys()
    assert run(words) == 0
    assert "Points in the middle" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong", ["--game river-dice --bot beno", "--bot luma", "--game river-dice --players 5"]
)
def test_what_the_other_game_has_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "1", *wrong.split()]) == 2
    assert "--" in capsys.readouterr().err
