"""A game being played: seats, clock, undo and the journal on disk. No pygame; time is handed in.

Importing order: words -> seats, line, clock, announcing -> history, deeds -> game -> answers -> view ->
table;
disk, lock, sealed -> paths, opening -> saved -> kept, journal -> tidy -> store;
json_file -> profiles, outcomes -> people, statistics -> shelf, exports, past -> store.

::

    table = Table.new(Options("otter-reef", players=2))   # in memory; Home.new_table(...) has a journal
    table = Table.at(position)               # a lesson: any position, clock off, no record
    table.ready()                            # 'Ready': the round's clock starts (a command says it too)
    table.tick() -> [ClockWarning(30), TimeIsUp(done), Gap(s)]     # every frame, at least once a second
    table.do(Draw(2)) -> Done(step, commands, safe) | Refusal      # the only way a game changes
    table.begin_card(card) / cancel_card() -> Refusal | None       # the bell waits for a begun card (R13)
    table.call_wave() -> Done | Refusal      # clock off: the players end the round themselves
    table.undo() / redo() -> Changed(state, commands, safe) | None;  why_not_undo(), can_redo
    table.pause(Pause.FOCUS) / resume(Pause.FOCUS); resume() takes back every reason
    leave = table.listen(tell)               # told each Happening once: commands, events, before, after, by
    table.on_safe = print                    # called with each command right after it is safe on the disk
    table.set_clock(Clock(90)); table.set_seat(0, seat)            # at any time (T1, T7)
    table.state, opening, options, seats, seat, setting, remaining, turns_left, time, running, paused,
    waiting, begun, moves, record(), summary(), take_trouble(), close()

    home = Home()                            # FLOW_HOME or the system's data folder; Home(path) for any other
    home.welcome() -> Welcome(unfinished, sentences)               # once at the start: tidies, tells
    home.new_table(options, seats) -> Table;  home.go_on(kept) -> Table, paused (StoreError: a sentence)
    home.games() -> [KeptGame]: paths, finished, result, commands, board, in_use, record, state, to_json()
    home.open(kept), home.read(path), home.export(kept, path), home.delete(kept)

    home.shelf() -> Shelf                    # for a page: unfinished, finished, look(paths) reads one
    home.write_down(kept) -> Path            # export to where the players find it
    past_table(record, people) -> Table      # a finished game to look at
    home.statistics().tally(ClockKind.TIMED) -> Tally(finished, won, fewest_rounds, most_tiles_left)
    people = home.people()                   # profiles.json, read when first needed
    people.known, people.knows(name)         # everybody with a name, whoever played last first
    people.named("Mia") -> Profile           # a fresh one for a stranger; for "" it is people.machine
    people.machine                           # what belongs to nobody in particular
    people.remember(profile, ...) -> bool    # fails softly; people.take_trouble() then has a sentence, once
    Profile(name, avatar, colour, aids, lessons, met, asked, bests); seat(), seated(seat),
    learnt("first-way"), having_met("obstacles"), having_been_asked("learn-offer"),
    with_best("spot", 1250, least=True)      # scenes: start.people_of(shell), remember_people(shell, ...)

``table.take_trouble()`` is to be asked after each command and shown when it is not empty: it says once that
saving does not work, and once that it works again. ``table.close()`` leaves a game; unfinished ones stay.
Sentences are msgids (``words``).

While paused (except for ``Pause.ANIMATION``, which only stops the clock) every command is refused. A clock
counted in turns rings inside ``do``: the bell's events follow the command's in ``Done.step.events``.
"""

from flow_desktop.table.announcing import By
from flow_desktop.table.answers import Pause
from flow_desktop.table.clock import Gap, Source
from flow_desktop.table.paths import data_folder
from flow_desktop.table.people import People
from flow_desktop.table.profiles import Profile, ProfileError
from flow_desktop.table.seats import Aids, Seat, SeatError, default_seats
from flow_desktop.table.shelf import Unread
from flow_desktop.table.store import StoreError

__all__ = [
    "Aids",
    "By",
    "Gap",
    "Pause",
    "People",
    "Profile",
    "ProfileError",
    "Seat",
    "SeatError",
    "Source",
    "StoreError",
    "Unread",
    "data_folder",
    "default_seats",
]
