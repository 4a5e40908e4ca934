"""A game of River Dice at the table: its box, its sitting, where its games are kept.

Importing order: words, turns -> box -> sitting -> home, partners; daily.

::

    home = RiverHome(folders.data)           # data/river-dice; people and library are those of the program
    home.welcome() -> Welcome(unfinished, sentences)             # once at the start: tidies, tells
    table = home.new_table(RiverOptions("otter", sheet="B"), seats);  home.go_on(kept) -> RiverTable, paused
    table.resume();  table.listen(tell)      # RiverHappening: commands, events, before, after, by
    table.do(command) -> RiverDone(step, commands, safe) | RiverRefusal
    table.undo() / redo();  why_not_undo()   # within one's own turn, until the next roll
    table.legal, state, seat, seats, options, record(), take_trouble(), close()
    RiverTable.new(options) lives in memory; RiverTable.at(position) is a lesson's

    home.games() -> [KeptRiver]: record, state, finished, totals, commands, to_json()
    home.shelf(), read(path), export(kept, path), write_down(kept), delete(kept), kept(name)
    past_river(record).history.done          # a replay: entries with events and the state after each
    home.note(state, seats) -> (RiverReached(seat, shapes, total, best_before), ...)   # at the end of a game
    home.trails() -> TrailBook;  home.trail_of("mia") -> RiverTrail;  home.bests(name) -> {"A": 51}
    partner_on(table)                        # the partner whose turn it is; None: a person's turn
    river_day(date).options(players)         # the deal of a day; deal codes: engine/codes.py
"""

from flow_desktop.river_dice.table.box import RIVER_BOX, RIVER_RULES, KeptRiver
from flow_desktop.river_dice.table.daily import RiverDay, is_of_day, river_day
from flow_desktop.river_dice.table.home import RiverHome, RiverReached
from flow_desktop.river_dice.table.partners import partner_on, with_partner
from flow_desktop.river_dice.table.sitting import (
    RiverDone,
    RiverHappening,
    RiverTable,
    past_river,
)
from flow_desktop.river_dice.table.turns import RiverEntry, RiverGame

__all__ = [
    "RIVER_BOX",
    "RIVER_RULES",
    "KeptRiver",
    "RiverDay",
    "RiverDone",
    "RiverEntry",
    "RiverGame",
    "RiverHappening",
    "RiverHome",
    "RiverReached",
    "RiverTable",
    "is_of_day",
    "partner_on",
    "past_river",
    "river_day",
    "with_partner",
]
