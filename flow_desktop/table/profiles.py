"""The people who play at this computer: how they look, what helps them, what they have learnt and met.

What somebody has set for themselves is kept as it was given: which settings there are is known to the program
that wears them, and what it does not know stays with the person.
"""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import field, fields, replace
from types import MappingProxyType
from typing import Any, Final

from flow_desktop.table.seats import AVATARS, COLOURS, Aids, Seat, SeatError
from flow_desktop.values import dataclass

MOST_THINGS: Final = 500
LARGEST_BEST: Final = 10**9
MOST_SETTINGS: Final = 6_000
"""So many characters the own settings of somebody take at most."""
_THING: Final = re.compile(r"[a-z0-9][a-z0-9_./:-]{0,63}", re.ASCII)
_SETS: Final = ("lessons", "met", "asked")
_NUMBERS: Final = ("bests", "reached")
_USUAL_AIDS: Final = Aids()


class ProfileError(ValueError):
    """What was given describes no profile; the message says why."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One person, or with no name the machine itself: whatever belongs to nobody in particular.

    ``lessons`` are done, what is in ``met`` has been introduced, questions in ``asked`` are not asked
    again, ``bests`` are personal bests of drills, ``reached`` says how many steps of an unfinished lesson are
    done. All go by short names such as ``first-way``. ``settings`` are somebody's own, by their names.
    """

    name: str = ""
    avatar: int = 1
    colour: int = 0
    aids: Aids = _USUAL_AIDS
    lessons: frozenset[str] = frozenset()
    met: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    bests: Mapping[str, int] = field(default_factory=dict, hash=False)
    reached: Mapping[str, int] = field(default_factory=dict, hash=False)
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        self.seat()  # checks name, avatar, colour and aids
        for things in (getattr(self, name) for name in (*_SETS, *_NUMBERS)):
            if len(things) > MOST_THINGS or not all(is_thing(thing) for thing in things):
                raise ProfileError("Things have short names of small letters, digits and hyphens.")
        for name in _NUMBERS:
            numbers = getattr(self, name)
            if not all(type(number) is int and abs(number) <= LARGEST_BEST for number in numbers.values()):
                raise ProfileError("A best is a whole number.")
            object.__setattr__(self, name, MappingProxyType(dict(numbers)))
        settings = _settings(dict(self.settings))
        if settings is None:
            raise ProfileError("Own settings are named values that JSON can hold.")
        object.__setattr__(self, "settings", MappingProxyType(settings))

    @property
    def key(self) -> str:
        """What tells people apart: 'Mia' and 'mia' are one."""
        return person_key(self.name)

    def seat(self) -> Seat:
        """This person at a table."""
        return Seat(self.name, self.colour, self.colour, self.avatar, self.aids)

    def seated(self, seat: Seat) -> "Profile":
        """This person as they look and are helped at a seat; what they have learnt stays."""
        return replace(self, name=seat.name, avatar=seat.avatar, colour=seat.colour, aids=seat.aids)

    def learnt(self, *lessons: str) -> "Profile":
        """With lessons done, which are no longer under way."""
        reached = {name: steps for name, steps in self.reached.items() if name not in lessons}
        return replace(self, lessons=self.lessons.union(lessons), reached=reached)

    def having_reached(self, lesson: str, steps: int) -> "Profile":
        """With so many steps of a lesson done; with none it is not under way."""
        others = {name: done for name, done in self.reached.items() if name != lesson}
        return replace(self, reached={**others, lesson: steps} if steps else others)

    def having_met(self, *things: str) -> "Profile":
        """With things of the game that need no introduction any more."""
        return replace(self, met=self.met.union(things))

    def having_been_asked(self, question: str) -> "Profile":
        """With a question that is not asked again."""
        return replace(self, asked=self.asked | {question})

    def with_best(self, drill: str, value: int, *, least: bool = False) -> "Profile":
        """With a result of a drill, if it is the best so far; ``least``: the smallest is best."""
        before = self.bests.get(drill)
        if before is not None and (value >= before if least else value <= before):
            return self
        return replace(self, bests={**self.bests, drill: value})

    def having_set(self, changes: Mapping[str, Any]) -> "Profile":
        """With settings of their own, upon those they had."""
        return replace(self, settings={**self.settings, **changes})

    def having_only(self, settings: Mapping[str, Any]) -> "Profile":
        """With these settings of their own and no others."""
        return replace(self, settings=settings)

    def inheriting(self, other: "Profile") -> "Profile":
        """With everything that another has learnt and reached, where it is more than this person has."""
        bests = {**other.bests, **self.bests}
        sets = {name: getattr(self, name) | getattr(other, name) for name in _SETS}
        under_way = {lesson: steps for lesson, steps in other.reached.items() if lesson not in self.lessons}
        return replace(self, **sets, bests=bests, reached={**under_way, **self.reached})

    def to_json(self) -> dict[str, Any]:
        """The profile as plain values; ``read_profile`` gives it back."""
        return {
            "name": self.name,
            "avatar": self.avatar,
            "colour": self.colour,
            "aids": {spec.name: getattr(self.aids, spec.name) for spec in fields(Aids)},
            **{name: sorted(getattr(self, name)) for name in _SETS},
            **{name: dict(sorted(getattr(self, name).items())) for name in _NUMBERS},
            "settings": dict(sorted(self.settings.items())),
        }


def person_key(name: str) -> str:
    """A name as it is compared: without regard to capitals, spaces at its ends, or how accents are typed."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def merged(before: Profile, now: Profile, theirs: Profile) -> Profile:
    """What was changed here, upon what another program has made of the same person meanwhile.

    Nobody unlearns anything: what either knows is known.
    """
    values: dict[str, Any] = {}
    for spec in fields(Profile):
        old, new, other = (getattr(each, spec.name) for each in (before, now, theirs))
        if spec.name in _SETS:
            values[spec.name] = other | new
        elif spec.name == "bests":
            values[spec.name] = {**other, **dict(new.items() - old.items())}
        elif spec.name == "settings":
            changed = {name: value for name, value in new.items() if name not in old or old[name] != value}
            left = {name: value for name, value in other.items() if name in new or name not in old}
            values[spec.name] = {**left, **changed}
        else:
            values[spec.name] = other if new == old else new
    return Profile(**values)


def is_thing(text: object) -> bool:
    """Whether a lesson, card, question or drill may be called so."""
    return isinstance(text, str) and _THING.fullmatch(text) is not None


def read_profile(data: object) -> tuple[Profile, bool]:
    """The profile that was written, as much of it as makes sense, and whether that was all of it."""
    if not isinstance(data, dict):
        return Profile(), False
    usual = Profile()
    values: dict[str, Any] = {
        "name": _name(data.get("name", "")),
        "avatar": _number(data.get("avatar", usual.avatar), 1, AVATARS),
        "colour": _number(data.get("colour", usual.colour), 0, COLOURS - 1),
        "aids": _aids(data.get("aids", {})),
        **{name: _things(data.get(name, [])) for name in _SETS},
        **{name: _numbers(data.get(name, {})) for name in _NUMBERS},
        "settings": _settings(data.get("settings", {})),
    }
    whole = None not in values.values()
    return Profile(**{name: value for name, value in values.items() if value is not None}), whole


def _name(data: object) -> str | None:
    try:
        return Seat(data).name if isinstance(data, str) else None
    except SeatError:
        return None


def _number(data: object, least: int, most: int) -> int | None:
    return data if type(data) is int and least <= data <= most else None


def _aids(data: object) -> Aids | None:
    if not isinstance(data, dict):
        return None
    known = {spec.name: data.get(spec.name, getattr(_USUAL_AIDS, spec.name)) for spec in fields(Aids)}
    return Aids(**known) if all(type(value) is bool for value in known.values()) else None


def _things(data: object) -> frozenset[str] | None:
    if not isinstance(data, list) or len(data) > MOST_THINGS or not all(map(is_thing, data)):
        return None
    return frozenset(data)


def _numbers(data: object) -> Mapping[str, int] | None:
    if not isinstance(data, dict) or len(data) > MOST_THINGS or not all(map(is_thing, data)):
        return None
    sound = all(_number(best, -LARGEST_BEST, LARGEST_BEST) is not None for best in data.values())
    return data if sound else None


def _settings(data: object) -> dict[str, Any] | None:
    """A copy of somebody's own settings, whatever they are called; None when they are none."""
    if not isinstance(data, dict) or not all(is_thing(name) for name in data):
        return None
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return None
    if len(text) > MOST_SETTINGS:
        return None
    copied: dict[str, Any] = json.loads(text)
    return copied
