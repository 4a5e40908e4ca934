"""The policy names legal commands in every game, ranks what may be done, and prefers what is plainly good."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from flow_desktop.bots.hand import choose, rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.players import random_bot
from flow_desktop.bots.simulate import NAMES, play, player_named
from flow_desktop.bots.tempers import TEMPERS
from flow_desktop.bots.value import outlook
from flow_desktop.engine import GameState, Options, Phase, legal, new_game, refusal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Die,
    Draw,
    DrawShown,
    PlaceTile,
    PlayCalmWaters,
    PlayReturn,
    PlaySupport,
    Roll,
    TimeUp,
)
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind

PACE = Pace(8, 4)
TABLES = [
    *(
        Options("every", 1 + number % 6, edition, scenarios=(card,))
        for edition in ("standard", "italian")
        for number, card in enumerate(Scenario)
        if card.offered(edition)
    ),
    *(Options(f"drawn{n}", n, edition, n) for edition in ("standard", "italian") for n in (1, 6)),
]


def random_states(options: Options, seed: int, every: int) -> list[GameState]:
    """Every so many-th state of a random game with a clock that rings at any moment."""
    state, random, states = new_game(options).state, Random(seed), []
    for number in range(400):
        if state.result is not None:
            break
        on_the_clock = state.turn.phase in (Phase.TURN, Phase.HOLDING)
        ring = on_the_clock and random.random() < 0.08
        command = TimeUp() if ring else random_bot(state, random.random)
        state = step(state, command).state
        if number % every == 0 and state.result is None:
            states.append(state)
    return states


@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o.edition}-{o.players}-{o.scenarios or o.seed}")
def test_only_legal_commands_are_named_at_every_table(options: Options) -> None:
    for state in random_states(options, 5, 13):
        ranking = rank(state, PACE)
        allowed = set(legal(state))
        assert ranking and {each.command for each in ranking} <= allowed
        assert [each.value for each in ranking] == sorted(each.value for each in ranking)


@pytest.mark.parametrize(("name", "edition"), list(product(TEMPERS, ("standard", "italian"))))
def test_whole_games_are_legal(name: str, edition: str) -> None:
    options = Options(f"whole-{name}", 3, edition, difficulty=4)
    played = play(options, player_named(name), 7, Random(2).random)
    state = new_game(options).state
    for command in played.commands:
        assert refusal(state, command) is None
        state = step(state, command).state
    assert state.result is not None


def test_with_a_begun_card_only_that_card_is_played() -> None:
    """R13: the time ran out while a card was begun."""
    for number, state in enumerate(random_states(Options("begun", 2), 3, 1)):
        for card in Card:
            if refusal(state, TimeUp(card)) is None and state.turn.phase is Phase.TURN:
                begun = step(state, TimeUp(card)).state
                assert refusal(begun, choose(begun, PACE)) is None
        if number > 25:
            break


def at(board: str, *hand: Card, holding: Kind | None = None, shown: tuple[Kind, ...] = ()) -> GameState:
    state = new_game(Options("hand", 1)).state
    supply = replace(state.supply, shown=shown)
    turn = state.turn if holding is None else state.turn.holding_tile(holding)
    return replace(state, board=read_board(board), hands=(hand,), supply=supply, turn=turn)


NEARLY = "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW"


def test_the_last_tile_is_placed() -> None:
    state = at(NEARLY, holding=Kind.STRAIGHT)
    assert choose(state, PACE) == PlaceTile(53, 10)
    assert rank(state, PACE)[0].value == -50


def test_a_revealed_tile_that_wins_is_drawn() -> None:
    assert choose(at(NEARLY, shown=(Kind.BEND, Kind.STRAIGHT)), PACE) == DrawShown(1)


def test_a_card_that_wins_is_played() -> None:
    state = at(NEARLY, Card.RETURN)
    state = replace(state, supply=replace(state.supply, discard=(Kind.STRAIGHT,)))
    assert choose(state, PACE) == PlayReturn(Kind.STRAIGHT, 53, 10)


def test_support_clears_what_shuts_an_animal_in() -> None:
    state = at("b1:EW a2:NE# b2:EW# f7:EW", Card.SUPPORT)
    assert isinstance(choose(at("b1:NS# a2:NE# f7:EW", Card.SUPPORT), PACE), PlaySupport)
    assert isinstance(choose(state, PACE), Draw)


def test_calm_waters_before_a_wave_that_would_cost_much() -> None:
    state = at(NEARLY, Card.CALM_WATERS)
    assert choose(state, Pace(8, 1)) == PlayCalmWaters()
    assert choose(state, Pace(8, 5)) == Draw(0)  # the tile that is missing may come before the wave


def test_the_milder_die_is_rolled() -> None:
    """All lie in one row, so that it alone can be lost to the white die, and one of each to the black one."""
    state = at("b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS")
    look = outlook(state.board)
    assert look.row_damage != look.column_damage
    wave = replace(state, turn=replace(state.turn, phase=Phase.WAVE, calm=True))
    milder = Die.WHITE if look.row_damage < look.column_damage else Die.BLACK
    assert choose(wave, PACE) == Roll(milder)


def test_every_temper_can_be_asked() -> None:
    assert set(TEMPERS) < set(NAMES)
