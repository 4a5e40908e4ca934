import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import Clock, new_game
from flow_desktop.engine.codes import CodeError
from flow_desktop.engine.geometry import BOAT, EAST, NORTH, WEST
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes import draft as draft_module
from flow_desktop.scenes.draft import Draft, draft_of
from flow_desktop.scenes.draft_json import read_draft, write_draft
from flow_desktop.scenes.setup.chances import chance_words
from flow_desktop.scenes.setup.wave_panel import code_problem
from flow_desktop.scenes.start import new_seed
from flow_desktop.table import Aids, Seat
from flow_desktop.table.seats import clean_name

BOATED = Draft(picked=(Scenario.OBSTACLES, Scenario.OBSTACLES, Scenario.SINGLE_PATH_BOAT))
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=8),
    max_leaves=20,
)


def test_the_first_table_is_one_player_and_the_basic_game() -> None:
    options = Draft().options()
    assert (options.players, options.difficulty, options.edition) == (1, 0, "standard")
    assert options.clock == Clock(60)


def test_seats_join_with_a_colour_and_an_avatar_of_their_own() -> None:
    draft = Draft().with_players(6)
    assert len({seat.colour for seat in draft.seats}) == 6
    assert len({seat.avatar for seat in draft.seats}) == 6
    assert draft.with_seat_added() == draft


def test_who_leaves_takes_nothing_along() -> None:
    draft = replace(Draft().with_players(4), first=3)
    without = draft.with_seat_removed(1)
    assert without.seats == (draft.seats[0], *draft.seats[2:])
    assert without.first == 2
    assert replace(draft, first=0).with_seat_removed(0).first == 0
    assert Draft().with_seat_removed(0) == Draft()


def test_a_colour_that_another_seat_has_is_swapped() -> None:
    draft = Draft().with_players(3)
    swapped = draft.with_seat(0, replace(draft.seats[0], colour=2, pattern=2))
    assert [seat.colour for seat in swapped.seats] == [2, 1, 0]
    assert [seat.pattern for seat in swapped.seats] == [2, 1, 0]


def test_cards_are_drawn_by_difficulty_and_change_with_the_wave() -> None:
    draws = {replace(Draft(), difficulty=3, seed=new_seed()).scenarios() for _ in range(12)}
    assert all(len(cards) == 3 for cards in draws)
    assert len(draws) > 1


def test_picking_begins_with_the_drawn_cards_and_takes_as_many_as_the_box_has() -> None:
    draft = Draft().with_difficulty(3)
    assert draft.picking().scenarios() == draft.scenarios()
    picked = Draft().picking().with_copies(Scenario.OBSTACLES, 4)
    assert picked.scenarios() == (Scenario.OBSTACLES,) * 4
    assert picked.most_copies(Scenario.OBSTACLES) == 4
    assert picked.with_edition("italian").most_copies(Scenario.NO_NEW_CARDS) == 0
    assert picked.with_edition("italian").most_copies(Scenario.SINGLE_PATH_BOAT) == 1


def test_the_other_rule_set_puts_back_cards_it_does_not_know() -> None:
    draft = Draft().picking().with_copies(Scenario.NO_NEW_CARDS, 1).with_copies(Scenario.OBSTACLES, 1)
    assert draft.with_edition("italian").picked == (Scenario.OBSTACLES,)


def test_only_facings_that_the_engine_allows_are_offered() -> None:
    assert Draft().facings() == ()
    assert not Draft().single_path
    for edge in BOATED.facings():
        assert replace(BOATED, boat=edge).board().pieces[BOAT] & EDGES == edge


def test_a_facing_that_no_longer_fits_the_wave_is_left_to_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(draft_module, "allowed_facings", lambda board: (EAST, WEST))
    assert replace(BOATED, boat=NORTH).options().boat is None
    assert replace(BOATED, boat=EAST).options().boat == EAST


def test_a_code_brings_the_whole_table_back() -> None:
    draft = replace(Draft().with_players(3).with_difficulty(2), clock=Clock(None, 7))
    other = Draft().with_seat(0, Seat("Mia", 3, 3, 4)).with_code(draft.code().lower())
    assert other.options() == draft.options()
    assert other.seats[0].name == "Mia"
    assert len({seat.colour for seat in other.seats}) == 3


def test_a_seed_that_is_not_ours_has_no_code() -> None:
    assert Draft(seed="my own").code() == ""


def test_a_game_played_gives_its_draft_back() -> None:
    draft = replace(Draft().with_players(2).with_difficulty(3), first=1)
    assert draft_of(draft.options(), draft.seats).options() == draft.options()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "two words and a number"),
        ("otter reef", "two words and a number"),
        ("ottre-reef-60", "Did you mean OTTER?"),
        ("zzzzzz-reef-60", "does not know the word ZZZZZZ"),
        ("otter-reef-61", "mistyped"),
        ("reef-otter-60", "mistyped"),
        ("otter-reef-" + "9" * 90, "too long"),
    ],
)
def test_a_mistyped_code_is_refused_in_words(typed: str, told: str) -> None:
    assert told in code_problem(typed)
    with pytest.raises(CodeError):
        Draft().with_code(typed)


def test_a_right_code_has_no_problem() -> None:
    assert code_problem(f"  {Draft().code().lower().replace('-', ' ')} ") == ""


def full() -> Draft:
    return Draft(
        seats=(Seat("Mia", 2, 2, 9, Aids(False, True, False)), Seat("Zażółć", 4, 4, 1)),
        edition="italian",
        difficulty=5,
        picked=(Scenario.OBSTACLES, Scenario.OBSTACLES, Scenario.SINGLE_PATH_BOAT),
        clock=Clock(None, 12),
        first=1,
        boat=4,
    )


@pytest.mark.parametrize("draft", [Draft(), full()])
def test_a_draft_survives_the_disk(draft: Draft) -> None:
    assert read_draft(json.loads(json.dumps(write_draft(draft)))) == draft


@given(ANY_JSON)
def test_whatever_is_read_a_game_can_be_started(data: Any) -> None:
    assert new_game(read_draft(data).options()).state.result is None


@given(st.sampled_from(sorted(write_draft(Draft()))), ANY_JSON)
def test_one_spoilt_part_spoils_nothing_else(name: str, value: Any) -> None:
    data = write_draft(full()) | {name: value}
    draft = read_draft(data)
    new_game(draft.options())
    if name != "clock":
        assert draft.clock == full().clock
    if name != "seats":
        assert draft.seats == full().seats


@given(ANY_JSON)
def test_a_spoilt_seat_is_still_a_seat(value: Any) -> None:
    data = write_draft(full())
    data["seats"] = [value, {"name": value, "colour": value, "avatar": value, "aids": value}]
    draft = read_draft(data)
    assert len(draft.seats) == 2
    assert len({seat.colour for seat in draft.seats}) == 2


def test_too_many_seats_and_missing_parts_of_an_older_program() -> None:
    assert len(read_draft({"seats": [{}] * 40}).seats) == 6
    assert read_draft({"difficulty": 4}).difficulty == 4
    assert read_draft({"difficulty": True, "first": 5, "seed": "x" * 900}) == Draft()


@given(st.text())
def test_any_text_becomes_a_name_that_a_seat_takes(text: str) -> None:
    assert Seat(clean_name(text)).name == clean_name(text)


def test_a_new_wave_has_a_code() -> None:
    assert replace(Draft(), seed=new_seed()).code()


def test_a_table_hears_how_likely_it_wins() -> None:
    gentle, quick = (Draft(clock=Clock(None, turns)) for turns in (14, 6))
    told = [chance_words(draft) for draft in (gentle, quick)]
    counts = [int(words.split(" in 10 ")[0].split()[-1]) for words in told]
    assert counts[0] > counts[1], "more turns before the wave help"
    assert chance_words(Draft(clock=Clock(None))) == "", "without a clock there is no pace"
    picked = Draft(clock=Clock(60), picked=(Scenario.NO_NEW_CARDS,))
    assert chance_words(picked) == chance_words(Draft(clock=Clock(60), difficulty=1))
