"""Any game being played: seats, undo, announcing, the journal on disk, and the people who play.

No pygame, no game: what a game must say about itself is its ``Box``; time is handed in.

Importing order: words -> seats, line, history, stopwatch -> announcing, rules -> game -> answers -> view ->
sitting; disk, lock, sealed -> paths -> box -> heading -> saved -> kept, journal -> tidy -> shelf, exports;
json_file -> profiles -> people; both -> store.
"""

from flow_desktop.table.announcing import By, Happening
from flow_desktop.table.answers import Changed, Done, Pause
from flow_desktop.table.box import Box, Kept
from flow_desktop.table.game import Game
from flow_desktop.table.history import Entry
from flow_desktop.table.paths import data_folder
from flow_desktop.table.people import People
from flow_desktop.table.profiles import Profile, ProfileError
from flow_desktop.table.rules import Rules
from flow_desktop.table.seats import Aids, Seat, SeatError, default_seats
from flow_desktop.table.shelf import Shelf, Unread
from flow_desktop.table.sitting import Sitting
from flow_desktop.table.stopwatch import Source
from flow_desktop.table.store import Store, StoreError, Welcome
from flow_desktop.table.view import SittingView

__all__ = [
    "Aids",
    "Box",
    "By",
    "Changed",
    "Done",
    "Entry",
    "Game",
    "Happening",
    "Kept",
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
    "data_folder",
    "default_seats",
]
