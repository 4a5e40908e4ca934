"""Who sits at the table: names, colours, patterns, avatars, and the aids of each seat."""

from dataclasses import asdict, fields
from typing import Any, Final

from flow_desktop.values import dataclass

COLOURS: Final = 6
PATTERNS: Final = 6
AVATARS: Final = 10
MAX_NAME: Final = 40
MAX_PARTNER: Final = 20
_PARTNER: Final = "partner"  # left out where a person sits, so that an older program reads the seat too


class SeatError(ValueError):
    """What was given describes no seat; the message says why."""


@dataclass(frozen=True, slots=True)
class Aids:
    """What the game shows a seat, so that a child and an expert can sit at one table."""

    legal_spots: bool = True
    snap_rotation: bool = True
    preview_water: bool = True
    ask_first: bool = True
    """Ask once before a move that cannot be made good."""
    hints: bool = True
    """Hints on request."""
    tutor: bool = False
    """A word before a weak move, and after a round, without being asked."""
    more_time: bool = False
    """The clock runs half as fast in this seat's turns."""

    def __post_init__(self) -> None:
        for spec in fields(self):
            if not isinstance(getattr(self, spec.name), bool):
                raise SeatError(f"The aid '{spec.name}' is on or off.")


_USUAL: Final = Aids()
LATER_AIDS: Final = ("ask_first", "hints", "tutor", "more_time")
"""Aids that the first tables did not know."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's place. Colour and pattern are counted from 0, avatars from 1.

    ``partner`` names the character of the program that plays here, in small letters; nobody: a person does.
    """

    name: str = ""
    colour: int = 0
    pattern: int = 0
    avatar: int = 1
    aids: Aids = Aids()
    partner: str = ""

    def __post_init__(self) -> None:
        name = self.name
        if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
            raise SeatError(f"A name has at most {MAX_NAME} printable characters.")
        if name != name.strip():
            raise SeatError("A name neither begins nor ends with a space.")
        _check_number("colour", self.colour, 0, COLOURS - 1)
        _check_number("pattern", self.pattern, 0, PATTERNS - 1)
        _check_number("avatar", self.avatar, 1, AVATARS)
        if not isinstance(self.aids, Aids):
            raise SeatError("The aids of a seat are missing.")
        partner = self.partner
        plain = isinstance(partner, str) and partner.isascii() and (partner.isalpha() or not partner)
        if not plain or partner != partner.lower() or len(partner) > MAX_PARTNER:
            raise SeatError("A partner has a short name of small letters.")

    def to_json(self) -> dict[str, Any]:
        """The seat as plain values; ``from_json`` gives it back. A person's is as it always was."""
        values = asdict(self)
        values["aids"] = {
            name: on
            for name, on in values["aids"].items()
            if name not in LATER_AIDS or on is not getattr(_USUAL, name)
        }
        return values if self.partner else {name: value for name, value in values.items() if name != _PARTNER}

    @classmethod
    def from_json(cls, data: object) -> "Seat":
        """Read a seat, strictly: a field that is missing, unknown or wrong raises SeatError.

        Only what came later may be missing: tables of then are still gone on with.
        """
        if isinstance(data, dict):
            data = {_PARTNER: ""} | data
        values = _exact_fields(cls, data)
        aids = values["aids"]
        if isinstance(aids, dict):
            aids = {name: getattr(_USUAL, name) for name in LATER_AIDS} | aids
        return cls(**(values | {"aids": Aids(**_exact_fields(Aids, aids))}))


def clean_name(text: str) -> str:
    """A name as a seat can have it: printable, not too long, no spaces at its ends."""
    return "".join(letter for letter in text if letter.isprintable())[:MAX_NAME].strip()


def default_seats(players: int) -> tuple[Seat, ...]:
    """Seats that nobody has changed yet, each with its own colour, pattern and avatar."""
    return tuple(Seat("", number, number, number + 1) for number in range(players))


def _check_number(name: str, value: object, lowest: int, highest: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise SeatError(f"The {name} of a seat is a number from {lowest} to {highest}.")


def _exact_fields(kind: type[Seat] | type[Aids], data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise SeatError("A seat is written as named values.")
    names = {spec.name for spec in fields(kind)}
    if data.keys() != names:
        raise SeatError(f"A seat has exactly these values: {', '.join(sorted(names))}.")
    return data
