from collections.abc import Callable, Iterable

import pygame
import pytest

from flow_desktop.app.language import use
from flow_desktop.engine import Clock
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes import naming, seat_look
from flow_desktop.table.seats import AVATARS, COLOURS, PATTERNS, Seat, default_seats

NAMERS: list[tuple[Callable[..., str], Iterable[object]]] = [
    (naming.card_name, Card),
    (naming.card_effect, Card),
    (naming.scenario_name, Scenario),
    (naming.scenario_effect, Scenario),
    (naming.animal_name, Animal),
    (naming.the_animal, Animal),
    (naming.kind_name, Kind),
    (naming.difficulty_name, range(7)),
    (naming.edition_name, EDITIONS),
    (naming.edition_summary, EDITIONS),
    (naming.die_name, Die),
    (naming.clock_name, (Clock(), Clock(None, 1), Clock(None))),
    (seat_look.colour_name, range(COLOURS)),
    (seat_look.pattern_name, range(PATTERNS)),
    (seat_look.avatar_name, range(1, AVATARS + 1)),
]


@pytest.mark.parametrize(("namer", "things"), NAMERS, ids=lambda value: getattr(value, "__name__", ""))
def test_everything_has_a_name_of_its_own_in_every_language(
    namer: Callable[..., str], things: Iterable[object]
) -> None:
    names = [namer(thing) for thing in things]
    assert all(names)
    assert len(set(names)) == len(names)
    use("qps")
    try:
        assert all("[!!" in namer(thing) for thing in things)
    finally:
        use("en")


def test_words_in_a_row() -> None:
    assert naming.listed([]) == ""
    assert naming.listed(["a"]) == "a"
    assert naming.listed(["a", "b", "c"]) == "a, b and c"
    assert naming.edges_words(1 | 8) == "up and left"
    assert naming.animals_words([Animal.CAT, Animal.DOG]) == "the cat and the dog"


def test_effects_are_short() -> None:
    texts = [*map(naming.card_effect, Card), *map(naming.scenario_effect, Scenario)]
    sentences = [part for text in texts for part in text.split(". ")]
    assert all(len(sentence.split()) <= 15 for sentence in sentences)


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    seats = (*default_seats(2), Seat("Mia", 3, 3, 4))
    assert [seat_look.seat_name(seats, index) for index in range(3)] == ["Player 1", "Player 2", "Mia"]
    assert seat_look.seat_words(seats, 2) == "Mia, crab, lagoon blue, rings"


def test_patterns_differ_without_colour() -> None:
    discs = [
        pygame.transform.grayscale(seat_look.pattern_disc(0, pattern, 60)) for pattern in range(PATTERNS)
    ]
    pictures = [pygame.image.tobytes(disc, "RGB") for disc in discs]
    for index, one in enumerate(pictures):
        for other in pictures[index + 1 :]:
            different = sum(abs(a - b) > 40 for a, b in zip(one[::3], other[::3], strict=True))
            assert different > 0.05 * len(one) / 3
