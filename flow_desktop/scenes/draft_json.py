"""A draft as JSON and back. Whatever is read, a draft comes out: each part that is wrong gets its default."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from flow_desktop.bots.partners import partner_named
from flow_desktop.engine import Clock, OptionsError
from flow_desktop.engine.codes import has_code
from flow_desktop.engine.geometry import DIRECTIONS
from flow_desktop.engine.options import MAX_DIFFICULTY, MAX_PLAYERS, Options
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.draft import FIRST_SEED, Draft
from flow_desktop.table.seats import AVATARS, COLOURS, PATTERNS, Aids, Seat, clean_name, default_seats

VERSION: Final = 1


def write_draft(draft: Draft) -> dict[str, Any]:
    """The draft as plain values."""
    return {
        "version": VERSION,
        "seats": [seat.to_json() for seat in draft.seats],
        "edition": draft.edition,
        "difficulty": draft.difficulty,
        "picked": None if draft.picked is None else [str(card) for card in draft.picked],
        "seed": draft.seed,
        "clock": str(draft.clock),
        "first": draft.first,
        "boat": draft.boat,
    }


def read_draft(data: object) -> Draft:
    """The draft that was written, or as much of it as makes sense."""
    if not isinstance(data, Mapping):
        return Draft()
    seats = _seats(data.get("seats"))
    edition = data.get("edition")
    edition = edition if isinstance(edition, str) and edition in EDITIONS else "standard"
    boat = data.get("boat")
    draft = Draft(
        seats=seats,
        edition=edition,
        difficulty=_number(data.get("difficulty"), 0, MAX_DIFFICULTY, 0),
        seed=_seed(data.get("seed")),
        clock=_clock(data.get("clock")),
        first=_number(data.get("first"), 0, len(seats) - 1, 0),
        boat=boat if _is_number(boat) and boat in DIRECTIONS else None,
    )
    return _with_picked(draft, data.get("picked"))


def _with_picked(draft: Draft, data: object) -> Draft:
    if not isinstance(data, list):
        return draft
    picked = draft.with_difficulty(draft.difficulty)
    for card in Scenario:
        copies = sum(1 for item in data if item == card)
        picked = picked.with_copies(card, min(copies, draft.most_copies(card)))
    return picked


def _seats(data: object) -> tuple[Seat, ...]:
    if not isinstance(data, list) or not data:
        return default_seats(1)
    usual = default_seats(MAX_PLAYERS)
    seats = [_seat(item, usual[index]) for index, item in enumerate(data[:MAX_PLAYERS])]
    if len({seat.colour for seat in seats}) < len(seats):  # two in one colour could not be told apart
        seats = [
            replace(seat, colour=plain.colour, pattern=plain.pattern)
            for seat, plain in zip(seats, usual, strict=False)
        ]
    if all(seat.partner for seat in seats):  # somebody has to play
        seats[0] = replace(seats[0], partner="", name="")
    return tuple(seats)


def _seat(data: object, usual: Seat) -> Seat:
    if not isinstance(data, Mapping):
        return usual
    name = data.get("name")
    return Seat(
        clean_name(name) if isinstance(name, str) else "",
        _number(data.get("colour"), 0, COLOURS - 1, usual.colour),
        _number(data.get("pattern"), 0, PATTERNS - 1, usual.pattern),
        _number(data.get("avatar"), 1, AVATARS, usual.avatar),
        _aids(data.get("aids")),
        _partner(data.get("partner")),
    )


def _partner(data: object) -> str:
    """Whom this program does not know is a person's seat."""
    known = partner_named(data) if isinstance(data, str) else None
    return str(known) if known is not None else ""


def _aids(data: object) -> Aids:
    if not isinstance(data, Mapping):
        return Aids()
    known = {spec.name: data[spec.name] for spec in fields(Aids) if type(data.get(spec.name)) is bool}
    return Aids(**known)


def _seed(data: object) -> str:
    if not isinstance(data, str):
        return FIRST_SEED
    try:
        return data if has_code(Options(data)) else FIRST_SEED
    except OptionsError:
        return FIRST_SEED


def _clock(data: object) -> Clock:
    try:
        return Clock.parse(data) if isinstance(data, str) else Clock()
    except OptionsError:
        return Clock()


def _is_number(data: object) -> bool:
    return isinstance(data, int) and not isinstance(data, bool)


def _number(data: object, least: int, most: int, otherwise: int) -> int:
    if isinstance(data, int) and not isinstance(data, bool) and least <= data <= most:
        return data
    return otherwise
