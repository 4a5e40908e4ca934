"""The colours of animals and seats: told apart, and readable under words and rings."""

import itertools

import pytest

from flow_desktop.scenes.colours import ANIMALS, PATTERNS, SEATS
from flow_desktop.widgets.theme import CONTRAST, INK, NORMAL, PLAIN, Theme, contrast


def test_each_animal_has_its_own_pattern() -> None:
    assert set(PATTERNS) == set(ANIMALS)
    assert len(set(PATTERNS.values())) == len(ANIMALS)


def test_six_seat_colours_carry_dark_words_and_differ() -> None:
    assert len(SEATS) == 6
    assert all(contrast(INK, shade) >= 4.5 for shade in SEATS.values())
    for one, other in itertools.combinations(SEATS.values(), 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) >= 60


@pytest.mark.parametrize("theme", [NORMAL, PLAIN, CONTRAST], ids=lambda theme: theme.name)
def test_the_focus_ring_can_be_seen_on_every_animals_colour(theme: Theme) -> None:
    for ground in ANIMALS.values():
        assert max(contrast(theme.ring_outer, ground), contrast(theme.ring_inner, ground)) >= 3
