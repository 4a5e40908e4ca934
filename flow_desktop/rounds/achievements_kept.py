"""Which badges people have, and what is known of each finished game for the numbers of persons and line-ups.

A badge is kept for every person at the table (library progress ``badges``), at the moment it is earned. Games
that were kept before are looked through little by little: each is walked once, and what it gave is noted with
it (library note ``walk``). Deleting a game takes nothing from anybody.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Final

from flow_desktop.engine import GameState, Result
from flow_desktop.engine.events import CardPlayed
from flow_desktop.engine.record import Record
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.rounds.achievements import Achievement, Earned, Lookout
from flow_desktop.rounds.box import KeptGame
from flow_desktop.rounds.games_csv import HEADER, game_row, table_text
from flow_desktop.rounds.home import Home, seats_of
from flow_desktop.rounds.outcomes import ClockKind, clock_kind
from flow_desktop.rounds.turns import is_practice
from flow_desktop.table.library import Library, owned
from flow_desktop.table.profiles import person_key
from flow_desktop.table.seats import Seat
from flow_desktop.values import dataclass

BADGES: Final = "badges"
WALK: Final = "walk"
TIDE: Final = "tide"
_FIELDS: Final = {"people": list, "cards": list, "won": bool, "kind": str, "time": int, "aboard": int}


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished game in what persons are told of it; partners are left out, ``given_up``: not played out."""

    people: tuple[str, ...]
    cards: tuple[Mapping[str, int], ...]  # for each of these people
    won: bool
    given_up: bool
    kind: ClockKind
    time: int  # milliseconds of running time
    aboard: int  # animals with a path at the end
    kept: tuple[float, ...] = ()  # the win chance that each kept; empty while no tide is known


def persons(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of the people at a table, partners left out; whoever has no name is nameless."""
    return tuple(seat.name for seat in seats if not seat.partner)


def counts_for(earned: Iterable[Earned], seats: Sequence[Seat]) -> tuple[Achievement, ...]:
    """The badges in which a person had a hand."""
    people = {index for index, seat in enumerate(seats) if not seat.partner}
    return tuple(each.badge for each in earned if people & each.seats)


def badges_kept(library: Library, person: str) -> dict[Achievement, str]:
    """A person's badges, each with the day it was earned; of what makes no sense nothing is said."""
    found = library.progress_of(BADGES, person)
    return {badge: str(found[badge.value]) for badge in Achievement if badge.value in found}


def award(
    library: Library, people: Iterable[str], badges: Iterable[Achievement], day: date
) -> set[Achievement]:
    """Give badges to people; says which were new to somebody."""
    fresh: set[Achievement] = set()
    wanted = tuple(badges)
    for person in dict.fromkeys(people) if wanted else ():
        known = badges_kept(library, person)
        for badge in wanted:
            if badge not in known:
                library.keep_progress(BADGES, owned(person, badge.value), day.isoformat())
                fresh.add(badge)
    return fresh


def walk_of(record: Record, seats: Sequence[Seat]) -> dict[str, Any]:
    """What a game gave, as plain values: its badges, and its facts."""
    state = new_game(record.options).state
    lookout = Lookout(state)
    cards: list[Counter[str]] = [Counter() for _ in state.hands]
    for move in record.moves:
        player, done = state.turn.player, step(state, move.command)
        cards[player].update(str(event.card) for event in done.events if isinstance(event, CardPlayed))
        lookout.see(move.command, done.events, done.state, record.options.clock)
        state = done.state
    practised = is_practice(record.options.clock, record.options.players)
    return {
        "badges": [] if practised else [badge.value for badge in counts_for(lookout.earned.values(), seats)],
        **_facts(record, state, seats, cards),
    }


def _facts(
    record: Record, state: GameState, seats: Sequence[Seat], cards: Sequence[Mapping[str, int]]
) -> dict[str, Any]:
    here = [index for index, seat in enumerate(seats) if not seat.partner]
    return {
        "people": [seats[index].name for index in here],
        "seats": here,
        "cards": [dict(cards[index]) for index in here],
        "won": state.result is Result.WON,
        "given_up": state.result not in (Result.WON, Result.LOST),
        "kind": clock_kind(record.options.clock).value,
        "time": record.moves[-1].time if record.moves else 0,
        "aboard": state.board.joined.bit_count(),
    }


def read_facts(value: object, tide: object = None) -> Facts | None:
    """The facts of a note, with what the game's tide says if it is known; None when it makes no sense."""
    if not isinstance(value, dict) or any(
        type(value.get(name)) is not kind for name, kind in _FIELDS.items()
    ):
        return None
    people, cards = value["people"], value["cards"]
    sound = len(people) == len(cards) and all(isinstance(name, str) for name in people)
    sound = sound and all(
        isinstance(each, dict) and all(type(count) is int for count in each.values()) for each in cards
    )
    if not sound or value["kind"] not in tuple(ClockKind):
        return None
    given_up = value.get("given_up") is True
    kind = ClockKind(value["kind"])
    kept = chances_kept(value.get("seats"), tide, len(people))
    return Facts(
        tuple(people), tuple(cards), value["won"], given_up, kind, value["time"], value["aboard"], kept
    )


def chances_kept(seats: object, tide: object, people: int) -> tuple[float, ...]:
    """How much of the win chance each person's decisions kept: 1 is all of it (docs/analysis.md).

    Nothing when the tide is not worked out, or is not that of these people.
    """
    skill = tide.get("skill") if isinstance(tide, dict) else None
    if not isinstance(skill, list) or not isinstance(seats, list) or len(seats) != people:
        return ()
    if not all(type(seat) is int and 0 <= seat < len(skill) for seat in seats):
        return ()
    lost = [skill[seat] for seat in seats]
    if not all(isinstance(each, (int, float)) for each in lost):
        return ()
    return tuple(max(0.0, min(1.0, 1.0 + each)) for each in lost)


class Chronicle:
    """Looks through the kept games little by little, once each, and gives what they hold."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._known = home.library.notes(WALK)
        shelf = home.shelf()
        self._shelf = shelf
        self._due = [paths for paths in reversed(shelf.finished) if paths.name not in self._known]

    @property
    def due(self) -> int:
        """How many games are not looked through yet."""
        return len(self._due)

    def facts(self) -> list[Facts]:
        """What is known of the games so far; those of deleted ones are forgotten with them."""
        tides = self._home.library.notes(TIDE)
        known = ((value, tides.get(name)) for name, value in self._known.items())
        return [facts for value, tide in known if (facts := read_facts(value, tide)) is not None]

    def table_text(self) -> str:
        """The games looked through so far as a table for a spreadsheet, the oldest first."""
        rows = [value.get("row") for _, value in sorted(self._known.items()) if isinstance(value, dict)]
        return table_text(row for row in rows if isinstance(row, list) and len(row) == len(HEADER))

    def go_on(self, most: int) -> int:
        """Look through so many games, the oldest first; says how many are left."""
        for _ in range(min(most, len(self._due))):
            paths = self._due.pop(0)
            kept = self._shelf.look(paths)
            if isinstance(kept, KeptGame) and (kept.finished or kept.given_up):
                self._note(kept)
        return self.due

    def _note(self, kept: KeptGame) -> None:
        library, seats = self._home.library, seats_of(kept.record, self._home.people())
        row = game_row(kept.paths.name, kept.paths.started, kept.record, kept.state)
        walk = {**walk_of(kept.record, seats), "row": row}
        earned = [Achievement(value) for value in walk["badges"]]
        award(library, persons(seats), earned, kept.paths.begun.date())
        if kept.finished:  # a game that was given up may be taken up again
            library.keep_note(kept.paths.name, WALK, walk)
        self._known[kept.paths.name] = walk


@dataclass(frozen=True, slots=True)
class Person:
    """What a person, or a line-up of people, has played; times are of won games, by the kind of clock."""

    people: tuple[str, ...]
    games: int
    won: int
    given_up: int
    aboard: int
    favourite: str  # a card; nothing when none was played
    best: Mapping[ClockKind, int]
    by_kind: Mapping[ClockKind, tuple[int, int]]  # won, played out
    kept: float | None = None  # the win chance kept in the games whose tide is known, on average


def person_numbers(facts: Sequence[Facts]) -> list[Person]:
    """Everybody with a name or none, whoever has played most first."""
    groups: dict[str, tuple[str, list[Facts]]] = {}
    for each in facts:
        for name in dict.fromkeys(each.people):
            groups.setdefault(person_key(name), (name, []))[1].append(each)
    return _sorted(_numbers((name,), games, person_key(name)) for name, games in groups.values())


def lineup_numbers(facts: Sequence[Facts]) -> list[Person]:
    """Every group of two or more people who played together, in whatever order they sat.

    Where nobody gave a name, nobody knows who it was.
    """
    groups: dict[tuple[str, ...], tuple[tuple[str, ...], list[Facts]]] = {}
    for each in facts:
        key = tuple(sorted(map(person_key, each.people)))
        if len(key) > 1 and any(each.people):
            groups.setdefault(key, (each.people, []))[1].append(each)
    return _sorted(_numbers(names, games, None) for names, games in groups.values())


def _sorted(found: Iterable[Person]) -> list[Person]:
    return sorted(found, key=lambda each: (-each.games - each.given_up, each.people))


def _numbers(names: tuple[str, ...], games: Sequence[Facts], only: str | None) -> Person:
    ended = [each for each in games if not each.given_up]
    won = [each for each in ended if each.won]
    cards: Counter[str] = Counter()
    for each in games:
        for name, played in zip(each.people, each.cards, strict=True):
            if only is None or person_key(name) == only:
                cards.update(played)
    best = {
        kind: min(each.time for each in won if each.kind is kind)
        for kind in ClockKind
        if any(each.kind is kind for each in won)
    }
    by_kind = {
        kind: (sum(each.won for each in ended if each.kind is kind), sum(each.kind is kind for each in ended))
        for kind in ClockKind
        if any(each.kind is kind for each in ended)
    }
    favourite = min(cards, key=lambda card: (-cards[card], card), default="")
    aboard = sum(each.aboard for each in games)
    given_up = len(games) - len(ended)
    return Person(names, len(ended), len(won), given_up, aboard, favourite, best, by_kind, _kept(games, only))


def _kept(games: Sequence[Facts], only: str | None) -> float | None:
    """What a person kept on average; a line-up keeps what is left after everybody's decisions."""
    found = list[float]()
    for each in games:
        if not each.kept:
            continue
        shares = [
            share
            for name, share in zip(each.people, each.kept, strict=True)
            if only is None or person_key(name) == only
        ]
        found.append(max(0.0, 1.0 - sum(1.0 - share for share in shares)))
    return sum(found) / len(found) if found else None
