"""A game of Flow at the table: the clock by rounds, turns, the bell, begun cards, deeds and statistics.

Importing order: words, turns -> box, clock, deeds -> table -> pace; outcomes -> statistics -> home.
Beside them: daily, voyage and stars, puzzles, achievements, best_runs, games_csv, tape; own says whose they
are.

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
    table.set_clock(Clock(90)); table.set_seat(0, seat)            # at any time (T1, T7)
    table.state, opening, options, seats, seat, setting, remaining, turns_left, time, running, paused,
    waiting, begun, moves, record(), summary(), take_trouble(), close()

    pace_at(table) -> Pace(turns, left)      # turns a round here, as observed, and those left of this one

    home = Home(folders.data)                # games, people and statistics in one folder
    home.welcome() -> Welcome(unfinished, sentences)               # once at the start: tidies, tells
    home.new_table(options, seats) -> Table;  home.go_on(kept) -> Table, paused (StoreError: a sentence)
    home.games() -> [KeptGame]: paths, finished, result, commands, board, in_use, record, state, to_json()
    home.export(kept, path), home.delete(kept)
    home.shelf() -> Shelf                    # for a page: unfinished, finished, look(paths) reads one
    home.write_down(kept) -> Path            # export to where the players find it
    past_table(record, people) -> Table      # a finished game to look at
    home.statistics().tally(ClockKind.TIMED) -> Tally(finished, won, fewest_rounds, most_tiles_left)

``table.take_trouble()`` is to be asked after each command and shown when it is not empty: it says once that
saving does not work, and once that it works again. ``table.close()`` leaves a game; unfinished ones stay.

While paused (except for ``Pause.ANIMATION``, which only stops the clock) every command is refused. A clock
counted in turns rings inside ``do``: the bell's events follow the command's in ``Done.step.events``.
"""

from flow_desktop.rounds.box import FLOW_BOX, RULES, KeptGame
from flow_desktop.rounds.clock import ClockWarning, Gap, RoundClock, warnings_for
from flow_desktop.rounds.deeds import Deeds, RoundAccount, Summary
from flow_desktop.rounds.home import Home, Shelf, past_table
from flow_desktop.rounds.outcomes import PICKED, ClockKind, Outcome, Tally, clock_kind
from flow_desktop.rounds.pace import expected_pace, pace_at
from flow_desktop.rounds.statistics import Statistics
from flow_desktop.rounds.table import Changed, ClockEvent, Done, Happening, Table, TableView, TimeIsUp
from flow_desktop.rounds.turns import Entry, Game, is_practice

__all__ = [
    "FLOW_BOX",
    "PICKED",
    "RULES",
    "Changed",
    "ClockEvent",
    "ClockKind",
    "ClockWarning",
    "Deeds",
    "Done",
    "Entry",
    "Game",
    "Gap",
    "Happening",
    "Home",
    "KeptGame",
    "Outcome",
    "RoundAccount",
    "RoundClock",
    "Shelf",
    "Statistics",
    "Summary",
    "Table",
    "TableView",
    "Tally",
    "TimeIsUp",
    "clock_kind",
    "expected_pace",
    "is_practice",
    "pace_at",
    "past_table",
    "warnings_for",
]
