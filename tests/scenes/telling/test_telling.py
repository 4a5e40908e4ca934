"""Every refusal and every event has words and, where it should, a sound."""

import re
import typing
from random import Random

import pytest

from flow_desktop.app import language
from flow_desktop.app.catalogue import catalogue
from flow_desktop.bots.players import greedy_bot, random_bot
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdPlaced,
    CardPlayed,
    Event,
    RoundStarted,
    SetupEvent,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TilesRevealed,
    TileTraded,
    TurnPassed,
    TurnStarted,
    Why,
)
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.refusals import SENTENCES, Code, Refusal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Table, warnings_for
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.telling.events import caption_of, spoken_of, warning_caption
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.telling.sounds import sound_of, warning_sound
from flow_desktop.table import Seat

BROKEN = re.compile(r"[{}]|  ")
SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2), Seat("", 2, 2, 3))
WORDLESS: set[type] = {CardPlayed, *typing.get_args(SetupEvent)}
"""A played card is told by what it does; the setup is told by the setup."""


def table(*scenarios: Scenario) -> Table:
    return Table.new(Options("telling", players=3, scenarios=scenarios, clock=Clock(None)), SEATS)


def refusal_of(code: Code) -> Refusal:
    return Refusal(code, (1,), 3, (Animal.CAT, Animal.DOG), "calm_waters", 1)


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_has_a_sentence(code: Code) -> None:
    words = refusal_sentence(refusal_of(code))
    assert words.endswith(".") and not BROKEN.search(words)
    assert len(re.split(r"[.:] ", words)[0].split()) <= 15, "short sentences"
    language.use("qps")
    assert refusal_sentence(refusal_of(code)).startswith("[!!"), "it goes through the catalogue"


@pytest.mark.parametrize("code", [code for code in Code if "{" in SENTENCES[code]])
def test_what_is_at_fault_is_named(code: Code) -> None:
    words = refusal_sentence(refusal_of(code))
    named = {
        "edges": "top and right edges",
        "animals": "the cat and the dog",
        "card": "Calm Waters",
        "limit": "1",
    }
    for part in re.findall(r"{(\w+)}", SENTENCES[code]):
        assert named[part] in words


def every_event() -> dict[type, Event]:
    """One of each kind of event that whole games lead to."""
    seen: dict[type, Event] = {}
    for number in range(24):
        bot, random = (greedy_bot, random_bot)[number % 2], Random(number).random
        options = Options(f"tell {number}", players=1 + number % 3, difficulty=number % 4)
        played = Table.new(options, SEATS[: options.players], lambda: 0.0)
        for turn in range(400):
            state = played.state
            if state.result is not None:
                break
            due = turn % 23 == 22 and state.turn.phase in (Phase.TURN, Phase.HOLDING)
            command = TimeUp() if due and not state.turn.time_up else bot(state, random)
            done = played.do(command)
            assert not isinstance(done, Refusal)
            seen |= {type(event): event for event in done.step.events}
    return seen


def test_everything_that_happens_in_games_has_words() -> None:
    told = table()
    seen = every_event()
    assert len(seen) > 20
    for kind, event in seen.items():
        words = caption_of(event, told)
        if kind in WORDLESS:
            assert words is None
            continue
        assert words and not BROKEN.search(words), kind
        assert spoken_of(event, told) and not BROKEN.search(spoken_of(event, told) or "")
        cell = getattr(event, "cell", None)
        if cell is not None:
            assert at_place(cell) not in words, "the board shows where"
            assert at_place(cell) in (spoken_of(event, told) or ""), "the ear is told where"


def test_every_kind_of_event_is_known() -> None:
    kinds = {kind for kind in typing.get_args(Event) if kind not in WORDLESS}
    unheard = kinds - set(every_event())
    assert unheard <= {TurnPassed, AnimalCutOff, BirdPlaced, TilesRevealed}, "rare ones are told below"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TileDrawn(0, Kind.TEE, 1, None), "Ann draws a fork."),
        (TilePlaced(1, Kind.BEND, 10, 3), "Ben places the bend."),
        (TileTraded(2, Kind.BEND, Card.BIRD), "Player 3 trades the bend for a card: Bird."),
        (TileDiscarded(0, Kind.CROSS, Why.FITS_NOWHERE), "The crossing fits nowhere. It is discarded."),
        (
            TurnPassed(1, Why.NOTHING_TO_PLAY),
            "Ben has nothing to draw or play and is passed over.",
        ),
        (TurnStarted(1), "It is Ben's turn."),
        (AnimalJoined(Animal.CAT), "The cat has a path to the boat!"),
        (AnimalCutOff(Animal.DOG, Why.WAVE), "The dog has lost its path to the boat."),
        (RoundStarted(2, 0), "Round 2 begins. Ann is first."),
    ],
)
def test_what_the_lines_say(event: Event, words: str) -> None:
    assert caption_of(event, table()) == words


def test_only_the_ear_needs_to_be_told_how_a_tile_lies() -> None:
    placed = TilePlaced(1, Kind.BEND, 10, 3)
    assert spoken_of(placed, table()) == "Ben places the bend at column 3, row 2. Water up and right."


def test_a_traded_card_stays_secret_without_communication() -> None:
    """R16."""
    words = caption_of(TileTraded(0, Kind.BEND, Card.BIRD), table(Scenario.NO_COMMUNICATION))
    assert words == "Ann trades the bend for a card."


def test_one_player_is_not_told_that_it_is_their_turn() -> None:
    alone = Table.new(Options("alone"), SEATS[:1])
    assert caption_of(TurnStarted(0), alone) is None


def test_every_card_has_its_own_sound() -> None:
    sounds = {sound_of(CardPlayed(0, card)) for card in Card}
    assert len(sounds) == len(Card) and None not in sounds


@pytest.mark.parametrize("length", [30, 45, 60, 600])
def test_every_warning_has_a_sound_and_words(length: int) -> None:
    for left in warnings_for(length):
        assert warning_sound(left) in catalogue().sounds
        assert str(left) in warning_caption(left)
    assert warning_sound(5) == "tick_5"
    assert warning_caption(1) == "1 second left!"
