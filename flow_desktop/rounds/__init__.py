"""A game of Flow at the table: the clock by rounds, turns, the bell, begun cards, deeds and statistics."""

from flow_desktop.table.announcing import Happening
from flow_desktop.table.answers import Changed, ClockEvent, Done, TimeIsUp
from flow_desktop.table.clock import ClockWarning, RoundClock, warnings_for
from flow_desktop.table.deeds import Deeds, Summary
from flow_desktop.table.game import Game
from flow_desktop.table.history import Entry, is_practice
from flow_desktop.table.kept import KeptGame, games
from flow_desktop.table.outcomes import PICKED, ClockKind, Outcome, Tally, clock_kind
from flow_desktop.table.past import past_table
from flow_desktop.table.shelf import Shelf
from flow_desktop.table.statistics import Statistics
from flow_desktop.table.store import Home, Welcome
from flow_desktop.table.table import Table
from flow_desktop.table.view import TableView

__all__ = [
    "PICKED",
    "Changed",
    "ClockEvent",
    "ClockKind",
    "ClockWarning",
    "Deeds",
    "Done",
    "Entry",
    "Game",
    "Happening",
    "Home",
    "KeptGame",
    "Outcome",
    "RoundClock",
    "Shelf",
    "Statistics",
    "Summary",
    "Table",
    "TableView",
    "Tally",
    "TimeIsUp",
    "Welcome",
    "clock_kind",
    "games",
    "is_practice",
    "past_table",
    "warnings_for",
]
