"""Seats: what is written is read back, and nothing else is taken for a seat."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.table import Aids, Seat, SeatError, default_seats

SEATS = st.builds(
    Seat,
    name=st.text(max_size=40).map(str.strip).filter(str.isprintable),
    colour=st.integers(0, 5),
    pattern=st.integers(0, 5),
    avatar=st.integers(1, 10),
    aids=st.builds(Aids, *[st.booleans()] * 6),
)
GOOD = Seat("Ada", 2, 3, 4, Aids(False, True, False)).to_json()


@given(SEATS)
def test_a_seat_is_read_back_from_json(seat: Seat) -> None:
    assert Seat.from_json(json.loads(json.dumps(seat.to_json()))) == seat


@pytest.mark.parametrize(
    "change",
    [
        {"name": None},
        {"name": 7},
        {"name": "x" * 41},
        {"name": "two\nlines"},
        {"name": " Ada"},
        {"name": "\ud800"},
        {"colour": 6},
        {"colour": -1},
        {"colour": True},
        {"colour": 1.0},
        {"pattern": 10**400},
        {"pattern": "3"},
        {"avatar": 0},
        {"avatar": 11},
        {"aids": None},
        {"aids": []},
        {"aids": {}},
        {"aids": {"legal_spots": 1, "snap_rotation": True, "preview_water": True}},
        {"aids": {"legal_spots": True, "snap_rotation": True, "preview_water": True, "more": True}},
        {"__class__": "Seat"},
    ],
)
def test_what_is_no_seat_is_refused_with_a_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(SeatError, match=r"\.$"):
        Seat.from_json(GOOD | change)


def test_a_seat_of_a_table_that_knew_fewer_aids_is_still_read() -> None:
    """A game begun before there were hints is gone on with, with what is usual."""
    old = GOOD | {"aids": {"legal_spots": False, "snap_rotation": True, "preview_water": False}}
    assert Seat.from_json(old).aids == Aids(False, True, False)


@pytest.mark.parametrize("missing", sorted(GOOD))
def test_every_value_of_a_seat_is_needed(missing: str) -> None:
    with pytest.raises(SeatError):
        Seat.from_json({name: value for name, value in GOOD.items() if name != missing})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*GOOD, "x"]), inner),
    )
)
def test_any_other_json_is_refused(data: object) -> None:
    with pytest.raises(SeatError):
        Seat.from_json(data)


def test_default_seats_can_be_told_apart() -> None:
    seats = default_seats(6)
    assert len({seat.colour for seat in seats}) == len({seat.pattern for seat in seats}) == 6
    assert len({seat.avatar for seat in seats}) == 6
