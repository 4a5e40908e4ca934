"""Whoever plays: what they have learnt and reached is theirs, and so are their settings.

Who that is was chosen on the menu, else it is whoever sat first at the last table; nobody in particular, as
long as no one has a name. At a table of several people the settings suit all of them (`app.personal`).
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from flow_desktop.app.personal import own, together
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.rounds.best_runs import KIND as RUNS
from flow_desktop.rounds.daily_results import KIND as DAYS
from flow_desktop.rounds.own import keep_for, kept_of
from flow_desktop.rounds.puzzles import PROGRESS as PUZZLES
from flow_desktop.rounds.voyage import OCCASION as VOYAGE
from flow_desktop.scenes.draft import draft_words
from flow_desktop.scenes.draft_json import read_draft
from flow_desktop.scenes.kept_names import KEPT_PEOPLE, KEPT_PLAYER, KEPT_TABLE, KEPT_WORDS
from flow_desktop.scenes.start import chosen_player, home_of, last_draft, people_of, remember_people
from flow_desktop.table import Profile, Seat
from flow_desktop.table.library import Library, owned

SHARED: Final = "own-progress"
"""Noted once what this computer had learnt before people had progress of their own was given to them."""
CALENDAR: Final = "own-calendar"
"""The same for its days and best runs, which became people's own later."""


def player_of(shell: Shell) -> Profile:
    """Whoever plays; for nobody in particular it is the computer itself."""
    _hand_down(shell)
    chosen = chosen_player(shell)
    if chosen is None:
        seats = read_draft(shell.kept(KEPT_TABLE)).seats
        chosen = next((seat.name for seat in seats if not seat.partner), "")
    return people_of(shell).named(chosen)


def owner_of(shell: Shell) -> str:
    """In whose name days and runs are kept; nobody's while whoever plays is not known yet."""
    name = player_of(shell).name
    return name if name and people_of(shell).knows(name) else ""


def people_at(shell: Shell, table: Table) -> list[str]:
    """Whose game it is: everybody known who sits there, and whoever plays at this computer."""
    people = people_of(shell)
    names = [seat.name for seat in table.seats if not seat.partner and seat.name and people.knows(seat.name)]
    return list(dict.fromkeys([*names, owner_of(shell)]))


def player_seat(shell: Shell) -> Seat:
    """Whoever plays as they sit at a table; without a name as at the last one."""
    player = player_of(shell)
    seats = [seat for seat in last_draft(shell).seats if not seat.partner]
    return next((seat for seat in seats if seat.name == player.name), player.seat())


def choose_player(shell: Shell, name: str) -> None:
    """This person plays from now on; for no name nobody in particular."""
    shell.keep(KEPT_PLAYER, name)
    match shell.kept(KEPT_WORDS):
        case [code, str()]:
            shell.keep(KEPT_WORDS, [code, draft_words(last_draft(shell))])
    wear_player(shell)


def wear_player(shell: Shell) -> None:
    """Everything looks and sounds as whoever plays has set it."""
    wear_person(shell, player_of(shell).name)
    note_people(shell)


def wear_person(shell: Shell, name: str) -> None:
    """The same for somebody: what is changed meanwhile is theirs."""
    if name:
        values = own(people_of(shell).named(name).settings)
        shell.wear(values, (name,), partial(_keep_own, shell, name))
    else:
        shell.wear({})


def wear_table(shell: Shell, table: Table) -> None:
    """At a table: alone one's own settings; several have what suits all, and their keys in their turn."""
    persons = [index for index, seat in enumerate(table.seats) if not seat.partner]
    if len(persons) == 1:
        wear_person(shell, table.seats[persons[0]].name)
        return
    people, machine = people_of(shell), shell.machine
    turn = table.state.turn.player
    place = persons.index(turn) if turn in persons else 0
    shared = together(machine, [people.named(table.seats[index].name).settings for index in persons], place)
    other = {name: value for name, value in shared.items() if value != getattr(machine, name)}
    shell.wear(other, tuple(table.seats[index].name for index in persons))


def has_own(shell: Shell, name: str) -> bool:
    """Whether somebody has settings of their own."""
    return bool(name) and bool(own(people_of(shell).named(name).settings))


def forget_own(shell: Shell, name: str) -> None:
    """Somebody has everything as the computer has it again; what this program does not know stays."""
    person = people_of(shell).named(name)
    known = own(person.settings)
    left = {each: value for each, value in person.settings.items() if each not in known}
    remember_people(shell, person.having_only(left))
    wear_person(shell, name)


def note_people(shell: Shell) -> None:
    """Keep what the next start has to know before the people are read."""
    known = {
        "several": len(people_of(shell).known) > 1,
        "own": has_own(shell, player_of(shell).name),
        "name": player_of(shell).name,
    }
    if shell.kept(KEPT_PEOPLE) != known and (shell.kept(KEPT_PEOPLE) or known["several"] or known["own"]):
        shell.keep(KEPT_PEOPLE, known)


def _keep_own(shell: Shell, name: str, changes: Mapping[str, Any]) -> None:
    plain = {each: dict(value) if isinstance(value, Mapping) else value for each, value in changes.items()}
    remember_people(shell, people_of(shell).named(name).having_set(plain))


def _hand_down(shell: Shell) -> None:
    """Once: everybody known so far has what they reached together at this computer; nothing is lost.

    It is noted when it is done: interrupted, it begins anew, and gives nobody anything twice.
    """
    people = people_of(shell)
    machine, known = people.machine, people.known
    due = [step for step in (SHARED, CALENDAR) if step not in machine.asked]
    if not due or not known:
        return
    library, names = home_of(shell).library, [each.name for each in known]
    if CALENDAR in due:
        hand_down_days(library, names)
        machine = machine.having_been_asked(CALENDAR)
    if SHARED in due:
        hand_down(library, names)
        machine = machine.having_been_asked(SHARED)
        remember_people(shell, *(each.inheriting(people.machine) for each in known), machine)
    else:
        remember_people(shell, machine)


def hand_down_days(library: Library, names: Sequence[str]) -> None:
    """Give the computer's calendar and best runs to these people, where they have none of their own."""
    for kind in (DAYS, RUNS):
        for key, value in kept_of(library, kind, "").items():
            for name in names:
                if key not in kept_of(library, kind, name):
                    keep_for(library, kind, name, key, value)


def hand_down(library: Library, names: Sequence[str]) -> None:
    """Give the computer's stars and puzzles to these people, where they have none of their own."""
    shared = {
        VOYAGE: {key: value for key, value in library.progress(VOYAGE).items() if "/" not in key},
        PUZZLES: library.progress_of(PUZZLES, ""),
    }
    for kind, reached in shared.items():
        for name in names:
            theirs = library.progress_of(kind, name)
            for key, value in reached.items():
                if key not in theirs:
                    library.keep_progress(kind, owned(name, key), value)
