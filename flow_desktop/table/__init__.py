"""Any game being played: seats, undo, announcing, the journal on disk, and the people who play.

No pygame and no game: what the table must know of a game is its ``GameBox``; time is handed in.

Importing order: words -> seats, line, history, stopwatch -> announcing, paths -> box -> game -> view ->
sitting; saved -> kept, journal -> shelf; profiles -> people; library_file -> library;
all of them -> store. Files are opened by
``flow_desktop.files`` alone.

::

    rules = Rules(new_game, attempt, ...); box = GameBox("Stones", rules, ...)     # tests/toy is a whole game
    store = Store(box, Sitting, folder)      # Sitting, or a table of the game's own
    table = store.new_table(options, seats); store.go_on(kept), welcome(), games(), shelf(), delete(kept) ...
    table.do(command, by=By.HAND) -> Done(step, commands, safe) | the game's refusal
    table.undo() / redo() -> Changed(state, commands, safe) | None;  why_not_undo(), can_redo
    leave = table.listen(tell)               # told each Happening once: commands, events, before, after, by
    table.pause(why) / resume(why), ready(), keep_time(), set_seat(index, seat), take_trouble(), close()

    store.library                            # notes about games, and what was reached: library.py
    people = store.people()                  # profiles.json, read when first needed
    people.known, people.knows(name)         # everybody with a name, whoever played last first
    people.named("Mia") -> Profile           # a fresh one for a stranger; for "" it is people.machine
    people.machine                           # what belongs to nobody in particular
    people.remember(profile, ...) -> bool    # fails softly; people.take_trouble() then has a sentence, once
    Profile(name, avatar, colour, aids, lessons, met, asked, bests, reached, settings); seat(), seated(seat),
    learnt("first-way"), having_met("dragons"), having_been_asked("learn-offer"),
    with_best("spot", 1250, least=True), having_set({"text_percent": 150}), inheriting(people.machine)

Sentences are msgids (``words``).
"""

from flow_desktop.table.announcing import By, Happening
from flow_desktop.table.box import GameBox, Kept, Rules
from flow_desktop.table.game import Game
from flow_desktop.table.history import Entry
from flow_desktop.table.library import Library
from flow_desktop.table.people import People
from flow_desktop.table.profiles import Profile, ProfileError
from flow_desktop.table.seats import Aids, Seat, SeatError, default_seats
from flow_desktop.table.shelf import Shelf, Unread
from flow_desktop.table.sitting import Sitting
from flow_desktop.table.stopwatch import Source
from flow_desktop.table.store import Store, StoreError, Welcome
from flow_desktop.table.view import Changed, Done, Pause, SittingView

__all__ = [
    "Aids",
    "By",
    "Changed",
    "Done",
    "Entry",
    "Game",
    "GameBox",
    "Happening",
    "Kept",
    "Library",
    "Pause",
    "People",
    "Profile",
    "ProfileError",
    "Rules",
    "Seat",
    "SeatError",
    "Shelf",
    "Sitting",
    "SittingView",
    "Source",
    "Store",
    "StoreError",
    "Unread",
    "Welcome",
    "default_seats",
]
